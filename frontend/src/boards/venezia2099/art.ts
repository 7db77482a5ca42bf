/** The drawn signs of the six quarters: a mark of its own shape, and a skyline of its own. All within a tile of 100 units. */
import type { Colour } from "./view";

/** Outline of each mark around (0, 0), within a radius of about 12. */
export const MARKS: Readonly<Record<Colour, string>> = {
  black: "M-8.900-8.900H8.900V8.900H-8.900Z",
  bronze: "M0-12.700 12.700 0 0 12.700-12.700 0Z",
  turquoise: "M10.400 0A10.400 10.400 0 1 1-10.400 0A10.400 10.400 0 1 1 10.400 0Z",
  red: "M-9.400-9.700Q0-7.700 9.400-9.700V1.200Q9.200 8.200 0 12.400Q-9.200 8.200-9.400 1.200Z",
  mauve: "M-6-10.300H6L11.900 0 6 10.300H-6L-11.900 0Z",
  green:
    "M-5.200-5.200A5.400 5.400 0 1 1 5.200-5.200A5.400 5.400 0 1 1 5.200 5.200A5.400 5.400 0 1 1-5.200 5.200A5.400 5.400 0 1 1-5.200-5.200Z",
};

/** The skyline: a silhouette, and the openings in it. */
export const SKYLINES: Readonly<Record<Colour, { readonly solid: string; readonly open: string }>> = {
  // a campanile over low roofs
  black: {
    solid: "M4 96V76L13 69 22 76V71L33 63 44 71V78H52V45H50V40H54V34L61 16 68 34V40H72V45H70V74H77V69L86 62 96 69V96Z",
    open: "M57.500 43.500h2.500v-5h-2.500ZM62 43.500h2.500v-5H62ZM59.500 52h3v7h-3ZM59.500 64h3v7h-3ZM11 80h4v6h-4ZM29 77h4v7h-4ZM84 75h4v7h-4Z",
  },
  // domes with lanterns
  bronze: {
    solid:
      "M4 96V82H9A12 14 0 0 1 31 81H33A17 23 0 0 1 48.500 58V53H47.500V50H48.700L50 44 51.300 50H52.500V53H51.500V58A17 23 0 0 1 67 81H69A12 14 0 0 1 91 82H96V96Z",
    open: "M42 96V87A8 9 0 0 1 58 87V96ZM16 96V90A4 5 0 0 1 24 90V96ZM76 96V90A4 5 0 0 1 84 90V96Z",
  },
  // a bridge of one arch with its balustrade
  turquoise: {
    solid: "M4 96V84L42 61H58L96 84V96H82C80 79 66 71 50 71S20 79 18 96Z",
    open: "M45 64h2.500v4.500H45ZM52.500 64H55v4.500h-2.500ZM37 66.500h2.500v4.500H37ZM60.500 66.500H63v4.500h-2.500ZM29 71.500h2.500v4.500H29ZM68.500 71.500H71v4.500h-2.500Z",
  },
  // gables and flared chimneys
  red: {
    solid:
      "M4 96V78L17 65 21 69V59L18 52H29L26 59V74L30 78V73L46 57 62 73V77L69 70V60L66 53H77L74 60V66L78 62 96 80V96Z",
    open: "M13 80h5v7h-5ZM21.500 80h5v7h-5ZM38 74h5v7h-5ZM49 74h5v7h-5ZM43.500 86h5V96h-5ZM74 79h5v7h-5ZM84 84h5v7h-5Z",
  },
  // a gothic arcade with pinnacles
  mauve: {
    solid: "M4 96V64H8L10 56 12 64H25L27 56 29 64H41L43 56 45 64H57L59 56 61 64H73L75 56 77 64H90L92 56 94 64H96V96Z",
    open: "M9.500 96V84Q9.500 77 17.500 71Q25.500 77 25.500 84V96ZM42 96V84Q42 77 50 71Q58 77 58 84V96ZM74.500 96V84Q74.500 77 82.500 71Q90.500 77 90.500 84V96ZM30 77.500A3.800 3.800 0 1 0 37.600 77.500A3.800 3.800 0 1 0 30 77.500ZM62.400 77.500A3.800 3.800 0 1 0 70 77.500A3.800 3.800 0 1 0 62.400 77.500Z",
  },
  // two crenellated towers and the gate of the arsenal between them
  green: {
    solid:
      "M4 96V58H9V63H14V58H19V63H24V58H29V70H36V75H41V70H46V75H54V70H59V75H64V70H71V58H76V63H81V58H86V63H91V58H96V96Z",
    open: "M41 96V88A9 9 0 0 1 59 88V96ZM15 72h3.500v9H15ZM81.500 72H85v9h-3.500Z",
  },
};
