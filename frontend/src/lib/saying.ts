/** How ids from the server become ids of texts: one convention for all games. */
import type { Words } from "./board";
import type { Option, Prompt } from "./wire";

interface SeatName {
  readonly name: string;
  readonly you: boolean;
}

/** The question, for the one who must answer or for those who wait. */
export function question(words: Words, prompt: Prompt, mine: boolean): string {
  const other = `${prompt.id}.other`;
  return words.say(!mine && words.has(other) ? other : prompt.id, prompt.args);
}

/** What a button that carries out this option says. */
export const deed = (words: Words, option: Option): string =>
  words.say(`do-${option.kind.replaceAll("_", "-")}`, option.args);

/** What one of an option's refs is called: the value it stands for, found by its name or else by its place. */
export function refLabel(words: Words, option: Option, place: number): string {
  const ref = option.refs[place] ?? "";
  const kind = ref.split(":")[0]!;
  const values = Object.values(option.args);
  const arg = option.args[kind] ?? (values.length === option.refs.length ? values[place] : undefined);
  if (arg !== undefined) return words.label(arg);
  return words.has(`ref-${kind}`) ? words.say(`ref-${kind}`) : ref;
}

/** Who has won: told to the one person at this screen as to somebody, to all others by names. */
export function victory(words: Words, winners: readonly SeatName[]): string {
  const others = winners.filter((seat) => !seat.you).map((seat) => seat.name);
  const names = new Intl.ListFormat(words.lang).format(others);
  if (others.length === winners.length) return words.say("result-won", { n: winners.length, names });
  return words.say("result-won-you", { n: others.length, names });
}
