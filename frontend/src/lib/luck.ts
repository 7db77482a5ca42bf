/**
 * What this browser adds to the luck of a table. The bytes are chosen here, pledged first and shown only when pledges are
 * closed; they stay in the browser, with what was seen of the others, so that the person can check later that all of it
 * was used as it was.
 */
import { hex, sha256, unhex } from "./sha256";
import type { Gathering, Up } from "./wire";

/** What the browser keeps of its part in the luck of a table. */
export interface Kept {
  /** What the table had bound itself to before anything was told to it. */
  readonly commitment: string;
  readonly round: number;
  readonly bytes: string;
  /** Everybody's pledges as they were closed, before these bytes were shown. */
  readonly pledges: Readonly<Record<string, string>> | null;
}

const nameOf = (table: string, name: string): string => `serenissima.luck.${table}.${name}`;

/** For browsers that keep nothing: until the page is left. */
const held = new Map<string, Kept>();

export function kept(table: string, name: string): Kept | null {
  const place = nameOf(table, name);
  try {
    const told: unknown = JSON.parse(localStorage.getItem(place) ?? "null");
    if (told !== null && typeof (told as Kept).bytes === "string") return told as Kept;
  } catch {
    // What cannot be read was not kept.
  }
  return held.get(place) ?? null;
}

function keep(table: string, name: string, what: Kept): void {
  const place = nameOf(table, name);
  held.set(place, what);
  try {
    localStorage.setItem(place, JSON.stringify(what));
  } catch {
    // It is held until the page is left.
  }
}

/** A table that is forgotten leaves nothing behind. */
export function forgetLuck(table: string): void {
  try {
    for (const place of Object.keys(localStorage))
      if (place.startsWith(nameOf(table, ""))) localStorage.removeItem(place);
  } catch {
    // Nothing is kept.
  }
}

/** Whether the table is bound to another secret than it was when this browser first came: nothing is told to it then. */
export function swapped(now: Gathering): boolean {
  const own = now.name === null ? null : kept(now.table, now.name);
  return own !== null && own.commitment !== now.commitment;
}

const pledgesOf = (now: Gathering): Record<string, string> =>
  Object.fromEntries(now.contributors.flatMap((one) => (one.pledge === null ? [] : [[one.name, one.pledge]])));

/** What is to be sent now: the pledge, the bytes, or nothing. Each round takes fresh bytes. */
export async function contribution(now: Gathering): Promise<Up | null> {
  const own = now.contributors.find((one) => one.name === now.name);
  if (!own || swapped(now)) return null;
  const before = kept(now.table, own.name);
  const current = before?.round === now.round ? before : null;
  if (!now.closed) {
    if (own.pledge !== null) return null;
    const bytes = current?.bytes ?? hex(crypto.getRandomValues(new Uint8Array(32)));
    keep(now.table, own.name, { commitment: now.commitment, round: now.round, bytes, pledges: null });
    return { type: "pledge", pledge: hex(await sha256(unhex(bytes))) };
  }
  if (own.revealed || own.pledge === null || !current) return null;
  if (hex(await sha256(unhex(current.bytes))) !== own.pledge) return null;
  const pledges = pledgesOf(now);
  if (current.pledges !== null && JSON.stringify(current.pledges) !== JSON.stringify(pledges)) return null;
  keep(now.table, own.name, { ...current, pledges });
  return { type: "reveal", bytes: current.bytes };
}
