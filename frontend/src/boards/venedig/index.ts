import type { BoardKind } from "../../lib/board";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Dock from "./Dock.svelte";
import Player from "./Player.svelte";
import Side from "./Side.svelte";
import Strip from "./Strip.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { VenedigFigures, VenedigView } from "./view";
import "./venedig.css";

export const board: BoardKind<VenedigView, VenedigFigures> = {
  Board,
  Dock,
  Side,
  Strip,
  Player,
  Chip,
  texts: { en, fr },
};
