/** The shape of Doge's view and figures, and where things are on the board: two layouts of the same panels. */
import type { BoardProps, PlayerProps } from "../../lib/board";
import { AREAS, COUNCILLORS, type DogeView, FIRST, type Hidden, QUARANTIA } from "./fields";

export { AREAS, CIRCLE, COUNCILLORS, DISTRICTS, type DogePlayer, type DogeView, HOME, QUARANTIA } from "./fields";

/** How many markers of each value (0, 1, 2, 3), or how many in all when they are hidden. */
export type Heap = readonly number[] | Hidden;

export interface Need {
  readonly palaces: number;
  readonly new: number;
  readonly possible: boolean;
}

export interface DogeFigures {
  readonly order: readonly number[];
  readonly left_this_year: number;
  readonly symbols: readonly SymbolName[];
  readonly ways: readonly { readonly palaces: number; readonly districts: number }[];
  readonly spaces: readonly number[];
  readonly prices: readonly (number | null)[];
  readonly councillor_votes: readonly (readonly number[])[];
  readonly my_votes: readonly number[] | null;
  readonly needs: readonly (readonly Need[])[];
}

export type SymbolName = "oar" | "shell" | "mask" | "lion" | "bridge" | "cross" | "cap";

/** The banks of the Grand Canal have a tone each. */
export const WARM: ReadonlySet<number> = new Set([2, 4, 5]);

export const sizeOf = (heap: Heap): number =>
  "hidden" in heap ? heap.hidden : (heap as readonly number[]).reduce((sum, n) => sum + n, 0);

/** The values of an open heap, in rising order: `[0, 1, 1]`. */
export const valuesOf = (heap: Heap): number[] =>
  "hidden" in heap ? [] : (heap as readonly number[]).flatMap((n, value) => Array.from({ length: n }, () => value));

/** The markers of a hand with the refs that the options name. */
export const markersOf = (heap: Heap): { readonly value: number; readonly ref: string }[] => {
  const values = valuesOf(heap);
  return values.map((value, i) => ({ value, ref: `marker:${FIRST[value]! + i - values.indexOf(value)}` }));
};

export const areaName = (area: number): string => `area-${AREAS[area] ?? ""}`;
export const councillorName = (councillor: number): string => `councillor-${COUNCILLORS[councillor] ?? ""}`;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly quarantia: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The upper left corner of each district's panel. */
  readonly districts: readonly Spot[];
  readonly circles: { readonly x: number; readonly y: number; readonly step: number };
  readonly canal: string;
}

export const PANEL = { width: 352, height: 198 } as const;
export const SLOT = { width: 78, height: 74 } as const;

/** Three columns: the canal comes down from the north, turns east and leaves to the south. */
export const WIDE: Layout = {
  width: 1152,
  height: 660,
  quarantia: { x: 20, y: 14, width: 1112, height: 100 },
  districts: [
    { x: 412, y: 128 },
    { x: 780, y: 128 },
    { x: 20, y: 362 },
    { x: 780, y: 362 },
    { x: 388, y: 362 },
    { x: 20, y: 128 },
  ],
  circles: { x: 20, y: 574, step: 1112 / 9 },
  canal: "M392 104V270C392 330 420 344 480 344H680C740 344 760 360 760 420V580",
};

/** Two columns, one bank each, for a phone held upright. */
export const NARROW: Layout = {
  width: 760,
  height: 822,
  quarantia: { x: 10, y: 8, width: 740, height: 100 },
  districts: [
    { x: 398, y: 118 },
    { x: 398, y: 534 },
    { x: 10, y: 534 },
    { x: 398, y: 326 },
    { x: 10, y: 326 },
    { x: 10, y: 118 },
  ],
  circles: { x: 10, y: 741, step: 740 / 9 },
  canal: "M380 100V260C372 300 388 340 380 380V500C388 560 372 580 380 640V760",
};

/** Rows of a panel, from its upper edge: the spaces, the holdings, and the feet of the councillors. */
export const ROWS = { spaces: 45, holdings: 95, councillors: 171, quarantiaCouncillors: 73 } as const;

/** The upper left corner of an area. */
export const cornerOf = (layout: Layout, area: number): Spot =>
  area === QUARANTIA ? layout.quarantia : layout.districts[area]!;

/** Pieces that cannot be chosen now let the pointer through to what lies below them, as does a chosen councillor on its own circle. */
export const still = (attributes: { "data-standing": string }): boolean => attributes["data-standing"] === "none";

export type DogeProps = BoardProps<DogeView, DogeFigures>;
export type DogePlayerProps = PlayerProps<DogeView, DogeFigures>;
