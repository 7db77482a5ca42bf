/** How ids from the server become ids of texts: one convention for all games. */
import type { Speaker } from "./texts.svelte";
import type { GameEvent, Option, Prompt } from "./wire";

const kebab = (id: string): string => id.replaceAll("_", "-");

function prefixed(words: Speaker, prefix: string, id: string): string {
  const name = kebab(id);
  return name.startsWith(`${prefix}-`) || (words.has(name) && !words.has(`${prefix}-${name}`))
    ? name
    : `${prefix}-${name}`;
}

/** The question, for the one who must answer or for those who wait. */
export function question(words: Speaker, prompt: Prompt, mine: boolean, player: number | undefined): string {
  const id = prefixed(words, "ask", prompt.id);
  const args = {
    ...prompt.args,
    ...(player === undefined || "player" in prompt.args ? {} : { player: { seat: player } }),
  };
  return words.say(!mine && words.has(`${id}.other`) ? `${id}.other` : id, args);
}

/** What a button that carries out this option says. */
export const deed = (words: Speaker, option: Option): string =>
  words.say(prefixed(words, "do", option.kind), option.args);

export const happening = (words: Speaker, event: GameEvent) =>
  words.pieces(prefixed(words, "event", event.id), event.args);

export const scoreName = (words: Speaker, id: string): string => words.say(prefixed(words, "score", id));
