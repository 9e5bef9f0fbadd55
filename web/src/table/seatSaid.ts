/** What lies before a seat, in words: for the ear, and for the eye that rests on a sign. */

import { cardName, removedName, t } from "../words";
import type { SeatFacts } from "./seatFacts";

/** Nuggets if they are known, else the cards or mines that count for something. */
export function goldSaid({ nuggets, goldCards, race }: SeatFacts): string {
  if (nuggets !== undefined) return t("page-nuggets", { count: nuggets });
  if (race) return t("page-count-under", { count: goldCards ?? 0 });
  return goldCards ? t("page-gold-cards", { count: goldCards }) : "";
}

export function thingsSaid(facts: SeatFacts): string[] {
  return [
    t("page-count-hand", { count: facts.hand }),
    ...facts.broken.map(removedName),
    facts.isTrapped ? cardName("trap") : "",
    facts.isThief ? cardName("theft") : "",
    goldSaid(facts),
  ].filter(Boolean);
}
