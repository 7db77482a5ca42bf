/** The server's HTTP part. */
import type { Entry } from "./proof";
import type { Games, Luck, Message, NewTable, Rematch, Rules, TableMade, TableSummary } from "./wire";

/** What went wrong, in a form that can be told in either language. */
export class ApiError extends Error {
  readonly status: number;
  readonly told: Message;

  constructor(status: number, told: Message) {
    super(told.id);
    this.status = status;
    this.told = told;
  }
}

async function ask<T>(address: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new ApiError(0, { id: "error-unreachable", args: {} });
  }
  if (answer.ok)
    return (answer.headers.get("content-type")?.includes("json") ? answer.json() : answer.text()) as Promise<T>;
  const told = (await answer.json().catch(() => null)) as { message?: Message | string; detail?: string } | null;
  if (told && typeof told.message === "object") throw new ApiError(answer.status, told.message);
  if (answer.status === 404) throw new ApiError(404, { id: "error-not-found", args: {} });
  const detail = told?.detail ?? (typeof told?.message === "string" ? told.message : "");
  throw new ApiError(answer.status, { id: "error-server", args: { status: answer.status, detail } });
}

function post<T>(address: string, body?: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask<T>(address, { method: "POST", ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }) });
}

const at = (table: string, key: string, rest = "") =>
  `/api/tables/${encodeURIComponent(table)}${rest}?key=${encodeURIComponent(key)}`;

export const api = {
  games: () => ask<Games>("/api/games"),
  rules: (game: string) => ask<Rules>(`/api/games/${encodeURIComponent(game)}/rules`),
  texts: (game: string, lang: string) => ask<string>(`/api/texts/${encodeURIComponent(game)}/${lang}`),
  open: (wish: NewTable) => post<TableMade>("/api/tables", wish),
  summary: (table: string, key: string) => ask<TableSummary>(at(table, key)),
  rematch: (table: string, key: string) => post<Rematch>(at(table, key, "/rematch")),
  luck: (table: string, key: string) => ask<Luck>(at(table, key, "/luck")),
  match: (table: string, key: string) => ask<{ entries: readonly Entry[] }>(at(table, key, "/match")),
  matchFile: (table: string, key: string) => at(table, key, "/match"),
  live: (table: string, key: string) => {
    const address = new URL(at(table, key, "/live"), location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    return address.href;
  },
};
