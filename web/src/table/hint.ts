/** A hint in words: the move that a review would call best, and why; the same as bots/saying.py. */

import type { Grounds, Hinted, Update } from "../wire";
import { moveText, t } from "../words";

type Names = readonly string[];

export function hintText(game: string, told: Hinted, moves: Update["moves"], names: Names): string {
  const move = moves?.find(({ words }) => words === told.move);
  const because = told.because.map((reason) => reasonText(reason, names));
  return [move ? moveText(game, move, names) : told.move, ...because].join(" ");
}

/** One reason of a bot as a sentence. */
export function reasonText({ key, names: facts }: Grounds, names: Names): string {
  const byName = Object.fromEntries(
    ["seat", "target"]
      .filter((fact) => typeof facts[fact] === "number")
      .map((fact) => [fact, names[+facts[fact]!] ?? "-"]),
  );
  const named = { ...facts, ...byName };
  if (key !== "for" && key !== "against") return t(`bot-why-${key}`, named);
  const sentence = t(`bot-sign-${facts.sign}`, named);
  return t(`bot-${key}`, { ...named, sentence, when: t("bot-when", named) });
}
