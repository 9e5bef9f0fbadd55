/** Lights what the coach points at. The table knows nothing of lessons: things are found by what they show. */

import { keyOf } from "../board/state";
import { placeOf } from "../board/targets";
import { spotOf } from "../games";
import type { Choice } from "../table/choice.svelte";
import type { Move } from "../told";
import { moveText, t } from "../words";
import { missing, type Step } from "./steps";

const saying = (buttons: string, text: string): Element | undefined =>
  [...document.querySelectorAll(buttons)].find((it) => (it.ariaLabel ?? it.textContent ?? "").includes(text));

const FINDERS: Record<Step, (advice: Move, choice: Choice) => (Element | null | undefined)[]> = {
  card: (advice, { hand, picked, cards }) =>
    missing(advice, cards).map((card) => {
      const place = hand.findIndex((held, i) => held === card && !picked.includes(i));
      return document.querySelector(`[data-card="${place}"]`);
    }),
  several: () => [saying(".bar button", t("page-several"))],
  turn: () => [saying(".bar button", t("page-turn"))],
  confirm: (advice, { game, connection }) => [
    saying(".pending .main", moveText(game, advice, connection.names)),
  ],
  places: (advice, { goals }) => {
    const place = placeOf(advice, goals);
    return [place && document.querySelector(`.board [data-place="${keyOf(place)}"]`)];
  },
  seats: (advice) => [document.querySelector(`[data-seat="${advice.target}"]`)],
  spots: (advice) => [document.querySelector(`[data-spot="${spotOf(advice)}"]`)],
  rest: (advice, { game, connection }) => {
    const text = moveText(game, advice, connection.names);
    return [saying("dialog .gold button", text), saying(".bar button", text)];
  },
};

/** Light what is to be touched next, also if it appears only later; gives a function that puts the light out. */
export function light(step: Step, advice: Move, choice: Choice): () => void {
  let lit: Element[] = [];
  const putOut = () => lit.forEach((it) => it.classList.remove("coached"));
  const find = () => {
    putOut();
    const dialog = document.querySelector("dialog[open]"); // what is below it cannot be touched
    const found = FINDERS[step](advice, choice).filter((it) => it instanceof Element);
    lit = found.filter((it) => !dialog || dialog.contains(it));
    lit.forEach((it) => it.classList.add("coached"));
  };
  const watch = new MutationObserver(find);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["open"] });
  find();
  return () => {
    watch.disconnect();
    putOut();
  };
}
