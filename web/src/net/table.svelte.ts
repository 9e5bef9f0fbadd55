/** One connection to one table: what it has been told, and asks that are answered for certain. */

import type { Presence, Tell, Update, Welcome } from "../wire";
import { refusedText, t } from "../words";
import { forget, keep, keysOf } from "./keys";
import { reloadIfStale } from "./release";
import { Asks, type Answer, type Wish } from "./waiting";

/** An item of the story: its line, its time, its event and the event's facts. */
export type Item = Record<string, unknown> & { n: number; at: number; event: string };

export type Status = "connecting" | "live" | "lost" | "revoked" | "gone";

const REVOKED = 4403;
const UNKNOWN = 4404;

/** How long to wait before the next try: longer each time, and never all pages at once. */
export function patience(failures: number, chance = Math.random()): number {
  return (0.5 + chance) * Math.min(250 * 2 ** failures, 8000);
}

/** The story so far, gone on with an update: what it tells anew replaces what was told from there. */
export function goneOn(story: readonly Item[], update: Pick<Update, "since" | "story">): Item[] {
  return [...story.filter((item) => item.n < update.since), ...(update.story as Item[])];
}

export class TableConnection {
  status = $state<Status>("connecting");
  welcome = $state.raw<Welcome>();
  update = $state.raw<Update>();
  presence = $state.raw<Presence>({ tell: "presence", here: [], watching: 0 });
  story = $state.raw<Item[]>([]);
  /** Whether an ask waits for its answer: then nothing else is clicked. */
  isAsking = $state(false);
  key = $state("");
  private socket: WebSocket | undefined;
  private asks = new Asks();
  private failures = 0;
  private timer = 0;
  private isClosed = false;

  /** With the key of this device, or with another: an empty one watches and sees no secret. */
  constructor(
    readonly table: string,
    key?: string,
  ) {
    const keys = keysOf(table);
    this.key = key ?? (keys?.key || keys?.host || "");
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  get seat(): number | null {
    return this.update?.seat ?? this.welcome?.seat ?? null;
  }

  get names(): string[] {
    return this.update?.table.seats.map((seat) => seat.name) ?? [];
  }

  get isLive(): boolean {
    return this.status === "live";
  }

  // ---- asking

  /** Ask, again after every lost connection, until there is an answer. */
  async ask(wish: Wish): Promise<Answer> {
    const { text, answer } = this.asks.add(wish);
    if (wish.ask !== "note" && wish.ask !== "why") this.isAsking = true;
    this.send(text);
    const told = await answer;
    if (this.asks.isEmpty) this.isAsking = false;
    return told;
  }

  /** Take a move at the table as it was last told. */
  play(move: string): Promise<Answer> {
    return this.ask({ ask: "play", played: this.update?.played ?? 0, move });
  }

  // ---- the seat

  /** A seat was taken on this device: begin again with its key. */
  sit(key: string): void {
    keep(this.table, { ...keysOf(this.table), key });
    this.key = key;
    this.again();
  }

  /** Watch without the key that opens nothing any more. */
  watch(): void {
    forget(this.table);
    this.key = "";
    this.again();
  }

  private again(): void {
    this.drop();
    [this.update, this.welcome, this.story] = [undefined, undefined, []];
    this.failures = 0;
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.drop();
  }

  private drop(): void {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
  }

  // ---- the connection

  private connect(): void {
    if (this.status !== "lost") this.status = "connecting";
    const address = `${location.origin.replace(/^http/, "ws")}/api/tables/${this.table}/socket`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => this.hello(socket);
    socket.onmessage = ({ data }) => socket === this.socket && this.hear(JSON.parse(String(data)) as Tell);
    socket.onclose = ({ code }) => socket === this.socket && this.lose(code);
  }

  private hello(socket: WebSocket): void {
    const since = this.update?.version ?? 0;
    socket.send(JSON.stringify({ ask: "hello", key: this.key, since }));
    for (const text of this.asks.texts()) socket.send(text);
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private hear(told: Tell): void {
    if (told.tell === "welcome") this.enter(told);
    else if (told.tell === "update") this.take(told);
    else if (told.tell === "presence") this.presence = told;
    else this.asks.answered(this.translated(told), (text) => this.send(text));
  }

  /** A refusal in the language spoken. */
  private translated(told: Answer): Answer {
    if (told.tell !== "refused") return told;
    return { ...told, words: refusedText(this.update?.table.settings.game ?? "", told) };
  }

  private enter(welcome: Welcome): void {
    this.welcome = welcome;
    reloadIfStale(welcome.release);
  }

  private take(update: Update): void {
    this.story = goneOn(this.story, update);
    this.update = update;
    this.failures = 0;
    this.status = "live";
  }

  private lose(code: number): void {
    this.socket = undefined;
    if (this.isClosed) return;
    if (code === REVOKED || code === UNKNOWN) {
      this.status = code === REVOKED ? "revoked" : "gone";
      this.asks.giveUp(t(`page-connection-${this.status}`));
      return;
    }
    this.status = "lost";
    this.timer = window.setTimeout(() => this.connect(), patience(this.failures++));
  }

  /** The device woke up or has a network again: do not wait any longer. */
  private hurry = (): void => {
    if (this.status !== "lost" || document.hidden || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  };
}
