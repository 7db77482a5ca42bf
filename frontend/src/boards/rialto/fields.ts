// Made from the declared fields of src/serenissima/games/rialto by tools/make_client_fields.py. Do not edit.

/** Of hidden things a client is told only how many there are. */
export type Hidden = { readonly hidden: number };

/** One player, or the neutral player of the variant for two. */
export interface RialtoPlayer {
  readonly hand: readonly number[] | Hidden;
  readonly cut: readonly number[] | Hidden;
  readonly dropped: readonly number[] | Hidden;
  readonly stacked?: number;
  readonly shown: readonly number[];
  readonly sure: readonly number[];
  readonly shed: readonly number[];
  readonly sprung: readonly number[];
  readonly loose: readonly number[];
  readonly gone: number;
  readonly found?: number;
  readonly fresh: number;
  readonly drawn: number;
  readonly uncut: number;
  readonly lacks: readonly number[];
  readonly lacked: readonly number[];
  readonly played: readonly number[];
  readonly turned: number;
  readonly wilds: number;
  readonly strength: number;
  readonly keep: number;
  readonly points: number;
  readonly coins: number;
  readonly doge: number;
  readonly reserve: number;
  readonly general: number;
  readonly council: readonly number[];
  readonly buildings: readonly number[];
  readonly used: readonly number[];
  readonly resting: readonly number[];
}

/** A position of Rialto. `players` holds the neutral player last, in the variant that has one. */
export interface RialtoView {
  /** How many decide and score; a game may have other parties besides. */
  readonly seats: number;
  /** The seats that still owe an answer to a simultaneous decision. */
  readonly pending: number;
  /** All the seats that were asked. */
  readonly asked: number;
  readonly board: number;
  readonly bridges: number;
  readonly clockwise: number;
  readonly number_of: readonly number[];
  readonly district_in: readonly number[];
  readonly round: number;
  readonly stage: number;
  readonly first: number;
  readonly bonuses: readonly number[];
  readonly delayed: readonly number[];
  readonly order: readonly number[];
  readonly pile: Hidden;
  readonly spent: readonly number[];
  readonly stacked: readonly number[];
  readonly risen: readonly number[];
  readonly rows: readonly (readonly number[])[];
  readonly neutral_cards: readonly number[];
  readonly stock: readonly number[];
  readonly coins: number;
  readonly tiles: readonly number[];
  readonly free: readonly number[];
  readonly bridge: number;
  readonly unseen_bridges: readonly number[];
  readonly gondolas: number;
  readonly banks: readonly number[];
  readonly bank_winners: readonly number[];
  readonly marked: number;
  readonly players: readonly RialtoPlayer[];
}
