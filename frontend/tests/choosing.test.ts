import { describe, expect, it } from "vitest";
import { advance, back, complete, pick, remaining, standings, wouldComplete } from "../src/lib/choosing";
import { option, options, random } from "./kit";

/** Two figures, each to two squares; figure 0 also by a gondola, which reaches two more. */
const MOVES = options("f:0 s:1", "f:0 s:2", "f:1 s:2", "f:1 s:3", "f:0 gondola s:8", "f:0 gondola s:9");

describe("walking along the refs of options", () => {
  it("keeps the options that begin with what is chosen", () => {
    expect(remaining(MOVES, ["f:1"]).map((one) => one.action)).toEqual([2, 3]);
    expect(remaining(MOVES, ["f:0", "gondola"]).map((one) => one.action)).toEqual([4, 5]);
    expect(remaining(MOVES, ["s:1"])).toEqual([]);
    expect(remaining(MOVES, [])).toEqual(MOVES);
  });

  it("calls an option complete when all of its refs are chosen, and a plain button never", () => {
    const withButton = [...MOVES, option("", 9)];
    expect(complete(withButton, [])).toEqual([]);
    expect(complete(withButton, ["f:0"])).toEqual([]);
    expect(complete(withButton, ["f:0", "s:2"]).map((one) => one.action)).toEqual([1]);
  });

  it("completes every option that stands for the same refs", () => {
    expect(complete(options("card:3", "card:3", "card:4"), ["card:3"]).map((one) => one.action)).toEqual([0, 1]);
  });
});

describe("the standing of refs", () => {
  it("offers the first refs of all options at first", () => {
    expect(Object.fromEntries(standings(MOVES, []))).toEqual({ "f:0": "offered", "f:1": "offered" });
  });

  it("offers the next ref, and the others instead of what is chosen", () => {
    expect(Object.fromEntries(standings(MOVES, ["f:0"]))).toEqual({
      "f:0": "chosen",
      "f:1": "other",
      "s:1": "offered",
      "s:2": "offered",
      gondola: "offered",
    });
  });

  it("shows at the end what could stand in the place of each choice", () => {
    expect(Object.fromEntries(standings(MOVES, ["f:1", "s:2"]))).toEqual({
      "f:0": "other",
      "f:1": "chosen",
      "s:2": "chosen",
      "s:3": "other",
    });
  });

  it("lets what comes next outweigh an alternative and a choice", () => {
    const twice = options("c:1 c:2", "c:2 c:1", "c:1 c:1");
    expect(Object.fromEntries(standings(twice, ["c:1"]))).toEqual({ "c:1": "offered", "c:2": "offered" });
  });
});

describe("going on alone", () => {
  it("takes the only next ref while it does not finish an option", () => {
    const one = options("f:0 s:1", "f:0 s:2");
    expect(advance(one, [])).toEqual(["f:0"]);
    expect(advance(options("f:0 g s:1", "f:0 g s:2"), [])).toEqual(["f:0", "g"]);
  });

  it("never finishes an option, nor chooses for a player with one option only", () => {
    expect(advance(options("f:0"), [])).toEqual([]);
    expect(advance(options("f:0 s:1"), [])).toEqual([]);
    expect(advance(options("f:0", "f:0 s:1"), [])).toEqual([]);
    expect(advance(options("f:0", "f:0 s:1", "f:0 s:2"), [])).toEqual([]);
  });

  it("stops where there is something to choose", () => {
    expect(advance(MOVES, [])).toEqual([]);
    expect(advance(MOVES, ["f:0", "gondola"])).toEqual(["f:0", "gondola"]);
  });
});

