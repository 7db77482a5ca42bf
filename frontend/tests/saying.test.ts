import { describe, expect, it } from "vitest";
import { deed, question, refLabel, victory } from "../src/lib/saying";
import { option, words } from "./kit";

const prompt = { id: "ask-move", args: { player: { seat: 1 } }, steps: [], step: 0, clause: "", yours: true };

describe("the question", () => {
  it("has words of its own for those who wait, where the game has them", () => {
    const both = words({ "ask-move": "Where to?", "ask-move.other": "Somebody moves." });
    expect(question(both, prompt, true)).toBe("Where to?");
    expect(question(both, prompt, false)).toBe("Somebody moves.");
    expect(question(words({ "ask-move": "Where to?" }), prompt, false)).toBe("Where to?");
  });
});

it("a button says what the option does", () => {
  const known = words({ "do-play-card": "Play {card}" });
  expect(deed(known, option("card:3", 0, { kind: "play_card", args: { card: "3" } }))).toBe("Play 3");
  expect(deed(words({ "do-buy-two-things": "Both" }), option("", 0, { kind: "buy_two_things" }))).toBe("Both");
});

describe("the name of a ref", () => {
  const known = words({ "ref-pile": "The pile" });

  it("is the argument of its kind", () => {
    const one = option("figure:0.1 square:3", 0, { args: { square: "D7", figure: "blue" } });
    expect(refLabel(known, one, 0)).toBe("blue");
    expect(refLabel(known, one, 1)).toBe("D7");
  });

  it("is else the argument at its place, when there are as many", () => {
    const one = option("a:1 b:2", 0, { args: { first: "one", second: "two" } });
    expect(refLabel(known, one, 1)).toBe("two");
  });

  it("is else a word for its kind, or the ref itself", () => {
    const one = option("pile row:2", 0, { args: { n: 4 } });
    expect(refLabel(known, one, 0)).toBe("The pile");
    expect(refLabel(known, one, 1)).toBe("row:2");
    expect(refLabel(known, one, 5)).toBe("");
  });
});

describe("who has won", () => {
  const known = words({ "result-won": "{n}: {names} win", "result-won-you": "You win, {n} others: {names}" });
  const seat = (name: string, you = false) => ({ name, you });

  it("is told by names to those who lost, look on, or share a screen", () => {
    expect(victory(known, [seat("Lucia")])).toBe("1: Lucia win");
    expect(victory(known, [seat("Lucia"), seat("Marco")])).toBe("2: Lucia and Marco win");
    expect(victory(known, [])).toBe("0:  win");
  });

  it("is told to the one who won as to somebody", () => {
    expect(victory(known, [seat("Lucia", true)])).toBe("You win, 0 others: ");
    expect(victory(known, [seat("Lucia", true), seat("Marco")])).toBe("You win, 1 others: Marco");
  });
});
