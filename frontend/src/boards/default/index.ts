import type { BoardKind } from "../../lib/board";
import Board from "./Board.svelte";
import Player from "./Player.svelte";
import type { DefaultFigures } from "./zones";

type View = Readonly<Record<string, unknown>>;

/** Draws any game from its view, so that a game can be played before it has a board of its own. */
export const board: BoardKind<View, DefaultFigures> = { Board, Player };
