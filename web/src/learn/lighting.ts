/** Lights what the coach points at. The table knows nothing of lessons: things are found by what they show. */

import { keyOf } from "../board/state";
import { placeOf } from "../board/targets";
import type { Choice } from "../table/choice.svelte";
import type { Move } from "../table/moves";
import { cardName, moveText, t } from "../words";
import { missing, type Step } from "./steps";

const saying = (buttons: string, text: string): Element | undefined =>
  [...document.querySelectorAll(buttons)].find((it) => (it.ariaLabel ?? it.textContent ?? "").includes(text));

/** The card on top of the pile, or the mine, that a move of Kings goes to. */
function kingsCard(move: Move, open: Record<string, any>): string {
  if (move.from === "deck") return String(open.top?.mine ?? "");
  if (move.from) return String(open.camp?.[move.from]?.[0] ?? "");
  const plots = move.place === "centre" ? open.centre : open.open?.[move.owner ?? 0];
  return String(plots?.[move.index ?? 0]?.mine ?? "");
}

const FINDERS: Record<Step, (advice: Move, choice: Choice) => (Element | null | undefined)[]> = {
  card: (advice, { hand, picked, cards }) =>
    missing(advice, cards).map((card) => {
      const place = hand.findIndex((held, i) => held === card && !picked.includes(i));
      return document.querySelector(`[data-card="${place}"]`);
    }),
  several: () => [saying(".bar button", t("page-several"))],
  confirm: () => [document.querySelector(".pending .main")],
  places: (advice, { goals }) => {
    const place = placeOf(advice, goals);
    return [place && document.querySelector(`.board [data-place="${keyOf(place)}"]`)];
  },
  seats: (advice) => [document.querySelector(`[data-seat="${advice.target}"]`)],
  kings: (advice, { view }) => [
    saying(".kings button.target", cardName(kingsCard(advice, view?.public ?? {}))),
  ],
  rest: (advice, { game, connection }) => [
    saying(".bar button, dialog .gold button", moveText(game, advice, connection.names)),
  ],
};

/** Light what is to be touched next; gives a function that puts the light out. */
export function light(step: Step, advice: Move, choice: Choice): () => void {
  const lit = FINDERS[step](advice, choice).filter((it) => it instanceof Element);
  for (const it of lit) it.classList.add("coached");
  return () => {
    for (const it of lit) it.classList.remove("coached");
  };
}
