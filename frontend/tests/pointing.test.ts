// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choice } from "../src/lib/choice.svelte";
import { enterBoard, pointing } from "../src/lib/pointing";
import { options } from "./kit";

/** Three figures in a row and one aside, over two squares; a sign to look at, a button, and the prompt. */
const PAGE = `
  <i data-ref="f:0" data-x="0" data-y="0"></i>
  <i data-ref="f:1" data-x="100" data-y="0"></i>
  <i data-ref="f:2" data-x="200" data-y="30"></i>
  <i data-ref="f:3" data-x="70" data-y="40"></i>
  <i data-ref="s:1" data-x="0" data-y="100"><b></b></i>
  <i data-ref="s:2" data-x="100" data-y="100"></i>
  <i data-ref="sign" data-x="210" data-y="100" data-look=""></i>
  <button type="button"></button>
  <section class="prompt"></section>
  <p></p>`;
const OPTIONS = options("f:0 s:1", "f:0 s:2", "f:1 s:2", "f:3 s:1");

let root: HTMLElement;
let choice: Choice;
let confirm: ReturnType<typeof vi.fn<() => void>>;
let why: ReturnType<typeof vi.fn<(refs: readonly string[]) => void>>;
let detach: () => void;

const at = (selector: string): HTMLElement => root.querySelector<HTMLElement>(selector)!;
const element = (ref: string): HTMLElement => at(`[data-ref="${ref}"]`);

/** Writes on the page how every element stands, as a board does. */
function draw(): void {
  for (const one of root.querySelectorAll<HTMLElement>("[data-ref]")) {
    const ref = one.dataset.ref!;
    const told = choice.at(ref, ref, ref === "sign");
    one.dataset.standing = told["data-standing"];
    if (told.tabindex === undefined) one.removeAttribute("tabindex");
    else one.tabIndex = told.tabindex;
  }
}

function click(target: Element): void {
  target.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  draw();
}

function press(target: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  draw();
  return event;
}

function point(target: Element, type: string, x: number, pointerType = "mouse"): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: 0, pointerType }));
}

beforeEach(() => {
  document.body.innerHTML = `<main>${PAGE}</main>`;
  root = document.querySelector("main")!;
  for (const one of root.querySelectorAll<HTMLElement>("[data-x]")) {
    const [x, y] = [Number(one.dataset.x), Number(one.dataset.y)];
    one.getBoundingClientRect = () => ({ x, y, width: 40, height: 40 }) as DOMRect;
  }
  choice = new Choice();
  choice.offer(OPTIONS);
  [confirm, why] = [vi.fn<() => void>(), vi.fn<(refs: readonly string[]) => void>()];
  detach = pointing(choice, confirm, why)(root)!;
  draw();
});

describe("a click", () => {
  it("chooses what is offered, and confirms on what completed the choice", () => {
    click(element("f:0"));
    expect(choice.chosen).toEqual(["f:0"]);
    click(at('[data-ref="s:1"] b'));
    expect(choice.chosen).toEqual(["f:0", "s:1"]);
    expect(confirm).not.toHaveBeenCalled();
    click(element("s:1"));
    expect(confirm).toHaveBeenCalledOnce();
    expect(choice.chosen).toEqual(["f:0", "s:1"]);
  });

  it("puts back an earlier choice instead of confirming", () => {
    click(element("f:0"));
    click(element("s:1"));
    click(element("f:0"));
    expect(confirm).not.toHaveBeenCalled();
    expect(choice.chosen).toEqual([]);
  });

  it("on what cannot be chosen asks why not, with what is chosen before it", () => {
    click(element("f:0"));
    click(element("f:2"));
    expect(why).toHaveBeenLastCalledWith(["f:0", "f:2"]);
    expect(choice.chosen).toEqual(["f:0"]);
  });

  it("on what can be chosen or looked at forgets the last answer", () => {
    click(element("f:1"));
    expect(why).toHaveBeenLastCalledWith([]);
    click(element("sign"));
    expect(why).toHaveBeenLastCalledWith([]);
  });

  it("asks nothing while nothing is asked of this player", () => {
    choice.offer([]);
    click(element("f:2"));
    expect(why).toHaveBeenLastCalledWith([]);
  });

  it("beside everything points at nothing; in the prompt it leaves what is pointed at", () => {
    click(element("f:1"));
    expect(choice.pointed).toBe("f:1");
    click(at(".prompt"));
    click(at("button"));
    expect(choice.pointed).toBe("f:1");
    click(at("p"));
    expect(choice.pointed).toBeNull();
    expect(choice.chosen).toEqual(["f:1"]);
  });

  it("makes what can be acted on the board's one stop of the Tab key", () => {
    click(element("f:1"));
    expect(choice.stop).toBe("f:1");
    click(element("f:2"));
    expect(choice.stop).toBe("f:1");
  });
});

