/** Cards, roles and races by name, in the language spoken; the same as words/names.py. */

import { has, t } from "./language.svelte";

const TROOP = /^(dwarf|orc|goblin|giant)-(\d)/;
const KIND = /^(?:(bridge|curves|ladder|door-green|door-blue|crystal|stone|goal)-(?=[NESW])|(?=[NESW]))/;

/** A card by its engine word: its kind, its open sides, and what is on it. */
export function cardName(word: string): string {
  const named = `card-${word.replaceAll("+", "-")}`;
  if (/^[\w-]+$/.test(named) && has(named)) return t(named);
  if (TROOP.test(word)) return troop(word);
  if (/^M\d\d$/.test(word)) return t("card-mine", { mine: word });
  if (word.startsWith("role-")) return roleName(word.slice(5));
  if (word.startsWith("king-")) return t(word);
  return tunnel(word);
}

/** `orc-5`, or with the mine on its back `orc-5/M07`. */
function troop(word: string): string {
  const [front = "", mine] = word.split("/");
  const [race = "", strength] = front.split("-");
  const name = t("card-troop", { race: t(`race-${race}`), strength: Number(strength) });
  return mine ? t("card-both-sides", { troop: name, mine }) : name;
}

function tunnel(word: string): string {
  const [shape = "", ...features] = word.split(".");
  const kind = KIND.exec(shape);
  if (!kind) return word;
  const sides = shape.slice(kind[0].length);
  const ladder = features.find((feature) => feature.startsWith("ladder-"));
  const named = t(`card-${ladder ?? kind[1] ?? plainKind(sides)}`, { sides });
  const told = features.filter((feature) => feature !== ladder).map(featureName);
  return told.length ? t("card-with", { card: named, features: told.join(", ") }) : named;
}

/** What a shape without a name of its own is called. */
function plainKind(sides: string): string {
  const joined = sides.split("/")[1] ?? "";
  if (joined === "-") return "dead-end";
  if (joined.includes("+")) return joined.includes("NS") ? "bridge" : "curves";
  return "tunnel";
}

/** `gold-1-NS`, `door-E-blue` or `troll-S`; where on the card it is, the picture shows. */
function featureName(feature: string): string {
  const [kind, one, two] = feature.split("-");
  if (kind === "gold") return t("feature-gold", { nuggets: Number(one) });
  return t(kind === "door" ? `feature-door-${two}` : "feature-troll");
}

export const roleName = (word: string): string => t(`role-${word}`);
export const kingName = (race: string): string => t(`king-${race}`);

/** What lay in front of a player: a broken tool, a trap or a theft. */
export function removedName(thing: string): string {
  return has(`card-break-${thing}`) ? t(`card-break-${thing}`) : cardName(thing);
}
