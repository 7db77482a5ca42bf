/** The shape of Venezia's view and figures, and how squares and districts are numbered. */
import type { BoardProps, PlayerProps } from "../../lib/board";
import { COLOURS, SQUARES, VALUES, type VeneziaPlayer, type VeneziaView } from "./fields";

export { COLOURS, NO_TILE, PLATFORM, type VeneziaView } from "./fields";

export interface ColourFigures {
  readonly colour: string;
  readonly left: number;
  readonly of: number;
  readonly worth: number;
  readonly supply: number;
}

export interface VeneziaFigures {
  readonly colours: readonly ColourFigures[];
  /** Points of each seat if the game ended now. */
  readonly points: readonly number[];
  readonly to_sink: number;
  readonly sunk: number;
  readonly undealt: number;
  /** The prophecies one of which must be played. */
  readonly lowest?: readonly number[];
}

export const SIDE = 8;

export type Colour = (typeof COLOURS)[number];

/** A district is its rank times eight plus its colour. */
export const colourOf = (district: number): Colour => COLOURS[district % 8] ?? "black";
export const faceOf = (district: number): string => VALUES[Math.floor(district / 8)] ?? "";

/** The text that names a district. */
export const districtText = (district: number): string =>
  `district-${colourOf(district)}-${faceOf(district).toLowerCase()}`;

export const squareName = (square: number): string => SQUARES[square] ?? "";

export const sizeOf = (hand: VeneziaPlayer["hand"]): number => ("hidden" in hand ? hand.hidden : hand.length);

/** Half-way numbers on the board: the corner of a square in board units. */
export const TILE = 100;
export const MARGIN = 26;
export const left = (square: number): number => MARGIN + (square % SIDE) * TILE;
export const top = (square: number): number => MARGIN + Math.floor(square / SIDE) * TILE;

export type VeneziaProps = BoardProps<VeneziaView, VeneziaFigures>;
export type VeneziaPlayerProps = PlayerProps<VeneziaView, VeneziaFigures>;
