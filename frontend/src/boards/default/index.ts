import type { BoardKind } from "../../lib/board";
import Board from "./Board.svelte";
import Dock from "./Dock.svelte";

/** Draws any game from its view, so that a game can be played before it has a board of its own. */
export const board: BoardKind = { Board, Dock };
