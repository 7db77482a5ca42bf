import { beforeEach, describe, expect, it } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { option, options } from "./kit";

let choice: Choice;
beforeEach(() => {
  choice = new Choice();
  choice.offer(options("f:0 s:1", "f:0 s:2", "f:1 s:2"));
});

describe("what is chosen so far", () => {
  it("is forgotten with a new question, and goes on alone where there is nothing to choose", () => {
    choice.pick("f:0");
    choice.pointed = "s:1";
    choice.offer(options("a b c", "a b d"));
    expect([choice.chosen, choice.pointed]).toEqual([["a", "b"], null]);
  });

  it("is ready for the button when one option is complete", () => {
    choice.pick("f:0");
    expect(choice.ready).toBeNull();
    choice.pick("s:2");
    expect(choice.ready?.action).toBe(1);
  });

  it("is not ready when two options stand for the same refs: each has its button", () => {
    choice.offer(options("card:1", "card:1"));
    choice.pick("card:1");
    expect(choice.ready).toBeNull();
    expect(choice.done.map((one) => one.action)).toEqual([0, 1]);
  });

  it("steps back once, and says whether it did", () => {
    choice.pick("f:0");
    expect(choice.back()).toBe(true);
    expect(choice.back()).toBe(false);
  });

  it("keeps options without refs apart as plain buttons", () => {
    choice.offer([option("", 8), ...options("f:0 s:1", "f:1 s:1")]);
    expect(choice.plain.map((one) => one.action)).toEqual([8]);
    expect(choice.active("f:1")).toBe(true);
  });
});

describe("the preview", () => {
  it("is of the option that the offered thing pointed at would complete", () => {
    choice.pick("f:0");
    choice.pointed = "s:2";
    expect(choice.preview?.action).toBe(1);
    expect(choice.at("s:2", "")["data-preview"]).toBe("");
    expect(choice.at("f:0", "")["data-preview"]).toBe("");
    expect(choice.at("s:1", "")["data-preview"]).toBeUndefined();
  });

  it("stays with the option chosen while what is pointed at completes none", () => {
    choice.offer(options("a", "a b c", "a b d", "a e"));
    choice.pick("a");
    choice.pointed = "b";
    expect(choice.preview?.action).toBe(0);
  });

  it("stays with the option chosen when something else is pointed at", () => {
    choice.pick("f:0");
    choice.pick("s:1");
    choice.pointed = "f:9";
    expect(choice.preview?.action).toBe(0);
  });
});

describe("the attributes of an element", () => {
  it("make what can be acted on a button, with one stop for the Tab key", () => {
    choice.stop = "f:1";
    expect(choice.at("f:1", "Figure 1")).toEqual({
      "data-ref": "f:1",
      "data-standing": "offered",
      "data-preview": undefined,
      "aria-label": "Figure 1",
      role: "button",
      tabindex: 0,
      "aria-pressed": false,
      "data-look": undefined,
      "data-looked": undefined,
    });
    expect(choice.at("f:0", "").tabindex).toBe(-1);
    choice.pointed = "f:0";
    expect(choice.at("f:0", "")["data-looked"]).toBeUndefined();
    choice.pick("f:1");
    expect(choice.at("f:1", "")["aria-pressed"]).toBe(true);
  });

  it("make anything else a picture that the keyboard does not reach", () => {
    const told = choice.at("f:7", "Figure 7");
    expect([told.role, told.tabindex, told["aria-pressed"], told["data-standing"]]).toEqual([
      "img",
      undefined,
      undefined,
      "none",
    ]);
  });

  it("let what can only be looked at be reached, and tell when it is", () => {
    choice.pointed = "sign";
    const told = choice.at("sign", "", true);
    expect([told.role, told.tabindex, told["data-look"], told["data-looked"]]).toEqual(["button", -1, "", ""]);
    expect(told["aria-pressed"]).toBeUndefined();
  });
});
