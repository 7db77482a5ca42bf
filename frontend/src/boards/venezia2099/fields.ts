// Made from the declared fields of src/serenissima/games/venezia2099 by tools/make_client_fields.py. Do not edit.

/** Of hidden things a client is told only how many there are. */
export type Hidden = { readonly hidden: number };

/** What one player has: prophecies in secret, everything else in the open. */
export interface VeneziaPlayer {
  /** Prophecies. */
  readonly hand: readonly number[] | Hidden;
  /** Rank of the last one played: the hand has none lower. */
  readonly floor: number;
  /** The square of each, or NOWHERE. */
  readonly figures: readonly number[];
  /** In hand. */
  readonly coins: number;
  /** Gondola cards. */
  readonly gondolas: number;
  /** How many of each colour. */
  readonly treasures: readonly number[];
}

/** A position of Venezia 2099. */
export interface VeneziaView {
  /** How many decide and score; a game may have other parties besides. */
  readonly seats: number;
  /** The seats that still owe an answer to a simultaneous decision. */
  readonly pending: number;
  /** All the seats that were asked. */
  readonly asked: number;
  /** What lies on each square: a district, PLATFORM or NO_TILE. */
  readonly tile: readonly number[];
  /** Where each district lies. */
  readonly square_of: readonly number[];
  /** The squares with a district on them, sunk or not. */
  readonly districts: readonly number[];
  /** The squares that have not sunk. */
  readonly dry: readonly number[];
  /** The squares with a figure. */
  readonly taken: readonly number[];
  /** What was paid on each square. */
  readonly coins_on: readonly number[];
  /** What was paid on districts that have sunk: out of the game. */
  readonly sunk_coins: number;
  /** Treasures left of each colour. */
  readonly supply: readonly number[];
  /** Prophecies that take no part, seen by nobody. */
  readonly undealt: Hidden;
  /** By seat. */
  readonly players: readonly VeneziaPlayer[];
}

export const PLATFORM = 64;

export const NO_TILE = 65;

export const COLOURS = ["black", "bronze", "turquoise", "red", "mauve", "green"] as const;

export const VALUES = ["2", "3", "4", "5", "6", "7", "8", "X"] as const;

export const SQUARES = [
  "A1",
  "B1",
  "C1",
  "D1",
  "E1",
  "F1",
  "G1",
  "H1",
  "A2",
  "B2",
  "C2",
  "D2",
  "E2",
  "F2",
  "G2",
  "H2",
  "A3",
  "B3",
  "C3",
  "D3",
  "E3",
  "F3",
  "G3",
  "H3",
  "A4",
  "B4",
  "C4",
  "D4",
  "E4",
  "F4",
  "G4",
  "H4",
  "A5",
  "B5",
  "C5",
  "D5",
  "E5",
  "F5",
  "G5",
  "H5",
  "A6",
  "B6",
  "C6",
  "D6",
  "E6",
  "F6",
  "G6",
  "H6",
  "A7",
  "B7",
  "C7",
  "D7",
  "E7",
  "F7",
  "G7",
  "H7",
  "A8",
  "B8",
  "C8",
  "D8",
  "E8",
  "F8",
  "G8",
  "H8",
] as const;
