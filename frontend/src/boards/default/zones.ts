/**
 * Reads any view: which of its fields are plain figures, which are groups of pieces, which are hidden. What a zone's members are comes from
 * the server (`server/zones.py`), for games without live figures of their own.
 */
import type { BoardProps, PlayerProps, Words } from "../../lib/board";
import type { Arg } from "../../lib/wire";

export interface Told {
  readonly shape: string;
  readonly ref?: string;
  readonly names?: readonly Arg[];
  /** Of parts: their zones, and whether each belongs to a seat. */
  readonly zones?: Readonly<Record<string, Told>>;
  readonly seats?: boolean;
}

type View = Readonly<Record<string, unknown>>;
export interface DefaultFigures {
  readonly zones?: Readonly<Record<string, Told>>;
}
export type DefaultProps = BoardProps<View, DefaultFigures>;
export type DefaultPlayerProps = PlayerProps<View, DefaultFigures>;

export interface Piece {
  readonly label: Arg;
  /** What it is to be touched as, where it is something that can be touched. */
  readonly ref: string | null;
  /** How many of it; more than one in bags. */
  readonly n: number;
}

export type Zone =
  | { readonly name: string; readonly kind: "figure"; readonly value: Arg }
  | { readonly name: string; readonly kind: "pieces"; readonly pieces: readonly Piece[] }
  | { readonly name: string; readonly kind: "hidden"; readonly count: number }
  | { readonly name: string; readonly kind: "parts"; readonly parts: readonly (readonly Zone[])[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function piece(value: unknown, told: Told | undefined, n = 1): Piece {
  const label = typeof value === "number" ? told?.names?.[value] : undefined;
  if (label !== undefined) return { label, ref: told?.ref ? `${told.ref}:${value}` : null, n };
  const plain = Array.isArray(value) ? value.join("·") : value === null ? "?" : String(value);
  return { label: plain, ref: null, n };
}

function zone(name: string, value: unknown, told: Told | undefined): Zone {
  if (isObject(value)) {
    if (typeof value.hidden === "number") return { name, kind: "hidden", count: value.hidden };
    return { name, kind: "parts", parts: [zones(value, told?.zones)] };
  }
  if (!Array.isArray(value)) {
    const label = typeof value === "number" ? told?.names?.[value] : undefined;
    return { name, kind: "figure", value: label ?? String(value) };
  }
  if (value.some(isObject))
    return {
      name,
      kind: "parts",
      parts: value.map((part) => (isObject(part) ? zones(part, told?.zones) : [zone(name, part, told)])),
    };
  if (told?.shape === "bag") {
    const kinds = value.map((n, kind) => ({ n: Number(n), kind })).filter((one) => one.n > 0);
    return { name, kind: "pieces", pieces: kinds.map(({ n, kind }) => piece(kind, told, n)) };
  }
  return { name, kind: "pieces", pieces: value.map((one) => piece(one, told)) };
}

/** The zones of a view, or of a part of it. Where the server tells what they are, only these: the rest is housekeeping. */
export function zones(view: View, told?: Readonly<Record<string, Told>>): Zone[] {
  return Object.entries(view)
    .filter(([name]) => told === undefined || name in told)
    .map(([name, value]) => zone(name, value, told?.[name]));
}

/** What each seat has, if the view has a part for each; and what is everybody's. */
export function seated(
  view: View,
  told?: Readonly<Record<string, Told>>,
): { own: (readonly Zone[])[]; common: Zone[] } {
  const all = zones(view, told);
  const players = all.find((one) => one.kind === "parts" && (told?.[one.name]?.seats ?? one.name === "players"));
  return { own: players?.kind === "parts" ? [...players.parts] : [], common: all.filter((one) => one !== players) };
}

/** The refs that a reader finds among these zones. */
export const refsOf = (all: readonly Zone[]): string[] =>
  all.flatMap((one) => {
    if (one.kind === "pieces") return one.pieces.flatMap((found) => found.ref ?? []);
    return one.kind === "parts" ? one.parts.flatMap(refsOf) : [];
  });

/** The name of a zone in words, or its field's name made readable. */
export function zoneName(words: Words, name: string): string {
  const id = `zone-${name.replaceAll("_", "-")}`;
  if (words.has(id)) return words.say(id);
  const plain = name.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
