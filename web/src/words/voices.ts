/** Words of the box: a language as one printing speaks it; the same as words/voices.py.
 *
 * A voice is a language and a box, written `ru.ru16`.
 */

import TERMS from "../../../src/dwarrow/words/terms.txt?raw";
import { LIKE } from "../wire";

type Terms = Map<string, string>;

/** Our words and those of a box, form by form, by voice. */
function tablesIn(text: string): Map<string, Terms> {
  const tables = new Map<string, Terms>();
  let terms: Terms = new Map();
  for (const line of text.split("\n")) {
    const [ours = "", theirs] = line.split(" = ");
    if (theirs !== undefined) terms.set(ours, theirs);
    else if (line && !line.startsWith("#")) tables.set(line.replace(" ", "."), (terms = new Map()));
  }
  return tables;
}

const TABLES = tablesIn(TERMS);

/** How a language speaks of a game in an edition: the language itself if no box differs. */
export function voiceOf(language: string, game: string, edition: string): string {
  const boxes = [edition, game, LIKE[game] ?? ""].map((box) => `${language}.${box}`);
  return boxes.find((voice) => TABLES.has(voice)) ?? language;
}

export const languageOf = (voice: string): string => voice.split(".")[0]!;

const patterns = new Map<string, RegExp>();

/** The terms of a voice, the longest first; one that begins a sentence too. */
function patternOf(voice: string, terms: Terms): RegExp {
  const known = patterns.get(voice);
  if (known) return known;
  const ours = [...terms.keys()].sort((one, other) => other.length - one.length).join("|");
  const made = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${ours})(?![\\p{L}\\p{N}_])`, "giu");
  patterns.set(voice, made);
  return made;
}

/** A text in the words of a box. */
export function inWordsOf(voice: string, text: string): string {
  const terms = TABLES.get(voice);
  if (!terms) return text;
  return text.replace(patternOf(voice, terms), (found) => {
    const exact = terms.get(found);
    if (exact !== undefined) return exact;
    const theirs = terms.get(found[0]!.toLowerCase() + found.slice(1)) ?? found;
    return theirs[0]!.toUpperCase() + theirs.slice(1);
  });
}
