/** Reads any view: which of its fields are plain figures, which are groups of pieces, which are hidden. */
import type { Words } from "../../lib/board";

export type Zone =
  | { readonly name: string; readonly kind: "figure"; readonly value: string }
  | { readonly name: string; readonly kind: "pieces"; readonly members: readonly string[] }
  | { readonly name: string; readonly kind: "hidden"; readonly count: number }
  | { readonly name: string; readonly kind: "parts"; readonly parts: readonly (readonly Zone[])[] };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function zone(name: string, value: unknown): Zone {
  if (isObject(value)) {
    if (typeof value.hidden === "number") return { name, kind: "hidden", count: value.hidden };
    return { name, kind: "parts", parts: [zones(value)] };
  }
  if (Array.isArray(value)) {
    if (value.some(isObject))
      return { name, kind: "parts", parts: value.map((part) => (isObject(part) ? zones(part) : [zone(name, part)])) };
    return { name, kind: "pieces", members: value.map((one) => (Array.isArray(one) ? one.join("·") : String(one))) };
  }
  return { name, kind: "figure", value: String(value) };
}

export function zones(view: Readonly<Record<string, unknown>>): Zone[] {
  return Object.entries(view).map(([name, value]) => zone(name, value));
}

/** The name of a zone in words, or its field's name made readable. */
export function zoneName(words: Words, name: string): string {
  const id = `zone-${name.replaceAll("_", "-")}`;
  if (words.has(id)) return words.say(id);
  const plain = name.replaceAll("_", " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
