/** A place by where it lies: beside a start or a goal, or so many cards from the nearest of them.
 *
 * The same as words/places.py.
 */

import { t } from "./language.svelte";

type Point = [x: number, y: number];

/** Where the starts and then the goals of a game lie. */
const landmarks = (game: string): Point[] =>
  t(`landmarks-${game}`)
    .split(" ")
    .map((place) => place.split(",").map(Number) as Point);

/** How many of the landmarks are starts: they lie in the first column. */
const startsOf = (places: Point[]): number => places.filter(([x]) => x === 0).length;

/** The number of the goal that lies at a place, counted from one. */
export function goalAt(game: string, x: number, y: number): number | undefined {
  const places = landmarks(game);
  const starts = startsOf(places);
  const found = places.findIndex(([a, b], n) => n >= starts && a === x && b === y);
  return found < 0 ? undefined : found - starts + 1;
}

const GOALS = ["upper", "middle", "lower"];

/** A goal by where it lies: of three the upper, the middle, the lower; of six by its number. */
function goalWord(game: string, goal: number): string {
  const places = landmarks(game);
  const isNamed = places.length - startsOf(places) === GOALS.length;
  return (isNamed && GOALS[goal]) || String(goal + 1);
}

/** A goal as a sentence names it. */
export const goalFacts = (game: string, goal: number) => ({ goal: goalWord(game, goal), number: goal + 1 });

/** Where a place is, in words that a sentence can end with. */
export function placeName(game: string, x: number, y: number): string {
  const places = landmarks(game);
  const far = ([a, b]: Point): number => Math.abs(x - a) + Math.abs(y - b);
  const number = places.reduce((best, place, n) => (far(place) < far(places[best]!) ? n : best), 0);
  const [right, down] = [x - places[number]![0], y - places[number]![1]];
  const [across, along] = [right > 0 ? "E" : "W", down > 0 ? "S" : "N"];
  const way = right && down ? "both" : right ? across : down ? along : "none";
  const landmark = t(`landmark-${game}`, { landmark: number, number: number - startsOf(places) + 1, way });
  if (way === "both")
    return t("place-off", { landmark, across, along, right: Math.abs(right), down: Math.abs(down) });
  if (way === "none") return t("place-on", { landmark });
  const count = Math.abs(right) + Math.abs(down);
  return count === 1 ? t("place-beside", { landmark, way }) : t("place-far", { landmark, way, count });
}
