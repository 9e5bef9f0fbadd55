/** Opening a table: what to ask for, and what to keep on this device. */

import { chance, openTable } from "../net/api";
import { keep } from "../net/keys";
import { rememberedFace } from "./face";
import type { GameInfo, Open, NewTable } from "../wire";

const NAME = "dwarrow.name";
const BEGIN = "dwarrow.begin";

/** The name somebody last sat down with on this device. */
export const rememberedName = (): string => localStorage.getItem(NAME) ?? "";
export const rememberName = (name: string): void => localStorage.setItem(NAME, name);

/** Bots at all seats but the first, where the person sits. */
export function botsAround(seats: number, bot: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), bot]));
}

/** A table for one person and bots, as the game is usually played. */
export function againstBots(
  game: GameInfo,
  name: string,
  bot: string,
  options: Record<string, string> = {},
  seats = game.usual,
): Open {
  return { settings: { game: game.game, seats, options, bot }, name, bots: botsAround(seats, bot) };
}

/** Open a table and keep its keys; `begins` starts the game as soon as the host's page is there. */
export async function open(wish: Open, begins: boolean): Promise<NewTable> {
  const { value, commitment } = chance();
  const opened = await openTable({ ...wish, commitment, face: rememberedFace() });
  const { table, key = "", host, invite } = opened;
  keep(table, { key, host, invite, chance: value });
  if (begins) beginAtOnce(opened.table);
  return opened;
}

/** Let a table begin as soon as its host's page is there. */
export const beginAtOnce = (table: string): void => sessionStorage.setItem(BEGIN, table);

/** Whether this table was opened to begin at once; it is asked once. */
export function beginsAtOnce(table: string): boolean {
  if (sessionStorage.getItem(BEGIN) !== table) return false;
  sessionStorage.removeItem(BEGIN);
  return true;
}
