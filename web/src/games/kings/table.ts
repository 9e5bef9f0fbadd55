/** What the board shows of this game, from a view's JSON or from a position text. */

import { MINES } from "../../art/printed";
import { linesOf } from "../../board/position";
import type { Seen } from "../../told";
import type { KingsBackFacts, KingsPlotFacts } from "../../wire";

/** A mine with the troops on it. */
export type Plot = KingsPlotFacts;

export interface KingSeat {
  race: string;
  open: Plot[];
  under: number;
  /** The mines under the king, as far as this seat may know them. */
  known: string[];
  hand: KingsBackFacts[];
}

/** The table of Kings Under Mountains. */
export interface KingsTable {
  deck: number;
  top: string;
  centre: Plot[];
  /** By race, the top card first. */
  camp: Record<string, string[]>;
  seats: KingSeat[];
}

export function tableOfView(view: Seen): KingsTable {
  const { races = [], deck = 0, top, centre = [], camp = {}, open = [], hands = [], ...rest } = view.public;
  const under = (seat: number) =>
    ((seat === view.seat ? view.private : view.privates?.[seat])?.under ?? []).filter(
      (mine) => typeof mine === "string", // in Saboteur it is gold that lies under the deck
    );
  const seats: KingSeat[] = races.map((race, seat) => ({
    race,
    open: open[seat] ?? [],
    under: rest.under?.[seat] ?? 0,
    known: under(seat).length ? under(seat) : (rest.revealed?.[seat] ?? []),
    hand: handOf(hands[seat]),
  }));
  return { deck, top: top?.mine ?? "", centre, camp, seats };
}

/** A hand as all see it: its backs; of other games only how many cards it has. */
const handOf = (hand: number | KingsBackFacts[] | undefined): KingsBackFacts[] =>
  Array.isArray(hand) ? hand : [];

// ---- positions

const mineIn = (card: string): string => card.split("/").at(-1)!.replace("!", "");

/** A mine is the card it is printed on, with its troops after a colon. */
function plotOf(word: string): Plot {
  const [card = "", troops] = word.split(":");
  const mine = mineIn(card);
  const facts = MINES[mine];
  if (!facts) throw new Error(`there is no mine ${mine}`);
  return { mine, ...facts, troops: troops?.split("+") ?? [] };
}

function heldOf(word: string): KingsBackFacts {
  return { mine: mineIn(word), troop: word.endsWith("!") ? word.split("/")[0]! : null };
}

export function tableOfPosition(text: string): KingsTable {
  const lines = linesOf(text);
  const camp: Record<string, string[]> = { dwarf: [], orc: [], goblin: [], giant: [] };
  for (const card of lines.get("camp") ?? []) camp[card.split("-")[0]!]?.unshift(card);
  const seats: KingSeat[] = (lines.get("kings") ?? []).map((race, seat) => {
    const under = (lines.get(`under${seat}`) ?? []).map(mineIn);
    return {
      race,
      open: (lines.get(`open${seat}`) ?? []).map(plotOf),
      under: under.length,
      known: under,
      hand: (lines.get(`hand${seat}`) ?? []).map(heldOf),
    };
  });
  const deck = lines.get("deck") ?? [];
  const centre = (lines.get("centre") ?? []).map(plotOf);
  return { deck: deck.length, top: deck[0] ? mineIn(deck[0]) : "", centre, camp, seats };
}
