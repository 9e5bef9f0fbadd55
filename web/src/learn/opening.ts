/** The table of a lesson: small, gentle, one round; found again after a reload. */

import { games, tableInfo } from "../net/api";
import { keysOf } from "../net/keys";
import { gentleBot } from "../start/bots";
import { againstBots, open } from "../start/opening";

const SEATS: Record<string, number> = { saboteur: 4, saboteur2: 5, duel: 2, solo: 1, kings: 2 };
const keptAt = (game: string): string => `dwarrow.lesson.${game}`;

async function goesOn(table: string | null): Promise<boolean> {
  if (!table || !keysOf(table)) return false;
  const info = await tableInfo(table).catch(() => undefined);
  return info?.status === "playing" || info?.status === "gathering";
}

/** The table of the lesson in a game: the one begun before in this window, or a new one. */
export async function lessonTable(game: string, name: string): Promise<string> {
  const kept = sessionStorage.getItem(keptAt(game));
  if (kept && (await goesOn(kept))) return kept;
  const info = (await games()).find((each) => each.game === game);
  if (!info) throw new Error(game);
  const rounds: Record<string, string> = info.options.rounds?.values.includes("1") ? { rounds: "1" } : {};
  const { table } = await open(againstBots(info, name, gentleBot(info.bots), rounds, SEATS[game]), false);
  sessionStorage.setItem(keptAt(game), table);
  return table;
}
