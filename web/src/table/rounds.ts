/** The end of a round, gathered from the story: how it ended, what was shared, and why. */

import type { Place } from "../board/state";
import type { Item } from "../net/table.svelte";

export interface RoundEnd {
  ended: Item;
  settled: Item | undefined;
  /** What was told from the end on until the next deal. */
  told: Item[];
}

/** The last round that ended; undefined if none did. */
export function lastRound(story: readonly Item[]): RoundEnd | undefined {
  const at = story.findLastIndex(({ event }) => event === "round-ended");
  const ended = story[at];
  if (!ended) return undefined;
  const rest = story.slice(at + 1);
  const next = rest.findIndex(({ event }) => event === "committed" || event === "dealt");
  const told = next < 0 ? rest : rest.slice(0, next);
  return { ended, settled: told.find(({ event }) => event === "settled"), told };
}

/** The routes by which teams reached the treasure, as Saboteur 2 tells them. */
export function routesOf(settled: Item | undefined): Place[] {
  const reaches = (settled?.reaches ?? []) as { route: [number, number][] }[];
  return reaches.flatMap(({ route }) => route.map(([x, y]) => ({ x, y })));
}
