/** An act that spoke for or against a player, as a sentence; the same as bots/saying.py. */

import type { Sign } from "../wire";
import { t } from "../words";
import { fluentFacts } from "../words/facts";

export function signText({ key, names: told }: Sign, names: readonly string[]): string {
  const facts = fluentFacts(told, names);
  const sentence = t(`bot-sign-${told.sign}`, facts);
  return t(`bot-${key}`, { ...facts, sentence, when: t("bot-when", facts) });
}
