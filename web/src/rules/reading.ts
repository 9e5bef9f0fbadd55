/** Reading the rules by edition: which questions a clause answers, and what a reader looks for. */

import type { ClauseInfo, GameInfo, RulesSection } from "../wire";

/** The options that govern a clause. */
export function questionsOf(game: GameInfo, clause: string): string[] {
  return Object.keys(game.options).filter((option) => game.options[option]?.clauses.includes(clause));
}

/** What a clause says, without the options it names: those stand beside it in the reader's language. */
export const saidBy = (clause: ClauseInfo): string =>
  clause.says.replace(/\s*\((?:options?|опці[яї]|опци[яи]|volb[ay]) [^)]*\)/g, "");

/** Who prints a clause, with the names of editions instead of their codes. */
export const sourceOf = (
  mark: string,
  editions: readonly string[],
  named: (edition: string) => string,
): string =>
  mark
    .split(/([;,] | )/)
    .map((word) => (editions.includes(word) ? named(word) : word))
    .join("");

/** The sections with only the clauses in which a text occurs, or in what stands `beside` them. */
export function found(
  sections: readonly RulesSection[],
  text: string,
  beside: (clause: string) => string = () => "",
): RulesSection[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return [...sections];
  const isFound = ({ number, says }: ClauseInfo) =>
    `${number} ${says} ${beside(number)}`.toLowerCase().includes(wanted);
  return sections
    .map((section) => ({ ...section, clauses: section.clauses.filter(isFound) }))
    .filter(({ clauses }) => clauses.length > 0);
}
