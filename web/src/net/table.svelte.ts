/** One connection to one table: what it has been told, and asks that are answered for certain. */

import type { Item } from "../told";
import type { Ended, Ping, Presence, TableInfo, Tell, Update, Welcome } from "../wire";
import { refusedText, t } from "../words";
import { wear } from "../art/worn.svelte";
import { chance } from "./api";
import { forget, keep, keysOf } from "./keys";
import { reloadIfStale } from "./release";
import { Asks, isBeside, type Answer, type Wish } from "./waiting";

export type Status = "connecting" | "live" | "lost" | "revoked" | "gone";

/** A network that died in silence is found out within six seconds: a beat when it was quiet, then patience. */
const QUIET = 2000;
const ANSWER = 2200;
const TICK = 500;
/** An ask that hangs so long is told of. */
const SLOW = 2000;
/** A socket that does not open in this time never will. */
const OPENING = 8000;

/** How long to wait before the next try: longer each time, and never all pages at once. */
export function patience(failures: number, chance = Math.random()): number {
  return (0.5 + chance) * Math.min(250 * 2 ** failures, 8000);
}

/** The story so far, gone on with an update: what it tells anew replaces what was told from there. */
export function goneOn(story: readonly Item[], update: { since: number; story: readonly Item[] }): Item[] {
  return [...story.filter((item) => item.n < update.since), ...update.story];
}

/** Whether a seat has to promise chance before the game: as in a rematch, or when another device keeps its own. */
export const owesChance = (seat: number | null, table: TableInfo, kept = ""): boolean =>
  seat !== null &&
  table.status === "gathering" &&
  !table.awaits?.length &&
  (!kept || !table.promised?.includes(seat));

/** Whether everybody who sits here has promised chance. */
export const allPromised = ({ seats, promised }: TableInfo): boolean =>
  seats.every(({ kind }, seat) => kind !== "person" || promised?.includes(seat));

const BEAT = JSON.stringify({ ask: "ping", id: "beat" } satisfies Ping);

/** Codes with which a table closes a socket for good. */
const REVOKED = 4403;
const UNKNOWN = 4404;

export class TableConnection {
  status = $state<Status>("connecting");
  welcome = $state.raw<Welcome>();
  update = $state.raw<Update>();
  presence = $state.raw<Presence>({ tell: "presence", here: [], watching: 0 });
  story = $state.raw<Item[]>([]);
  /** The board as the last round left it, if this page was there. */
  ended = $state.raw<Ended>();
  /** Whether an ask waits for its answer: then nothing else is clicked. */
  isAsking = $state(false);
  /** Whether an answer is awaited for longer than one likes to wait. */
  isSlow = $state(false);
  key = $state("");
  private heard = 0;
  private beaten = 0;
  private pulse = 0;
  private socket: WebSocket | undefined;
  private asks = new Asks();
  private failures = 0;
  private timer = 0;
  private isClosed = false;
  private isShown = false;
  private isPromising = false;

  /** With the key of this device, or with another: an empty one watches and sees no secret. */
  constructor(
    readonly table: string,
    key?: string,
  ) {
    const keys = keysOf(table);
    this.key = key ?? (keys?.key || keys?.host || "");
    this.connect();
    this.pulse = window.setInterval(() => this.beat(), TICK);
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

  /** Whether my own move is under way. */
  get isPlaying(): boolean {
    return this.asks.has("play");
  }

  // ---- asking

  /** Ask, again after every lost connection, until there is an answer. */
  async ask(wish: Wish): Promise<Answer> {
    const { text, answer } = this.asks.add(wish);
    this.send(text);
    if (isBeside(wish)) return answer;
    this.isAsking = true;
    const slow = window.setTimeout(() => (this.isSlow = true), SLOW);
    const told = await answer;
    clearTimeout(slow);
    if (!this.asks.isAwaited) [this.isAsking, this.isSlow] = [false, false];
    return told;
  }

  /** Take a move at the table as it was last told. */
  play(move: string): Promise<Answer> {
    return this.ask({ ask: "play", played: this.update?.played ?? 0, move });
  }

  // ---- the seat

  /** A seat was taken on this device: begin again with its key. */
  sit(key: string, chance: string): void {
    keep(this.table, { ...keysOf(this.table), key, chance });
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
    clearInterval(this.pulse);
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
    [this.heard, this.beaten] = [Date.now(), 0];
    socket.onopen = () => this.hello(socket);
    socket.onmessage = ({ data }) => {
      [this.heard, this.beaten] = [Date.now(), 0];
      if (socket === this.socket) this.hear(JSON.parse(String(data)) as Tell);
    };
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

  /** Ask something small when it was quiet; when nothing comes back the network is dead. */
  private beat(): void {
    const socket = this.socket;
    if (!socket || document.hidden) return;
    const now = Date.now();
    const isOpening = socket.readyState === WebSocket.CONNECTING;
    if (isOpening ? now - this.heard > OPENING : this.beaten && now - this.beaten > ANSWER) {
      this.drop();
      this.lose(0);
    } else if (!isOpening && !this.beaten && now - this.heard > QUIET) {
      this.beaten = now;
      this.send(BEAT);
    }
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
    wear(update.table.seats);
    this.story = goneOn(this.story, update);
    this.ended = update.ended ?? this.ended;
    this.update = update;
    this.failures = 0;
    this.status = "live";
    this.promiseChance(update);
    this.showChance(update);
  }

  /** What I give to the deals is promised by itself. */
  private promiseChance({ seat, table }: Update): void {
    if (this.isPromising || !owesChance(seat, table, keysOf(this.table)?.chance)) return;
    const { value, commitment } = chance();
    this.isPromising = true;
    void this.ask({ ask: "commit", commitment }).then((told) => {
      this.isPromising = false;
      if (told.tell === "done") keep(this.table, { key: this.key, ...keysOf(this.table), chance: value });
    });
  }

  /** All have promised their chance, and nobody can add any: now mine is shown. */
  private showChance({ seat, table }: Update): void {
    const value = keysOf(this.table)?.chance;
    if (!value || seat === null || this.isShown || !table.awaits?.includes(seat)) return;
    this.isShown = true;
    void this.ask({ ask: "entropy", value }).then((told) => (this.isShown = told.tell === "done"));
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
