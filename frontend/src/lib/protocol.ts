// Made from src/serenissima/server/protocol.py by tools/make_protocol_types.py. Do not edit.

/** An argument of a message: a number, a label, a seat (the client puts the player's name), a message, or a list. */
export type Arg = number | string | { readonly seat: number } | Message | readonly Arg[];

export const SPECTATOR = -1;

/** Take an option. `seq` is the last one seen: a move meant for an older position is refused, never guessed at. */
export interface Act {
  readonly type: "act";
  readonly seat: number;
  readonly action: number;
  readonly seq: number;
}

/** Take back this seat's last act, as far as nobody has learned anything from it. */
export interface Undo {
  readonly type: "undo";
  readonly seat: number;
  readonly seq: number;
}

/** Take back this seat's answer to a simultaneous decision that others are still thinking about. */
export interface Reconsider {
  readonly type: "reconsider";
  readonly seat: number;
}

/** Show the table through this seat's eyes: the curtain between people who share a screen is lifted. */
export interface Look {
  readonly type: "look";
  readonly seat: number;
}

/** Ask why the last of these refs cannot be chosen after those before it; the answer is `Refused`, too. */
export interface Why {
  readonly type: "why";
  readonly seat: number;
  readonly refs: readonly string[];
}

/** Before the deal: the SHA-256 of 32 random bytes of one's own, in hexadecimal figures. */
export interface Pledge {
  readonly type: "pledge";
  readonly pledge: string;
}

/** When pledges are closed: the bytes. When everybody who has pledged has shown them, the cards are dealt. */
export interface Reveal {
  readonly type: "reveal";
  readonly bytes: string;
}

/** The host waits for nobody else: pledges are closed. */
export interface Deal {
  readonly type: "deal";
}

/** The host begins another round of pledges, because somebody has gone without showing the bytes. */
export interface GatherAnew {
  readonly type: "gather-anew";
}

/** A text by its id; an argument is a number, a label, `{"seat": 2}`, another message, or a list of these. */
export interface Message {
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
}

/**
 * A seat as everybody sees it. `present`: somebody who holds its key is connected (a bot always is). `trouble`:
 * why another bot plays in the place of the one that was to play. `seconds`: within which a bot of its level answers.
 */
export interface SeatShown {
  readonly name: string;
  readonly kind: "bot" | "friend" | "screen";
  readonly level: string | null;
  readonly colour: number;
  readonly present: boolean;
  readonly trouble: Message | null;
  readonly seconds: number | null;
}

/** What is asked now, of the viewer (`yours`) or of others, with the steps of the turn and the rule behind it. */
export interface Prompt {
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
  readonly steps: readonly string[];
  readonly step: number;
  readonly clause: string;
  readonly yours: boolean;
}

/** One possible act: its number, its parts, the drawn things it touches, and what it would do. */
export interface Option {
  readonly action: number;
  readonly kind: string;
  readonly args: Readonly<Record<string, Arg>>;
  readonly refs: readonly string[];
  readonly note: readonly Message[];
}

/** One thing that happened, as this viewer may know it. `seat` is -1 for what concerns everybody. */
export interface Event {
  readonly n: number;
  readonly id: string;
  readonly args: Readonly<Record<string, Arg>>;
  readonly refs: readonly string[];
  readonly seat: number;
}

/** Whether the viewer can undo now, and why or why not. */
export interface UndoStatus {
  readonly possible: boolean;
  readonly reason: Message;
}

/** Where some of a row's points come from, for each seat, and the rule that gives them. */
export interface ScorePart {
  readonly text: Message;
  readonly values: readonly number[];
  readonly clause: string;
}

/**
 * One row of the final score sheet: a text, a value for each seat, the rule, and the parts that add up to the
 * values where it has any; the row of `total` ends it.
 */
export interface ScoreRow {
  readonly id: string;
  readonly values: readonly number[];
  readonly total: boolean;
  readonly clause: string;
  readonly parts: readonly ScorePart[];
}

