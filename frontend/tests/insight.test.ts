// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { ALL_IN_SIGHT, homeward, nudge, outside, type Span, seenAbove, spansOf, standing } from "../src/lib/insight";

const SEEN: Span = { top: 0, bottom: 600 };
const span = (top: number, bottom: number): Span => ({ top, bottom });

describe("how far to scroll to see what is offered", () => {
  it("is nothing when all is seen", () => {
    expect(nudge([span(10, 50), span(500, 600)], SEEN)).toBe(0);
    expect(nudge([], SEEN)).toBe(0);
  });

  it("is no farther than needed, down or up", () => {
    expect(nudge([span(580, 640)], SEEN)).toBe(40);
    expect(nudge([span(-30, 40)], SEEN)).toBe(-30);
    expect(nudge([span(100, 140), span(590, 650)], SEEN)).toBe(50);
  });

  it("is for the first of them when they do not fit together", () => {
    expect(nudge([span(900, 940), span(-20, 20), span(300, 340)], SEEN)).toBe(-20);
    expect(nudge([span(1400, 1440), span(620, 660)], SEEN)).toBe(60);
  });

  it("is nothing for one thing that is larger than what is seen", () => {
    expect(nudge([span(-100, 700)], SEEN)).toBe(0);
  });
});

describe("going home", () => {
  it("scrolls up to the highest place from which they are seen, never past the head of the page", () => {
    expect(homeward([span(100, 140)], SEEN, 200)).toBe(-200);
    expect(homeward([span(500, 540)], SEEN, 200)).toBe(-60);
    expect(homeward([span(580, 640)], SEEN, 200)).toBe(40);
    expect(homeward([], SEEN, 200)).toBe(0);
  });
});

describe("what is outside", () => {
  it("counts what lies wholly or in part above and below", () => {
    const all = [span(-90, -50), span(-10, 30), span(20, 60), span(590, 610), span(700, 740)];
    expect(outside(all, SEEN)).toEqual({ above: 2, below: 2 });
    expect(outside([span(0, 600)], SEEN)).toEqual(ALL_IN_SIGHT);
  });

  it("counts what is larger than the window once, below", () => {
    expect(outside([span(-50, 650)], SEEN)).toEqual({ above: 0, below: 1 });
  });
});

describe("where elements lie", () => {
  const laid = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    for (const one of document.querySelectorAll<HTMLElement>("[data-top]")) {
      const top = Number(one.dataset.top);
      one.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
      one.checkVisibility = () => one.dataset.shown !== "no";
    }
    return document.body;
  };

  it("gives offered elements some air, and leaves out what is not shown or stands in the prompt", () => {
    const root = laid(`
      <i data-standing="offered" data-top="100"></i>
      <i data-standing="offered" data-top="300" data-shown="no"></i>
      <button class="asbutton" data-standing="offered" data-top="500"></button>
      <i data-standing="other" data-top="700"></i>`);
    expect(spansOf(root, standing("offered"))).toEqual([span(92, 148)]);
    expect(spansOf(root, standing("other"), 0)).toEqual([span(700, 740)]);
  });

  it("sees what lies above the prompt", () => {
    const prompt = laid('<section data-top="430"></section>').firstElementChild!;
    expect(seenAbove(prompt)).toEqual(span(0, 430));
  });
});
