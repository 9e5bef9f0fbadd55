/** Cards, roles and races by name, in the language spoken; the same as words/names.py. */

import { MINES, RACES } from "../art/printed";
import { isBridge, shapeOf, stubs, turned, type Shape } from "../art/shape";
import { has, t } from "./language.svelte";

/** A card by its engine word: the ways its tunnel leads as it lies, and what is on it. */
export function cardName(word: string, isTurned = false): string {
  const named = `card-${word.replaceAll("+", "-")}`;
  if (/^[\w-]+$/.test(named) && has(named)) return t(named);
  if (isTroop(word)) return troop(word);
  if (word in MINES) return t("card-mine", { mine: mineName(word) });
  if (word.startsWith("role-")) return roleName(word.slice(5));
  if (word.startsWith("king-")) return t(word);
  const shape = shapeOf(word);
  return shape ? tunnel(isTurned ? turned(shape) : shape) : word;
}

const isTroop = (word: string): boolean => RACES.some((race) => word.startsWith(`${race}-`));

/** `orc-5`, or with the mine on its back `orc-5/M07`: a card is called by its face. */
function troop(word: string): string {
  const [race = "", strength] = word.split("/")[0]!.split("-");
  return t("card-troop", { race: t(`race-${race}`), strength: Number(strength) });
}

/** A mine by what is printed on it, to stand after the word for a mine. */
export const mineName = (word: string): string => ofMine("mine-name", word);

/** The mine on the back of a card that is held. */
export const backName = (word: string): string => ofMine("mine-back", word.split("/").at(-1)!);

export const hasTwoSides = (word: unknown): word is string =>
  typeof word === "string" && isTroop(word) && word.includes("/");

function ofMine(message: string, word: string): string {
  const facts = MINES[word];
  return facts ? t(message, { ...facts, overseer: facts.overseer ? "True" : "False" }) : word;
}

function tunnel(shape: Shape): string {
  const [first = "", ...rest] = [...called(shape), shapeName(shape), ...stubName(shape), ...marks(shape)];
  return rest.length ? t("card-with", { card: first, features: rest.join(", ") }) : first;
}

/** What is named before the shape. */
function called({ ladder, kind, colour }: Shape): string[] {
  if (ladder) return [t(colour ? `card-ladder-${colour}` : "card-ladder")];
  return kind === "stone" ? [t("card-stone")] : [];
}

/** The tunnel of a card by the ways it leads. */
function shapeName({ edges, groups }: Shape): string {
  const [first, other] = groups;
  if (first === undefined) return t("card-dead-end", { sides: edges });
  if (other === undefined) return t("card-tunnel", { sides: first });
  return t(groups.includes("NS") ? "card-bridge" : "card-curves", { sides: first });
}

/** Openings that the tunnel of a card leaves dead. */
function stubName(shape: Shape): string[] {
  const sides = shape.groups.length ? stubs(shape).join("") : "";
  return sides ? [t("feature-stub", { sides })] : [];
}

/** What stands on a card, and on which of its arms. */
const marks = (shape: Shape): string[] => [
  ...(shape.door ? [at(shape.door, t(`feature-door-${shape.colour}`))] : []),
  ...(shape.crystal ? [t("feature-crystal")] : []),
  ...(shape.troll ? [at(shape.troll, t("feature-troll"))] : []),
  ...(shape.gold ? [goldName(shape)] : []),
];

const at = (side: string, feature: string): string =>
  "NESW".includes(side) ? t("feature-at", { feature, side }) : feature;

/** Where the nuggets are is said on two curves only: elsewhere the ways of the card tell. */
function goldName(shape: Shape): string {
  const gold = t("feature-gold", { nuggets: shape.gold });
  if (shape.groups.length < 2 || isBridge(shape)) return gold;
  return at(shape.goldSides.includes("N") ? "N" : "S", gold);
}

export const roleName = (word: string): string => t(`role-${word}`);
/** Those of a role together, as they win. */
export const sideName = (word: string): string => t(`won-${word}`);
export const kingName = (race: string): string => t(`king-${race}`);

/** What lay in front of a player: a broken tool, a trap or a theft. */
export function removedName(thing: string): string {
  return has(`card-break-${thing}`) ? t(`card-break-${thing}`) : cardName(thing);
}
