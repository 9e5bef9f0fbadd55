/** Bots by name: which one to offer first, and what a person calls it. */

import { has, t } from "../words";

const FIRST = ["thinker", "habit", "chance"];
/** From gentle to hard, as a list shows them. */
const ORDER = ["chance", "habit", "thinker-easy", "thinker", "thinker-hard", "cautious", "accuser", "joker"];

export const usualBot = (bots: readonly string[]): string =>
  FIRST.find((name) => bots.includes(name)) ?? bots[0] ?? "";

const rank = (bot: string): number => (ORDER.indexOf(bot) + ORDER.length + 1) % (ORDER.length + 1);

/** Ours by strength, then those of others. */
export const byStrength = (bots: readonly string[]): string[] => [...bots].sort((a, b) => rank(a) - rank(b));

export const botName = (bot: string): string => (has(`page-level-${bot}`) ? t(`page-level-${bot}`) : bot);