describe("the mouse", () => {
  it("points at what it moves over, and at nothing when it leaves", () => {
    point(element("f:2"), "pointerover", 5);
    expect(choice.pointed).toBe("f:2");
    point(root, "pointerleave", 5);
    expect(choice.pointed).toBeNull();
  });

  it("at rest points at nothing new, though the page moves under it", () => {
    point(element("f:0"), "pointerover", 5);
    point(element("f:0"), "pointermove", 5);
    point(element("f:1"), "pointerover", 5);
    expect(choice.pointed).toBe("f:0");
    point(element("f:1"), "pointerover", 6);
    expect(choice.pointed).toBe("f:1");
  });

  it("is no finger: that points by touching", () => {
    point(element("f:1"), "pointerover", 5, "touch");
    expect(choice.pointed).toBeNull();
  });
});

describe("the focus", () => {
  it("points, and moves the board's stop to what can be acted on", () => {
    element("f:1").focus();
    expect([choice.pointed, choice.stop]).toEqual(["f:1", "f:1"]);
    element("sign").focus();
    expect([choice.pointed, choice.stop]).toEqual(["sign", "f:1"]);
  });

  it("of a press does not point: the click does", () => {
    element("f:1").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    element("f:1").focus();
    expect(choice.pointed).toBeNull();
  });

  it("that comes after a click points again", () => {
    click(element("f:0"));
    element("s:1").focus();
    expect(choice.pointed).toBe("s:1");
  });
});

describe("the keyboard", () => {
  it("goes to the nearest active element in a direction, and follows a row before it leaves it", () => {
    element("f:0").focus();
    press(element("f:0"), "ArrowRight");
    expect(document.activeElement).toBe(element("f:1"));
    expect(choice.stop).toBe("f:1");
    press(element("f:1"), "ArrowRight");
    expect(document.activeElement, "f:2 cannot be chosen; the sign can be looked at").toBe(element("sign"));
    press(element("f:1"), "ArrowLeft");
    expect(document.activeElement).toBe(element("f:0"));
  });

  it("stays where nothing lies in that direction, and the page does not scroll", () => {
    element("f:0").focus();
    expect(press(element("f:0"), "ArrowUp").defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(element("f:0"));
  });

  it("reaches squares once a figure is chosen", () => {
    click(element("f:0"));
    press(element("f:0"), "ArrowDown");
    expect(document.activeElement).toBe(element("s:1"));
  });

  it.each(["Enter", " "])("chooses and confirms with %j", (key) => {
    expect(press(element("f:1"), key).defaultPrevented).toBe(true);
    press(element("s:2"), key);
    expect(choice.chosen).toEqual(["f:1", "s:2"]);
    press(element("s:2"), key);
    expect(confirm).toHaveBeenCalledOnce();
  });

  it("steps back with Escape, as long as there is a choice to take back", () => {
    click(element("f:1"));
    expect(press(root, "Escape").defaultPrevented).toBe(true);
    expect(choice.chosen).toEqual([]);
    expect(press(root, "Escape").defaultPrevented).toBe(false);
  });

  it("leaves the browser its own keys", () => {
    for (const held of ["altKey", "ctrlKey", "metaKey"])
      expect(press(element("f:1"), "Enter", { [held]: true }).defaultPrevented).toBe(false);
    expect(press(at("button"), "Enter").defaultPrevented).toBe(false);
    expect(choice.chosen).toEqual([]);
  });

  it("enters the board at the first offered element, else at the first that can be looked at", () => {
    click(element("f:0"));
    enterBoard(root, choice);
    expect(document.activeElement).toBe(element("s:1"));
    choice.offer([]);
    draw();
    enterBoard(root, choice);
    expect(document.activeElement).toBe(element("sign"));
  });
});

it("hears nothing any more once it is taken off", () => {
  detach();
  click(element("f:0"));
  press(element("f:0"), "Enter");
  element("f:0").focus();
  point(element("f:1"), "pointerover", 5);
  expect([choice.chosen, choice.pointed]).toEqual([[], null]);
});
