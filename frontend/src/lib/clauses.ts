/** The words of a clause, for where a rule is told and not only named. */
import { api } from "./api";
import type { Clause } from "./wire";

const asked = new Map<string, Promise<readonly Clause[]>>();

function clausesOf(game: string): Promise<readonly Clause[]> {
  const known = asked.get(game);
  if (known) return known;
  const coming = api.rules(game).then((told) => told.clauses);
  asked.set(game, coming);
  coming.catch(() => asked.delete(game));
  return coming;
}

/** What the clause says, or nothing when it cannot be had: the refusal itself is still told. */
export async function clauseText(game: string, id: string, lang: "en" | "fr"): Promise<string> {
  try {
    return (await clausesOf(game)).find((one) => one.id === id)?.[lang] ?? "";
  } catch {
    return "";
  }
}
