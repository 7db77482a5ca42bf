import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Kept } from "../src/lib/luck";
import { drawing, type Entry, FORMAT, type Proof, prove, whole } from "../src/lib/proof";
import type { Contribution, Draw, Luck } from "../src/lib/wire";

const digest = (told: string | Buffer): string => createHash("sha256").update(told).digest("hex");
const SECRET = "5e".repeat(32);
const TABLE = "a-table";

function contributor(name: string, byte: string): Contribution {
  const bytes = byte.repeat(32);
  return { name, seats: [0], bytes, pledge: digest(Buffer.from(bytes, "hex")) };
}
/** Not in the order of their names: the digest takes them sorted. */
const PEOPLE = [contributor("host", "0a"), contributor("friend-1", "b1")];
const EVERYBODY = digest([FORMAT, "bytes", `friend-1 ${"b1".repeat(32)}`, `host ${"0a".repeat(32)}`].join("\n"));

function hashed(entry: number, place: number, attempt: number): bigint {
  const said = [FORMAT, "draw", TABLE, entry, place, attempt, EVERYBODY].join("\n");
  return createHmac("sha256", Buffer.from(SECRET, "hex")).update(said).digest().readBigUInt64BE(0);
}

/** A draw as the machine's own HMAC gives it: what the client works out must be the same. */
function drawn(entry: number, place: number, n: number): Draw {
  for (let attempt = 0; ; attempt++) {
    const number = hashed(entry, place, attempt);
    if (number < 2n ** 64n - (2n ** 64n % BigInt(n))) return { entry, place, n, outcome: Number(number % BigInt(n)) };
  }
}
const DRAWS = [drawn(0, 0, 52), drawn(0, 1, 51), drawn(3, 0, 6)];
const ENTRIES: readonly Entry[] = [
  { luck: DRAWS.slice(0, 2).map((one) => one.outcome) },
  {},
  { luck: [] },
  { luck: [DRAWS[2]!.outcome] },
];

const luck = (more: Partial<Luck> = {}): Luck => ({
  table: TABLE,
  game: "rialto",
  kind: "fair",
  seats: [],
  format: FORMAT,
  dealt: true,
  over: true,
  commitment: digest(`${FORMAT}\ncommitment\n${TABLE}\n${SECRET}`),
  contributors: PEOPLE,
  rounds: 1,
  dropped: [],
  restored: false,
  secret: SECRET,
  draws: DRAWS,
  ...more,
});

const OWN: Kept = {
  commitment: luck().commitment!,
  round: 1,
  bytes: PEOPLE[0]!.bytes!,
  pledges: Object.fromEntries(PEOPLE.map((one) => [one.name, one.pledge!])),
};
const check = (told: Luck, own: Kept | null = OWN, entries: readonly Entry[] | null = ENTRIES): Promise<Proof> =>
  prove(told, entries, "host", own);

describe("a genuine game", () => {
  it("is proven whole", async () => {
    const proof = await check(luck());
    expect(proof).toEqual({
      commitment: "good",
      pledges: "good",
      own: "good",
      draws: "good",
      count: 3,
      first: null,
    });
    expect(whole(proof)).toBe("good");
  });

  it("is proven to one who looks on, too, but not that bytes of theirs were used", async () => {
    const proof = await check(luck(), null);
    expect([proof.own, whole(proof)]).toEqual(["unknown", "good"]);
  });

  it("does not prove anything before the secret is told", async () => {
    const proof = await check(luck({ secret: null, over: false }));
    expect([proof.commitment, proof.draws, whole(proof)]).toEqual(["unknown", "unknown", "unknown"]);
    const undealt = await check(luck({ secret: null, dealt: false }));
    expect([undealt.pledges, undealt.own]).toEqual(["unknown", "unknown"]);
  });

  it("whose rules have changed since cannot be proven", async () => {
    const proof = await check(luck({ restored: true }));
    expect([proof.draws, proof.commitment, whole(proof)]).toEqual(["unknown", "good", "unknown"]);
    expect((await check(luck(), OWN, null)).draws).toBe("unknown");
  });
});

