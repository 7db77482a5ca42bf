import type { BoardKind } from "../../lib/board";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Dock from "./Dock.svelte";
import Player from "./Player.svelte";
import Side from "./Side.svelte";
import Stages from "./Stages.svelte";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { DogeFigures, DogeView } from "./view";

export const board: BoardKind<DogeView, DogeFigures> = { Board, Stages, Dock, Side, Player, Chip, texts: { en, fr } };
