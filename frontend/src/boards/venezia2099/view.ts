/** The shape of Venezia's view and figures, and how squares and districts are numbered. */
import type { BoardProps, PlayerProps } from "../../lib/board";

export interface PlayerView {
  /** Prophecies of the viewer, or how many another holds. */
  readonly hand: readonly number[] | { readonly hidden: number };
  /** The square of each figure, or -1. */
  readonly figures: readonly number[];
  readonly coins: number;
  readonly gondolas: number;
  /** How many of each colour. */
  readonly treasures: readonly number[];
}

export interface VeneziaView {
  /** What lies on each square: a district, PLATFORM or NO_TILE. */
  readonly tile: readonly number[];
  readonly square_of: readonly number[];
  /** Squares that have not sunk. */
  readonly dry: readonly number[];
  readonly coins_on: readonly number[];
  readonly players: readonly PlayerView[];
}

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

export const PLATFORM = 64;
export const NO_TILE = 65;
export const SIDE = 8;

export const COLOURS = ["black", "bronze", "turquoise", "red", "mauve", "green"] as const;
export type Colour = (typeof COLOURS)[number];

/** A district is its rank times eight plus its colour. */
export const colourOf = (district: number): Colour => COLOURS[district % 8] ?? "black";
const VALUES = ["2", "3", "4", "5", "6", "7", "8", "X"] as const;
export const faceOf = (district: number): string => VALUES[Math.floor(district / 8)] ?? "";

/** The text that names a district. */
export const districtText = (district: number): string =>
  `district-${colourOf(district)}-${faceOf(district).toLowerCase()}`;

export const squareName = (square: number): string => `${"ABCDEFGH"[square % SIDE]}${Math.floor(square / SIDE) + 1}`;

export const sizeOf = (hand: PlayerView["hand"]): number => ("hidden" in hand ? hand.hidden : hand.length);

/** Half-way numbers on the board: the corner of a square in board units. */
export const TILE = 100;
export const MARGIN = 26;
export const left = (square: number): number => MARGIN + (square % SIDE) * TILE;
export const top = (square: number): number => MARGIN + Math.floor(square / SIDE) * TILE;

export type VeneziaProps = BoardProps<VeneziaView, VeneziaFigures>;
export type VeneziaPlayerProps = PlayerProps<VeneziaView, VeneziaFigures>;
