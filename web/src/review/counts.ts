/** How the moves of each seat were judged, counted from the steps that are there. */

import type { MoveCount, ReviewStep } from "../wire";

export function countsOf(steps: readonly ReviewStep[], seats: number): MoveCount[] {
  return Array.from({ length: seats }, (_, seat) => {
    const judged = steps.flatMap((step) => (step.seat === seat && step.judgement ? [step.judgement] : []));
    const count = (verdict: string) => judged.filter((each) => each.verdict === verdict).length;
    const lost = judged.reduce((sum, { loss }) => sum + loss, 0);
    return {
      seat,
      best: count("best"),
      good: count("good"),
      doubtful: count("doubtful"),
      blunder: count("blunder"),
      loss: judged.length ? lost / judged.length : 0,
    };
  });
}
