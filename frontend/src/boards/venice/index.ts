import type { BoardKind } from "../../lib/board";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Dock from "./Dock.svelte";
import Hint from "./Hint.svelte";
import Player from "./Player.svelte";
import Side from "./Side.svelte";
import Strip from "./Strip.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { VeniceFigures, VeniceView } from "./view";
import "./venice.css";

export const board: BoardKind<VeniceView, VeniceFigures> = {
  Board,
  Dock,
  Side,
  Strip,
  Hint,
  Player,
  Chip,
  texts: { en, fr },
};
