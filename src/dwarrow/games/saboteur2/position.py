"""A situation of Saboteur 2 as text, as FEN is to chess: written, read back, and checked.

Only what cannot be worked out is written. Missing lines mean the opening: empty hands and table,
ten cards aside and a deck of all cards that lie nowhere else, in the order of the card list.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import (
    ASIDE,
    DECK_KINDS,
    HAND,
    ROLE_COUNTS,
    ROLES,
    SWAPS,
    UNKNOWN,
    WORDS,
)
from dwarrow.games.saboteur2.editions import EDITIONS, OPTIONS, Rules, check
from dwarrow.games.saboteur2.imagine_hands import placed_openly
from dwarrow.games.saboteur2.play import Saboteur2, lots_in, start
from dwarrow.games.saboteur2.position_memory import memory_lines, read_memory
from dwarrow.games.saboteur2.state import (
    HAND_ROOM,
    PHASES,
    ROB,
    THIEF,
    TRAPPED,
    Public,
    seats_in,
)
from dwarrow.kernel.position import Fields, head_lines, numbers_of, take_rules
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.hand import hand_of
from dwarrow.parts.imagining import sights, without
from dwarrow.parts.mine import DEAL, OVER
from dwarrow.parts.positions import (
    at_least,
    front_lines,
    hand_lines,
    mine_lines,
    read_buried,
    read_cards,
    read_deck,
    read_front,
    read_hand,
    read_mine,
    read_table,
    table_lines,
    words_a_seat,
)

SEAT_SETS = ("reaching", "winners", "thieves", "marks")


# ---- writing


def write_position(state: Saboteur2) -> str:
    """The whole truth of a situation as text."""
    public = state.public
    lines = head_lines("saboteur2", EDITIONS, public.rules)
    lines += [*mine_lines(public, PHASES), f"circle {state.hidden.circle}"]
    if public.round > 0:
        lines += table_lines(public, state.hidden.goals, state.hidden.deck)
        lines.append("aside " + " ".join(WORDS[card] for card in state.hidden.aside))
        lines += _role_lines(state) + _seat_lines(state) + _gold_lines(state)
        lines += memory_lines(state)
    return "\n".join(lines) + "\n"


def _role_lines(state: Saboteur2) -> list[str]:
    hidden = state.hidden
    return [
        "roles " + " ".join(ROLES[drawer.role] for drawer in state.private),
        "stock " + " ".join(ROLES[role] for role in hidden.stock),
        "dropped " + " ".join(ROLES[role] for role in hidden.dropped),
        "lots " + " ".join(str(lot) for lot in hidden.lots),
        f"shown {'yes' if any(state.public.roles) else 'no'}",
    ]


def _seat_lines(state: Saboteur2) -> list[str]:
    public = state.public
    trapped = [seat for seat, front in enumerate(public.tools) if front & TRAPPED]
    thieves = [seat for seat, front in enumerate(public.tools) if front & THIEF]
    lines = front_lines(public)
    lines += [f"trapped {_numbers(trapped)}", f"thefts {_numbers(thieves)}"]
    for seat, drawer in enumerate(state.private):
        lines += hand_lines(public.deck, seat, drawer.hand, drawer.buried)
    return lines


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


def _gold_lines(state: Saboteur2) -> list[str]:
    public = state.public
    gold = [int(public.gold[seat] + drawer.gold) for seat, drawer in enumerate(state.private)]
    lines = [f"gold {_numbers(gold)}", f"pays {_numbers([int(pay) for pay in public.pays])}"]
    lines += [f"turns {public.turns}", f"last_thief {public.last_thief}"]
    lines.append(f"completer {public.completer}")
    for name in SEAT_SETS:
        lines.append(f"{name} {_numbers(seats_in(getattr(public, name), public.seats + 3))}")
    entries = [f"{e >> 24}.{e >> 16 & 255}.{e >> 8 & 255}.{e & 255}" for e in public.ledger]
    return [*lines, "ledger " + " ".join(entries)]


# ---- reading


def read_position(text: str) -> Saboteur2:
    """The state a position text describes; Refused with the reason if there is none."""
    fields = Fields(text)
    rules: Rules = take_rules(fields, "saboteur2", EDITIONS, OPTIONS)
    check(rules)
    seats = fields.take_number("seats")
    if not 2 <= seats <= 12:
        raise Refused(f"Saboteur 2 is for 2 to 12 players, not {seats} (SB2-002)")
    state = start(rules, seats)
    read_mine(fields, state.public, PHASES, rules.rounds)
    state.hidden.circle = at_least(fields, "circle", 0)
    if state.public.round > 0:
        state.hidden.goals = read_table(fields, state.public)
        _read_roles(fields, state)
        _read_seats(fields, state)
        _read_gold(fields, state)
        read_memory(fields, state)
        _read_cards(fields, state)
        _check_end(state.public)
    fields.finish()
    return state


def _read_roles(fields: Fields, state: Saboteur2) -> None:
    """All fifteen roles are somewhere; missing ones make up the stock."""
    public = state.public
    seats = int(public.seats)
    roles = _roles(fields.take("roles", " ".join(_some_roles(seats))))
    dropped = _roles(fields.take("dropped", ""))
    left = list(ROLE_COUNTS)
    for role in roles + dropped:
        left[role] -= 1
    stock = _roles(fields.take("stock", " ".join(ROLES[role] for role in _pile(left))))
    for role in stock:
        left[role] -= 1
    if len(roles) != seats or any(left):
        raise Refused(f"{seats} seats and the stock share the fifteen roles of SB2-005")
    for seat, drawer in enumerate(state.private):
        drawer.role = roles[seat]
    state.hidden.stock = vec[i64](stock)
    state.hidden.dropped = vec[i64](dropped)
    state.hidden.lots = vec[i64](_lots(fields, public))
    if fields.take_choice("shown", ("no", "yes"), "no"):
        public.roles = vec[i64](roles)


def _some_roles(seats: int) -> list[str]:
    return [ROLES[role] for role in pile(list(ROLE_COUNTS))][:seats]


def _pile(counts: list[int]) -> list[int]:
    return [int(role) for role in pile([max(count, 0) for count in counts])]


def _roles(text: str) -> list[int]:
    words = text.split()
    if any(word not in ROLES[1:] for word in words):
        raise Refused(f"roles are {', '.join(ROLES[1:])}; not {text!r}")
    return [ROLES.index(word) for word in words]


def _lots(fields: Fields, public: Public) -> list[int]:
    needed = 0 if public.rules.role_discard == "stays_out" else SWAPS
    lots = numbers_of(fields.take("lots", " ".join("0" * needed)), "lots")
    if len(lots) != needed or any(not 0 <= lot < lots_in(public) for lot in lots):
        raise Refused(f"lots are {needed} numbers below {lots_in(public)} (SB2-051)")
    return lots


def _read_seats(fields: Fields, state: Saboteur2) -> None:
    public = state.public
    read_front(fields, public)
    for name, bit in (("trapped", TRAPPED), ("thefts", THIEF)):
        for seat in _seats(fields, name, int(public.seats)):
            public.tools[seat] |= bit
    most = HAND_ROOM if public.answers.both_draw else HAND
    for seat, drawer in enumerate(state.private):
        drawer.seen = sights(public, seat, state.hidden.goals)
        drawer.hand = hand_of(read_hand(fields, public, seat, most, "SB2-009"), HAND_ROOM)
        drawer.buried = read_buried(fields, public, seat)


def _seats(fields: Fields, name: str, seats: int) -> list[int]:
    numbers = numbers_of(fields.take(name, ""), name)
    if any(not 0 <= seat < seats for seat in numbers):
        raise Refused(f"{name} holds seats, which are 0 to {seats - 1}")
    return numbers


def _read_gold(fields: Fields, state: Saboteur2) -> None:
    public = state.public
    seats = int(public.seats)
    gold = numbers_of(" ".join(words_a_seat(fields, "gold", seats, "0")), "gold")
    if len(gold) != seats or min(gold) < 0:
        raise Refused(f"gold has one number, never below 0, for each of the {seats} seats")
    for seat, drawer in enumerate(state.private):
        public.rich |= int(gold[seat] > 0) << seat
        if public.phase == OVER:
            public.gold[seat] = gold[seat]
        else:
            drawer.gold = gold[seat]
    pays = numbers_of(" ".join(words_a_seat(fields, "pays", seats, "0")), "pays")
    if len(pays) != seats:
        raise Refused(f"pays has one number for each of the {seats} seats")
    public.pays = vec[i64](pays)
    public.turns = at_least(fields, "turns", 0)
    public.last_thief = _one_seat(fields, "last_thief", seats)
    public.completer = _one_seat(fields, "completer", seats)
    for name in SEAT_SETS:
        setattr(public, name, sum(1 << seat for seat in _seats(fields, name, seats + 3)))
    _read_ledger(fields, public, gold)


def _one_seat(fields: Fields, name: str, seats: int) -> int:
    seat = fields.take_number(name, -1)
    if not -1 <= seat < seats:
        raise Refused(f"{name} {seat} is no seat; seats are 0 to {seats - 1}")
    return seat


def _read_ledger(fields: Fields, public: Public, gold: list[int]) -> None:
    """Every nugget stands in the ledger; without one, all gold came from the bank in one go."""
    seats = int(public.seats)
    bank = [f"{public.round}.{seat}.255.{n}" for seat, n in enumerate(gold) if n]
    numbers = numbers_of(fields.take("ledger", " ".join(bank)), "ledger")
    if len(numbers) % 4:
        raise Refused("the ledger has entries of four numbers: round, to, from, nuggets")
    sums = [0] * seats
    entries: list[int] = []
    for i in range(0, len(numbers), 4):
        at, to, payer, nuggets = numbers[i : i + 4]
        if not (0 <= to < seats and (payer == 255 or 0 <= payer < seats) and 0 < nuggets < 256):
            raise Refused(f"{at}.{to}.{payer}.{nuggets} is no entry of a ledger")
        sums[to] += nuggets
        if payer != 255:
            sums[payer] -= nuggets
        entries.append(at << 24 | to << 16 | payer << 8 | nuggets)
    if sums != gold:
        raise Refused("the ledger does not add up to the gold of each seat (SB2-105)")
    public.ledger = tuple(entries)


def _read_cards(fields: Fields, state: Saboteur2) -> None:
    """The ten aside and the deck hold exactly the cards that lie nowhere else."""
    public = state.public
    left = placed_openly(public)
    for seat, drawer in enumerate(state.private):
        left = without(left, drawer.buried, drawer.hand, public.hands[seat])
    spare = [WORDS[card] for card in pile([max(count, 0) for count in left])]
    aside = read_cards(public.deck, fields.take("aside", " ".join(spare[len(spare) - ASIDE :])))
    if len(aside) != ASIDE:
        raise Refused(f"{len(aside)} cards lie aside, not ten (SB2-008)")
    for kind, count in enumerate(counted(aside, DECK_KINDS)):
        left[kind] -= count
    state.hidden.aside = aside
    state.hidden.deck = read_deck(fields, public, left)


def _check_end(public: Public) -> None:
    """Roles are up exactly when the round is over: SB2-075."""
    ended = public.phase in (ROB, OVER, DEAL)
    if ended != any(role != UNKNOWN for role in public.roles):
        raise Refused("roles are shown exactly when the round is over (SB2-075)")
    if public.phase == ROB and not public.thieves >> public.seat & 1:
        raise Refused(f"seat {public.seat} is no thief who has yet to choose (SB2-087)")
