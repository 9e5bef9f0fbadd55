"""The gold of a position as text: purses, the set being passed, what was seen, and the deck."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.saboteur.cards import GOLD_COUNTS
from dwarrow.games.saboteur.play import Saboteur
from dwarrow.games.saboteur.state import cards_in, coin, purse_values
from dwarrow.kernel.position import Fields, numbers_of
from dwarrow.kernel.state import Refused
from dwarrow.parts.cards import counted, pile
from dwarrow.parts.mine import OVER

# ---- writing


def gold_lines(state: Saboteur) -> list[str]:
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


def read_gold(fields: Fields, state: Saboteur) -> None:
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
        under = _rows(fields, f"under{seat}", (10_000, 3))
        drawer.under = tuple(place << 2 | value for place, value in under)
    if min(left) < 0:
        raise Refused("there are more gold cards than 16 ones, 8 twos and 4 threes (SAB-003)")
    deck = _gold_values(fields.take("gold", " ".join(str(value) for value in pile(left))))
    if counted(vec[i64](deck), 4) != left:
        raise Refused("the gold deck does not hold the cards that lie nowhere else (SAB-111)")
    state.hidden.gold = vec[i64](deck)
    public.gold_size = len(deck)
    last = int(public.seats) - 1
    picks = _rows(fields, "picks", (int(public.round), last, 3))
    public.picks = tuple(a << 16 | b << 8 | c for a, b, c in picks)
    pays = _rows(fields, "pays", (last, 4, 4, 4))
    public.pays = tuple(a << 24 | b << 16 | c << 8 | d for a, b, c, d in pays)


def _rows(fields: Fields, name: str, most: tuple[int, ...]) -> list[list[int]]:
    """Rows of as many numbers as `most` has, none above it."""
    numbers = numbers_of(fields.take(name, ""), name)
    width = len(most)
    if len(numbers) % width:
        raise Refused(f"{name} come in groups of {width} numbers")
    rows = [numbers[i : i + width] for i in range(0, len(numbers), width)]
    for row in rows:
        if any(not 0 <= number <= top for number, top in zip(row, most)):
            raise Refused(f"{name}: {'.'.join(map(str, row))} cannot be")
    return rows


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
            purse += coin(_gold_value(word))
    return purse


def _gold_value(word: str) -> int:
    values = _gold_values(word)
    if len(values) != 1:
        raise Refused(f"{word!r} is no gold card; they show 1, 2 or 3 nuggets (SAB-003)")
    return values[0]


def _sight(word: str) -> int:
    parts = word.split(".")
    if len(parts) != 3 or not all(part.isdecimal() for part in parts[:2]):
        raise Refused(f"sights are written as in 1.0.123, not {word!r}")
    number, index, cards = parts
    offer = sum(int(coin(value)) for value in _gold_values(" ".join(cards)))
    return int(number) << 48 | int(index) << 32 | offer
