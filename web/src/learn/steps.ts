/** From an advice to the next touch: which card, then which place; and what was chosen instead. */

import type { Choice } from "../table/choice.svelte";
import { cardsOf, waysOf, type Move, type Ways } from "../table/moves";

/** What is to be touched next: a card, the button for several cards, or what the move goes to. */
export type Step = "card" | "several" | "confirm" | keyof Ways;
/** What was done instead; the learner is led back. */
export type Detour = "refused" | "other";

type Chosen = Pick<Choice, "cards" | "pending" | "notice" | "several" | "goals">;

export function stepOf(advice: Move, chosen: Chosen): Step {
  const needed = cardsOf(advice);
  if (chosen.pending.length) return "confirm";
  if (needed.length > 1 && !chosen.several) return "several";
  if (needed.some((card) => !chosen.cards.includes(card))) return "card";
  const ways = waysOf([advice], chosen.goals);
  return (Object.keys(ways) as (keyof Ways)[]).find((way) => ways[way].length) ?? "rest";
}

export function detourOf(advice: Move, { cards, notice }: Chosen): Detour | undefined {
  if (notice) return "refused";
  return cards.some((card) => !cardsOf(advice).includes(card)) ? "other" : undefined;
}
