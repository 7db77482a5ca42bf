// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { contribution, forgetLuck, kept, swapped } from "../src/lib/luck";
import type { Contributor, Gathering } from "../src/lib/wire";

const digest = (bytes: string): string => createHash("sha256").update(Buffer.from(bytes, "hex")).digest("hex");

function person(name: string, more: Partial<Contributor> = {}): Contributor {
  return { name, seats: [0], present: true, pledge: null, revealed: false, ...more };
}

let table = 0;
function gathering(contributors: readonly Contributor[], more: Partial<Gathering> = {}): Gathering {
  return {
    type: "gathering",
    game: "rialto",
    table: `table-${table}`,
    setting: {},
    mine: [0],
    seats: [],
    host: true,
    name: "host",
    commitment: "c0ffee",
    round: 1,
    closed: false,
    contributors,
    dropped: [],
    ...more,
  };
}

/** The pledge this browser makes, and the bytes it has kept for it. */
async function pledged(more: Partial<Gathering> = {}): Promise<{ pledge: string; bytes: string }> {
  const said = await contribution(gathering([person("host")], more));
  expect(said?.type).toBe("pledge");
  return { pledge: (said as { pledge: string }).pledge, bytes: kept(`table-${table}`, "host")!.bytes };
}

beforeEach(() => {
  table += 1;
  localStorage.clear();
});

describe("a round of the luck", () => {
  it("begins with the digest of 32 random bytes that stay here", async () => {
    const { pledge, bytes } = await pledged();
    expect(bytes).toMatch(/^[0-9a-f]{64}$/);
    expect(pledge).toBe(digest(bytes));
  });

  it("pledges the same bytes again when the pledge was lost, and nothing once it is there", async () => {
    const first = await pledged();
    expect(await pledged()).toEqual(first);
    expect(await contribution(gathering([person("host", { pledge: first.pledge })]))).toBeNull();
  });

  it("shows the bytes when pledges are closed, and keeps what the others had pledged", async () => {
    const { pledge, bytes } = await pledged();
    const all = [person("host", { pledge }), person("friend-1", { pledge: "aa" }), person("friend-2")];
    const now = gathering(all, { closed: true });
    expect(await contribution(now)).toEqual({ type: "reveal", bytes });
    expect(kept(now.table, "host")!.pledges).toEqual({ host: pledge, "friend-1": "aa" });
    expect(await contribution(now), "again, when it was lost on the way").toEqual({ type: "reveal", bytes });
    const shown = [person("host", { pledge, revealed: true }), ...all.slice(1)];
    expect(await contribution(gathering(shown, { closed: true }))).toBeNull();
  });

  it("takes fresh bytes for another round", async () => {
    const first = await pledged();
    const second = await pledged({ round: 2 });
    expect(second.bytes).not.toBe(first.bytes);
    const now = gathering([person("host", { pledge: first.pledge })], { closed: true, round: 2 });
    expect(await contribution(now), "the pledge of another round").toBeNull();
  });
});

describe("nothing is told", () => {
  it("to a table that is bound to another secret than before", async () => {
    await pledged();
    const now = gathering([person("host")], { commitment: "bad" });
    expect(swapped(now)).toBe(true);
    expect(await contribution(now)).toBeNull();
    expect(swapped(gathering([person("host")]))).toBe(false);
  });

  it("when the pledges are not those that were closed", async () => {
    const { pledge } = await pledged();
    const mine = person("host", { pledge });
    await contribution(gathering([mine, person("friend-1", { pledge: "aa" })], { closed: true }));
    const now = gathering([mine, person("friend-1", { pledge: "bb" })], { closed: true });
    expect(await contribution(now)).toBeNull();
  });

  it("when the pledge of this browser is not the one it made", async () => {
    await pledged();
    expect(await contribution(gathering([person("host", { pledge: "ff" })], { closed: true }))).toBeNull();
  });

  it("by who adds nothing, or pledged on another device", async () => {
    expect(await contribution(gathering([person("host")], { name: null }))).toBeNull();
    expect(await contribution(gathering([person("host", { pledge: "aa" })], { closed: true }))).toBeNull();
  });
});

describe("a browser that keeps nothing", () => {
  it("holds its part until the page is left", async () => {
    const full = (): never => {
      throw new Error("full");
    };
    vi.stubGlobal("localStorage", { getItem: full, setItem: full });
    const { pledge, bytes } = await pledged();
    const now = gathering([person("host", { pledge })], { closed: true });
    expect(await contribution(now)).toEqual({ type: "reveal", bytes });
  });

  it("takes what it cannot read for nothing", () => {
    localStorage.setItem("serenissima.luck.broken.host", "{");
    localStorage.setItem("serenissima.luck.empty.host", "{}");
    expect([kept("broken", "host"), kept("empty", "host")]).toEqual([null, null]);
  });
});

it("a table that is forgotten leaves nothing behind, and others stay", () => {
  for (const name of ["one.host", "one.friend-1", "ones.host"]) localStorage.setItem(`serenissima.luck.${name}`, "x");
  forgetLuck("one");
  expect(Object.keys(localStorage)).toEqual(["serenissima.luck.ones.host"]);
});
