/** The language that is spoken now. Every text asks here, so a change shows at once everywhere. */

import type { FluentBundle } from "@fluent/bundle";
import { letters } from "../art/letters.svelte";
import { bundleOf, wished, type Facts } from "./bundles";

const KEPT = "dwarrow.language";

let language = $state("en");
/** The chosen language first; English comes after it, once something is not said in it. */
let bundles = $state.raw<FluentBundle[]>([]);

export const spoken = (): string => language;

/** Speak a language from now on, and remember it on this device. */
export async function speak(wanted: string): Promise<void> {
  bundles = [await bundleOf(wanted)];
  language = wanted;
  document.documentElement.lang = wanted;
  for (const name of Object.keys(letters) as (keyof typeof letters)[]) letters[name] = t(`letter-${name}`);
}

export async function choose(wanted: string): Promise<void> {
  localStorage.setItem(KEPT, wanted);
  await speak(wanted);
}

/** Begin with the language of this device. */
export const begin = (): Promise<void> => speak(wished(localStorage.getItem(KEPT), navigator.languages));

/** For tests: speak from bundles at hand. */
export function speakFrom(made: FluentBundle[]): void {
  bundles = made;
}

export const has = (id: string): boolean => bundles.some((bundle) => bundle.hasMessage(id));

let english: Promise<FluentBundle | undefined> | undefined;

/** Fetch English, once, for what the chosen language does not say. */
async function fallBack(): Promise<void> {
  const [first] = bundles;
  english ??= bundleOf("en").catch(() => undefined);
  const fetched = await english;
  if (first && fetched && bundles[0] === first && bundles.length === 1) bundles = [first, fetched];
}

/** What stands where a text is still awaited: never the name of a message. */
export const AWAITED = "…";

/** The text with this name; one that the language spoken lacks is awaited from English. */
export function t(id: string, facts: Facts = {}): string {
  for (const bundle of bundles) {
    const value = bundle.getMessage(id)?.value;
    if (value) return bundle.formatPattern(value, facts, []);
  }
  if (bundles.length === 1 && language !== "en") void fallBack();
  return AWAITED;
}
