/** The words of a bot's level. A bot that somebody brought along has its own name and no description. */
import type { Words } from "./board";

export function levelName(words: Words, level: string | null): string {
  if (level === null) return words.say("seat-bot");
  return words.has(`level-${level}`) ? words.say(`level-${level}`) : level;
}

/** How it plays, and how soon it answers. */
export function levelTold(words: Words, level: string | null, seconds: number | null): string {
  const parts = [];
  if (level !== null && words.has(`level-${level}-why`)) parts.push(words.say(`level-${level}-why`));
  if (seconds !== null) parts.push(words.say("level-answers", { seconds }));
  return parts.join(" ");
}
