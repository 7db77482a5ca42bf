/** The shape of Venedig's view and figures, and where things are on the drawn board. */
import type { BoardProps, PlayerProps } from "../../lib/board";
import type { Hidden, TYPES, VenedigView } from "./fields";

export { TYPES, type VenedigView } from "./fields";

export type Counts = readonly number[] | Hidden;

export interface TypeFigures {
  readonly type: Type;
  readonly left: number;
  readonly of: number;
  /** Cards needed for one. */
  readonly cards: number;
  /** Cards on the table. */
  readonly lying: number;
  readonly piles: readonly number[];
  /** The party that holds the architect, or -1. */
  readonly architect: number;
  /** What the best site is worth now; -1 when there is none. */
  readonly best: number;
}

export interface DistrictFigures {
  readonly name: string;
  readonly casas: number;
  readonly free: number;
  readonly marsh: number;
  readonly gondolas: readonly number[];
}

export interface Building {
  readonly type: Type;
  readonly cells: readonly number[];
  readonly link?: number;
}

export type Hex = readonly [number, number];

/** Where everything is, in axial coordinates. */
export interface Drawing {
  /** Name, q, r and district. */
  readonly cells: readonly (readonly [string, number, number, number])[];
  /** The two cells of each link. */
  readonly links: readonly (readonly [number, number])[];
  readonly start: readonly Hex[];
  /** Numbers and hexes of each canal space. */
  readonly spaces: readonly (readonly [readonly number[], readonly Hex[]])[];
  /** Number and hexes of each mooring post. */
  readonly posts: readonly (readonly [number, readonly Hex[]])[];
}

export interface VenedigFigures {
  readonly types: readonly TypeFigures[];
  readonly districts: readonly DistrictFigures[];
  readonly spaces: readonly number[];
  readonly deck: number;
  readonly gold_stock: number;
  /** What the viewer's tokens are worth. */
  readonly gold?: number;
  readonly buildings: readonly Building[];
  readonly board: Drawing;
}

export type Type = (typeof TYPES)[number];

export const sizeOf = (counts: Counts): number =>
  "hidden" in counts ? counts.hidden : counts.reduce((sum, n) => sum + n, 0);
export const listOf = (counts: Counts): readonly number[] => ("hidden" in counts ? [] : counts);

/* --- where things are --- */

/** The radius of a hex in board units, and the empty water around the map. */
export const R = 36;
const LEFT = 62;
const TOP = 42;
export const WIDTH = 1340;
export const HEIGHT = 930;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centre = (q: number, r: number): Point => ({
  x: LEFT + R * Math.sqrt(3) * (q + r / 2),
  y: TOP + R * 1.5 * r,
});

export const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});

/** The corners of a pointy-top hex around (0, 0). */
export function hexagon(radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((side) => {
    const angle = (Math.PI / 3) * side - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The angle of the line between two points, so that what lies along it is never upside down. */
export function tilt(from: Point, to: Point): number {
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  if (angle > 90) return angle - 180;
  return angle <= -90 ? angle + 180 : angle;
}

/** The middle of each numbered space: the start is 0, posts follow the last space. */
export function spacePoints(board: Drawing): Map<number, Point> {
  const points = new Map<number, Point>();
  points.set(0, middle(board.start.map(([q, r]) => centre(q, r))));
  for (const [numbers, hexes] of board.spaces) {
    const point = middle(hexes.map(([q, r]) => centre(q, r)));
    for (const number of numbers) points.set(number, point);
  }
  for (const [number, hexes] of board.posts) points.set(number, middle(hexes.map(([q, r]) => centre(q, r))));
  return points;
}

export type VenedigProps = BoardProps<VenedigView, VenedigFigures>;
export type VenedigPlayerProps = PlayerProps<VenedigView, VenedigFigures>;
