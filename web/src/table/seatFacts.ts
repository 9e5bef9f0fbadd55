/** What lies open before each seat, and what my own drawer tells of it; the same facts for all games. */

import type { Colour } from "../art/shape";
import { colourOf } from "../board/state";
import { inside } from "./gold";
import type { Open, Own, Seen } from "../told";
import type { SeatInfo, TableInfo } from "../wire";

export interface SeatFacts {
  seat: number;
  name: string;
  isMe: boolean;
  isTurn: boolean;
  isHere: boolean;
  isBot: boolean;
  /** A person for whom a bot plays just now. */
  isReplaced: boolean;
  hand: number;
  broken: string[];
  isTrapped: boolean;
  isThief: boolean;
  /** Gold: nuggets if they are known, else gold cards. */
  nuggets: number | undefined;
  goldCards: number | undefined;
  /** A role I know: mine, one turned up, a fellow's, or one I looked at. */
  role: string;
  /** Whether everybody sees that role. */
  isRoleOpen: boolean;
  /** Whether the role may have changed since I saw it. */
  isOldRole: boolean;
  /** The goals this seat has looked at. */
  looked: number[];
  /** How many goals there are. */
  goals: number;
  colour: Colour | undefined;
  race: string;
}

export function seatFacts(view: Seen, table: TableInfo, here: readonly number[]): SeatFacts[] {
  return table.seats.map((info, seat) => ({
    ...plainFacts(view, info, seat, here),
    ...goldOf(view, seat),
    ...roleOf(view, seat),
    ...sideOf(view, seat),
  }));
}

function plainFacts({ public: open, seat: me }: Seen, info: SeatInfo, seat: number, here: readonly number[]) {
  const hand = open.hands?.[seat] ?? 0;
  const isOver = open.phase === "over"; // nothing stops anybody any more
  return {
    seat,
    name: info.name,
    isMe: seat === me,
    isTurn: open.turn === seat && open.phase !== "over",
    isHere: info.kind !== "person" || here.includes(seat),
    isBot: info.kind === "bot",
    isReplaced: info.kind === "person" && info.bot !== "",
    hand: Array.isArray(hand) ? hand.length : hand,
    broken: isOver ? [] : (open.tools?.[seat] ?? []),
    isTrapped: !isOver && (open.trapped?.includes(seat) ?? false),
    isThief: open.thefts?.includes(seat) ?? false,
    looked: open.looked?.[seat] ?? [],
    goals: open.goals?.length ?? 0,
  };
}

/** Gold as its game keeps it: in mines under a king, in cards, in open purses, in the bank. */
function goldOf({ public: open, private: own, seat: me }: Seen, seat: number) {
  if (open.under) return { nuggets: undefined, goldCards: open.under[seat] };
  if (open.gold_cards) return goldInCards(open, own, seat === me, seat);
  if (open.purses) return { nuggets: inside(open.purses[seat]), goldCards: undefined };
  return { nuggets: open.gold?.[seat] ?? (seat === me ? own?.gold : undefined), goldCards: undefined };
}

/** My gold until it lies open at the end, the others' gold only where all of it does. */
function goldInCards(open: Open, own: Own | null | undefined, isMe: boolean, seat: number) {
  const [purse, goldCards] = [open.purses?.[seat], open.gold_cards?.[seat]];
  const isOpen = purse !== undefined && "cards" in purse && purse.cards.length === goldCards;
  const known = isMe && !isOpen ? own?.purse : purse;
  return { nuggets: isOpen || isMe ? inside(known) : undefined, goldCards };
}

function roleOf({ public: open, private: own, privates, seat: me }: Seen, seat: number) {
  const told = known(privates?.[seat]?.role); // all cards lie open: a game that is over
  if (told) return { role: told, isOldRole: false, isRoleOpen: true };
  const turnedUp = open.roles?.[seat] ?? "unknown";
  if (turnedUp !== "unknown") return { role: turnedUp, isOldRole: false, isRoleOpen: true };
  if (seat === me) return { role: known(own?.role), isOldRole: false, isRoleOpen: false };
  if (own?.fellows?.includes(seat)) return { role: "saboteur", isOldRole: false, isRoleOpen: false };
  return inspectedRole(open, own, seat);
}

const known = (role: string | undefined): string => (role === undefined || role === "unknown" ? "" : role);

/** What I saw of a role, and whether its owner has swapped hats since. */
function inspectedRole(open: Open, own: Own | null | undefined, seat: number) {
  const seen = own?.inspected?.findLast(([, whose]) => whose === seat);
  if (!seen) return { role: "", isOldRole: false, isRoleOpen: false };
  const isOldRole = (open.hats ?? []).some(([turn, whose]) => whose === seat && turn > seen[0]);
  return { role: seen[2], isOldRole, isRoleOpen: false };
}

function sideOf({ public: open }: Seen, seat: number) {
  return {
    colour: colourOf(open.maze, seat),
    race: open.races?.[seat] ?? "",
  };
}
