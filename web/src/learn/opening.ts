/** The table of a lesson: laid out by the server, found again after a reload. */

import { games, learn, lessons, tableInfo } from "../net/api";
import { keep, keysOf } from "../net/keys";
import { usualBot } from "../start/bots";
import { againstBots, open } from "../start/opening";
import type { LessonInfo } from "../wire";

const keptAt = (lesson: string): string => `dwarrow.lesson.${lesson}`;

async function goesOn(table: string): Promise<boolean> {
  if (!keysOf(table)) return false;
  const info = await tableInfo(table).catch(() => undefined);
  return info?.status === "playing";
}

/** The lesson that an address names, by its own name or by its game's; and the one after it. */
export function lessonsAt(
  all: readonly LessonInfo[],
  name: string,
): [LessonInfo | undefined, LessonInfo | undefined] {
  const at = all.findIndex(({ lesson, game }) => lesson === name || game === name);
  return [all[at], at < 0 ? undefined : all[at + 1]];
}

/** The table of a lesson: the one begun before in this window, or a new one. */
export async function lessonTable(lesson: string, name: string): Promise<string> {
  const kept = sessionStorage.getItem(keptAt(lesson));
  if (kept && (await goesOn(kept))) return kept;
  const { table, key = "", host } = await learn({ lesson, name });
  keep(table, { key, host });
  sessionStorage.setItem(keptAt(lesson), table);
  return table;
}

/** Begin a lesson anew. */
export const forgetLesson = (lesson: string): void => sessionStorage.removeItem(keptAt(lesson));

/** A game against bots, begun at once. */
export async function playBots(game: string, name: string): Promise<string> {
  const info = (await games()).find((each) => each.game === game);
  if (!info) throw new Error(game);
  return (await open(againstBots(info, name, usualBot(info.bots)), true)).table;
}

export { lessons };
