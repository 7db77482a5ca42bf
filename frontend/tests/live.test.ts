// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/lib/api";
import { Live } from "../src/lib/live.svelte";
import * as luck from "../src/lib/luck";
import type { Down, Gathering, Refused, Update } from "../src/lib/wire";

/** The other end of the line. */
class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  readyState = 0;
  readonly sent: unknown[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    Line.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
  }
  tell(message: Down): void {
    this.readyState = 1;
    this.onmessage({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const update = (seq: number, more: Partial<Update> = {}): Update =>
  ({ type: "update", seq, viewer: 1, from: 0, events: [], ...more }) as Update;
const event = (n: number) => ({ n, id: `event-${n}`, args: {}, refs: [], seat: 0 });
const refused = (id: string): Refused => ({ type: "refused", clause: "X-1", message: { id, args: {} }, seq: 1 });

let live: Live;
const line = (): Line => Line.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all.length = 0;
  live = new Live("ab", "key");
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what the server tells", () => {
  it("is asked for at the table's address with the key", () => {
    expect(line().address).toMatch(/^ws:.*\/api\/tables\/ab\/live\?key=key$/);
    expect(live.line).toBe("connecting");
  });

  it("adds the events from a number on, and forgets those that were taken back", () => {
    line().tell(update(1, { events: [event(0), event(1), event(2)] }));
    line().tell(update(2, { from: 3, events: [event(3)] }));
    expect(live.events.map((one) => one.n)).toEqual([0, 1, 2, 3]);
    line().tell(update(3, { from: 2, events: [event(2)] }));
    expect(live.events.map((one) => one.n)).toEqual([0, 1, 2]);
    expect([live.line, live.update?.seq]).toEqual(["open", 3]);
  });

  it("forgets a refusal at the next position only", () => {
    line().tell(update(1));
    line().tell(refused("no"));
    line().tell(update(1));
    expect(live.refused?.message.id).toBe("no");
    line().tell(update(2));
    expect(live.refused).toBeNull();
  });

  it("keeps a problem in words until the next position", () => {
    line().tell({ type: "problem", message: { id: "problem-full", args: {} } });
    expect(live.problem?.id).toBe("problem-full");
    line().tell(update(1));
    expect(live.problem).toBeNull();
  });
});

describe("what is sent", () => {
  it("is an act for the seat shown at the position seen, one at a time", () => {
    line().tell(update(7));
    live.act(4);
    live.act(5);
    live.undo();
    expect(line().sent).toEqual([{ type: "act", seat: 1, action: 4, seq: 7 }]);
    expect([live.busy, live.sent]).toEqual([true, 1]);
    line().tell(update(8));
    live.undo();
    expect(line().sent.at(-1)).toEqual({ type: "undo", seat: 1, seq: 8 });
  });

  it("is nothing before there is a position, or while the line is down", () => {
    live.act(1);
    line().tell(update(1));
    line().drop();
    live.act(1);
    expect(Line.all.flatMap((one) => one.sent)).toEqual([]);
    expect(live.busy).toBe(false);
  });

  it("looks, changes its mind, deals and begins the round anew", () => {
    line().tell(update(1));
    live.look(2);
    live.reconsider(1);
    live.deal();
    live.gatherAnew();
    expect(line().sent).toEqual([
      { type: "look", seat: 2 },
      { type: "reconsider", seat: 1 },
      { type: "deal" },
      { type: "gather-anew" },
    ]);
  });
});

describe("asking why not", () => {
  it("takes the answer for an answer, not for a refusal of something tried", () => {
    line().tell(update(1));
    live.why(["f:0", "s:9"]);
    expect(line().sent).toEqual([{ type: "why", seat: 1, refs: ["f:0", "s:9"] }]);
    line().tell(refused("too far"));
    expect([live.reason?.message.id, live.refused]).toEqual(["too far", null]);
    line().tell(refused("not your turn"));
    expect(live.refused?.message.id).toBe("not your turn");
  });

  it("without refs forgets the last answer and asks nothing", () => {
    line().tell(update(1));
    live.why(["s:9"]);
    line().tell(refused("too far"));
    live.why([]);
    expect([live.reason, line().sent.length]).toEqual([null, 1]);
  });

  it("is no new question of the game: what was chosen stays", () => {
    line().tell(update(1));
    live.why(["s:9"]);
    expect(live.sent).toBe(0);
  });

  it("waits while an act is under way", () => {
    line().tell(update(1));
    live.act(3);
    live.why(["s:9"]);
    expect(line().sent).toHaveLength(1);
  });
});

describe("a line that is lost", () => {
  it("comes back by itself, later each time, and at once when the network does", async () => {
    line().tell(update(1));
    line().drop();
    expect(live.line).toBe("lost");
    await vi.advanceTimersByTimeAsync(399);
    expect(Line.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(Line.all).toHaveLength(2);
    line().drop();
    await vi.advanceTimersByTimeAsync(500);
    expect(Line.all, "the second wait is longer").toHaveLength(2);
    dispatchEvent(new Event("online"));
    expect(Line.all).toHaveLength(3);
    line().tell(update(2));
    expect(live.line).toBe("open");
  });

  it("waits at most five seconds", async () => {
    line().tell(update(1));
    for (let attempt = 0; attempt < 12; attempt++) {
      line().drop();
      await vi.advanceTimersByTimeAsync(5001);
    }
    expect(Line.all).toHaveLength(13);
  });

  it("forgets that an act or a question was under way", () => {
    line().tell(update(1));
    live.why(["s:9"]);
    live.act(3);
    line().drop();
    expect(live.busy).toBe(false);
    dispatchEvent(new Event("online"));
    line().tell(update(1));
    line().tell(refused("no"));
    expect(live.refused?.message.id).toBe("no");
  });

  it.each([4400, 4403, 4404, 4409, 4500])("closed with %i does not come back", async (code) => {
    line().tell(update(1));
    line().drop(code);
    expect(live.line).toBe("gone");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Line.all).toHaveLength(1);
  });

  it("that never was asks whether the table is there at all", async () => {
    vi.spyOn(api, "summary").mockRejectedValue(Object.assign(new Error(), { status: 404 }));
    line().drop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([live.line, Line.all.length]).toEqual(["gone", 1]);
  });

  it("tries on when the server cannot say", async () => {
    vi.spyOn(api, "summary").mockRejectedValue(new Error("no network"));
    line().drop();
    await vi.advanceTimersByTimeAsync(500);
    expect([live.line, Line.all.length]).toEqual(["lost", 2]);
  });

  it("that was closed here stays closed, and listens to nothing more", async () => {
    const deaf = vi.spyOn(globalThis, "removeEventListener");
    line().tell(update(1));
    live.close();
    line().drop();
    expect(live.line).toBe("open");
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Line.all).toHaveLength(1);
    expect(deaf).toHaveBeenCalledWith("online", expect.anything());
  });

  it("that ends late does not disturb the one that took its place", () => {
    line().tell(update(1));
    const old = line();
    old.drop();
    dispatchEvent(new Event("online"));
    line().tell(update(2));
    old.drop();
    expect(live.line).toBe("open");
  });
});

describe("before the deal", () => {
  const gathering = { type: "gathering", table: "ab", name: null, contributors: [] } as unknown as Gathering;

  it("adds to the luck, and again when nothing came of it", async () => {
    vi.spyOn(luck, "contribution").mockResolvedValue({ type: "pledge", pledge: "aa" });
    line().tell(gathering);
    await vi.advanceTimersByTimeAsync(0);
    line().tell(gathering);
    await vi.advanceTimersByTimeAsync(2900);
    expect(line().sent).toEqual([{ type: "pledge", pledge: "aa" }]);
    await vi.advanceTimersByTimeAsync(200);
    expect(line().sent).toHaveLength(2);
    line().tell(update(1));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(line().sent, "the cards are dealt").toHaveLength(2);
    expect(live.gathering).toBeNull();
  });

  it("says when the table is bound to another secret than before", async () => {
    vi.spyOn(luck, "swapped").mockReturnValue(true);
    vi.spyOn(luck, "contribution").mockResolvedValue(null);
    line().tell(gathering);
    expect(live.problem?.id).toBe("luck-swapped");
  });
});
