/** Every card of every game, for those who look at the art. */

import { EXPANSION } from "../art/actions";
import { CARDS } from "../art/printed";
import { GAMES } from "../games";
import type { Deck } from "../games/part";

const BASE_ACTIONS =
  "map rockfall break-pick break-lamp break-cart mend-pick mend-lamp mend-cart mend-pick+lamp mend-pick+cart mend-lamp+cart";

export const DECKS: Deck[] = [
  ["Tunnels, starts and goals", Object.keys(CARDS)],
  ["Backs, gold", "back back-goal back-role back-gold gold-1 gold-2 gold-3".split(" ")],
  ["Roles", "digger saboteur green blue boss profiteer geologist".split(" ").map((name) => `role-${name}`)],
  ["Actions", BASE_ACTIONS.split(" ")],
  ["Saboteur 2 and Duel: actions", [...Object.keys(EXPANSION), "key"]],
  ...Object.values(GAMES).flatMap(({ decks = [] }) => decks),
];
