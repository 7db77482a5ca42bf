/** The shape of Rialto's view and figures. */
import type { BoardProps, PlayerProps } from "../../lib/board";
import { BUILDINGS, type CARDS, type Hidden, type RialtoPlayer, type RialtoView } from "./fields";

export { CARDS, COLOURS, JOKER, PLACES, type RialtoPlayer, type RialtoView } from "./fields";

export type Card = (typeof CARDS)[number];
export const LETTERS = "ABCDEF";

export interface Present {
  readonly seat: number;
  readonly councillors: number;
  readonly points: number;
}

export interface DistrictFigures {
  readonly name: string;
  readonly number: number;
  readonly bank: number;
  readonly value: number;
  readonly ranks: readonly number[];
  readonly present: readonly Present[];
  readonly links: readonly number[];
}

export interface LinkFigures {
  readonly districts: readonly [number, number];
  readonly tile: "free" | "gondola" | "bridge";
  readonly ends: readonly [number, number];
  readonly marked: boolean;
}

export interface RialtoFigures {
  readonly districts: readonly DistrictFigures[];
  readonly banks: readonly {
    readonly name: string;
    readonly districts: readonly number[];
    readonly open: boolean;
    readonly winners: readonly number[];
  }[];
  readonly links: Readonly<Record<string, LinkFigures>>;
  readonly doge: readonly { readonly seat: number; readonly space: number }[];
  readonly points: readonly {
    readonly track: number;
    readonly leftovers: number;
    readonly buildings: number;
    readonly districts: number;
    readonly total: number;
  }[];
  readonly bridge: readonly [number, number] | null;
  readonly bridges_left: number;
  readonly bonuses: readonly number[];
  readonly current: number;
  readonly neutral: number | null;
}

/** How many cards are in a hand, hidden or not. */
export const sizeOf = (hand: readonly number[] | Hidden): number =>
  "hidden" in hand ? hand.hidden : hand.reduce((sum, n) => sum + n, 0);

/** How many cards lie in all the discard piles. */
export const discardsOf = (game: RialtoView): number =>
  game.players.reduce((sum, player) => sum + sizeOf(player.dropped), sizeOf(game.spent));

export const openHand = (hand: readonly number[] | Hidden): readonly number[] => ("hidden" in hand ? [] : hand);

/** One entry for each card of a bag: its kind and its place among its kind, counted from 1. */
export const cardsIn = (bag: readonly number[]): { kind: number; place: number }[] =>
  bag.flatMap((n, kind) => Array.from({ length: n }, (_, i) => ({ kind, place: i + 1 })));

export const buildingName = (kind: number): string => BUILDINGS[kind] ?? "";

/** The own buildings one by one, with their condition: 0 free, 1 with a coin, 2 resting. */
export const buildingsOf = (player: RialtoPlayer): { kind: number; condition: number; place: number }[] =>
  player.buildings.flatMap((n, kind) =>
    Array.from({ length: n }, (_, place) => {
      const used = player.used[kind] ?? 0;
      const resting = player.resting[kind] ?? 0;
      return { kind, place, condition: place < used ? 1 : place < used + resting ? 2 : 0 };
    }),
  );

/** The districts in the order of their rounds, each with its own number. */
export const inOrder = (districts: readonly DistrictFigures[]) =>
  districts.map((one, district) => ({ ...one, district })).sort((a, b) => a.number - b.number);

export type RialtoProps = BoardProps<RialtoView, RialtoFigures>;
export type RialtoPlayerProps = PlayerProps<RialtoView, RialtoFigures>;
