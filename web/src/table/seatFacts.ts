/** What lies open before each seat, and what my own drawer tells of it; the same facts for all games. */

import type { Colour } from "../art/shape";
import { seatColours } from "../board/state";
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
  colour: Colour | undefined;
  race: string;
}

type Drawer = Record<string, any>;
type View = { game: string; seat: number | null; public: Drawer; private: Drawer | null };

export function seatFacts(view: View, table: TableInfo, here: readonly number[]): SeatFacts[] {
  return table.seats.map((info, seat) => ({
    ...plainFacts(view, info, seat, here),
    ...goldOf(view, seat),
    ...roleOf(view, seat),
    ...sideOf(view, table, seat),
  }));
}

function plainFacts(
  { game, public: open, seat: me }: View,
  info: SeatInfo,
  seat: number,
  here: readonly number[],
) {
  const hand = game === "kings" ? (open.hands[seat] as unknown[]).length : (open.hands[seat] as number);
  return {
    seat,
    name: info.name,
    isMe: seat === me,
    isTurn: open.turn === seat && open.phase !== "over",
    isHere: info.kind !== "person" || here.includes(seat),
    isBot: info.kind === "bot",
    isReplaced: info.kind === "person" && info.bot !== "",
    hand,
    broken: (open.tools?.[seat] ?? []) as string[],
    isTrapped: (open.trapped ?? []).includes(seat) as boolean,
    isThief: (open.thefts ?? []).includes(seat) as boolean,
    looked: (open.looked?.[seat] ?? []) as number[],
  };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

function goldOf({ game, public: open, private: own, seat: me }: View, seat: number) {
  if (game === "saboteur") return saboteurGold(open, own, me, seat);
  if (game === "saboteur2") {
    const known = open.gold.length
      ? (open.gold[seat] as number)
      : seat === me
        ? (own?.gold as number)
        : undefined;
    return { nuggets: known, goldCards: undefined };
  }
  if (game === "kings") return { nuggets: undefined, goldCards: open.under[seat] as number };
  return { nuggets: sum(open.purses[seat] ?? []), goldCards: undefined };
}

/** My gold until it lies open at the end, the others' gold only where all of it does. */
function saboteurGold(open: Drawer, own: Drawer | null, me: number | null, seat: number) {
  const goldCards = open.gold_cards[seat] as number;
  const isOpen = open.purses[seat].cards.length === goldCards;
  const purse = (seat === me && !isOpen ? own?.purse : open.purses[seat]) as {
    cards: number[];
    bank: number;
  };
  return { nuggets: isOpen || seat === me ? sum(purse.cards) + purse.bank : undefined, goldCards };
}

function roleOf({ public: open, private: own, seat: me }: View, seat: number) {
  const turnedUp = String(open.roles?.[seat] ?? "unknown");
  if (turnedUp !== "unknown") return { role: turnedUp, isOldRole: false, isRoleOpen: true };
  if (seat === me) return { role: known(own?.role), isOldRole: false, isRoleOpen: false };
  if ((own?.fellows ?? []).includes(seat)) return { role: "saboteur", isOldRole: false, isRoleOpen: false };
  return inspectedRole(open, own, seat);
}

const known = (role: unknown): string => (role === undefined || role === "unknown" ? "" : String(role));

/** What I saw of a role, and whether its owner has swapped hats since. */
function inspectedRole(open: Drawer, own: Drawer | null, seat: number) {
  const seen = ((own?.inspected ?? []) as [number, number, string][]).findLast(([, whose]) => whose === seat);
  if (!seen) return { role: "", isOldRole: false, isRoleOpen: false };
  const isOldRole = ((open.hats ?? []) as [number, number][]).some(
    ([turn, whose]) => whose === seat && turn > seen[0],
  );
  return { role: seen[2], isOldRole, isRoleOpen: false };
}

function sideOf({ game, public: open }: View, table: TableInfo, seat: number) {
  const isDuel = game === "duel" || game === "solo";
  return {
    colour: isDuel ? seatColours(game, table.rules.solo_colour)[seat] : undefined,
    race: String(open.races?.[seat] ?? ""),
  };
}
