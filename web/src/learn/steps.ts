/** From an advice to the next touch: which card, then which place; and what was chosen instead. */

import type { Choice } from "../table/choice.svelte";
import { cardsOf, waysOf, type Ways } from "../table/moves";
import type { Move } from "../told";

/** What is to be touched next: a card, the button for several cards or to turn one, or what the move goes to. */
export type Step = "card" | "several" | "turn" | "confirm" | keyof Ways;
/** What was done instead; the learner is led back. */
export type Detour = "refused" | "other";

type Chosen = Pick<Choice, "cards" | "pending" | "notice" | "several" | "goals" | "turned" | "targets">;

/** The cards of an advice that are not chosen yet; it may need two alike. */
export function missing(advice: Move, chosen: readonly string[]): string[] {
  const left = [...chosen];
  return cardsOf(advice).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function stepOf(advice: Move, chosen: Chosen): Step {
  if (chosen.pending.some(({ words }) => words === advice.words)) return "confirm";
  if (cardsOf(advice).length > 1 && !chosen.several) return "several";
  if (missing(advice, chosen.cards).length) return "card";
  if (isOtherWayRound(advice, chosen)) return "turn";
  const ways = waysOf([advice], chosen.goals);
  return (Object.keys(ways) as (keyof Ways)[]).find((way) => ways[way].length) ?? "rest";
}

/** Whether the chosen card could lie there both ways, and is held the wrong one. */
function isOtherWayRound({ x, y, turned }: Move, { targets, turned: held }: Chosen): boolean {
  const target = targets.find((each) => each.x === x && each.y === y);
  return turned !== undefined && turned !== held && (target?.turns?.length ?? 0) > 1;
}

export function detourOf(advice: Move, { cards, notice }: Chosen): Detour | undefined {
  if (notice) return "refused";
  return cards.some((card) => !cardsOf(advice).includes(card)) ? "other" : undefined;
}
