/** What a move was worth, as a mark that is seen without colour too. */

import type { Judgement, ReviewHead, ReviewStep } from "../wire";
import { t } from "../words";

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
export function difference(value: number, unit: Unit): string {
  const count = unit === "chance" ? Math.round(value * 100) : Math.round(value * 10) / 10;
  return t("page-review-difference", { count: `${count < 0 ? "−" : "+"}${Math.abs(count)}`, unit });
}
