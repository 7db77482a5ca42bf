import { describe, expect, it } from "vitest";
import { refsOf, seated, type Told, zoneName, zones } from "../src/boards/default/zones";
import { words } from "./kit";

const CARDS: Told = { shape: "set", ref: "card", names: ["one", "two", "three"] };
const TOLD = {
  deck: CARDS,
  stock: { ...CARDS, shape: "bag" },
  phase: { shape: "number", ref: "", names: ["dawn", "dusk"] },
  players: { shape: "parts", seats: true, zones: { hand: CARDS, coins: { shape: "number" } } },
};
const VIEW = {
  asked: 3,
  deck: { hidden: 7 },
  stock: [0, 2, 1],
  phase: 1,
  players: [
    { hand: [2, 0], coins: 4 },
    { hand: { hidden: 2 }, coins: 5 },
  ],
};

describe("a view whose zones the server tells", () => {
  it("shows pieces by their names, to be touched where they have a ref, and no housekeeping", () => {
    const { own, common } = seated(VIEW, TOLD);
    expect(common.map((zone) => zone.name)).toEqual(["deck", "stock", "phase"]);
    expect(common[0]).toEqual({ name: "deck", kind: "hidden", count: 7 });
    expect(common[1]).toEqual({
      name: "stock",
      kind: "pieces",
      pieces: [
        { label: "two", ref: "card:1", n: 2 },
        { label: "three", ref: "card:2", n: 1 },
      ],
    });
    expect(common[2]).toEqual({ name: "phase", kind: "figure", value: "dusk" });
    expect(refsOf(own[0]!)).toEqual(["card:2", "card:0"]);
    expect(own[1]![0]).toEqual({ name: "hand", kind: "hidden", count: 2 });
    expect(own[1]![1]).toEqual({ name: "coins", kind: "figure", value: "5" });
  });

  it("has nobody's zones when no part belongs to a seat", () => {
    const parts = { shape: "parts", seats: false, zones: { coins: { shape: "number" } } };
    const { own, common } = seated({ isles: [{ coins: 1 }] }, { isles: parts });
    expect([own, common.length]).toEqual([[], 1]);
    expect(refsOf(common)).toEqual([]);
  });
});

describe("any other view", () => {
  it("is read as it comes", () => {
    const { own, common } = seated(VIEW);
    expect(own).toHaveLength(2);
    expect(common.map((zone) => zone.kind)).toEqual(["figure", "hidden", "pieces", "figure"]);
    expect(zones({ pairs: [[1, 2], null] })[0]).toEqual({
      name: "pairs",
      kind: "pieces",
      pieces: [
        { label: "1·2", ref: null, n: 1 },
        { label: "?", ref: null, n: 1 },
      ],
    });
  });
});

it("a zone has a name in words, or that of its field", () => {
  expect(zoneName(words({ "zone-own-cards": "Cards" }), "own_cards")).toBe("Cards");
  expect(zoneName(words({}), "own_cards")).toBe("Own cards");
});
