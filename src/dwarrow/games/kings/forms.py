"""How the facts of Kings Under Mountains are told: mines with all that is printed on them, cards
by both sides, hands from behind. Positions are written by `position.py`, side by side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias, TypedDict

from mypy_extensions import i64

from dwarrow.games.kings import cards
from dwarrow.games.kings.plots import mine_in, troop_at, troops_on
from dwarrow.kernel.forms import NUMBER, SEAT, Choice, Each, Form, OfTurn, ToldBy

PHASES: Final = ("deal", "play", "take", "over")
Race: TypeAlias = Literal["dwarf", "orc", "goblin", "giant"]
ENDS: Final = ("not-yet", "draw", "mine", "redraw")  # how the game ended (KUM-026)


class MineFacts(TypedDict):
    """A mine with all that is printed on it, so that a page needs no card list."""

    mine: str
    defence: int
    size: int
    overseer: bool
    value: int


class PlotFacts(MineFacts):
    """A mine on the table and the troops on it, the first laid first."""

    troops: list[str]


class BackFacts(TypedDict):
    """A card in a hand as all see it: its back, and its face if that is known."""

    mine: str
    troop: str | None


def mine_facts(kind: i64) -> MineFacts:
    mine = cards.MINES[kind]
    return {
        "mine": cards.MINE_WORDS[kind],
        "defence": mine.defence,
        "size": mine.size,
        "overseer": mine.overseer,
        "value": mine.value,
    }


def plot_facts(plot: i64) -> PlotFacts:
    troops = [cards.card_word(troop_at(plot, i)) for i in range(troops_on(plot))]
    return {**mine_facts(mine_in(plot)), "troops": troops}


def back_facts(card: i64) -> BackFacts:
    return {
        "mine": cards.mine_word(card),
        "troop": None if card >= cards.UNSEEN else cards.troop_word(card),
    }


def of_seats(row: Callable[[Any, int], list[Any]]) -> Callable[[Any, Any], object]:
    """One row a seat, cut out of a fact by the public drawer."""
    return lambda _, public: [row(public, seat) for seat in range(public.seats)]


def _camp(_: Any, public: Any) -> object:
    piles = enumerate(cards.RACES)
    return {race: [cards.card_word(card) for card in public.pile(i)][::-1] for i, race in piles}


def _deck(value: Any, public: Any) -> object:
    return [cards.card_word(value[i]) for i in range(public.deck_size - 1, -1, -1)]


FORMS: Final[dict[str, Form]] = {
    "Number": NUMBER,
    "Numbers": Each(NUMBER),
    "Seat": SEAT,
    "Turn": OfTurn(PHASES.index("over")),
    "Phase": Choice(PHASES),
    "Ending": Choice(ENDS),
    "Races": Each(Choice(cards.RACES)),
    "TopMine": ToldBy(lambda v, _: None if v == cards.NO_MINE else mine_facts(v), MineFacts | None),
    "Plots": ToldBy(lambda v, _: [plot_facts(plot) for plot in v], list[PlotFacts]),
    "OwnPlots": ToldBy(
        of_seats(lambda public, seat: [plot_facts(plot) for plot in public.own_plots(seat)]),
        list[list[PlotFacts]],
    ),
    "Camp": ToldBy(_camp, dict[Race, list[str]]),  # each pile from its top
    "Backs": ToldBy(
        of_seats(lambda public, seat: [back_facts(card) for card in public.hand_shown(seat)]),
        list[list[BackFacts]],
    ),
    "Revealed": ToldBy(
        of_seats(
            lambda public, seat: [cards.MINE_WORDS[kind] for kind in public.revealed_of(seat)]
        ),
        list[list[str]],
    ),
    "Cards": ToldBy(
        lambda v, _: [cards.card_word(card) for card in v if card != cards.NO_CARD], list[str]
    ),
    "Deck": ToldBy(_deck, list[str]),  # from its top
    "Kinds": ToldBy(lambda v, _: [cards.MINE_WORDS[kind] for kind in v], list[str]),
    "Troops": ToldBy(lambda v, _: [cards.TROOP_WORDS[troop] for troop in v], list[str]),
}
