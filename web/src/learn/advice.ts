/** One way to go on, out of the moves the server offers. It is a beginner's habit and no rule. */

import { cardsOf, type Move } from "../table/moves";

/** What a digger does first; what stands after `pass` harms more than it helps. */
const DIGGING =
  "take open put claim unlock look mend lay play throw shed break end bribe pay rob pass rockfall spoil";
const SPOILING = "take open put break look rockfall spoil play mend throw shed end rob pass lay";

const isDeadEnd = (move: Move): boolean => /\/-/.test(move.card ?? "");
const isHarm = (move: Move): boolean => /^(break|trap)/.test(move.card ?? "");

/** A deed as one weighs it; a foolish one is in no order and comes last. */
function deedOf(move: Move, spoils: boolean, seat: number): string {
  const isMe = (move.target ?? seat) === seat;
  if (isHarm(move) && move.target === seat) return "foolish";
  if (move.do === "mend" && spoils && !isMe) return "foolish";
  return move.do === "lay" && isDeadEnd(move) ? "spoil" : move.do;
}

/** Of tunnels the one farthest towards the goals, of repairs one's own. */
function worth(move: Move, seat: number): number {
  if (move.do === "lay") return move.x ?? 0;
  return move.do === "mend" && (move.target ?? seat) === seat ? 1 : 0;
}

export function advised(moves: readonly Move[], role: string, seat: number): Move | undefined {
  const spoils = role === "saboteur";
  const order = (spoils ? SPOILING : DIGGING).split(" ");
  const rank = (move: Move): number =>
    (order.indexOf(deedOf(move, spoils, seat)) + order.length + 1) % (order.length + 1);
  const better = (a: Move, b: Move): number =>
    rank(a) - rank(b) || cardsOf(a).length - cardsOf(b).length || worth(b, seat) - worth(a, seat);
  return [...moves].sort(better)[0];
}
