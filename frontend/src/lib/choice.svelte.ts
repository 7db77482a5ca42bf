import { advance, back, complete, pick, type Standing, standings, wouldComplete } from "./choosing";
import type { Option } from "./wire";

/** The attributes of an element that carries a ref: spread them on a `<g>`, a `<button>` or a `<li>`. */
export interface RefAttributes {
  "data-ref": string;
  "data-standing": Standing;
  "data-preview": "" | undefined;
  "aria-label": string;
  role: "button" | "img";
  tabindex: 0 | -1 | undefined;
  "aria-pressed": boolean | undefined;
  "data-look": "" | undefined;
  "data-looked": "" | undefined;
}

/** What the player has pointed at and chosen so far among the offered options. */
export class Choice {
  options = $state.raw<readonly Option[]>([]);
  chosen = $state.raw<readonly string[]>([]);
  /** The ref under the pointer or the keyboard focus. */
  pointed = $state<string | null>(null);
  /** The one element of the board that Tab reaches. */
  stop = $state<string | null>(null);

  readonly standing = $derived(standings(this.options, this.chosen));
  readonly done = $derived(complete(this.options, this.chosen));
  /** The option that the primary button carries out. */
  readonly ready = $derived<Option | null>(this.done.length === 1 ? this.done[0]! : null);
  /** Options without refs: plain buttons. */
  readonly plain = $derived(this.options.filter((option) => option.refs.length === 0));
  /** The option to preview: the one pointed at, else the chosen one. */
  readonly preview = $derived.by<Option | null>(() => {
    const ref = this.pointed;
    if (ref !== null && this.standing.get(ref) === "offered")
      return wouldComplete(this.options, this.chosen, ref) ?? this.ready;
    return this.ready;
  });
  readonly previewed = $derived(new Set(this.preview?.refs ?? []));

  /** New options from the server: choices that still lead somewhere are not kept, because the question is a new one. */
  offer(options: readonly Option[]): void {
    this.options = options;
    this.chosen = advance(this.options, []);
    this.pointed = null;
  }

  pick(ref: string): void {
    this.chosen = pick(this.options, this.chosen, ref);
  }

  back(): boolean {
    if (this.chosen.length === 0) return false;
    this.chosen = back(this.options, this.chosen);
    return true;
  }

  /** The refs a player may act on now, in no order. */
  active(ref: string): boolean {
    return (this.standing.get(ref) ?? "none") !== "none";
  }

  /**
   * The attributes that make an element part of the game: standing, role, label, and its place in the keyboard's order. With `look` it can be
   * pointed at, also by keyboard and touch, where it cannot be chosen: the board has something to show about it.
   */
  at = (ref: string, label: string, look = false): RefAttributes => {
    const standing = this.standing.get(ref) ?? "none";
    const active = standing !== "none";
    const reached = active || look;
    return {
      "data-ref": ref,
      "data-standing": standing,
      "data-preview": this.previewed.has(ref) ? "" : undefined,
      "aria-label": label,
      role: reached ? "button" : "img",
      tabindex: reached ? (this.stop === ref ? 0 : -1) : undefined,
      "aria-pressed": active ? standing === "chosen" : undefined,
      "data-look": look ? "" : undefined,
      "data-looked": look && this.pointed === ref ? "" : undefined,
    };
  };
}
