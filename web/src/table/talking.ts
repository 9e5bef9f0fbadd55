/** What is said at the table, in words; and claims, pinned to what they speak of until the round ends. */

import { goalPlaces, type Pin, type PlacePins } from "../board/state";
import type { Item } from "../told";
import type { Claim } from "../wire";
import { goalFacts, t } from "../words";

/** A claim of a seat. */
export type Claimed = Pick<Claim, "about" | "which" | "says"> & { seat: number };

/** What stands in a bubble: the words without the name, since the bubble is at its plate. */
export function bubbleText(game: string, item: Item, names: readonly string[]): string {
  const { text = "", phrase = "", about = "", says = "", which = 0 } = item;
  if (item.event === "said") return text;
  if (item.event === "phrased") return t("table-phrase", { phrase });
  if (item.event === "inquired") return t("table-inquiry", { whom: names[item.whom ?? -1] ?? "" });
  if (item.event === "explained") return explanation(game, item, names);
  if (item.event !== "claimed") return "";
  return claimText(game, { about, which, says }, names);
}

/** A claim in words. */
export function claimText(
  game: string,
  { about, which, says }: { about: string; which: number; says: string },
  names: readonly string[],
): string {
  const facts = about === "goal" ? goalFacts(game, which) : { whom: names[which] ?? "" };
  return t("page-claim", { about, says, ...facts });
}

/** Who speaks: a seat, or somebody who watches. */
export const speakerOf = (item: Item, names: readonly string[]): string | undefined =>
  item.event === "murmured" ? item.name : names[Number(item.seat)];

/** Why a bot moved, as far as it may say so. */
function explanation(game: string, { why, which = 0, percent = 0 }: Item, names: readonly string[]): string {
  const about = why === "looks" ? goalFacts(game, which) : { number: which + 1, whom: names[which] ?? "" };
  return t("table-explanation", { why: why ?? "", percent, ...about });
}

/** The claims of this round; who claims anew takes the old word back. */
export function claimsOf(story: readonly Item[]): Claimed[] {
  const begin = story.findLastIndex(({ event }) => event === "dealt" || event === "round-ended");
  const claims = new Map<string, Claimed>();
  for (const item of story.slice(begin + 1)) {
    const { seat, about, which, says } = item;
    const isClaim = item.event === "claimed" && about && says;
    if (!isClaim || typeof seat !== "number" || which === undefined) continue;
    claims.set(`${seat} ${about} ${which}`, { seat, about, which, says });
  }
  return [...claims.values()];
}

const pinned = (claim: Claimed, names: readonly string[]): Pin => ({
  seat: claim.seat,
  name: names[claim.seat] ?? "",
  says: claim.says,
});

export const pinsOfSeat = (claims: readonly Claimed[], seat: number, names: readonly string[]): Pin[] =>
  claims.filter(({ about, which }) => about === "seat" && which === seat).map((each) => pinned(each, names));

export function pinsOfGoals(claims: readonly Claimed[], game: string, names: readonly string[]): PlacePins[] {
  return goalPlaces(game).flatMap((place, goal) => {
    const own = claims.filter(({ about, which }) => about === "goal" && which === goal);
    return own.length ? [{ ...place, pins: own.map((each) => pinned(each, names)) }] : [];
  });
}