/**
 * The table as one viewer may see it: always whole, so that a client that missed anything is right again.
 *
 * Only `events` is a difference: those from number `from` on. It restarts at 0 on the first update and after an undo.
 * `viewer` is the seat whose view this is, or -1 for the spectators'. With `curtain`, that seat (one of `mine`) is
 * asked to come to the screen; the view is the spectators' until the client sends `look`. `scores`, `standing` (the
 * place of each seat, 1 first), `winners` and `ending` (the rule that ended it) come when the game is over. `rematch`
 * names the table of the rematch. `chance` tells where its outcomes come from.
 */
export interface Update {
  readonly type: "update";
  readonly seq: number;
  readonly game: string;
  readonly table: string;
  readonly setting: Readonly<Record<string, string>>;
  readonly viewer: number;
  readonly mine: readonly number[];
  readonly seats: readonly SeatShown[];
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly view: Readonly<Record<string, unknown>>;
  readonly prompt: Prompt | null;
  readonly options: readonly Option[];
  readonly events: readonly Event[];
  readonly from: number;
  readonly undo: UndoStatus;
  readonly reconsider: boolean;
  readonly figures: Readonly<Record<string, unknown>>;
  readonly describe: readonly Message[];
  readonly scores: readonly ScoreRow[];
  readonly standing: readonly number[];
  readonly winners: readonly number[];
  readonly ending: string;
  readonly curtain: number | null;
  readonly rematch: string | null;
  readonly chance: "fair" | "seed" | "system";
}

/** Somebody who adds to the luck: what was pledged, and whether the bytes were shown. */
export interface Contributor {
  readonly name: string;
  readonly seats: readonly number[];
  readonly present: boolean;
  readonly pledge: string | null;
  readonly revealed: boolean;
}

/**
 * The table before the deal: who is there, and how far everybody has come in making the luck.
 *
 * `name` is the viewer's among the contributors, null for who only looks on. `commitment` binds the table to a secret
 * that it has chosen already. While `closed` is false, pledges are taken; then those who have pledged are asked for
 * their bytes. `dropped` names, for each round given up, who had pledged and did not show the bytes.
 */
export interface Gathering {
  readonly type: "gathering";
  readonly game: string;
  readonly table: string;
  readonly setting: Readonly<Record<string, string>>;
  readonly mine: readonly number[];
  readonly seats: readonly SeatShown[];
  readonly host: boolean;
  readonly name: string | null;
  readonly commitment: string;
  readonly round: number;
  readonly closed: boolean;
  readonly contributors: readonly Contributor[];
  readonly dropped: readonly (readonly string[])[];
}

/** A command was not carried out; nothing changed. `clause` names the rule behind it, or is empty. */
export interface Refused {
  readonly type: "refused";
  readonly clause: string;
  readonly message: Message;
  readonly seq: number;
}

/** Something is wrong that is not about the rules. Also the body of every HTTP error. */
export interface Problem {
  readonly type: "problem";
  readonly message: Message;
}

/** A table option: its values, the default, and the player counts it is offered for (all, when null). */
export interface Choice {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
  readonly players: readonly number[] | null;
}

/** A game that can be played here, with its title and a sentence about it in each language. */
export interface GameShown {
  readonly id: string;
  readonly title: Readonly<Record<string, string>>;
  readonly tagline: Readonly<Record<string, string>>;
  readonly rules_version: number;
  readonly min_players: number;
  readonly max_players: number;
  readonly minutes: readonly number[];
  readonly authors: string;
  readonly publisher: string;
  readonly year: number;
  readonly hidden_hands: boolean;
  readonly options: readonly Choice[];
}

/** A level that a bot can be given, and the seconds within which it answers. */
export interface LevelShown {
  readonly name: string;
  readonly seconds: number;
}

