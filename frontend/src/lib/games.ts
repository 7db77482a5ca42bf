/** The games as people are shown them: named in their language, the shortest first. */
import type { Lang } from "./settings.svelte";
import type { GameInfo } from "./wire";

export interface Card {
  readonly id: string;
  readonly title: string;
  /** What it is about, in a sentence. */
  readonly tagline: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
}

export function cards(games: readonly GameInfo[], lang: Lang): Card[] {
  return games
    .map((game) => ({
      id: game.id,
      title: game.title[lang] ?? game.id,
      tagline: game.tagline[lang] ?? "",
      players: [game.min_players, game.max_players] as const,
      minutes: [game.minutes[0] ?? 0, game.minutes[1] ?? game.minutes[0] ?? 0] as const,
    }))
    .sort((a, b) => a.minutes[0] + a.minutes[1] - b.minutes[0] - b.minutes[1] || a.title.localeCompare(b.title, lang));
}

/** What a game is called; of one that the server does not have, its id. */
export const nameIn = (cards: readonly Card[], game: string): string =>
  cards.find((card) => card.id === game)?.title ?? game;
