import type { BoardKind } from "../../lib/board";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Dock from "./Dock.svelte";
import Player from "./Player.svelte";
import "./rialto.css";
import Side from "./Side.svelte";
import Stages from "./Stages.svelte";
import Strip from "./Strip.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { RialtoFigures, RialtoView } from "./view";

export const board: BoardKind<RialtoView, RialtoFigures> = {
  Board,
  Stages,
  Dock,
  Side,
  Strip,
  Player,
  Chip,
  texts: { en, fr },
};
