/** The shape of Venice's view and figures, and where things are drawn. */
import type { BoardProps, PlayerProps } from "../../lib/board";
import type { Message } from "../../lib/wire";
import type { Hidden, VeniceView } from "./fields";

export { COLOURS, COPIES, DOGE, DOGE_COPIES, INFLUENCE, SPACES, TILES, type VeniceView } from "./fields";

export type Cards = readonly number[] | Hidden;

export interface MissionFigures {
  readonly number: number;
  readonly destination: number;
  readonly cubes: readonly number[];
  readonly scrolls: number;
  readonly points: number;
  readonly coins: number;
}

export type Sign = readonly [string, number];

export interface EffectFigures {
  readonly cost: readonly Sign[];
  readonly gain: readonly Sign[];
}

export interface BuildingFigures {
  readonly key: string;
  /** The colour of the cube it gives, -1 for a communal building. */
  readonly colour: number;
  readonly effects: readonly EffectFigures[];
}

export interface WayFigures {
  readonly dock: number;
  readonly price: number;
  readonly canals: readonly number[];
  readonly crossings: number;
  /** Bridges of others on the way. */
  readonly bridges: number;
  readonly activates: readonly number[];
  readonly missions: readonly number[];
  readonly moor: boolean;
  /** What passing there, and mooring there, would give. */
  readonly passing: readonly Message[];
  readonly mooring: readonly Message[];
}

export interface ReachFigures {
  readonly gondola: number;
  readonly start: number;
  readonly docks: readonly WayFigures[];
}

export interface VeniceFigures {
  readonly docks: readonly { readonly building: number; readonly gondolas: readonly number[] }[];
  readonly canals: readonly { readonly from: number; readonly to: number; readonly price: number }[];
  readonly columns: number;
  readonly buildings: readonly BuildingFigures[];
  readonly missions: Readonly<Record<string, MissionFigures>>;
  readonly points: readonly number[];
  readonly council_rewards: readonly number[];
  readonly council_points: readonly number[];
  readonly council_end: number;
  readonly intrigue_limit: number;
  readonly arrest: number;
  readonly taxes: readonly number[];
  readonly mission_cards: number;
  readonly influence_cards: number;
  readonly reach: readonly ReachFigures[];
  readonly doge_points?: number;
}

export const sizeOf = (cards: Cards): number => ("hidden" in cards ? cards.hidden : cards.length);
export const listOf = (cards: Cards): readonly number[] => ("hidden" in cards ? [] : cards);

/** Sizes in board units. A building stands on its quay, which holds the gondolas. */
export const WIDE = 150;
export const HIGH = 128;
export const QUAY = 40;
export const STEP_X = 200;
export const STEP_Y = 212;
export const MARGIN = 26;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upper left corner of the building at a dock; a tall board turns the grid on its side. */
export function corner(dock: number, columns: number, tall: boolean): Point {
  const column = dock % columns;
  const row = Math.floor(dock / columns);
  return { x: MARGIN + (tall ? row : column) * STEP_X, y: MARGIN + (tall ? column : row) * STEP_Y };
}

/** Up to three gondolas lie side by side on a quay; more of them lie smaller, in two rows, so that none hides another. */
export function berth(place: number, crowd: number): Point & { readonly scale: number } {
  if (crowd <= 3) return { x: 3 + place * 49, y: HIGH + 12, scale: 1 };
  return { x: 4 + (place % 4) * 36.5, y: HIGH + 0.5 + Math.floor(place / 4) * 19, scale: 0.72 };
}

/** Where the price of a canal stands: half way between two buildings. */
export function middle(one: Point, other: Point): Point {
  const [a, b] = [centre(one), centre(other)];
  return one.y === other.y
    ? { x: (a.x + b.x) / 2, y: a.y }
    : { x: a.x, y: (Math.min(one.y, other.y) + HIGH + QUAY + Math.max(one.y, other.y)) / 2 };
}

export const centre = (point: Point): Point => ({ x: point.x + WIDE / 2, y: point.y + (HIGH + QUAY) / 2 });

/** The colours of houses that are nobody's: smugglers, and the Doge's two fleets. */
export const NOBODY = [
  { fill: "#7A2E2E", ink: "#FFFFFF" },
  { fill: "#2F5D3A", ink: "#FFFFFF" },
] as const;

export type VeniceProps = BoardProps<VeniceView, VeniceFigures>;
export type VenicePlayerProps = PlayerProps<VeniceView, VeniceFigures>;
