/** What is done at the table of Kings, as cards on their way. */

import type { Gestures } from "../../table/throwing";
import { DECK, inCamp, inCentre, ofKing } from "./spots";

const troopOf = (card: string): string => card.split("/")[0]!;
const raceOf = (card: string): string => card.split("-")[0]!;
/** What all saw of it. */
const at = (spot: string) => ({ spot });

export const gestures: Gestures = {
  played: ({ seat, card, where, place }) => [
    {
      card: troopOf(String(card)),
      from: { seat: Number(seat) },
      to: at(where === "centre" ? inCentre(Number(place) - 1) : ofKing(Number(seat), Number(place) - 1)),
      effect: "shine",
    },
  ],
  captured: ({ owner, mine, place }) => [
    {
      card: String(mine),
      from: at(inCentre(Number(place) - 1)),
      to: at(`mine-${String(owner)}`),
      effect: "shine",
    },
  ],
  opened: ({ mine, place }) => [
    { card: String(mine), from: at(DECK), to: at(inCentre(Number(place) - 1)), effect: "shine" },
  ],
  developed: ({ seat, mine }) => [
    { card: String(mine), from: { seat: Number(seat) }, to: at(`king-${String(seat)}`), effect: "shine" },
  ],
  took: ({ seat, card }) => [
    {
      card: troopOf(String(card)),
      from: at(inCamp(raceOf(String(card)))),
      to: { seat: Number(seat) },
      effect: "shine",
    },
  ],
  drew: ({ seat, mine }) => [
    { card: String(mine), from: at(DECK), to: { seat: Number(seat) }, effect: "shine" },
  ],
};
