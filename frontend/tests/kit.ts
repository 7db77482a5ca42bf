/** What the tests of the client's logic share: options with the refs that matter, and words that show what was asked for. */
import type { Words } from "../src/lib/board";
import type { Arg, Args, Option } from "../src/lib/wire";

/** Options whose refs are written as paths: `option("figure:0 square:3", 7)`. */
export function option(path: string, action = 0, more: Partial<Option> = {}): Option {
  return { action, kind: "move", args: {}, refs: path === "" ? [] : path.split(" "), note: [], ...more };
}

/** One option for each path, numbered in order. */
export const options = (...paths: string[]): Option[] => paths.map((path, action) => option(path, action));

/** Words that know these ids, with `{name}` for an argument. */
export function words(known: Readonly<Record<string, string>>): Words {
  const say = (id: string, args: Args = {}): string =>
    (known[id] ?? id).replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
  return {
    lang: "en",
    say,
    has: (id) => id in known,
    tell: (message) => say(message.id, message.args),
    label: (arg: Arg) => (typeof arg === "object" ? JSON.stringify(arg) : String(arg)),
  };
}

/** Numbers that are the same in every run. */
export function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
