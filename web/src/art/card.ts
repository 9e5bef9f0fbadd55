/** Every card of every game by its word. Words are those of the rules engine (docs/board.md). */

import { action, goldCard } from "./actions";
import { role } from "./dwarfs";
import { king, mine, troop } from "./kings";
import { back, goalBack, goldBack, tunnelCard, type Lying } from "./mine";
import { RACES, type Race } from "./races";
import { shapeOf, turned } from "./shape";

const BACKS: Record<string, () => string> = { back, "back-goal": goalBack, "back-gold": goldBack };

const isRace = (word: string): word is Race => (RACES as readonly string[]).includes(word);

/** The inside of a card's SVG, 100 wide and 140 tall; `lying` tells how it lies in the mine. */
export function drawn(word: string, isTurned = false, lying: Lying = {}): string {
  const shape = shapeOf(word);
  if (shape) return tunnelCard(isTurned ? turned(shape) : shape, word, lying);
  return action(word) ?? BACKS[word]?.() ?? person(word) ?? mine(word) ?? back();
}

function person(word: string): string | undefined {
  const [front = "", behind] = word.split("/");
  const [kind = "", rest = ""] = front.split("-");
  if (kind === "role" || word === "back-role") return role(rest);
  if (kind === "gold") return goldCard(Number(rest));
  if (kind === "king" && isRace(rest)) return king(rest);
  return isRace(kind) ? troop(kind, Number(rest), behind) : undefined;
}
