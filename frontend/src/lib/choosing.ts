/**
 * From options to refs and back, for any game.
 *
 * The refs of an option, in order, are a path. The player walks along paths: what is chosen so far is a prefix, and the next ref of every option
 * that begins with that prefix is offered. Nothing here knows a rule; it only compares lists of strings.
 */
import type { Option } from "./wire";

/** How an element stands at this moment: to be chosen next, an alternative to an earlier choice, chosen, or none of these. */
export type Standing = "offered" | "other" | "chosen" | "none";

function beginsWith(path: readonly string[], prefix: readonly string[]): boolean {
  return prefix.every((ref, i) => path[i] === ref);
}

function leadsSomewhere(paths: readonly Option[], prefix: readonly string[]): boolean {
  return paths.some((path) => beginsWith(path.refs, prefix));
}

/** The options that begin with what is chosen. */
export function remaining(paths: readonly Option[], chosen: readonly string[]): Option[] {
  return paths.filter((path) => beginsWith(path.refs, chosen));
}

/** The options that are fully chosen; those without any ref are plain buttons and never count. */
export function complete(paths: readonly Option[], chosen: readonly string[]): Option[] {
  if (chosen.length === 0) return [];
  return remaining(paths, chosen).filter((path) => path.refs.length === chosen.length);
}

/** The standing of every ref that matters now. What comes next outweighs an alternative to an earlier choice. */
export function standings(paths: readonly Option[], chosen: readonly string[]): Map<string, Standing> {
  const found = new Map<string, Standing>();
  for (const path of paths) {
    for (let i = 0; i < chosen.length && i < path.refs.length; i++) {
      const ref = path.refs[i]!;
      if (ref !== chosen[i]) {
        found.set(ref, "other");
        break;
      }
    }
  }
  for (const path of remaining(paths, chosen)) {
    const next = path.refs[chosen.length];
    if (next !== undefined) found.set(next, "offered");
  }
  for (const ref of chosen) if (found.get(ref) !== "offered") found.set(ref, "chosen");
  return found;
}

/** Goes on alone where there is nothing to choose: a single next ref that does not yet finish an option. */
export function advance(paths: readonly Option[], chosen: readonly string[]): string[] {
  const now = [...chosen];
  for (;;) {
    const open = remaining(paths, now).filter((path) => path.refs.length > now.length);
    const next = new Set(open.map((path) => path.refs[now.length]!));
    const [only] = next;
    if (
      next.size !== 1 ||
      only === undefined ||
      open.length < 2 ||
      open.some((path) => path.refs.length === now.length + 1)
    )
      return now;
    now.push(only);
  }
}

/** As much of a wish as leads somewhere. */
function longest(paths: readonly Option[], wish: readonly string[], least: number): string[] | null {
  for (let n = wish.length; n >= least; n--) {
    const prefix = wish.slice(0, n);
    if (leadsSomewhere(paths, prefix)) return prefix;
  }
  return null;
}

/** What is chosen after a ref was picked: it is added, or replaces an earlier choice and keeps what still fits, or is put back. */
export function pick(paths: readonly Option[], chosen: readonly string[], ref: string): string[] {
  if (remaining(paths, chosen).some((path) => path.refs[chosen.length] === ref))
    return advance(paths, [...chosen, ref]);
  const at = chosen.lastIndexOf(ref);
  if (at >= 0) {
    const head = chosen.slice(0, at);
    return longest(paths, [...head, ...chosen.slice(at + 1)], at) ?? head;
  }
  for (let i = chosen.length - 1; i >= 0; i--) {
    const head = [...chosen.slice(0, i), ref];
    if (!leadsSomewhere(paths, head)) continue;
    const kept =
      longest(paths, [...head, ...chosen.slice(i)], head.length + 1) ??
      longest(paths, [...head, ...chosen.slice(i + 1)], head.length);
    return advance(paths, kept ?? head);
  }
  return [...chosen];
}

/** One step back: the last choice that was a choice. */
export function back(paths: readonly Option[], chosen: readonly string[]): string[] {
  let now = chosen.slice(0, -1);
  while (now.length > 0 && advance(paths, now).length > now.length) now = now.slice(0, -1);
  return now;
}

/** The option that picking a ref would complete, if it is exactly one: what a preview shows. */
export function wouldComplete(paths: readonly Option[], chosen: readonly string[], ref: string): Option | null {
  const done = complete(paths, pick(paths, chosen, ref));
  return done.length === 1 ? done[0]! : null;
}
