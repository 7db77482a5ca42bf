// Made from the declared fields of src/serenissima/games/doge by tools/make_client_fields.py. Do not edit.

/** Of hidden things a client is told only how many there are. */
export type Hidden = { readonly hidden: number };

/** One colour: its votes, into which only the owner looks until they are counted, and its pieces. */
export interface DogePlayer {
  /** The area card chosen in the round in progress. */
  readonly card?: number;
  /** And the markers chosen with it. */
  readonly ballot?: number;
  /** Not laid this year, as of the last reveal. */
  readonly hand: readonly number[] | Hidden;
  /** Face down in each area. */
  readonly stacks: readonly (readonly number[])[] | readonly Hidden[];
  /** Turned up in each area. */
  readonly shown: readonly (readonly number[])[];
  /** Area cards played this year. */
  readonly used: readonly number[];
  /** Houses not on the board. */
  readonly reserve: number;
  /** In each district. */
  readonly houses: readonly number[];
  /** Palaces not on the board. */
  readonly palaces_left: number;
  /** In each district. */
  readonly palaces: readonly number[];
  /** Not on a councillor. */
  readonly rings: number;
}

/** A position of the game. */
export interface DogeView {
  /** How many decide and score; a game may have other parties besides. */
  readonly seats: number;
  /** The seats that still owe an answer to a simultaneous decision. */
  readonly pending: number;
  /** All the seats that were asked. */
  readonly asked: number;
  /** From 1. */
  readonly year: number;
  /** How many areas this year. */
  readonly counted: number;
  /** This year's order of the areas. */
  readonly brown: readonly number[];
  /** Next year's order, as far as it is turned up; else CIRCLE. */
  readonly blue: readonly number[];
  /** The area of each councillor, or CIRCLE. */
  readonly place: readonly number[];
  /** The seat whose ring is on each councillor, or NEUTRAL. */
  readonly controller: readonly number[];
  /** Palaces of all colours in each district. */
  readonly built: readonly number[];
  /** By seat. */
  readonly players: readonly DogePlayer[];
}

export const AREAS = [
  "cannaregio",
  "castello",
  "dorsoduro",
  "san-marco",
  "san-polo",
  "santa-croce",
  "quarantia",
] as const;

export const DISTRICTS = 6;

export const QUARANTIA = 6;

export const CIRCLE = 7;

export const COUNCILLORS = [
  "cannaregio",
  "castello",
  "dorsoduro",
  "san-marco",
  "san-polo",
  "santa-croce",
  "quarantia-1",
  "quarantia-2",
  "quarantia-3",
] as const;

export const HOME = [0, 1, 2, 3, 4, 5, 6, 6, 6] as const;

export const FIRST = [0, 1, 3, 5] as const;

export const HOUSES = 15;

export const PALACES = 8;

export const RINGS = 6;
