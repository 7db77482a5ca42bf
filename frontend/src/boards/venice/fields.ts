// Made from the declared fields of src/serenissima/games/venice by tools/make_client_fields.py. Do not edit.

/** Of hidden things a client is told only how many there are. */
export type Hidden = { readonly hidden: number };

/** What one player has. */
export interface VenicePlayer {
  /** In hand. */
  readonly coins: number;
  /** Scored. */
  readonly points: number;
  /** In hand. */
  readonly scrolls: number;
  /** Taken. */
  readonly intrigue: number;
  /** Space of the marker. */
  readonly council: number;
  /** The gondola it stands on. */
  readonly gondolier: number;
  /** Cubes of each colour on the first gondola, then on the second. */
  readonly cargo: readonly number[];
  /** Whether there is a favour card not turned over. */
  readonly favour: number;
  /** Missions not completed. */
  readonly hand: readonly number[] | Hidden;
  /** Missions drawn, one of them to be kept. */
  readonly drawn: readonly number[] | Hidden;
  /** Missions completed, archived or not. */
  readonly done: readonly number[];
  /** Those whose effects work. */
  readonly slotted: readonly number[];
  /** Influence cards. */
  readonly cards: readonly number[] | Hidden;
  /** Influence cards drawn, one of them to be kept. */
  readonly offered: readonly number[] | Hidden;
  /** To a crossing, before both have replied. */
  readonly reply?: number;
}

/** A smuggler deck. `seen` are cards on its top that somebody has looked at, the topmost last. */
export interface VeniceDeck {
  /** Cards of the deck that nobody has looked at. */
  readonly pool: Hidden;
  /** Cards that take no part. */
  readonly box: Hidden;
  /** Cards on its top that somebody has looked at, the topmost last. */
  readonly seen: readonly (number | null)[];
  /** Who has looked at each. */
  readonly seen_known: readonly (readonly number[])[];
  /** Cards played. */
  readonly discard: readonly number[];
  /** Cards everybody has seen since the game began. */
  readonly shown: readonly number[];
}

/** A position of Venice. Decks are unordered until a card is drawn; cards put back under a deck keep their order, */
export interface VeniceView {
  /** How many decide and score; a game may have other parties besides. */
  readonly seats: number;
  /** The seats that still owe an answer to a simultaneous decision. */
  readonly pending: number;
  /** All the seats that were asked. */
  readonly asked: number;
  /** Whether there are any. */
  readonly favour_cards: number;
  /** The seats that play without a favour card. */
  readonly without: readonly number[];
  /** Whether the Doge is a passenger. */
  readonly taxi: number;
  /** Whether a passing gondola may activate where its sister lies. */
  readonly own_dock: number;
  /** More Doge assistants in the preliminary round. */
  readonly doge_extra: number;
  /** Where the Doge's council markers start. */
  readonly doge_lead: number;
  /** Whether he has assistants in the preliminary round. */
  readonly doge_staff: number;
  /** His scrolls. */
  readonly doge_start: number;
  /** His points for each assistant space. */
  readonly doge_values: readonly number[];
  /** Alone: turns left once the row cannot be filled. */
  readonly last_turns: number;
  /** By dock. */
  readonly building_at: readonly number[];
  /** By building. */
  readonly dock_of: readonly number[];
  /** The first player. */
  readonly first: number;
  /** By seat. */
  readonly players: readonly VenicePlayer[];
  /** Dock of each gondola, NOWHERE on its way or not yet placed. */
  readonly berth: readonly number[];
  /** How many gondolas lie below it. */
  readonly height: readonly number[];
  /** Of each house's assistant on each tile; 0: none. */
  readonly space: readonly number[];
  /** Assistants not placed, by house. */
  readonly staff: readonly number[];
  /** House + 1 on each canal; 0: none. */
  readonly bridge: readonly number[];
  /** Bridges not built, by house. */
  readonly spans: readonly number[];
  /** Whether the reward for ten assistants is gone. */
  readonly ten_placed: number;
  /** Full rounds after this one, once the end is triggered. */
  readonly rounds_left: number;
  /** Rounds begun. */
  readonly rounds: number;
  /** Where the gondola on its way is. */
  readonly at: number;
  /** Docks it has come by. */
  readonly visited: readonly number[];
  /** Canals it has used. */
  readonly sailed: readonly number[];
  /** The tile. */
  readonly spy: number;
  /** Influence cards this turn. */
  readonly cards_played: number;
  /** Which once-a-turn bonuses are used up. */
  readonly spent: readonly number[];
  /** Deck and box: nobody can tell them apart. */
  readonly mission_pool: Hidden;
  /** How many of the pool are in the deck. */
  readonly mission_left: number;
  /** Put back under the deck. */
  readonly mission_under: readonly (number | null)[];
  /** Who knows each. */
  readonly mission_under_known: readonly (readonly number[])[];
  /** What has happened to the cards, see story.py. */
  readonly mission_story: Hidden;
  /** The deck. */
  readonly influence_pool: Hidden;
  /** Put back under the deck. */
  readonly influence_under: readonly (number | null)[];
  /** Who knows each. */
  readonly influence_under_known: readonly (readonly number[])[];
  /** Cards played. */
  readonly influence_discard: readonly number[];
  /** What has happened to the cards, see story.py. */
  readonly influence_story: Hidden;
  /** Of the smugglers. */
  readonly decks: readonly VeniceDeck[];
  /** Deck and box: all that has not been revealed, as everybody knows. */
  readonly doge_pool: readonly number[];
  /** How many of the pool are in the deck. */
  readonly doge_left: number;
  /** Open cards; -1: none. */
  readonly doge_row: readonly number[];
  /** Cards carried out. */
  readonly doge_discard: readonly number[];
  /** Places of the row whose card is not carried out. */
  readonly doge_cancelled: readonly number[];
  /** Scored. */
  readonly doge_points: number;
  /** His. */
  readonly doge_scrolls: number;
  /** Taken. */
  readonly doge_intrigue: number;
  /** Spaces of his markers. */
  readonly doge_council: readonly number[];
  /** House * docks + dock of his last B gondola. */
  readonly doge_works: number;
  /** His dock. */
  readonly taxi_at: number;
  /** The tile he wants to reach. */
  readonly taxi_to: number;
  /** Whether he is. */
  readonly taxi_aboard: number;
  /** Final scoring: 1 council and assistants, 2 all. */
  readonly settled: number;
  /** A seat, or who is one past the seats. */
  readonly arrested: number;
}

export const COLOURS = ["ceramics", "cloth", "silver"] as const;

export const TILES = 12;

export const SPACES = 4;

export const COPIES = 2;

export const DOGE_COPIES = 3;

export const INFLUENCE = [
  "foreman",
  "overtime",
  "councillors",
  "information",
  "build-bridge",
  "promote",
  "stock",
  "offer",
  "investigate",
  "testify",
  "spy",
] as const;

export const DOGE = [
  "denunciation",
  "search",
  "public-works",
  "family-seats",
  "presides",
  "archives",
  "absolution",
  "loyal-staff",
  "revenue",
] as const;
