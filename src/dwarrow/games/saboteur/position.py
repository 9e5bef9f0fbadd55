"""A situation of Saboteur as text, as FEN is to chess: written, read back, and checked.

A fact is a line as its drawer declares it; by hand stands what several facts make together, and
what makes a position possible. Missing lines mean the opening: empty hands and table, and a deck
of all cards that lie nowhere else, in the order of the card list.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur.cards import (
    GOLD_COUNTS,
    ROLES,
    TREASURE,
    UNKNOWN,
    deck_counts,
    hand_size,
)
from dwarrow.games.saboteur.editions import EDITIONS, OPTIONS, Rules, check
from dwarrow.games.saboteur.forms import GOLD_CARD, PHASES
from dwarrow.games.saboteur.round import Saboteur, start
from dwarrow.games.saboteur.state import DRAFT, DRAWERS, FORMS, Public
from dwarrow.kernel.position import Fields, head_lines, take_rules
from dwarrow.kernel.state import Refused
from dwarrow.parts import positions
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.hand import hand_of
from dwarrow.parts.imagining import sights, unplaced, without
from dwarrow.parts.mine import ORIENT, OVER, PLAY
from dwarrow.parts.purses import cards_in, purse_cards

# ---- writing


def write_position(state: Saboteur) -> str:
    """The whole truth of a situation as text."""
    public, hidden = state.public, state.hidden
    head = head_lines("saboteur", EDITIONS, public.rules)
    lines = positions.table_lines(DRAWERS, head, public, hidden, hidden.goals, hidden.deck)
    if public.round > 0:
        lines.append("gold " + " ".join(str(value) for value in hidden.gold))
        lines.append("roles " + " ".join(_role_words(state)))
        for seat in range(public.seats):
            lines += _seat_lines(state, seat)
    return "\n".join(lines) + "\n"


def _role_words(state: Saboteur) -> list[str]:
    aside = [ROLES[state.hidden.aside]] if state.hidden.aside else []
    return [ROLES[drawer.role] for drawer in state.private] + aside


def _seat_lines(state: Saboteur, seat: int) -> list[str]:
    public, drawer = state.public, state.private[seat]
    purse = FORMS["Purse"].words(public.purses[seat] + drawer.purse, public)
    return [
        *positions.hand_lines(public.deck, seat, drawer.hand, drawer.buried),
        *([f"purse{seat} {purse}"] if purse else []),
        *DRAWERS.lines(drawer, public, str(seat)),
    ]


# ---- reading


def read_position(text: str) -> Saboteur:
    """The state a position text describes; Refused with the reason if there is none."""
    fields = Fields(text)
    rules: Rules = take_rules(fields, "saboteur", EDITIONS, OPTIONS)
    seats = fields.take_number("seats")
    check(rules, seats)
    state = start(rules, seats)
    _read_facts(fields, state)
    if state.public.round > 0:
        _read_roles(fields, state)
        _read_hands(fields, state)
        _read_gold(fields, state)
        state.hidden.deck = positions.read_deck(fields, state.public, _left_for_deck(state))
    fields.finish()
    _check_possible(state)
    return state


def _read_facts(fields: Fields, state: Saboteur) -> None:
    """Whatever is one fact and one line; the table is laid out before."""
    public = state.public
    positions.read_mine(fields, public, PHASES, public.rules.rounds)
    if public.round > 0:
        state.hidden.goals = positions.read_table(fields, public)
    DRAWERS.read(fields, public, public)
    DRAWERS.read(fields, state.hidden, public)
    for seat, drawer in enumerate(state.private):
        DRAWERS.read(fields, drawer, public, str(seat))


def _read_roles(fields: Fields, state: Saboteur) -> None:
    public = state.public
    counts = public.pool()
    default = " ".join(ROLES[role] for role in pile(counts))
    words = fields.take("roles", default).split()
    roles = [ROLES.index(word) if word in ROLES else UNKNOWN for word in words]
    if [roles.count(role) for role in range(3)] != counts:
        raise Refused(f"the roles of {public.seats} players are: {default} (SAB-004)")
    state.deal_roles(vec[i64](roles))
    if public.winner != UNKNOWN:
        public.roles = vec[i64](roles[: public.seats])
        public.aside = state.hidden.aside


def _read_hands(fields: Fields, state: Saboteur) -> None:
    public = state.public
    room = hand_size(int(public.seats))
    for seat, drawer in enumerate(state.private):
        drawer.seen = sights(public, seat, state.hidden.goals)
        drawer.hand = hand_of(positions.read_hand(fields, public, seat, room, "SAB-017"), room)
        drawer.buried = positions.read_buried(fields, public, seat)


def _read_gold(fields: Fields, state: Saboteur) -> None:
    """Purses, and the gold deck: exactly the cards that lie nowhere else."""
    public = state.public
    left = list(GOLD_COUNTS)
    for seat, drawer in enumerate(state.private):
        purse: i64 = FORMS["Purse"].read(fields.take(f"purse{seat}", ""), f"purse{seat}", public)
        public.gold_cards[seat] = cards_in(purse)
        public.offer_size += cards_in(drawer.offer)
        if public.answers.gold_secret and public.phase != OVER:
            drawer.purse = purse
        else:
            public.purses[seat] = purse
        for value in purse_cards(purse) + purse_cards(drawer.offer):
            left[value] -= 1
    if min(left) < 0:
        raise Refused("there are more gold cards than 16 ones, 8 twos and 4 threes (SAB-003)")
    words = fields.take("gold", " ".join(str(value) for value in pile(left))).split()
    deck = vec[i64]([GOLD_CARD.read(word, "gold", public) for word in words])
    if counted(deck, 4) != left:
        raise Refused("the gold deck does not hold the cards that lie nowhere else (SAB-111)")
    state.hidden.gold = deck
    public.gold_size = len(deck)


def _left_for_deck(state: Saboteur) -> list[int]:
    public = state.public
    left = unplaced(public, deck_counts(public.rules.maps))
    for seat, drawer in enumerate(state.private):
        left = without(left, drawer.buried, drawer.hand, public.hands[seat])
    return left


# ---- what makes a position possible


def _check_possible(state: Saboteur) -> None:
    """Refuse a position no game can be in, with the reason."""
    public = state.public
    if public.phase == OVER and public.round < public.rules.rounds:
        raise Refused(f"the game is not over in round {public.round} (SAB-002)")
    if PLAY <= public.phase <= ORIENT:
        _check_round_goes_on(public)
    _check_draft(state)
    if any(pick.round > public.round for pick in public.picks):
        raise Refused(f"picks: this is round {public.round}, none is later (SAB-094)")
    if any(max(pay.cards, pay.nuggets, pay.bank) > 4 for pay in public.pays):
        raise Refused("pays: no saboteur gets more than four nuggets (SAB-099)")


def _check_round_goes_on(public: Public) -> None:
    if public.winner != UNKNOWN:
        raise Refused("a winner and the roles are shown only when the round is over (SAB-085)")
    if TREASURE in list(public.goals):
        raise Refused("the treasure is up, but the round goes on (SAB-069)")


def _check_draft(state: Saboteur) -> None:
    public = state.public
    offered = [seat for seat, drawer in enumerate(state.private) if drawer.offer]
    if offered != ([int(public.seat)] if public.phase == DRAFT else []):
        raise Refused("the gold set lies with the seat whose turn it is in phase draft (SAB-093)")
    if public.phase == DRAFT and public.winner == UNKNOWN:
        raise Refused("gold is shared only after the diggers have won (SAB-087)")