describe("bytes of an earlier round", () => {
  it("were not to be used, and their pledges are not compared", async () => {
    const proof = await check(luck({ rounds: 2 }), { ...OWN, pledges: { host: "other" } });
    expect([proof.pledges, proof.own, whole(proof)]).toEqual(["good", "unknown", "good"]);
  });
});

describe("whatever is not genuine is found", () => {
  const spoilt: readonly [string, keyof Proof, Partial<Luck>, Kept?][] = [
    ["another secret", "commitment", { secret: "5f".repeat(32) }],
    ["another commitment than this browser saw", "commitment", {}, { ...OWN, commitment: "00" }],
    ["an unknown format", "commitment", { format: "serenissima-luck-2" }],
    ["bytes that were not pledged", "pledges", { contributors: [{ ...PEOPLE[0]!, bytes: "0b".repeat(32) }] }],
    ["bytes that were never shown", "pledges", { contributors: [PEOPLE[0]!, { ...PEOPLE[1]!, bytes: null }] }],
    ["nobody's bytes", "pledges", { contributors: [] }],
    ["a contributor who was not there", "pledges", { contributors: [...PEOPLE, contributor("friend-2", "cc")] }],
    ["a contributor left out", "pledges", { contributors: [PEOPLE[0]!] }],
    ["a pledge exchanged", "pledges", { contributors: [PEOPLE[0]!, contributor("friend-1", "b2")] }],
    ["own bytes not used", "own", { contributors: [contributor("host", "0c"), PEOPLE[1]!] }],
    ["an own round passed over", "own", { rounds: 2 }, { ...OWN, round: 3 }],
    ["an outcome of the luck", "draws", { draws: [DRAWS[0]!, { ...DRAWS[1]!, outcome: DRAWS[1]!.outcome ^ 1 }] }],
    ["a draw left out", "draws", { draws: DRAWS.slice(0, 2) }],
  ];
  it.each(spoilt)("%s", async (_, part, more, own = OWN) => {
    const proof = await check(luck(more), own);
    expect(proof[part]).toBe("bad");
    expect(whole(proof)).toBe("bad");
  });

  it("nobody's bytes, also by one who looks on", async () => {
    expect((await check(luck({ contributors: [] }), null)).pledges).toBe("bad");
  });

  it("names the first draw that does not follow", async () => {
    const wrong = { ...DRAWS[1]!, outcome: (DRAWS[1]!.outcome + 1) % 51 };
    const proof = await check(luck({ draws: [DRAWS[0]!, wrong, DRAWS[2]!] }));
    expect(proof.first).toEqual(wrong);
  });

  it("a match that was played with other outcomes than are proven", async () => {
    const entries = [{ luck: [...ENTRIES[0]!.luck!].reverse() }, ...ENTRIES.slice(1)];
    expect((await check(luck(), OWN, entries)).draws).toBe("bad");
  });
});

describe("a draw", () => {
  it("is the machine's own, for any number of outcomes", async () => {
    const draw = await drawing(luck());
    for (const n of [1, 2, 7, 52, 999_983, 2 ** 40, 2 ** 52 + 1])
      expect(await draw({ entry: 9, place: 1, n }), String(n)).toBe(drawn(9, 1, n).outcome);
  });

  it("is drawn again when a number would favour some outcomes", async () => {
    const n = Number(2n ** 64n / 2049n) + 1; // nearly a whole share of the numbers is over
    const over = 2n ** 64n - (2n ** 64n % BigInt(n));
    let entry = 0;
    while (hashed(entry, 0, 0) < over) entry++;
    expect(await (await drawing(luck()))({ entry, place: 0, n })).toBe(drawn(entry, 0, n).outcome);
  });

  it("does not depend on the order in which the contributors are told", async () => {
    const [one, other] = await Promise.all([drawing(luck()), drawing(luck({ contributors: [...PEOPLE].reverse() }))]);
    expect(await other({ entry: 1, place: 0, n: 1000 })).toBe(await one({ entry: 1, place: 0, n: 1000 }));
  });
});
