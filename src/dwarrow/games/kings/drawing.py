"""The table of Kings Under Mountains as a seat sees it, in letters."""

from __future__ import annotations

from mypy_extensions import i64

from dwarrow.games.kings.cards import (
    MINE_WORDS,
    MINES,
    NO_CARD,
    NO_MINE,
    RACES,
    UNSEEN,
    card_word,
    mine_word,
    troop_word,
)
from dwarrow.games.kings.plots import mine_in, troop_at, troops_on
from dwarrow.games.kings.state import DEAL, OVER, PLAY, KingsView, Public


def drawn(view: KingsView) -> str:
    """The centre, the deck, the Camp, every king with mines and hand, and the seat's own hand."""
    public = view.public
    if public.phase == DEAL:
        return "The kings wait for the deal."
    lines = ["Centre"]
    lines += [_centre_line(i + 1, plot) for i, plot in enumerate(public.centre)]
    lines += [_deck_line(public), "Camp  " + "   ".join(_pile(public, race) for race in range(4))]
    for seat in range(public.seats):
        lines += ["", *_seat_lines(view, seat)]
    if 0 <= view.seat < public.seats:
        lines += ["", *_own_lines(view)]
    return "\n".join(lines)


def _centre_line(number: int, plot: i64) -> str:
    mine = MINES[mine_in(plot)]
    stands = f"{troops_on(plot)} of {mine.defence} to capture"
    return f"  {number}  {_mine(mine_in(plot))}  {stands}{_troops(plot)}"


def _mine(kind: i64) -> str:
    """A mine: its word, worth, and the miners it needs; `+o` if an overseer too."""
    mine = MINES[kind]
    needs = f"{mine.size} miner{'s' if mine.size > 1 else ''}{'+o' if mine.overseer else ''}"
    return f"{MINE_WORDS[kind]} worth {mine.value}, {needs:<10}"


def _troops(plot: i64) -> str:
    troops = [troop_word(troop_at(plot, i)) for i in range(troops_on(plot))]
    return "  [" + ", ".join(troops) + "]" if troops else ""


def _deck_line(public: Public) -> str:
    if public.top == NO_MINE:
        return "Deck  empty"
    return f"Deck  {public.deck_size} cards, on top {_mine(public.top).strip()}"


def _pile(public: Public, race: int) -> str:
    cards = public.pile(race)
    if len(cards) == 0:
        return f"{RACES[race]} -"
    return f"{troop_word(cards[len(cards) - 1])} (of {len(cards)})"


def _seat_lines(view: KingsView, seat: int) -> list[str]:
    public = view.public
    king = f"Seat {seat}, king of the {RACES[public.races[seat]]}s{_standing(view, seat)}"
    backs = " ".join(_back(card) for card in public.hand_shown(seat))
    lines = [king, f"  under the king {_under(public, seat)}, backs of the hand {backs}"]
    for i, plot in enumerate(public.own_plots(seat)):
        needed = f"{troops_on(plot)} of {MINES[mine_in(plot)].needed} in"
        lines.append(f"  {i + 1}  {_mine(mine_in(plot))}  {needed}{_troops(plot)}")
    return lines


def _under(public: Public, seat: int) -> str:
    """How many mines lie there; when the game is over, which (KUM-030)."""
    mines = [MINE_WORDS[kind] for kind in public.revealed_of(seat)]
    return f"{public.under[seat]}{' (' + ' '.join(mines) + ')' if mines else ''}"


def _standing(view: KingsView, seat: int) -> str:
    """Who it is and what is waited for."""
    public = view.public
    you = " (you)" if seat == view.seat else ""
    if seat != public.seat or public.phase == OVER:
        return you
    return you + (", to play" if public.phase == PLAY else ", to take a card")


def _back(card: i64) -> str:
    return mine_word(card) if card >= UNSEEN else card_word(card)


def _own_lines(view: KingsView) -> list[str]:
    hand = [card_word(card) for card in view.private.hand if card != NO_CARD]
    cards = "   ".join(f"{i + 1} {word}" for i, word in enumerate(hand))
    under = " ".join(MINE_WORDS[kind] for kind in view.private.under)
    lines = [f"Your hand   {cards}"]
    return lines + [f"Under your king   {under}"] if under else lines