describe("picking", () => {
  it("adds what is offered and goes on from there", () => {
    expect(pick(MOVES, [], "f:1")).toEqual(["f:1"]);
    expect(pick(MOVES, ["f:1"], "s:3")).toEqual(["f:1", "s:3"]);
    expect(pick(options("a b c", "a b d", "e"), [], "a")).toEqual(["a", "b"]);
  });

  it("replaces an earlier choice and keeps what still fits", () => {
    expect(pick(MOVES, ["f:0", "s:2"], "f:1")).toEqual(["f:1", "s:2"]);
    expect(pick(MOVES, ["f:0", "s:1"], "f:1")).toEqual(["f:1"]);
    expect(pick(MOVES, ["f:0", "s:1"], "s:2")).toEqual(["f:0", "s:2"]);
  });

  it("replaces the latest choice that it can replace", () => {
    expect(pick(options("a b", "a c", "c d"), ["a", "b"], "c")).toEqual(["a", "c"]);
  });

  it("slips a step between when there is room for it", () => {
    const ways = options("f s:1", "f g s:1", "f g s:2");
    expect(pick(ways, ["f", "s:1"], "g")).toEqual(["f", "g", "s:1"]);
  });

  it("puts back what is picked again, and keeps what still fits", () => {
    expect(pick(MOVES, ["f:0", "s:2"], "s:2")).toEqual(["f:0"]);
    expect(pick(MOVES, ["f:0", "s:2"], "f:0")).toEqual([]);
    const sets = options("c:1 c:2", "c:2");
    expect(pick(sets, ["c:1", "c:2"], "c:1")).toEqual(["c:2"]);
  });

  it("puts back the later one of two choices of the same ref", () => {
    expect(pick(options("a b a", "a b c"), ["a", "b", "a"], "a")).toEqual(["a", "b"]);
  });

  it("does nothing for a ref that leads nowhere", () => {
    expect(pick(MOVES, ["f:0"], "s:77")).toEqual(["f:0"]);
  });
});

describe("stepping back", () => {
  it("takes back the last choice that was a choice", () => {
    expect(back(MOVES, ["f:0", "s:1"])).toEqual(["f:0"]);
    expect(back(MOVES, ["f:0"])).toEqual([]);
    expect(back(options("a b c", "a b d", "e"), ["a", "b"])).toEqual([]);
    expect(back(options("a b c", "a b d", "e"), ["a", "b", "c"])).toEqual(["a", "b"]);
  });
});

describe("the option that a ref would complete", () => {
  it("is told when it is exactly one", () => {
    expect(wouldComplete(MOVES, ["f:0"], "s:2")?.action).toBe(1);
    expect(wouldComplete(MOVES, ["f:0", "s:2"], "f:1")?.action).toBe(2);
    expect(wouldComplete(MOVES, [], "f:0")).toBeNull();
    expect(wouldComplete(options("c:1", "c:1"), [], "c:1")).toBeNull();
  });
});

describe("whatever the options are", () => {
  const draw = random(7);
  const cases = Array.from({ length: 120 }, () =>
    Array.from({ length: 1 + draw(8) }, (_, action) =>
      option(Array.from({ length: 1 + draw(4) }, () => `r:${draw(5)}`).join(" "), action),
    ),
  );

  it("what is chosen always leads somewhere, whatever is picked", () => {
    for (const some of cases) {
      let chosen = advance(some, []);
      for (let step = 0; step < 12; step++) {
        expect(remaining(some, chosen).length, JSON.stringify([some.map((one) => one.refs), chosen])).toBeGreaterThan(
          0,
        );
        const standing = standings(some, chosen);
        for (const ref of chosen) expect(["chosen", "offered"]).toContain(standing.get(ref));
        const offered = [...standing].filter(([, how]) => how !== "chosen").map(([ref]) => ref);
        const ref = offered.length > 0 && draw(4) > 0 ? offered[draw(offered.length)]! : `r:${draw(5)}`;
        const next = pick(some, chosen, ref);
        if (standing.get(ref) === "offered") expect(next.slice(0, chosen.length + 1)).toEqual([...chosen, ref]);
        if (standing.get(ref) === "other") expect(next).toContain(ref);
        chosen = next;
      }
    }
  });

  it("every option can be reached by picking its refs in order, and left by stepping back", () => {
    for (const some of cases) {
      for (const wanted of some) {
        let chosen = advance(some, []);
        while (chosen.length < wanted.refs.length) {
          expect(wanted.refs.slice(0, chosen.length)).toEqual(chosen);
          const next = wanted.refs[chosen.length]!;
          expect(standings(some, chosen).get(next)).toBe("offered");
          chosen = pick(some, chosen, next);
        }
        for (let left = chosen; left.length > 0; ) {
          const shorter = back(some, left);
          expect(shorter.length).toBeLessThan(left.length);
          left = shorter;
        }
      }
    }
  });
});
