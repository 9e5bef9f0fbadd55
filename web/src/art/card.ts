/** Every card of every game by its word. Words are those of the rules engine (docs/board.md). */

import { drawnBy } from "../games";
import { action, goldCard } from "./actions";
import { role } from "./dwarfs";
import { back, goalBack, goldBack, tunnelCard, type Lying } from "./mine";
import { shapeOf, turned, type Colour } from "./shape";

const BACKS: Record<string, () => string> = { back, "back-goal": goalBack, "back-gold": goldBack };

/** What a card is drawn from. */
export interface Shown {
  /** The card's word: `NES`, `break-pick`, `role-digger`, `king-orc`, `orc-5/M07`, `M07`, `back`… */
  word: string;
  turned?: boolean;
  /** Any text: cards of one word with different seeds differ in rock and lanterns. */
  seed?: string;
  /** Whose token lies on its gold or troll, and whose key on its door. */
  token?: Colour | undefined;
  key?: Colour | undefined;
  /** What a screen reader says; without it the card is decoration. */
  label?: string;
}

/** The inside of a card's SVG, 100 wide and 140 tall; `lying` tells how it lies in the mine. */
export function drawn(word: string, isTurned = false, lying: Lying = {}): string {
  const shape = shapeOf(word);
  if (shape) return tunnelCard(isTurned ? turned(shape) : shape, word, lying);
  return action(word) ?? BACKS[word]?.() ?? person(word) ?? drawnBy(word) ?? back();
}

function person(word: string): string | undefined {
  const [kind, rest = ""] = word.split("-");
  if (kind === "role" || word === "back-role") return role(rest);
  return kind === "gold" ? goldCard(Number(rest)) : undefined;
}