/** Answer of `GET /api/games`: the games, and the levels of the bots from weakest to strongest. */
export interface Games {
  readonly games: readonly GameShown[];
  readonly levels: readonly LevelShown[];
}

/**
 * A rule, in our own words, under a heading of the rulebook: `place` as it stands there, `place_en` in English.
 * `chosen_by` names the table options on which it hangs, and
 * `players`, each with the values under which it holds; the empty value stands for tables that are not asked.
 * `overrides` names the clauses that give way where this one holds.
 */
export interface Clause {
  readonly id: string;
  readonly kind: string;
  readonly source: string;
  readonly place: string;
  readonly place_en: string;
  readonly en: string;
  readonly fr: string;
  readonly reason: string;
  readonly reason_fr: string;
  readonly overrides: readonly string[];
  readonly chosen_by: Readonly<Record<string, readonly string[]>>;
}

/** Answer of `GET /api/games/{game}/rules`. */
export interface Rules {
  readonly game: string;
  readonly clauses: readonly Clause[];
}

/** Who is to sit somewhere: a bot of a level, somebody at the maker's screen, or a friend with a link. */
export interface SeatWanted {
  readonly kind: "bot" | "friend" | "screen";
  readonly name?: string;
  readonly level?: string | null;
}

/** Body of `POST /api/tables`. */
export interface NewTable {
  readonly game: string;
  readonly players: number;
  readonly seats: readonly SeatWanted[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: number | null;
}

/** The secret of one friend's seat; the link is `/t/{table}#{key}`. */
export interface FriendLink {
  readonly seat: number;
  readonly key: string;
}

/** Answer of `POST /api/tables`. The keys are told this once: the server keeps only their digests. */
export interface TableMade {
  readonly table: string;
  readonly key: string;
  readonly links: readonly FriendLink[];
  readonly watch: string;
}

/** Answer of `GET /api/tables/{table}`: one line in the list of my tables. Before the deal nobody is asked. */
export interface TableShown {
  readonly table: string;
  readonly game: string;
  readonly seats: readonly SeatShown[];
  readonly mine: readonly number[];
  readonly waiting: readonly number[];
  readonly over: boolean;
  readonly your_turn: boolean;
  readonly prompt: Prompt | null;
  readonly standing: readonly number[];
  readonly rematch: string | null;
  readonly dealt: boolean;
}

/** What somebody has added to the luck of a table. Bytes are told once all of them have been shown. */
export interface Contribution {
  readonly name: string;
  readonly seats: readonly number[];
  readonly pledge: string | null;
  readonly bytes: string | null;
}

/** An outcome of chance: the entry of the match, the draw within it, how many outcomes it could have had, and it. */
export interface Draw {
  readonly entry: number;
  readonly place: number;
  readonly n: number;
  readonly outcome: number;
}

/**
 * Answer of `GET /api/tables/{table}/luck`: what is needed to prove the luck of a table, as far as it may be known.
 *
 * The secret and the draws are told when the game is over. `format` names the function. Of a match that goes on under
 * other rules than it began with (`restored`) not all draws can be told.
 */
export interface Luck {
  readonly table: string;
  readonly game: string;
  readonly kind: "fair" | "seed" | "system";
  readonly seats: readonly SeatShown[];
  readonly format: string;
  readonly dealt: boolean;
  readonly over: boolean;
  readonly commitment: string | null;
  readonly contributors: readonly Contribution[];
  readonly rounds: number;
  readonly dropped: readonly (readonly string[])[];
  readonly restored: boolean;
  readonly secret: string | null;
  readonly draws: readonly Draw[];
}

/** Answer of `POST /api/tables/{table}/rematch`: the rematch's table. The keys of the old table open it too. */
export interface Rematch {
  readonly table: string;
}

/** What the client sends over the WebSocket. */
export type Command = Act | Undo | Reconsider | Look | Why | Pledge | Reveal | Deal | GatherAnew;

/** What the server sends over the WebSocket. */
export type Down = Update | Gathering | Refused | Problem;
