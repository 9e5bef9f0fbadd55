/** What a move was worth, as a mark that is seen without colour too. */

import type { Judgement, ReviewHead, ReviewStep } from "../wire";
import { spoken, t } from "../words";

export type Verdict = Judgement["verdict"];

export const VERDICTS: Verdict[] = ["best", "good", "doubtful", "blunder"];

/** As chess players write them. */
export const SIGNS: Record<Verdict, string> = { best: "★", good: "✓", doubtful: "?!", blunder: "??" };

export const isMistake = ({ judgement }: ReviewStep): boolean =>
  judgement?.verdict === "doubtful" || judgement?.verdict === "blunder";

/** What one looks at first: mistakes, and where the curve breaks. */
export const isNotable = (step: ReviewStep): boolean => step.is_turning_point || isMistake(step);

type Unit = ReviewHead["unit"];

/** A value in the unit of the curve. */
export const worth = (value: number, unit: Unit): string =>
  unit === "chance"
    ? t("page-review-percent", { percent: Math.round(value * 100) })
    : t("page-review-nuggets", { count: Math.round(value * 10) / 10 });

/** A difference, with its sign. */
export const difference = (value: number, unit: Unit): string => apart(value, unit, value < 0 ? "−" : "+");

/** How far a value may be off. */
export const spread = (value: number, unit: Unit): string => apart(value, unit, "");

function apart(value: number, unit: Unit, sign: string): string {
  const size = Math.abs(value);
  const count = unit === "chance" ? Math.round(size * 100) : Math.round(size * 10) / 10;
  return t("page-review-difference", { count: sign + count.toLocaleString(spoken()), unit });
}
