/** The words of a move that is not offered, to ask the table why not. */

import { shapeOf } from "../art/shape";
import type { Place } from "../board/state";

const AT: Record<string, string> = { map: "look at", rockfall: "rockfall at", key: "unlock" };

/** A card at a place of the maze; empty if such a card never goes to a place. */
export function wordsAt(card: string, { x, y }: Place, turned: boolean): string {
  const deed = AT[card];
  if (deed) return `${deed} ${x},${y}`;
  return shapeOf(card) ? `lay ${card} ${turned ? "turned " : ""}at ${x},${y}` : "";
}

/** A card on a seat; empty if such a card is never played on a seat. */
export function wordsOn(card: string, seat: number): string {
  const [deed, tools = ""] = card.split(/-(.*)/s);
  if (deed === "break") return `break ${tools} of ${seat}`;
  if (deed === "mend") return `mend ${tools.split("+")[0]} of ${seat} with ${card}`;
  return shapeOf(card) || AT[card] ? "" : `play ${card} on ${seat}`;
}
