import { expect, it } from "vitest";
import { cards, nameIn } from "../src/lib/games";
import type { GameInfo } from "../src/lib/wire";

const game = (id: string, minutes: readonly number[], title: Record<string, string>): GameInfo =>
  ({
    id,
    minutes,
    title,
    tagline: { en: `${id}.`, fr: `${id} !` },
    min_players: 2,
    max_players: 4,
  }) as unknown as GameInfo;

const GAMES = [
  game("b", [60, 90], { en: "Long", fr: "Longue" }),
  game("c", [30], { en: "Zattere", fr: "Arsenal" }),
  game("a", [30, 30], { en: "Murano", fr: "Murano" }),
];

it("shows the shortest game first, and games as long by their names", () => {
  expect(cards(GAMES, "en").map((card) => card.id)).toEqual(["a", "c", "b"]);
  expect(cards(GAMES, "fr").map((card) => card.id)).toEqual(["c", "a", "b"]);
});

it("says what the server says of a game, in the reader's language", () => {
  expect(cards(GAMES, "fr")[0]).toEqual({
    id: "c",
    title: "Arsenal",
    tagline: "c !",
    players: [2, 4],
    minutes: [30, 30],
  });
});

it("calls a game by its id when nothing is said of it", () => {
  expect(cards([game("d", [], {})], "en")[0]?.title).toBe("d");
  expect(nameIn(cards(GAMES, "en"), "gone")).toBe("gone");
  expect(nameIn(cards(GAMES, "en"), "b")).toBe("Long");
});
