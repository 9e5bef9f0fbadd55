/** From an advice to the next touch: which card, then which place; and what was chosen instead. */

import type { Choice } from "../table/choice.svelte";
import { cardsOf, waysOf, type Move, type Ways } from "../table/moves";

/** What is to be touched next: a card, the button for several cards, or what the move goes to. */
export type Step = "card" | "several" | "confirm" | keyof Ways;
/** What was done instead; the learner is led back. */
export type Detour = "refused" | "other";

type Chosen = Pick<Choice, "cards" | "pending" | "notice" | "several" | "goals">;

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
  if (chosen.pending.length) return "confirm";
  if (cardsOf(advice).length > 1 && !chosen.several) return "several";
  if (missing(advice, chosen.cards).length) return "card";
  const ways = waysOf([advice], chosen.goals);
  return (Object.keys(ways) as (keyof Ways)[]).find((way) => ways[way].length) ?? "rest";
}

export function detourOf(advice: Move, { cards, notice }: Chosen): Detour | undefined {
  if (notice) return "refused";
  return cards.some((card) => !cardsOf(advice).includes(card)) ? "other" : undefined;
}
