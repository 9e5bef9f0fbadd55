/** Who did what, counted from the story. */

import type { Item } from "../told";

export const DEEDS = ["tunnels", "sabotage", "repairs", "maps", "rockfalls", "passes"] as const;
export type Deed = (typeof DEEDS)[number];

const BY_EVENT: Partial<Record<Item["event"], Deed>> = {
  laid: "tunnels",
  broke: "sabotage",
  trapped: "sabotage",
  mended: "repairs",
  repaired: "repairs",
  freed: "repairs",
  looked: "maps",
  inspected: "maps",
  collapsed: "rockfalls",
  passed: "passes",
};

export type Count = Record<Deed, number>;

export function deedsOf(story: readonly Item[], seats: number): Count[] {
  const counts = Array.from(
    { length: seats },
    () => Object.fromEntries(DEEDS.map((deed) => [deed, 0])) as Count,
  );
  for (const item of story) {
    const deed = BY_EVENT[item.event];
    const count = typeof item.seat === "number" ? counts[item.seat] : undefined;
    if (deed && count) count[deed] += 1;
  }
  return counts;
}

/** The deeds that anybody did: a game without maps has no column of maps. */
export const deedsDone = (counts: readonly Count[]): Deed[] =>
  DEEDS.filter((deed) => counts.some((count) => count[deed] > 0));
