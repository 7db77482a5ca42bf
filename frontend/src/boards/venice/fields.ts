// Made from the declared fields of src/serenissima/games/venice by tools/make_client_fields.py. Do not edit.

/** Of hidden things a client is told only how many there are. */
export type Hidden = { readonly hidden: number };

/** What one player has. */
export interface VenicePlayer {
  readonly coins: number;
  readonly points: number;
  readonly scrolls: number;
  readonly intrigue: number;
  readonly council: number;
  readonly gondolier: number;
  readonly cargo: readonly number[];
  readonly favour: number;
  readonly hand: readonly number[] | Hidden;
  readonly drawn: readonly number[] | Hidden;
  readonly done: readonly number[];
  readonly slotted: readonly number[];
  readonly cards: readonly number[] | Hidden;
  readonly offered: readonly number[] | Hidden;
  readonly reply?: number;
}

/** A smuggler deck. `seen` are cards on its top that somebody has looked at, the topmost last. */
export interface VeniceDeck {
  readonly pool: Hidden;
  readonly box: Hidden;
  readonly seen: readonly (number | null)[];
  readonly seen_known: readonly (readonly number[])[];
  readonly discard: readonly number[];
  readonly shown: readonly number[];
}

/** A position of Venice. */
export interface VeniceView {
  /** How many decide and score; a game may have other parties besides. */
  readonly seats: number;
  /** The seats that still owe an answer to a simultaneous decision. */
  readonly pending: number;
  /** All the seats that were asked. */
  readonly asked: number;
  readonly favour_cards: number;
  readonly without: readonly number[];
  readonly taxi: number;
  readonly own_dock: number;
  readonly doge_extra: number;
  readonly doge_lead: number;
  readonly doge_staff: number;
  readonly doge_start: number;
  readonly doge_values: readonly number[];
  readonly last_turns: number;
  readonly building_at: readonly number[];
  readonly dock_of: readonly number[];
  readonly first: number;
  readonly players: readonly VenicePlayer[];
  readonly berth: readonly number[];
  readonly height: readonly number[];
  readonly space: readonly number[];
  readonly staff: readonly number[];
  readonly bridge: readonly number[];
  readonly spans: readonly number[];
  readonly ten_placed: number;
  readonly rounds_left: number;
  readonly rounds: number;
  readonly at: number;
  readonly visited: readonly number[];
  readonly sailed: readonly number[];
  readonly spy: number;
  readonly cards_played: number;
  readonly spent: readonly number[];
  readonly mission_pool: Hidden;
  readonly mission_left: number;
  readonly mission_under: readonly (number | null)[];
  readonly mission_under_known: readonly (readonly number[])[];
  readonly mission_story: Hidden;
  readonly influence_pool: Hidden;
  readonly influence_under: readonly (number | null)[];
  readonly influence_under_known: readonly (readonly number[])[];
  readonly influence_discard: readonly number[];
  readonly influence_story: Hidden;
  readonly decks: readonly VeniceDeck[];
  readonly doge_pool: readonly number[];
  readonly doge_left: number;
  readonly doge_row: readonly number[];
  readonly doge_discard: readonly number[];
  readonly doge_cancelled: readonly number[];
  readonly doge_points: number;
  readonly doge_scrolls: number;
  readonly doge_intrigue: number;
  readonly doge_council: readonly number[];
  readonly doge_works: number;
  readonly taxi_at: number;
  readonly taxi_to: number;
  readonly taxi_aboard: number;
  readonly settled: number;
  readonly arrested: number;
}
