/** What a board is: see docs/write-a-board.md. */
import type { Component } from "svelte";
import type { RefAttributes } from "./choice.svelte";
import type { SeatLook } from "./seats";
import type { Arg, Args, GameEvent, Message, Option, SeatInfo, Update } from "./wire";

/** Turns ids and arguments into words of the player's language. */
export interface Words {
  readonly lang: "en" | "fr";
  /** A message of the board, the game or the shell, looked for in this order. */
  say(id: string, args?: Args): string;
  /** Whether there is such a message. */
  has(id: string): boolean;
  /** A message from the server. */
  tell(message: Message): string;
  /** One argument of a message or an option: a number, a label, a player, a message or a list of these. */
  label(arg: Arg): string;
}

/** A player as boards draw them. */
export interface Seat extends SeatInfo {
  readonly seat: number;
  readonly mine: boolean;
  /** Colour, symbol and their names: one set for all games. */
  readonly look: SeatLook;
}

type Anything = Readonly<Record<string, unknown>>;

/** What every part of a board receives. A game's own board says what its view and its figures are: `BoardProps<DogeView, DogeFigures>`. */
export interface BoardProps<View = Anything, Figures = Anything> {
  /** What the viewer may see, as the game's state declares it. Sets come as lists of members, hidden ones as `{"hidden": n}`. */
  readonly view: Readonly<View>;
  /** The seat through whose eyes the table is shown, or -1 for a spectator. */
  readonly viewer: number;
  readonly seats: readonly Seat[];
  /** The seats that must act now. */
  readonly waiting: readonly number[];
  /** The options of the table: variants in play. */
  readonly setting: Readonly<Record<string, string>>;
  /** All options offered to the viewer. Boards seldom need them: `at` knows what is offered. */
  readonly options: readonly Option[];
  /** The refs chosen so far, in order. */
  readonly chosen: readonly string[];
  /** The option pointed at or chosen, to draw what it would do; null when there is none. */
  readonly preview: Option | null;
  /** The ref under the pointer, the finger or the keyboard, whether or not it can be chosen. */
  readonly pointed: string | null;
  /** Live help figures from the server. */
  readonly figures: Readonly<Figures>;
  /** The position in words, as a screen reader tells it. */
  readonly describe: readonly Message[];
  /** What happened last, to mark it until the next act. */
  readonly last: readonly GameEvent[];
  /** Attributes for an element that stands for a ref; with `look` it can be pointed at even where it cannot be chosen. */
  readonly at: (ref: string, label: string, look?: boolean) => RefAttributes;
  readonly words: Words;
  readonly over: boolean;
  /** Once the game is over: the score and the rank of each seat. */
  readonly finals: readonly Final[];
}

export interface Final {
  readonly points: number | null;
  readonly rank: number;
}

export interface PlayerProps<View = Anything, Figures = Anything> extends BoardProps<View, Figures> {
  readonly seat: number;
}

/** The parts of a table that a game may draw. Only `Board` is needed. */
export interface BoardKind<View = Anything, Figures = Anything> {
  /** The board itself, in the middle. */
  readonly Board: Component<BoardProps<View, Figures>>;
  /** A row above the board at every size: rounds, stages. */
  readonly Stages?: Component<BoardProps<View, Figures>>;
  /** Below the board: the viewer's hand and own things. */
  readonly Dock?: Component<BoardProps<View, Figures>>;
  /** Beside the prompt, on wide screens: live values. */
  readonly Side?: Component<BoardProps<View, Figures>>;
  /** Inside the prompt: more about what is pointed at or chosen. */
  readonly Hint?: Component<BoardProps<View, Figures>>;
  /** One row of live values below the board, on phones. */
  readonly Strip?: Component<BoardProps<View, Figures>>;
  /** The public things of one player, inside the player's card. */
  readonly Player?: Component<PlayerProps<View, Figures>>;
  /** The same in one short line, inside the player's chip on phones. */
  readonly Chip?: Component<PlayerProps<View, Figures>>;
  /** The board's own words. */
  readonly texts?: { readonly en: string; readonly fr: string };
}

/** The boards, found by the folder they lie in. Each is given the view of its own game: that is taken from the server at its word here. */
const modules = import.meta.glob<{ board: BoardKind }>("../boards/*/index.ts");

/** The board drawn for a game, or the one that can draw any game. */
export async function boardFor(game: string): Promise<BoardKind> {
  const load = modules[`../boards/${game}/index.ts`] ?? modules["../boards/default/index.ts"]!;
  return (await load()).board;
}

/** The score and the rank of each seat, from the score sheet; none while the game goes on. */
export function finalsOf(update: Update): Final[] {
  const total = update.scores.find((row) => row.total);
  return update.standing.map((rank, seat) => ({ points: total?.values[seat] ?? null, rank }));
}

/** The numbers of one kind of ref in a list of refs: `numbers(["square:17", "figure:2"], "square")` is `[17]`. */
export function numbers(refs: readonly string[], kind: string): number[] {
  return refs.filter((ref) => ref.startsWith(`${kind}:`)).map((ref) => Number(ref.slice(kind.length + 1)));
}
