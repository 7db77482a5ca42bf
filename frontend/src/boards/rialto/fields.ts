// Made from the declared fields of src/serenissima/games/rialto by tools/make_client_fields.py. Do not edit.

/** Of hidden things a client is told only how many there are. */
export type Hidden = { readonly hidden: number };

/** One player, or the neutral player of the variant for two. */
export interface RialtoPlayer {
  /** Cards. */
  readonly hand: readonly number[] | Hidden;
  /** Put aside to be discarded, until all have cut their hands. */
  readonly cut: readonly number[] | Hidden;
  /** The own discards, as far as others have not seen them. */
  readonly dropped: readonly number[] | Hidden;
  /** Cards known to have been shuffled into the pile. */
  readonly stacked?: number;
  /** Taken openly since and not played: in the hand, or dropped from it. */
  readonly shown: readonly number[];
  /** Those of them that no cut can have taken from the hand. */
  readonly sure: readonly number[];
  /** Those that must have been dropped. */
  readonly shed: readonly number[];
  /** Played since that shuffle without having been shown before. */
  readonly sprung: readonly number[];
  /** Shown before and not played: in the hand, or dropped and shuffled in. */
  readonly loose: readonly number[];
  /** How many cards were dropped before that shuffle without being known. */
  readonly gone: number;
  /** Cards seen drawn since without being known there. */
  readonly found?: number;
  /** How many cards were drawn unseen since that shuffle. */
  readonly fresh: number;
  /** How many of the cards nobody else has seen may come from this round. */
  readonly drawn: number;
  /** How many of them were drawn after the last cut: none of these is dropped. */
  readonly uncut: number;
  /** The kinds of which the hand holds none since this round. */
  readonly lacks: readonly number[];
  /** The kinds of which there is none among the cards held longer. */
  readonly lacked: readonly number[];
  /** Cards lying before the player in this stage. */
  readonly played: readonly number[];
  /** What the cards turned by yellow buildings count in this stage. */
  readonly turned: number;
  /** Yellow buildings used as jokers in this stage. */
  readonly wilds: number;
  /** What all of it counts in this stage. */
  readonly strength: number;
  /** How many cards may be kept this round. */
  readonly keep: number;
  /** On the track. */
  readonly points: number;
  /** In hand. */
  readonly coins: number;
  /** Space on the Doge track. */
  readonly doge: number;
  /** Councillors on the own board. */
  readonly reserve: number;
  /** Councillors in the general supply. */
  readonly general: number;
  /** Councillors in each district. */
  readonly council: readonly number[];
  /** Own buildings. */
  readonly buildings: readonly number[];
  /** Those with a coin on them. */
  readonly used: readonly number[];
  /** Those taken with blue 1 this round. */
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
  /** Which map. */
  readonly board: number;
  /** Which set of bridges. */
  readonly bridges: number;
  /** From a seat to the next one clockwise. */
  readonly clockwise: number;
  /** The order tile of each district, from 0. */
  readonly number_of: readonly number[];
  /** The district of each round. */
  readonly district_in: readonly number[];
  /** Counted from 0. */
  readonly round: number;
  /** A to F while cards are played. */
  readonly stage: number;
  /** The first player of the stage. */
  readonly first: number;
  /** Who won the bonus of each stage this round. */
  readonly bonuses: readonly number[];
  /** Who waits to play late, in order. */
  readonly delayed: readonly number[];
  /** The seats in Doge order, foremost first. */
  readonly order: readonly number[];
  /** Cards to draw. */
  readonly pile: Hidden;
  /** The discards that everybody saw before they were turned down. */
  readonly spent: readonly number[];
  /** Known to all to be in the pile since it was shuffled. */
  readonly stacked: readonly number[];
  /** Turned up since then, and nobody knew that it was there. */
  readonly risen: readonly number[];
  /** Open rows of cards. */
  readonly rows: readonly (readonly number[])[];
  /** Those of the neutral player. */
  readonly neutral_cards: readonly number[];
  /** Buildings left of each kind. */
  readonly stock: readonly number[];
  /** In the supply. */
  readonly coins: number;
  /** What lies on each connection. */
  readonly tiles: readonly number[];
  /** The connections on which nothing lies. */
  readonly free: readonly number[];
  /** The visible top of the bridge stack. */
  readonly bridge: number;
  /** Those below it: known, but in no order before they are turned up. */
  readonly unseen_bridges: readonly number[];
  /** In the supply. */
  readonly gondolas: number;
  /** The banks whose bonus can still be won. */
  readonly banks: readonly number[];
  /** For each bank, the set of those who won its bonus. */
  readonly bank_winners: readonly number[];
  /** The neutral player's connection. */
  readonly marked: number;
  /** By seat; the neutral player last. */
  readonly players: readonly RialtoPlayer[];
}

export const CARDS = ["doge", "gold", "building", "bridge", "gondola", "councillor", "joker"] as const;

export const JOKER = 6;

export const BUILDINGS = [
  "green_1",
  "green_2",
  "green_3",
  "green_4",
  "yellow_1",
  "yellow_2",
  "yellow_3",
  "yellow_4",
  "blue_1",
  "blue_2",
  "blue_3",
  "blue_4",
] as const;

export const COLOURS = ["green", "yellow", "blue"] as const;

export const PLACES = 7;
