/** What happened while a player was away: the page was out of sight, or the connection was lost. */

import { untrack } from "svelte";
import type { TableConnection } from "../net/table.svelte";
import type { Item } from "../told";
import { isPlay, entriesOf } from "./chapters";

/** Shorter absences need no account. */
const WORTH = 8000;
const MOST = 3;

/** The last moves among what was told, and how many there were; what a seat itself waited for is no news. */
export function accountOf(told: readonly Item[], asker?: number): { count: number; last: Item[] } {
  const all = entriesOf([...told]).filter(isPlay);
  const own = asker === undefined ? undefined : all.find(({ items }) => items[0]?.seat === asker);
  const plays = all.filter((entry) => entry !== own);
  return { count: plays.length, last: plays.slice(-MOST).map(({ items }) => items[0]!) };
}

export class Meanwhile {
  count = $state(0);
  last = $state.raw<Item[]>([]);
  private since = 0;
  private knew = 0;
  /** My seat, if I left while my own move was under way. */
  private asker: number | undefined;

  constructor(private connection: TableConnection) {
    $effect(() => {
      const isLost = connection.status === "lost";
      untrack(() => (isLost ? this.leave() : connection.isLive && this.comeBack()));
    });
    $effect(() => {
      document.addEventListener("visibilitychange", this.look);
      return () => document.removeEventListener("visibilitychange", this.look);
    });
  }

  private look = (): void => {
    if (document.hidden) this.leave();
    else if (this.connection.isLive) this.comeBack();
  };

  private leave(): void {
    if (this.since) return;
    const { story, isPlaying, seat } = this.connection;
    [this.since, this.knew] = [Date.now(), story.at(-1)?.n ?? 0];
    this.asker = isPlaying ? (seat ?? undefined) : undefined;
  }

  /** The story may come a moment after the connection. */
  private comeBack(): void {
    if (!this.since) return;
    const [away, knew] = [Date.now() - this.since, this.knew];
    this.since = 0;
    if (away < WORTH) return;
    setTimeout(() => this.tell(this.connection.story.filter(({ n }) => n > knew)), 300);
  }

  private tell(told: readonly Item[]): void {
    const { count, last } = accountOf(told, this.asker);
    [this.count, this.last] = [count, last];
  }

  close(): void {
    this.last = [];
  }
}
