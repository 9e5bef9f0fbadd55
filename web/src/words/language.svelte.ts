/** The language that is spoken now. Every text asks here, so a change shows at once everywhere. */

import type { FluentBundle } from "@fluent/bundle";
import { untrack } from "svelte";
import { letters } from "../art/letters.svelte";
import { bundleOf, wished, type Facts } from "./bundles";
import { reachesTo, type Reach } from "./reach";
import { voiceOf } from "./voices";

const KEPT = "dwarrow.language";

let language = $state("en");
/** The chosen language first; English comes after it, once something is not said in it. */
let bundles = $state.raw<FluentBundle[]>([]);

export const spoken = (): string => language;

/** The game and the edition that are spoken of; none outside of tables. */
let box: readonly [game: string, edition: string] = ["", ""];
/** How often words were asked for: who asked last is heard. */
let asked = 0;
/** How far the words reach that are wanted. */
let reach: Reach = "start";

/** Speak a language from now on, in the words of the box that is on the table. */
export async function speak(wanted: string): Promise<void> {
  const turn = ++asked;
  const bundle = await bundleOf(voiceOf(wanted, ...box), reach);
  if (turn !== asked) return;
  bundles = [bundle];
  language = wanted;
  document.documentElement.lang = wanted;
  for (const name of Object.keys(letters) as (keyof typeof letters)[]) letters[name] = t(`letter-${name}`);
}

/** Fetch the words of more screens, if they are not there yet. */
export async function speakAsFarAs(wanted: Reach): Promise<void> {
  if (reachesTo(reach, wanted)) return;
  [reach, english] = [wanted, undefined];
  await speak(language);
}

export async function choose(wanted: string): Promise<void> {
  localStorage.setItem(KEPT, wanted);
  await speak(wanted);
}

interface Spoken {
  game: string;
  edition?: string;
}

function take(game: string, edition: string): void {
  const before = voiceOf(language, ...box);
  box = [game, edition];
  if (voiceOf(language, ...box) !== before) void speak(language);
}

/** While a screen shows a table, speak of its game in the words of its box. */
export function speakOf(settings: () => Spoken | undefined): void {
  const game = $derived(settings()?.game ?? "");
  const edition = $derived(settings()?.edition ?? "");
  $effect(() => {
    const [mine, printed] = [game, edition];
    untrack(() => take(mine, printed));
    return () => take("", "");
  });
}

/** Begin with the language of this device, as far as the first screen needs it. */
export async function begin(wanted: Reach): Promise<void> {
  reach = wanted;
  await speak(wished(localStorage.getItem(KEPT), navigator.languages));
}

/** For tests: speak from bundles at hand. */
export function speakFrom(made: FluentBundle[]): void {
  bundles = made;
}

export const has = (id: string): boolean => bundles.some((bundle) => bundle.hasMessage(id));

let english: Promise<FluentBundle | undefined> | undefined;

/** Fetch English, once, for what the chosen language does not say. */
async function fallBack(): Promise<void> {
  const [first] = bundles;
  english ??= bundleOf("en", reach).catch(() => undefined);
  const fetched = await english;
  if (first && fetched && bundles[0] === first && bundles.length === 1) bundles = [first, fetched];
}

/** What stands where a text is still awaited: never the name of a message. */
export const AWAITED = "…";

/** The text with this name; one that the language spoken lacks is awaited from English. */
export function t(id: string, facts: Facts = {}): string {
  for (const bundle of bundles) {
    const value = bundle.getMessage(id)?.value;
    if (value) return bundle.formatPattern(value, facts, []).replaceAll(" %", "\u00a0%");
  }
  if (bundles.length === 1 && language !== "en") void fallBack();
  return AWAITED;
}
