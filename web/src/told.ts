/** What the games tell, read as one: a fact that not every game, move or event has may be missing. */

import type { Happening, Move as GameMove, Story, View } from "./wire";

type Names<U> = U extends unknown ? keyof U : never;
type Fact<U, K> = U extends unknown ? (K extends keyof U ? U[K] : never) : never;
type Facts<U> = { [K in Names<U>]?: Fact<U, K> };

/** An item of the story: its line, its time, its event and the event's facts. */
export type Item = Facts<Story | Happening> & {
  n: number;
  at: number;
  to?: number;
  event: (Story | Happening)["event"];
};

export type Move = Facts<GameMove> & { words: string; do: GameMove["do"] };

/** What lies open, and what a seat knows alone. */
export type Open = Facts<View["public"]>;
export type Own = Facts<View["private"]>;

/** As much of a view as the page reads; my drawer is missing while I hide it. */
export interface Seen {
  game: string;
  rules?: Record<string, string>;
  seats?: number;
  seat: number | null;
  public: Open;
  private?: Own | null;
  privates?: Own[];
  goals?: string[];
}
