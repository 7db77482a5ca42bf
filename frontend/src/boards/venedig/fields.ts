// Made from the declared fields of src/serenissima/games/venedig by tools/make_client_fields.py. Do not edit.

/** Of hidden things a client is told only how many there are. */
export type Hidden = { readonly hidden: number };

/** What a player has; hand and tokens are a secret, their number is not. */
export interface VenedigPlayer {
  readonly hand: readonly number[] | Hidden;
  readonly marsh: readonly number[] | Hidden;
  readonly gold: readonly number[] | Hidden;
  readonly offered_marsh: readonly number[] | Hidden;
  readonly offered_gold: readonly number[] | Hidden;
  readonly book: readonly number[] | Hidden;
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
  readonly players: readonly VenedigPlayer[];
  readonly parties: number;
  readonly one_crossing: number;
  readonly active: number;
  readonly third_served: number;
  readonly ended: number;
  readonly marsh: readonly (readonly number[])[];
  readonly built: readonly (readonly number[])[];
  readonly pieces: readonly (readonly number[])[];
  readonly stock: readonly number[];
  readonly laid: readonly (readonly number[])[];
  readonly whole_sets: readonly number[];
  readonly begun_now: readonly number[];
  readonly architects: readonly number[];
  readonly deck: Hidden;
  readonly book: readonly number[];
  readonly discard: readonly number[];
  readonly row: readonly number[];
  readonly undrained: Hidden;
  readonly traded_marsh: readonly number[];
  readonly gold_stock: Hidden;
  readonly gold_open: readonly number[];
  readonly gold_back: readonly number[];
  readonly gold_drawn: number;
}
