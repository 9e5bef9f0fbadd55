"""The law of twins: two deals that differ only in what a seat cannot see look the same to it.

The twin of a game is dealt anew with the unseen sides in another order, and the same moves are
taken again from the start. Every byte the seat gets must be equal: the view, and all it heard.
"""

from __future__ import annotations

import json

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games import kings
from dwarrow.games.kings.cards import FIXED_WORDS, HAND, MINE_WORDS, TROOP_WORDS
from dwarrow.games.kings.editions import Rules
from dwarrow.games.kings.round import Kings
from dwarrow.kernel.dice import Seeded
from dwarrow.kernel.state import NOBODY, SPECTATOR, Deal, Told
from dwarrow.kernel.table import event_data

from .setting import *


def words_dealt(deal: Deal) -> list[str]:
    """The dealt cards by both sides, the top first."""
    piles = deal.lists()
    if "deck" in piles:
        return [FIXED_WORDS[card] for card in piles["deck"]]
    return [f"{TROOP_WORDS[t]}/{MINE_WORDS[m]}" for t, m in zip(piles["troops"], piles["mines"])]


def deal_of(words: list[str], like: Deal) -> Deal:
    piles = dict(like.piles)
    if "deck" in piles:
        piles["deck"] = vec[i64]([FIXED_WORDS.index(word) for word in words])
    else:
        sides = [word.split("/") for word in words]
        piles["troops"] = vec[i64]([TROOP_WORDS.index(troop) for troop, _ in sides])
        piles["mines"] = vec[i64]([MINE_WORDS.index(mine) for _, mine in sides])
    return Deal(piles)


class Shadow:
    """Follows, from what is told alone, which dealt cards a seat has seen from both sides."""

    def __init__(self, words: list[str], seats: int, first_unused: int = 8) -> None:
        self.words = words
        self.behind = [0, 1, 2, 3]  # the centre's mines: their faces are nobody's
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.next = first_unused
        for hand in self.hands:
            for _ in range(HAND):
                hand.append(self.draw())

    def draw(self) -> int:
        self.next += 1
        return self.next - 1

    def hear(self, event: dict[str, object]) -> None:
        name, seat = event["event"], event.get("seat")
        if name == "opened":
            self.behind.append(self.draw())
        elif name == "drew":
            self.hands[seat].append(self.draw())  # type: ignore[call-overload]
        elif name == "played":
            self.play(self.hands[seat], event["card"])  # type: ignore[call-overload]
        elif name == "redrew":
            self.hands[seat] = [self.draw() for _ in event["drawn"]]  # type: ignore[attr-defined, call-overload]

    def play(self, hand: list[int], card: object) -> None:
        """A card taken from the Camp is in no list; a card equal to it is counted as seen."""
        for place in hand:
            if self.words[place] == card:
                hand.remove(place)
                return

    def backs_known(self, seat: int) -> list[int]:
        """The cards of which the seat sees the mine but not the troop."""
        others = [place for s, hand in enumerate(self.hands) if s != seat for place in hand]
        return self.behind + others + list(range(self.next, min(self.next + 1, 80)))

    def unknown(self) -> list[int]:
        return list(range(self.next + 1, 80))


def twin_of(shadow: Shadow, seat: int, pairing: str, dice: Seeded) -> list[str]:
    """The same cards with the sides this seat has not seen in another order."""
    words = shadow.words[:]
    shuffle_within(words, shadow.unknown(), dice)
    if pairing == "fixed":
        for mine in MINE_WORDS:
            same = [p for p in shadow.backs_known(seat) + shadow.unknown() if words[p][-3:] == mine]
            shuffle_within(words, same, dice)
        return words
    places = shadow.backs_known(seat) + shadow.unknown()
    troops = [words[place].partition("/")[0] for place in places]
    shuffle_within(troops, list(range(len(troops))), dice)
    for place, troop in zip(places, troops):
        words[place] = f"{troop}/{words[place].partition('/')[2]}"
    return words


def shuffle_within(items: list[str], places: list[int], dice: Seeded) -> None:
    for i in range(len(places) - 1, 0, -1):
        j = int(dice.below(i + 1))
        items[places[i]], items[places[j]] = items[places[j]], items[places[i]]


def replayed(rules: Rules, seats: int, deal: Deal, moves: list[int]) -> Kings | None:
    """The twin after the same moves; None if a hidden hand makes it redraw or refuse somewhere."""
    state = kings.start(rules, seats, 0)
    state.told = []
    state.deal(deal)
    for move in moves:
        seat = int(state.turn())
        if seat < 0 or kings.refusal(kings.view(state, seat), move) is not None:
            return None
        state.step(move)
    return state


@pytest.mark.parametrize("pairing", ["shuffled", "fixed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_see_never_changes_what_it_gets(seats: int, pairing: str) -> None:
    """KUM-030 to KUM-033, from the deal to the end."""
    rules, dice, compared = Rules(pairing=pairing), Seeded(seats), 0
    state = kings.start(rules, seats, 0)
    state.told = []
    deal = state.shuffled(dice)
    state.deal(deal)
    shadow, moves, told = Shadow(words_dealt(deal), seats), [], len(state.told)
    while state.turn() != NOBODY:
        if len(moves) % 5 == 0:
            for seat in (*range(seats), SPECTATOR):
                words = twin_of(shadow, seat, pairing, dice)
                compared += same_to(
                    seat, state, replayed(rules, seats, deal_of(words, deal), moves)
                )
        moves.append(random_move(state, dice))
        state.step(moves[-1])
        for event in state.told[told:]:
            shadow.hear(event_data(event.event))
        told = len(state.told)
    assert compared > 20


def same_to(seat: int, state: Kings, twin: Kings | None) -> int:
    if twin is None:
        return 0
    if any(t.event != o.event for t, o in zip(state.told, twin.told) if redrew(t) or redrew(o)):  # type: ignore[arg-type]
        return 0  # somebody was stuck in one world only: that is seen by all
    assert text(kings.view(twin, seat).data()) == text(kings.view(state, seat).data())
    assert text(heard(twin, seat)) == text(heard(state, seat))
    assert kings.moves(kings.view(twin, seat)) == kings.moves(kings.view(state, seat))
    assert kings.drawn(kings.view(twin, seat)) == kings.drawn(kings.view(state, seat))
    return 1


def redrew(told: Told) -> bool:
    return type(told.event).__name__ == "Redrew"


def text(data: object) -> str:
    return json.dumps(data)
