/** The clauses of a game: the words of one, for where a rule is told and not only named, and those that are reconstructed. */
import { api } from "./api";
import type { Clause } from "./wire";

type Lang = "en" | "fr";

const asked = new Map<string, Promise<readonly Clause[]>>();

export function clausesOf(game: string): Promise<readonly Clause[]> {
  const known = asked.get(game);
  if (known) return known;
  const coming = api.rules(game).then((told) => told.clauses);
  asked.set(game, coming);
  coming.catch(() => asked.delete(game));
  return coming;
}

/** What the clause says, or nothing when it cannot be had: the refusal itself is still told. */
export async function clauseText(game: string, id: string, lang: Lang): Promise<string> {
  try {
    return (await clausesOf(game)).find((one) => one.id === id)?.[lang] ?? "";
  } catch {
    return "";
  }
}

/** The heading of the rulebook under which a clause stands, in the reader's language. */
export const headingOf = (clause: Clause, lang: Lang): string => (lang === "fr" ? clause.place : clause.place_en);

/** Why a clause is what it is, in the reader's language. */
export const reasonOf = (clause: Clause, lang: Lang): string => (lang === "fr" ? clause.reason_fr : clause.reason);

/** The clauses that stand for what is lost: all of a game's, or those in play at a table where this was chosen, `players` among it. */
export function reconstructed(clauses: readonly Clause[], setting?: Readonly<Record<string, string>>): Clause[] {
  return clauses.filter(
    (one) =>
      one.source === "reconstruction" &&
      (setting === undefined ||
        Object.entries(one.chosen_by).every(([option, values]) => values.includes(setting[option] ?? ""))),
  );
}

/** Those that come into play with one value of a table option. */
export const reconstructedBy = (clauses: readonly Clause[], option: string, value: string): Clause[] =>
  reconstructed(clauses).filter((one) => one.chosen_by[option]?.includes(value));
