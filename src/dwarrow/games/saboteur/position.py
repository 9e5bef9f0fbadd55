"""A situation of Saboteur as text, as FEN is to chess: written, read back, and checked.

Only what cannot be worked out is written. Missing lines mean the opening: empty hands and table,
and a deck of all cards that lie nowhere else, in the order of the card list.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur.cards import deck_counts, hand_size
from dwarrow.games.saboteur.editions import EDITIONS, OPTIONS, Rules, check
from dwarrow.games.saboteur.play import Saboteur, start
from dwarrow.games.saboteur.position_gold import gold_lines, read_gold
from dwarrow.games.saboteur.possible import check_possible
from dwarrow.games.saboteur.state import (
    PHASES,
    ROLES,
    UNKNOWN,
)
from dwarrow.kernel.position import Fields, head_lines, take_rules
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import pile
from dwarrow.parts.hand import hand_of
from dwarrow.parts.imagining import sights, unplaced, without
from dwarrow.parts.positions import (
    at_least,
    front_lines,
    hand_lines,
    mine_lines,
    read_buried,
    read_deck,
    read_front,
    read_hand,
    read_mine,
    read_table,
    table_lines,
)

# ---- writing


def write_position(state: Saboteur) -> str:
    """The whole truth of a situation as text."""
    public = state.public
    lines = head_lines("saboteur", EDITIONS, public.rules)
    lines += [*mine_lines(public, PHASES), f"gold_drawn {public.gold_drawn}"]
    lines.append(f"circle {state.hidden.circle}")
    if public.round > 0:
        lines += table_lines(public, state.hidden.goals, state.hidden.deck)
        lines += _seat_lines(state) + gold_lines(state)
    return "\n".join(lines) + "\n"


def _seat_lines(state: Saboteur) -> list[str]:
    public = state.public
    roles = [ROLES[drawer.role] for drawer in state.private]
    aside = [ROLES[state.hidden.aside]] if state.hidden.aside else []
    lines = [
        "roles " + " ".join(roles + aside),
        f"winner {ROLES[public.winner]}",
        *front_lines(public),
    ]
    for seat, drawer in enumerate(state.private):
        lines += hand_lines(public.deck, seat, drawer.hand, drawer.buried)
    return lines


# ---- reading


def read_position(text: str) -> Saboteur:
    """The state a position text describes; Refused with the reason if there is none."""
    fields = Fields(text)
    rules: Rules = take_rules(fields, "saboteur", EDITIONS, OPTIONS)
    check(rules)
    seats = fields.take_number("seats")
    if not 3 <= seats <= 10:
        raise Refused(f"Saboteur is for 3 to 10 players, not {seats} (SAB-001)")
    state = start(rules, seats)
    public = state.public
    read_mine(fields, public, PHASES, rules.rounds)
    public.gold_drawn = at_least(fields, "gold_drawn", 0)
    state.hidden.circle = at_least(fields, "circle", 0)
    if public.round > 0:
        state.hidden.goals = read_table(fields, public)
        _read_seats(fields, state)
        read_gold(fields, state)
        state.hidden.deck = read_deck(fields, public, _left_for_deck(state))
    fields.finish()
    check_possible(state)
    return state


def _read_seats(fields: Fields, state: Saboteur) -> None:
    public = state.public
    _read_roles(fields, state)
    read_front(fields, public)
    room = hand_size(int(public.seats))
    for seat, drawer in enumerate(state.private):
        drawer.seen = sights(public, seat, state.hidden.goals)
        drawer.hand = hand_of(read_hand(fields, public, seat, room, "SAB-017"), room)
        drawer.buried = read_buried(fields, public, seat)


def _read_roles(fields: Fields, state: Saboteur) -> None:
    public = state.public
    counts = public.pool()
    default = " ".join(ROLES[role] for role in pile(counts))
    words = fields.take("roles", default).split()
    roles = [ROLES.index(word) if word in ROLES else UNKNOWN for word in words]
    if [roles.count(role) for role in range(3)] != counts:
        raise Refused(f"the roles of {public.seats} players are: {default} (SAB-004)")
    state._deal_roles(vec[i64](roles))
    public.winner = fields.take_choice("winner", ROLES, "unknown")
    if public.winner != UNKNOWN:
        public.roles = vec[i64](roles[: public.seats])
        public.aside = state.hidden.aside


def _left_for_deck(state: Saboteur) -> list[int]:
    public = state.public
    left = unplaced(public, deck_counts(public.rules.maps))
    for seat, drawer in enumerate(state.private):
        left = without(left, drawer.buried, drawer.hand, public.hands[seat])
    return left
