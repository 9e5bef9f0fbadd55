"""A situation of Saboteur 2 as text, as FEN is to chess: written, read back, and checked.

A fact is a line as its drawer declares it; by hand stands what several facts make together, and
what makes a position possible. Missing lines mean the opening: empty hands and table, ten cards
aside and a deck of all cards that lie nowhere else, in the order of the card list.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur2.cards import (
    ASIDE,
    DECK_KINDS,
    HAND,
    HAND_ROOM,
    ROLE_COUNTS,
    ROLES,
    SWAPS,
    UNKNOWN,
    WORDS,
)
from dwarrow.games.saboteur2.editions import EDITIONS, OPTIONS, Rules, check
from dwarrow.games.saboteur2.forms import BANK, PHASES, SWAPPED, trail_parts
from dwarrow.games.saboteur2.imagine_hands import placed_openly
from dwarrow.games.saboteur2.round import Saboteur2, lots_in, start
from dwarrow.games.saboteur2.state import (
    DRAWERS,
    FORMS,
    ROB,
    THIEF,
    TRAPPED,
    Payment,
    Public,
    seats_with,
)
from dwarrow.kernel.position import Fields, head_lines, numbers_of, take_rules
from dwarrow.kernel.state import Refused
from dwarrow.parts import positions
from dwarrow.parts.cards import counted, pile, zeros
from dwarrow.parts.hand import hand_of
from dwarrow.parts.imagining import sights, without
from dwarrow.parts.mine import DEAL, NO_SEAT, OVER

# ---- writing


def write_position(state: Saboteur2) -> str:
    """The whole truth of a situation as text."""
    public, hidden = state.public, state.hidden
    head = head_lines("saboteur2", EDITIONS, public.rules)
    lines = positions.table_lines(DRAWERS, head, public, hidden, hidden.goals, hidden.deck)
    if public.round > 0:
        lines += _made_lines(state)
        for seat, drawer in enumerate(state.private):
            lines += positions.hand_lines(public.deck, seat, drawer.hand, drawer.buried)
            lines += DRAWERS.lines(drawer, public, str(seat))
    return "\n".join(lines) + "\n"


def _made_lines(state: Saboteur2) -> list[str]:
    """What several facts make together."""
    public = state.public
    gold = [public.gold[seat] + drawer.gold for seat, drawer in enumerate(state.private)]
    return [
        "roles " + " ".join(ROLES[drawer.role] for drawer in state.private),
        "shown " + ("yes" if any(public.roles) else "no"),
        "trapped " + _numbers(seats_with(public, TRAPPED)),
        "thefts " + _numbers(seats_with(public, THIEF)),
        "gold " + _numbers(gold),
        "trail " + FORMS["Trail"].words(public.trail, public),
    ]


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)


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
    _read_facts(fields, state)
    if state.public.round > 0:
        _read_roles(fields, state)
        _read_seats(fields, state)
        _read_gold(fields, state)
        _read_cards(fields, state)
        _check_memory(state)
        _check_end(state.public)
    _read_hidden(fields, state)
    fields.finish()
    return state


def _read_facts(fields: Fields, state: Saboteur2) -> None:
    """Whatever is one fact and one line; the table is laid out before."""
    public, hidden = state.public, state.hidden
    positions.read_mine(fields, public, PHASES, public.rules.rounds)
    if public.phase in (DEAL, OVER):
        public.seat = NO_SEAT
    if public.round > 0:
        hidden.goals = positions.read_table(fields, public)
        trail = FORMS["Trail"].read(fields.take("trail", ""), "trail", public)
        public.trail = vec[i64](trail)
    DRAWERS.read(fields, public, public)
    for seat, drawer in enumerate(state.private):
        DRAWERS.read(fields, drawer, public, str(seat))


def _read_roles(fields: Fields, state: Saboteur2) -> None:
    """All fifteen roles are somewhere; missing ones make up the stock."""
    public, hidden = state.public, state.hidden
    left = list(ROLE_COUNTS)
    roles = _take_roles(fields, "roles", pile(left)[: public.seats], left)
    hidden.dropped = _take_roles(fields, "dropped", vec[i64](), left)
    stock = pile([max(count, 0) for count in left])
    hidden.stock = _take_roles(fields, "stock", stock, left)
    if len(roles) != public.seats or any(left):
        raise Refused(f"{public.seats} seats and the stock share the fifteen roles of SB2-005")
    for seat, drawer in enumerate(state.private):
        drawer.role = roles[seat]
    if fields.take_choice("shown", ("no", "yes"), "no"):
        public.roles = roles


def _take_roles(fields: Fields, name: str, usual: vec[i64], left: list[int]) -> vec[i64]:
    """Roles by their words, taken from those that are left."""
    words = fields.take(name, " ".join(ROLES[role] for role in usual)).split()
    if any(word not in ROLES[1:] for word in words):
        raise Refused(f"roles are {', '.join(ROLES[1:])}; not {' '.join(words)!r}")
    roles = vec[i64]([ROLES.index(word) for word in words])
    for role in roles:
        left[role] -= 1
    return roles


def _read_seats(fields: Fields, state: Saboteur2) -> None:
    public = state.public
    for name, bit in (("trapped", TRAPPED), ("thefts", THIEF)):
        for seat in _seats(fields, name, int(public.seats)):
            public.tools[seat] |= bit
    most = HAND_ROOM if public.answers.both_draw else HAND
    for seat, drawer in enumerate(state.private):
        drawer.seen = sights(public, seat, state.hidden.goals)
        drawer.hand = hand_of(positions.read_hand(fields, public, seat, most, "SB2-009"), HAND_ROOM)
        drawer.buried = positions.read_buried(fields, public, seat)


def _seats(fields: Fields, name: str, seats: int) -> list[int]:
    numbers = numbers_of(fields.take(name, ""), name)
    if any(not 0 <= seat < seats for seat in numbers):
        raise Refused(f"{name} holds seats, which are 0 to {seats - 1}")
    return numbers


def _read_gold(fields: Fields, state: Saboteur2) -> None:
    """Without a ledger, all gold came from the bank in one go."""
    public = state.public
    seats = int(public.seats)
    gold = numbers_of(" ".join(positions.words_a_seat(fields, "gold", seats, "0")), "gold")
    if len(gold) != seats or min(gold) < 0:
        raise Refused(f"gold has one number, never below 0, for each of the {seats} seats")
    for seat, drawer in enumerate(state.private):
        public.rich |= int(gold[seat] > 0) << seat
        if public.phase == OVER:
            public.gold[seat] = gold[seat]
        else:
            drawer.gold = gold[seat]
    if not public.ledger:
        rows = [Payment(int(public.round), seat, BANK, n) for seat, n in enumerate(gold) if n]
        public.ledger = tuple(rows)
    _check_ledger(public, gold)


def _read_cards(fields: Fields, state: Saboteur2) -> None:
    """The ten aside and the deck hold exactly the cards that lie nowhere else."""
    public = state.public
    left = placed_openly(public)
    for seat, drawer in enumerate(state.private):
        left = without(left, drawer.buried, drawer.hand, public.hands[seat])
    spare = [WORDS[card] for card in pile([max(count, 0) for count in left])]
    aside = positions.read_cards(
        public.deck, fields.take("aside", " ".join(spare[len(spare) - ASIDE :]))
    )
    if len(aside) != ASIDE:
        raise Refused(f"{len(aside)} cards lie aside, not ten (SB2-008)")
    for kind, count in enumerate(counted(aside, DECK_KINDS)):
        left[kind] -= count
    state.hidden.aside = aside
    state.hidden.deck = positions.read_deck(fields, public, left)


def _read_hidden(fields: Fields, state: Saboteur2) -> None:
    """What is left: the circle of passes, and which roles swaps of hats will draw."""
    public, hidden = state.public, state.hidden
    if public.round > 0 and public.rules.role_discard != "stays_out":
        hidden.lots = zeros(SWAPS)
    if fields.has("lots") and len(fields.values["lots"].split()) != len(hidden.lots):
        raise Refused(f"lots are {len(hidden.lots)} numbers (SB2-051)")
    DRAWERS.read(fields, hidden, public)
    if any(lot >= lots_in(public) for lot in hidden.lots):
        raise Refused(f"lots are numbers below {lots_in(public)} (SB2-051)")


# ---- what makes a position possible


def _check_ledger(public: Public, gold: list[int]) -> None:
    """Every nugget stands in the ledger: SB2-105."""
    sums = [0] * len(gold)
    for entry in public.ledger:
        if (entry.payer != BANK and entry.payer >= len(gold)) or not 0 < entry.nuggets < BANK:
            raise Refused(f"{'.'.join(str(part) for part in entry)} is no entry of a ledger")
        sums[entry.to] += entry.nuggets
        if entry.payer != BANK:
            sums[entry.payer] -= entry.nuggets
    if sums != gold:
        raise Refused("the ledger does not add up to the gold of each seat (SB2-105)")


def _check_end(public: Public) -> None:
    """Roles are up exactly when the round is over: SB2-075."""
    ended = public.phase in (ROB, OVER, DEAL)
    if ended != any(role != UNKNOWN for role in public.roles):
        raise Refused("roles are shown exactly when the round is over (SB2-075)")
    if public.phase == ROB and not public.thieves >> public.seat & 1:
        raise Refused(f"seat {public.seat} is no thief who has yet to choose (SB2-087)")


def _check_memory(state: Saboteur2) -> None:
    """What all saw and what somebody remembers of it agree: SB2-096, SB2-097, SB2-101."""
    public = state.public
    swaps = _swaps(public)
    for seat, drawer in enumerate(state.private):
        if [(swap.place, swap.other) for swap in drawer.swapped] != swaps[seat]:
            raise Refused(f"swapped{seat} does not agree with the trail (SB2-101)")
        hats = [hat.turn for hat in public.hats if hat.seat == seat]
        if [hat.turn for hat in drawer.wore] != hats:
            raise Refused(f"wore{seat} does not agree with the swaps of hats (SB2-097)")
        looks = [(look.turn, look.target) for look in public.looks if look.seat == seat]
        if [(sight.turn, sight.target) for sight in drawer.saw] != looks:
            raise Refused(f"saw{seat} does not agree with the inspections (SB2-096)")


def _swaps(public: Public) -> list[list[tuple[int, int]]]:
    """The swaps of hands of each seat: their place in the trail, and with whom."""
    swaps: list[list[tuple[int, int]]] = [[] for _ in range(public.seats)]
    for place, entry in enumerate(public.trail):
        what, one, other = trail_parts(entry)
        if what == SWAPPED:
            if one == other:
                raise Refused("nobody swaps hands with himself (SB2-048)")
            swaps[one].append((place, other))
            swaps[other].append((place, one))
    return swaps
