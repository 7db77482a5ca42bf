/** Mouse, touch and keyboard on elements that carry a ref, the same for every board. */
import type { Attachment } from "svelte/attachments";
import type { Choice } from "./choice.svelte";

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

const refOf = (target: EventTarget | null): string | null =>
  (target as Element | null)?.closest?.("[data-ref]")?.getAttribute("data-ref") ?? null;

/** Whether the board shows something about it: that answers who points at it. */
const looks = (target: EventTarget | null): boolean => (target as Element | null)?.closest?.("[data-look]") != null;

const centre = (element: Element): readonly [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** The elements on the page that can be chosen or looked at, in the order of the page. */
function active(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-ref][data-standing]:not([data-standing="none"]), [data-look]')];
}

/** The element nearest to `from` in a direction; what lies aside counts double, so that a row is followed before it is left. */
function nearest(all: readonly HTMLElement[], from: Element, [dx, dy]: readonly [number, number]): HTMLElement | null {
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    if (element === from) continue;
    const [u, v] = centre(element);
    const ahead = (u - x) * dx + (v - y) * dy;
    const aside = Math.abs((u - x) * dy) + Math.abs((v - y) * dx);
    if (ahead > 4 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = element;
    }
  }
  return best;
}

/** Moves the keyboard to an element; it becomes the board's one Tab stop. */
function focusOn(choice: Choice, element: HTMLElement): void {
  choice.stop = element.dataset.ref ?? null;
  element.setAttribute("tabindex", "0");
  element.focus({ preventScroll: false });
}

/** Puts the keyboard on the first offered element of the table, for a person who asks for the board. */
export function enterBoard(root: Element, choice: Choice): void {
  const all = active(root);
  const first = all.find((element) => element.dataset.standing === "offered") ?? all[0];
  if (first) focusOn(choice, first);
}

/**
 * Listens on the whole table. A click or Enter on an offered element chooses it; on the element that completed the choice it confirms;
 * arrows go to the nearest offered element; Escape steps back. A click on what is not offered asks why not.
 */
export function pointing(
  choice: Choice,
  confirm: () => void,
  why: (refs: readonly string[]) => void,
): Attachment<HTMLElement> {
  return (root) => {
    const take = (ref: string): void => {
      if (choice.standing.get(ref) === "chosen" && choice.ready && choice.chosen.at(-1) === ref) confirm();
      else choice.pick(ref);
    };
    // A press moves the focus before it becomes a click. What the page tells of the thing focused may push it from under
    // the finger, and the click would go elsewhere: so it is the click that points, not the focus of a press.
    let pressing = false;
    const press = (): void => {
      pressing = true;
    };
    const click = (event: MouseEvent): void => {
      pressing = false;
      const ref = refOf(event.target);
      // A finger has no pointer to rest: what it touched last is what it points at.
      if (ref !== null || !(event.target as Element).closest("button, .prompt")) choice.pointed = ref;
      if (ref === null) return;
      if (choice.active(ref)) choice.stop = ref;
      const refused = choice.options.length > 0 && !choice.active(ref) && !looks(event.target);
      why(refused ? [...choice.chosen, ref] : []);
      take(ref);
    };
    // A page that moves under a mouse at rest is nothing that its owner pointed at.
    let rest = "";
    const place = (event: PointerEvent): string => `${event.clientX} ${event.clientY}`;
    const over = (event: PointerEvent): void => {
      if (event.pointerType === "mouse" && place(event) !== rest) choice.pointed = refOf(event.target);
    };
    const move = (event: PointerEvent): void => {
      rest = place(event);
    };
    const leave = (): void => {
      choice.pointed = null;
    };
    const focusin = (event: FocusEvent): void => {
      if (pressing) return;
      const ref = refOf(event.target);
      choice.pointed = ref;
      if (ref !== null && choice.active(ref)) choice.stop = ref;
    };
    const key = (event: KeyboardEvent): void => {
      pressing = false;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape") {
        if (choice.back()) event.preventDefault();
        return;
      }
      const ref = refOf(event.target);
      if (ref === null) return;
      const direction = DIRECTIONS[event.key];
      const element = (event.target as Element).closest("[data-ref]")!;
      if (direction) {
        const goal = nearest(active(root), element, direction);
        if (goal) focusOn(choice, goal);
        event.preventDefault();
      } else if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        take(ref);
      }
    };
    root.addEventListener("pointerdown", press);
    root.addEventListener("click", click);
    root.addEventListener("pointerover", over);
    root.addEventListener("pointermove", move);
    root.addEventListener("pointerleave", leave);
    root.addEventListener("focusin", focusin);
    root.addEventListener("keydown", key);
    return () => {
      root.removeEventListener("pointerdown", press);
      root.removeEventListener("click", click);
      root.removeEventListener("pointerover", over);
      root.removeEventListener("pointermove", move);
      root.removeEventListener("pointerleave", leave);
      root.removeEventListener("focusin", focusin);
      root.removeEventListener("keydown", key);
    };
  };
}
