/** Working out again, in this browser, what a table says of its luck. Nothing here trusts the server's word. */
import type { Kept } from "./luck";
import { hex, hmacWith, sha256, unhex } from "./sha256";
import type { Draw, Luck } from "./wire";

export const FORMAT = "serenissima-luck-1";

const RANGE = 2n ** 64n;
const text = new TextEncoder();
const digest = async (told: string): Promise<string> => hex(await sha256(text.encode(told)));

export type Verdict = "good" | "bad" | "unknown";

/** What was checked, and what came of it. `first` is the first draw that does not follow. */
export interface Proof {
  readonly commitment: Verdict;
  readonly pledges: Verdict;
  readonly own: Verdict;
  readonly draws: Verdict;
  readonly count: number;
  readonly first: Draw | null;
}

/** Everything together: one bad part spoils it, and without the secret nothing is proven. */
export const whole = (proof: Proof): Verdict => {
  const parts = [proof.commitment, proof.pledges, proof.own, proof.draws];
  if (parts.includes("bad")) return "bad";
  return proof.commitment === "good" && proof.draws === "good" ? "good" : "unknown";
};

const verdict = (good: boolean): Verdict => (good ? "good" : "bad");

async function commitmentFits(luck: Luck, kept: Kept | null): Promise<Verdict> {
  if (kept !== null && kept.commitment !== luck.commitment) return "bad";
  if (luck.secret === null) return "unknown";
  return verdict((await digest(`${FORMAT}\ncommitment\n${luck.table}\n${luck.secret}`)) === luck.commitment);
}

/** Every contributor's bytes fit the pledge, and the pledges are those this browser saw before it showed its own bytes. */
async function pledgesFit(luck: Luck, kept: Kept | null): Promise<Verdict> {
  if (!luck.dealt) return "unknown";
  if (luck.contributors.length === 0) return "bad";
  for (const one of luck.contributors)
    if (one.bytes === null || hex(await sha256(unhex(one.bytes))) !== one.pledge) return "bad";
  if (!kept?.pledges || kept.round !== luck.rounds) return "good";
  const seen = kept.pledges;
  const same = luck.contributors.every((one) => seen[one.name] === one.pledge);
  return verdict(same && Object.keys(seen).length === luck.contributors.length);
}

function ownUsed(luck: Luck, name: string, kept: Kept | null): Verdict {
  if (!luck.dealt || !kept?.pledges || kept.round < luck.rounds) return "unknown";
  const told = luck.contributors.find((one) => one.name === name);
  return verdict(kept.round === luck.rounds && told?.bytes === kept.bytes);
}

/** The function that draws: entry, place and number of outcomes to an outcome. */
export async function drawing(luck: Luck): Promise<(draw: Omit<Draw, "outcome">) => Promise<number>> {
  const sorted = [...luck.contributors].sort((a, b) => (a.name < b.name ? -1 : 1));
  const everybody = await digest([FORMAT, "bytes", ...sorted.map((one) => `${one.name} ${one.bytes}`)].join("\n"));
  const keyed = await hmacWith(unhex(luck.secret ?? ""));
  return async ({ entry, place, n }) => {
    const limit = RANGE - (RANGE % BigInt(n));
    for (let attempt = 0; ; attempt++) {
      const said = [FORMAT, "draw", luck.table, entry, place, attempt, everybody].join("\n");
      const number = BigInt(`0x${hex((await keyed(text.encode(said))).slice(0, 8))}`);
      if (number < limit) return Number(number % BigInt(n));
    }
  };
}

/** `entries` are those of the match file: what was drawn there must be what is proven here. */
async function drawsFollow(luck: Luck, entries: readonly Entry[] | null): Promise<[Verdict, Draw | null]> {
  if (luck.secret === null || luck.restored || entries === null) return ["unknown", null];
  const told = luck.draws.map((one) => [one.entry, one.place, one.outcome]);
  const played = entries.flatMap((one, entry) => (one.luck ?? []).map((outcome, place) => [entry, place, outcome]));
  const draw = await drawing(luck);
  for (const one of luck.draws) if ((await draw(one)) !== one.outcome) return ["bad", one];
  return [verdict(JSON.stringify(told) === JSON.stringify(played)), null];
}

export interface Entry {
  readonly luck?: readonly number[];
}

/** Checks all that can be checked. `kept` is what this browser has kept of its own part, under that name. */
export async function prove(
  luck: Luck,
  entries: readonly Entry[] | null,
  name: string,
  kept: Kept | null,
): Promise<Proof> {
  const [draws, first] = await drawsFollow(luck, entries);
  return {
    commitment: luck.format === FORMAT ? await commitmentFits(luck, kept) : "bad",
    pledges: await pledgesFit(luck, kept),
    own: ownUsed(luck, name, kept),
    draws,
    count: luck.draws.length,
    first,
  };
}
