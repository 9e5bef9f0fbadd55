/** Talk as it comes: bubbles for a while, and how much of it nobody has read yet. */

import { untrack } from "svelte";
import type { TableConnection } from "../net/table.svelte";
import { isMuted } from "../shell/muted.svelte";
import type { Item } from "../told";
import { isTalk } from "./chapters";
import { bubbleText, speakerOf } from "./talking";

const LASTS = 7000;
const MOST = 5;

export interface Bubble {
  n: number;
  seat: number;
  text: string;
}

export class Hearing {
  bubbles = $state.raw<Bubble[]>([]);
  unread = $state(0);
  private heard: number;

  /** `isReading` says whether the talk is open before the reader. */
  constructor(
    private connection: TableConnection,
    private isReading: () => boolean,
  ) {
    this.heard = connection.story.at(-1)?.n ?? 0;
    $effect(() => {
      void connection.story;
      untrack(() => this.hear());
    });
    $effect(() => {
      if (isReading()) this.unread = 0;
    });
  }

  private hear(): void {
    const { story, names, seat: me } = this.connection;
    const news = story.filter((item) => item.n > this.heard && isTalk(item));
    this.heard = story.at(-1)?.n ?? this.heard;
    const game = this.connection.update?.table.settings.game ?? "";
    for (const item of news) {
      const seat = Number(item.seat);
      const text = bubbleText(game, item, names);
      if (isMuted(speakerOf(item, names))) continue;
      if (item.event === "murmured" || (text && seat !== me)) this.unread += Number(!this.isReading());
      if (text && !this.isEcho(item, text)) this.show({ n: item.n, seat, text });
    }
  }

  /** Who claims what was just claimed is seen by the pin alone: else a phone shows its talk and no board. */
  private isEcho(item: Item, text: string): boolean {
    return item.event === "claimed" && this.bubbles.some((each) => each.text === text);
  }

  private show(bubble: Bubble): void {
    const others = this.bubbles.filter(({ seat }) => seat !== bubble.seat);
    this.bubbles = [...others, bubble].slice(-MOST);
    setTimeout(() => (this.bubbles = this.bubbles.filter((each) => each !== bubble)), LASTS);
  }
}
