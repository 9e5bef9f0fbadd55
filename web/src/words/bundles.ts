/** The Fluent files of a language, read into bundles. They are shared with the terminal. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { reachesTo, reachOf, type Reach } from "./reach";
import { inWordsOf, languageOf } from "./voices";

export const LANGUAGES = ["en", "uk", "ru", "cs"] as const;
/** English made strange, so that what was never translated stands out. */
export const PSEUDO = "en-XA";

export type Facts = Record<string, FluentVariable>;

type Source = () => Promise<string>;
const OWN = import.meta.glob<string>("../../../src/dwarrow/words/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const SHARED = import.meta.glob<string>("../../../src/dwarrow/words/shared.ftl", {
  query: "?raw",
  import: "default",
});

const folderOf = (path: string): string => path.split("/").at(-2) ?? "";

function sourcesOf(language: string, reach: Reach): Source[] {
  const own = Object.entries(OWN).filter(
    ([path]) => folderOf(path) === language && reachesTo(reach, reachOf(path)),
  );
  return [...own.map(([, source]) => source), ...Object.values(SHARED)];
}

/** The messages of a language or a voice as far as they are wanted; `en-XA` is English made strange. */
export async function bundleOf(voice: string, reach: Reach): Promise<FluentBundle> {
  const language = languageOf(voice);
  const sources = sourcesOf(voice === PSEUDO ? "en" : language, reach);
  const texts = await Promise.all(sources.map((source) => source()));
  return bundleFrom(language, texts, transformOf(voice));
}

function transformOf(voice: string): ((text: string) => string) | undefined {
  if (voice === PSEUDO) return strange;
  return voice === languageOf(voice) ? undefined : (text) => inWordsOf(voice, text);
}

export function bundleFrom(
  language: string,
  texts: string[],
  transform?: (text: string) => string,
): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false, ...(transform && { transform }) });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const PLAIN = "aceginorsuyzACEGINORSUYZ";
const ACCENTED = "áçêĝíñöŕšúýžÁÇÊĜÍÑÖŔŠÚÝŽ";

/** The same letters accented, two fifths longer. */
export function strange(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return accented + "~".repeat(Math.ceil(letters * 0.4));
}

/** The language to begin with: the one kept, else the first that the device asks for and we speak. */
export function wished(kept: string | null, asked: readonly string[]): string {
  const known: readonly string[] = [...LANGUAGES, PSEUDO];
  if (kept && known.includes(kept)) return kept;
  return asked.map((tag) => tag.split("-")[0]!.toLowerCase()).find((tag) => known.includes(tag)) ?? "en";
}
