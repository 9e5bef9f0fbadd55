"""A situation of Saboteur as text, as FEN is to chess: written, read back, and checked.

Only what cannot be worked out is written. Missing lines mean the opening: empty hands and table,
and a deck of all cards that lie nowhere else, in the order of the card list.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur.cards import GOLD_COUNTS, deck_counts, hand_size
from dwarrow.games.saboteur.editions import EDITIONS, OPTIONS, Rules, check
from dwarrow.games.saboteur.play import Saboteur, role_counts, start
from dwarrow.games.saboteur.state import (
    PHASES,
    ROLES,
    UNKNOWN,
    cards_in,
    coin,
    purse_values,
)
from dwarrow.kernel.position import Fields, head_lines, numbers_of, take_rules
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.hand import hand_of
from dwarrow.parts.imagining import sights, unplaced, without
from dwarrow.parts.mine import OVER
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
        lines += _seat_lines(state) + _gold_lines(state)
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


def _gold_lines(state: Saboteur) -> list[str]:
    public = state.public
    lines = ["gold " + " ".join(str(value) for value in state.hidden.gold)]
    for seat, drawer in enumerate(state.private):
        purse = public.purses[seat] + drawer.purse
        if purse:
            lines.append(f"purse{seat} " + _purse_words(purse))
        if drawer.offer:
            lines.append(f"offer{seat} " + _purse_words(drawer.offer))
        if drawer.sights:
            lines.append(f"sights{seat} " + " ".join(_sight_word(s) for s in drawer.sights))
        if drawer.under:
            lines.append(f"under{seat} " + " ".join(f"{u >> 2}.{u & 3}" for u in drawer.under))
    if public.picks:
        words = [f"{p >> 16}.{p >> 8 & 255}.{p & 255}" for p in public.picks]
        lines.append("picks " + " ".join(words))
    if public.pays:
        words = [f"{p >> 24}.{p >> 16 & 255}.{p >> 8 & 255}.{p & 255}" for p in public.pays]
        lines.append("pays " + " ".join(words))
    return lines


def _purse_words(purse: i64) -> str:
    bank = [f"bank{purse >> 24}"] if purse >> 24 else []
    return " ".join([str(value) for value in purse_values(purse)] + bank)


def _sight_word(sight: int) -> str:
    cards = "".join(str(value) for value in purse_values(sight & 0xFFFFFFFF))
    return f"{sight >> 48}.{sight >> 32 & 0xFFFF}.{cards}"


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
        _read_gold(fields, state)
        state.hidden.deck = read_deck(fields, public, _left_for_deck(state))
    fields.finish()
    return state


def _read_seats(fields: Fields, state: Saboteur) -> None:
    public = state.public
    _read_roles(fields, state)
    read_front(fields, public)
    room = hand_size(int(public.seats))
    for seat, drawer in enumerate(state.private):
        drawer.seen = sights(public, seat, state.hidden.goals)
        drawer.hand = hand_of(read_hand(fields, public, seat, room), room)
        drawer.buried = read_buried(fields, public, seat)


def _read_roles(fields: Fields, state: Saboteur) -> None:
    public = state.public
    counts = role_counts(public.rules, public.seats)
    default = " ".join(ROLES[role] for role in pile(counts))
    words = fields.take("roles", default).split()
    roles = [ROLES.index(word) if word in ROLES else UNKNOWN for word in words]
    if [roles.count(role) for role in range(3)] != counts:
        raise Refused(f"the roles of {public.seats} players are: {default} (SAB-004)")
    state._deal_roles(vec[i64](roles))
    public.winner = fields.take_choice("winner", ROLES, "unknown")
    if public.winner != UNKNOWN:
        public.roles = vec[i64](roles[: public.seats])


def _left_for_deck(state: Saboteur) -> list[int]:
    public = state.public
    left = unplaced(public, deck_counts(public.rules.maps))
    for seat, drawer in enumerate(state.private):
        left = without(left, drawer.buried, drawer.hand, public.hands[seat])
    return left


def _read_gold(fields: Fields, state: Saboteur) -> None:
    public = state.public
    left = list(GOLD_COUNTS)
    for seat, drawer in enumerate(state.private):
        purse = _purse(fields.take(f"purse{seat}", ""))
        drawer.offer = _purse(fields.take(f"offer{seat}", ""))
        public.gold_cards[seat] = cards_in(purse)
        public.offer_size += cards_in(drawer.offer)
        if public.answers.gold_secret and public.phase != OVER:
            drawer.purse = purse
        else:
            public.purses[seat] = purse
        for value in purse_values(purse) + purse_values(drawer.offer):
            left[value] -= 1
        drawer.sights = tuple(_sight(word) for word in fields.take(f"sights{seat}", "").split())
        under = numbers_of(fields.take(f"under{seat}", ""), "under")
        drawer.under = tuple(under[i] << 2 | under[i + 1] for i in range(0, len(under) - 1, 2))
    if min(left) < 0:
        raise Refused("there are more gold cards than 16 ones, 8 twos and 4 threes (SAB-003)")
    deck = _gold_values(fields.take("gold", " ".join(str(value) for value in pile(left))))
    if counted(vec[i64](deck), 4) != left:
        raise Refused("the gold deck does not hold the cards that lie nowhere else (SAB-111)")
    state.hidden.gold = vec[i64](deck)
    public.gold_size = len(deck)
    public.picks = tuple(a << 16 | b << 8 | c for a, b, c in _rows(fields, "picks", 3))
    public.pays = tuple(a << 24 | b << 16 | c << 8 | d for a, b, c, d in _rows(fields, "pays", 4))


def _rows(fields: Fields, name: str, width: int) -> list[list[int]]:
    numbers = numbers_of(fields.take(name, ""), name)
    if len(numbers) % width:
        raise Refused(f"{name} come in groups of {width} numbers")
    return [numbers[i : i + width] for i in range(0, len(numbers), width)]


def _gold_values(text: str) -> list[int]:
    values = numbers_of(text, "gold")
    if any(value not in (1, 2, 3) for value in values):
        raise Refused("gold cards show 1, 2 or 3 nuggets (SAB-003)")
    return values


def _purse(text: str) -> i64:
    purse: i64 = 0
    for word in text.split():
        if word.startswith("bank") and word[4:].isdigit():
            purse += int(word[4:]) << 24
        else:
            purse += coin(_gold_values(word)[0])
    return purse


def _sight(word: str) -> int:
    number, index, *cards = word.split(".")
    offer = sum(int(coin(value)) for value in _gold_values(" ".join(cards[0]) if cards else ""))
    return int(number) << 48 | int(index) << 32 | offer
