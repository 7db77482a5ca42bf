/** What lies in sight on a phone, where the prompt covers the foot of the page. */

const PHONE = "(max-width: 760px)";
/** Room left between an element and the edge of what is seen. */
const AIR = 8;

export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** What of the offered lies outside the part of the window that is seen. */
export interface Outside {
  readonly above: number;
  readonly below: number;
}

export const ALL_IN_SIGHT: Outside = { above: 0, below: 0 };

/** How far to scroll so that a span lies within the part that is seen; 0 when it does, or does not fit. */
function shift(span: Span, seen: Span): number {
  if (span.bottom - span.top > seen.bottom - seen.top) return 0;
  if (span.bottom > seen.bottom) return span.bottom - seen.bottom;
  return Math.min(0, span.top - seen.top);
}

/** What matters of several: all of them if they fit, else the first one. */
function gist(spans: readonly Span[], seen: Span): Span | null {
  if (spans.length === 0) return null;
  const [top, bottom] = [Math.min(...spans.map((one) => one.top)), Math.max(...spans.map((one) => one.bottom))];
  if (bottom - top <= seen.bottom - seen.top) return { top, bottom };
  return spans.reduce((first, one) => (one.top < first.top ? one : first));
}

/** How far to scroll, and no farther, to see them. */
export function nudge(spans: readonly Span[], seen: Span): number {
  const span = gist(spans, seen);
  return span ? shift(span, seen) : 0;
}

/** How far to scroll to the highest place of the page from which they are seen: a page scrolled by so much goes home. */
export function homeward(spans: readonly Span[], seen: Span, scrolled: number): number {
  const span = gist(spans, seen);
  return span ? Math.max(-scrolled, span.bottom - seen.bottom) : 0;
}

/** How many lie, wholly or in part, above and below what is seen. */
export function outside(spans: readonly Span[], seen: Span): Outside {
  return {
    above: spans.filter((one) => one.top < seen.top && one.bottom <= seen.bottom).length,
    below: spans.filter((one) => one.bottom > seen.bottom).length,
  };
}

/** Whether the prompt lies over the page at this size of the window. */
export const covered = (): boolean => matchMedia(PHONE).matches;

/** The part of the window above the prompt. */
export const seenAbove = (prompt: Element): Span => ({ top: 0, bottom: prompt.getBoundingClientRect().top });

/** The elements of a standing; the buttons of the prompt itself do not count. */
export const standing = (name: string): string => `[data-standing="${name}"]:not(.asbutton)`;

/** Where elements lie in the window, with some air around them. */
export function spansOf(root: ParentNode, selector: string, air = AIR): Span[] {
  return [...root.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .map((box) => ({ top: box.top - air, bottom: box.bottom + air }));
}
