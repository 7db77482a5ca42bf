// Made from the declared fields of src/serenissima/games/venedig by tools/make_client_fields.py. Do not edit.

/** Of hidden things a client is told only how many there are. */
export type Hidden = { readonly hidden: number };

/** What a player has; hand and tokens are a secret, their number is not. */
export interface VenedigPlayer {
  /** Cards. */
  readonly hand: readonly number[] | Hidden;
  /** Tokens. */
  readonly marsh: readonly number[] | Hidden;
  /** Tokens. */
  readonly gold: readonly number[] | Hidden;
  /** Laid aside for an exchange that is not made yet. */
  readonly offered_marsh: readonly number[] | Hidden;
  /** The same of gold. */
  readonly offered_gold: readonly number[] | Hidden;
  /** What this player knows of hands and deck, see knowledge.py. */
  readonly book: readonly number[] | Hidden;
  /** Of the gondola. */
  readonly space: number;
}

/** A position. Parties are the players and, with two of them, the imaginary third. */
export interface VenedigView {
  /** How many decide and score; a game may have other parties besides. */
  readonly seats: number;
  /** The seats that still owe an answer to a simultaneous decision. */
  readonly pending: number;
  /** All the seats that were asked. */
  readonly asked: number;
  /** By seat. */
  readonly players: readonly VenedigPlayer[];
  /** The players, and the imaginary third of two. */
  readonly parties: number;
  /** Whether 10 and 45 are one space. */
  readonly one_crossing: number;
  /** Whose turn it is. */
  readonly active: number;
  /** Whether a card was drawn for the imaginary third in this turn. */
  readonly third_served: number;
  /** Whether the end has come; what is still to happen then happens. */
  readonly ended: number;
  /** Cells of each district under marsh. */
  readonly marsh: readonly (readonly number[])[];
  /** Cells of each district under a building. */
  readonly built: readonly (readonly number[])[];
  /** Sites of each type and district, bridges last. */
  readonly pieces: readonly (readonly number[])[];
  /** Buildings beside the board. */
  readonly stock: readonly number[];
  /** Cards on the table before each party. */
  readonly laid: readonly (readonly number[])[];
  /** Types of which the active player has a complete set of its own on the table. */
  readonly whole_sets: readonly number[];
  /** Types whose common pile the active player began in this turn. */
  readonly begun_now: readonly number[];
  /** The party that holds each, or HOME. */
  readonly architects: readonly number[];
  /** Cards. */
  readonly deck: Hidden;
  /** What everybody knows of hands and deck, see knowledge.py. */
  readonly book: readonly number[];
  /** Cards. */
  readonly discard: readonly number[];
  /** Types that lie open beside the deck. */
  readonly row: readonly number[];
  /** Under the marsh of the board. */
  readonly undrained: Hidden;
  /** Tokens that have left the game. */
  readonly traded_marsh: readonly number[];
  /** Tokens. */
  readonly gold_stock: Hidden;
  /** Those that everybody saw go back, until the next is drawn. */
  readonly gold_open: readonly number[];
  /** The same, mixed with the others. */
  readonly gold_back: readonly number[];
  /** How many of those may have been drawn since. */
  readonly gold_drawn: number;
}

export const TYPES = ["casa", "palazzo", "campo", "basilica", "ponte"] as const;
