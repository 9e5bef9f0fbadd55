/** The way from the start to the treasure over the cards that lie there, for the eye to follow. */

import { shapeOf, turned } from "../art/shape";
import { keyOf, type Laid, type Place } from "../board/state";

const STEPS: Record<string, [dx: number, dy: number, back: string]> = {
  N: [0, -1, "S"],
  E: [1, 0, "W"],
  S: [0, 1, "N"],
  W: [-1, 0, "E"],
};

/** The sides one gets to from a side of a card; from a start, all. */
function onward(laid: Laid, from: string): string[] {
  const shape = shapeOf(laid.card);
  if (!shape) return [];
  const groups = (laid.turned ? turned(shape) : shape).groups;
  return [...(from ? (groups.find((group) => group.includes(from)) ?? "") : groups.join(""))];
}

interface Step {
  laid: Laid;
  from: string;
  before: Step | undefined;
}

/** The shortest joined way from a start card to the treasure; empty if there is none. */
export function wayToTreasure(cards: readonly Laid[]): Place[] {
  const at = new Map(cards.map((laid) => [keyOf(laid), laid]));
  const queue: Step[] = cards
    .filter(({ card }) => card.startsWith("start"))
    .map((laid) => ({ laid, from: "", before: undefined }));
  const seen = new Set<string>();
  for (const step of queue) {
    if (step.laid.card === "treasure") return trace(step);
    for (const side of onward(step.laid, step.from)) {
      const [dx, dy, back] = STEPS[side]!;
      const next = at.get(keyOf({ x: step.laid.x + dx, y: step.laid.y + dy }));
      if (!next || seen.has(keyOf(next) + back) || !onward(next, back).length) continue;
      seen.add(keyOf(next) + back);
      queue.push({ laid: next, from: back, before: step });
    }
  }
  return [];
}

function trace(step: Step): Place[] {
  const way: Place[] = [];
  for (let at: Step | undefined = step; at; at = at.before) way.push({ x: at.laid.x, y: at.laid.y });
  return way;
}
