import { api } from "./api";
import { contribution, swapped } from "./luck";
import type { Down, GameEvent, Gathering, Message, Refused, Up, Update } from "./wire";

/** How the line to the server stands. `gone`: the server does not know the table or refuses the key; trying again would not help. */
export type Line = "connecting" | "open" | "lost" | "gone";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
/** What is added to the luck is sent again when nothing has come of it for so long. */
const PATIENCE = 3000;
/** Close codes that say: do not come back with this address. */
const FINAL_CODES = new Set([4400, 4403, 4404, 4409, 4500]);

/** A table seen through one key: the latest update, the events so far, and a socket that comes back by itself. */
export class Live {
  line = $state<Line>("connecting");
  update = $state.raw<Update | null>(null);
  /** Before the cards are dealt: who is there, and how far the luck has come. */
  gathering = $state.raw<Gathering | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** Why what was pointed at cannot be chosen: an answer, not a refusal of something tried. */
  reason = $state.raw<Refused | null>(null);
  problem = $state.raw<Message | null>(null);
  /** An act is on its way; until it is answered nothing else is sent. */
  busy = $state(false);

  /** How many messages went out: what is asked after one is a new question, whatever it looks like. */
  sent = 0;

  /** Questions why that are not answered yet; answers come in the order of the questions. */
  private whys = 0;
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private adding: ReturnType<typeof setTimeout> | undefined;
  private added = "";
  private closed = false;
  private readonly address: string;
  private readonly table: string;
  private readonly key: string;

  constructor(table: string, key: string) {
    this.table = table;
    this.key = key;
    this.address = api.live(table, key);
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.connect();
  }

  /** The person came back to the page, or the network did: do not wait any longer. */
  private now = (): void => {
    if (this.line === "lost" && !document.hidden) this.connect();
  };

  private connect(): void {
    clearTimeout(this.timer);
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Down);
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      [this.busy, this.whys, this.added] = [false, 0, ""];
      if (FINAL_CODES.has(event.code)) this.line = "gone";
      else void this.retry();
    };
  }

  private async retry(): Promise<void> {
    if (this.line === "connecting" && (await this.unknown())) {
      this.line = "gone";
      return;
    }
    this.line = "lost";
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.7, LONGEST_WAIT);
  }

  /** A browser does not say why a socket failed; the summary of the table does. */
  private async unknown(): Promise<boolean> {
    try {
      await api.summary(this.table, this.key);
      return false;
    } catch (error) {
      const status = (error as { status?: number }).status ?? 0;
      return status === 401 || status === 403 || status === 404;
    }
  }

  private receive(message: Down): void {
    this.line = "open";
    this.wait = FIRST_WAIT;
    this.busy = false;
    if (message.type === "update") {
      if (this.update && message.seq !== this.update.seq) [this.refused, this.reason] = [null, null];
      this.update = message;
      this.gathering = null;
      this.events = [...this.events.filter((event) => event.n < message.from), ...message.events];
      this.problem = null;
    } else if (message.type === "gathering") {
      this.gathering = message;
      this.problem = swapped(message) ? { id: "luck-swapped", args: {} } : null;
      void this.contribute();
    } else if (message.type === "refused" && this.whys > 0) [this.whys, this.reason] = [this.whys - 1, message];
    else if (message.type === "refused") this.refused = message;
    else this.problem = message.message;
  }

  send(message: Up): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.sent += 1;
    return true;
  }

  /** Adds to the luck what is asked for now: unseen, and again when it was lost on the way. */
  private async contribute(): Promise<void> {
    const now = this.gathering;
    const said = now && (await contribution(now));
    if (!said || now !== this.gathering || this.added === JSON.stringify(said)) return;
    if (!this.send(said)) return;
    this.added = JSON.stringify(said);
    clearTimeout(this.adding);
    this.adding = setTimeout(() => {
      this.added = "";
      void this.contribute();
    }, PATIENCE);
  }

  /** The host waits for nobody else. */
  deal(): void {
    this.refused = null;
    this.send({ type: "deal" });
  }

  /** The host begins another round of pledges. */
  gatherAnew(): void {
    this.refused = null;
    this.send({ type: "gather-anew" });
  }

  /** Carries out an option for the seat shown. */
  act(action: number): void {
    const now = this.update;
    if (!now || this.busy) return;
    this.refused = null;
    this.busy = this.send({ type: "act", seat: now.viewer, action, seq: now.seq });
  }

  undo(): void {
    const now = this.update;
    if (!now || this.busy) return;
    this.refused = null;
    this.busy = this.send({ type: "undo", seat: now.viewer, seq: now.seq });
  }

  /** Asks why the last of these refs cannot be chosen now; without any, the last answer is forgotten. */
  why(refs: readonly string[]): void {
    const now = this.update;
    [this.refused, this.reason] = [null, null];
    if (refs.length === 0 || !now || this.busy || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "why", seat: now.viewer, refs } satisfies Up));
    this.whys += 1;
  }

  look(seat: number): void {
    this.send({ type: "look", seat });
  }

  reconsider(seat: number): void {
    this.send({ type: "reconsider", seat });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.adding);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }
}
