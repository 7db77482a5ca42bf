/** The five games of the house, in the order of the home page, with what is known of those that are not installed. */
import type { GameInfo } from "./wire";

export interface Card {
  readonly id: string;
  readonly players: readonly [number, number];
  readonly minutes: readonly [number, number];
  /** Whether the server has it. */
  readonly ready: boolean;
}

const HOUSE: readonly Omit<Card, "ready">[] = [
  { id: "venice", players: [1, 5], minutes: [60, 90] },
  { id: "rialto", players: [2, 5], minutes: [45, 60] },
  { id: "doge", players: [3, 4], minutes: [60, 80] },
  { id: "venedig", players: [2, 5], minutes: [60, 60] },
  { id: "venezia2099", players: [2, 5], minutes: [30, 45] },
];

/** The cards of the home page: the server's word where it knows a game, then whatever else it has. */
export function cards(games: readonly GameInfo[]): Card[] {
  const known = new Map(games.map((game) => [game.id, game]));
  const card = (game: GameInfo): Card => ({
    id: game.id,
    players: [game.min_players, game.max_players],
    minutes: [game.minutes[0] ?? 0, game.minutes[1] ?? game.minutes[0] ?? 0],
    ready: true,
  });
  const house = HOUSE.map((one) => {
    const game = known.get(one.id);
    return game ? card(game) : { ...one, ready: false };
  });
  return [...house, ...games.filter((game) => !HOUSE.some((one) => one.id === game.id)).map(card)];
}
