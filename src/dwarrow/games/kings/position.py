"""A situation of Kings Under Mountains as text, as FEN is to chess: written, read back, checked.

Written in full, a card shows both sides: `orc-5/M07`, with `!` in a hand if all have seen its
face. A mine is the card it is printed on, with its troops after a colon: `orc-5/M07:dwarf-1/M02`.
Read, a side may be left out, and missing lines mean an opening (see `completing.py`); `...` ends
the pile, deck or discard, that gets all cards that lie nowhere else.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.games.kings.cards import (
    CENTRE,
    DEFENCE,
    HAND,
    NEEDED,
    NO_MINE,
    RACES,
    TROOP_WORDS,
    UNSEEN,
    card_word,
    married,
    mine_of,
    mine_word,
    troop_of,
)
from dwarrow.games.kings.completing import Partial, completed
from dwarrow.games.kings.editions import EDITIONS, OPTIONS, Rules
from dwarrow.games.kings.moves import can_play
from dwarrow.games.kings.play import Kings, start
from dwarrow.games.kings.plots import fitting, fitting_own, laid_on, mine_in, troop_at, troops_on
from dwarrow.games.kings.state import (
    BY_DRAW,
    BY_MINE,
    BY_REDRAW,
    DEAL,
    ENDS,
    NO_SEAT,
    OVER,
    PHASES,
    PLAY,
    TAKE,
    Public,
)
from dwarrow.kernel.position import Fields, head_lines, take_rules
from dwarrow.kernel.state import Refused

REST = "..."


# ---- writing


def write_position(state: Kings) -> str:
    """The whole truth of a situation as text."""
    public = state.public
    lines = head_lines("kings", EDITIONS, public.rules)
    lines += [f"seats {public.seats}", f"phase {PHASES[public.phase]}", f"turn {public.seat}"]
    lines.append(f"first {public.first}")
    if public.phase != DEAL:
        lines += _table_lines(state)
        for seat in range(public.seats):
            lines += _seat_lines(state, seat)
    return "\n".join(lines) + "\n"


def _table_lines(state: Kings) -> list[str]:
    public, hidden = state.public, state.hidden
    camp = [card_word(card) for race in range(len(RACES)) for card in public.pile(race)]
    deck = [card_word(hidden.deck[public.deck_size - 1 - i]) for i in range(public.deck_size)]
    return [
        f"ended {ENDS[public.ended]}",
        "kings " + " ".join(RACES[race] for race in public.races),
        "centre " + " ".join(_plot_words(public.centre, hidden.centre)),
        "camp " + " ".join(camp),
        "discard " + " ".join(card_word(card) for card in public.discard),
        "deck " + " ".join(deck),
    ]


def _plot_words(plots: vec[i64], behind: vec[i64]) -> list[str]:
    return [_plot_word(plot, troop) for plot, troop in zip(plots, behind)]


def _plot_word(plot: i64, behind: i64) -> str:
    troops = [card_word(troop_at(plot, i)) for i in range(troops_on(plot))]
    mine = f"{TROOP_WORDS[behind]}/{mine_word(mine_in(plot))}"
    return mine + (":" + "+".join(troops) if troops else "")


def _seat_lines(state: Kings, seat: int) -> list[str]:
    public, hidden = state.public, state.hidden
    at, last = public.first_open(seat), public.first_open(seat) + public.opened[seat]
    lines = [f"hand{seat} " + " ".join(_hand_words(state, seat))]
    if last > at:
        lines.append(
            f"open{seat} " + " ".join(_plot_words(public.open[at:last], hidden.open[at:last]))
        )
    if public.under[seat]:
        lines.append(f"under{seat} " + " ".join(_under_words(state, seat)))
    return lines


def _hand_words(state: Kings, seat: int) -> list[str]:
    """The hand; of equal cards the first are marked as seen."""
    seen = [int(card) for card in state.public.hand_shown(seat) if card < UNSEEN]
    words: list[str] = []
    for card in state.private[seat].hand[: state.public.held[seat]]:
        mark = "!" if int(card) in seen else ""
        if mark:
            seen.remove(int(card))
        words.append(card_word(card) + mark)
    return words


def _under_words(state: Kings, seat: int) -> list[str]:
    public = state.public
    kinds = public.revealed_of(seat) if public.phase == OVER else state.private[seat].under
    at = sum(int(public.under[other]) for other in range(seat))
    behind = state.hidden.under[at : at + len(kinds)]
    return [card_word(married(troop, kind)) for troop, kind in zip(behind, kinds)]


# ---- reading


class _Layout:
    """The cards a position names, line by line, so that they can be completed all together."""

    def __init__(self) -> None:
        self.partials: list[Partial] = []
        self.lines: dict[str, list[str]] = {}
        self.cards: list[int] = []
        self.left: list[int] = []
        self.at = 0

    def add(self, name: str, text: str) -> None:
        words = text.split()
        self.lines[name] = words
        for word in words:
            if word != REST:
                self.partials += [Partial(part) for part in _parts(name, word)]
            elif name not in ("deck", "discard") or word is not words[-1]:
                raise Refused(f"{REST} may only end the deck or the discard")

    def complete(self, pairing: str) -> None:
        """Find the cards meant; they are then taken in the order in which they were added."""
        rests = [name for name in self.lines if REST in self.lines[name]]
        self.cards, self.left = completed(self.partials, pairing)
        if len(rests) > 1:
            raise Refused(f"{REST} stands in both {' and '.join(rests)}")
        if not rests and self.left:
            raise Refused(f"{len(self.left)} cards lie nowhere (KUM-034)")

    def take(self, name: str) -> list[list[int]]:
        """The cards of a line, word by word: a mine and its troops are one word."""
        found: list[list[int]] = []
        for word in self.lines[name]:
            size = 0 if word == REST else len(_parts(name, word))
            found.append(self.left if word == REST else self.cards[self.at : self.at + size])
            self.at += size
        return found

    def take_row(self, name: str) -> list[int]:
        return [card for cards in self.take(name) for card in cards]


def _parts(name: str, word: str) -> list[str]:
    """The cards in a word: in the centre and on captured mines a mine and its troops."""
    if name.startswith("hand"):
        return [word.removesuffix("!")]
    mine, colon, troops = word.partition(":")
    return [mine, *troops.split("+")] if colon and name.startswith(("centre", "open")) else [word]


def read_position(text: str) -> Kings:
    """The state a position text describes; Refused with the reason if there is none."""
    fields = Fields(text)
    rules: Rules = take_rules(fields, "kings", EDITIONS, OPTIONS)
    seats = fields.take_number("seats")
    if not 2 <= seats <= 4:
        raise Refused(f"Kings Under Mountains is for 2 to 4 players, not {seats} (KUM-001)")
    state = start(rules, seats)
    public = state.public
    public.phase = fields.take_choice("phase", PHASES, "play")
    public.seat = _seat(fields, "turn", public)
    public.first = _seat(fields, "first", public)
    if public.phase != DEAL:
        public.ended = fields.take_choice("ended", ENDS, "not-yet")
        _read_kings(fields, state)
        layout = _read_layout(fields, public)
        layout.complete(rules.pairing)
        _lay_out(state, layout)
        _check(state)
    fields.finish()
    return state


def _seat(fields: Fields, name: str, public: Public) -> int:
    """A seat; before the deal it may still be nobody."""
    least = NO_SEAT if public.phase == DEAL else 0
    seat = fields.take_number(name, least)
    if not least <= seat < public.seats or (name == "turn" and public.phase == DEAL and seat >= 0):
        raise Refused(f"{name} cannot be {seat} here; seats are 0 to {public.seats - 1}")
    return seat


def _read_kings(fields: Fields, state: Kings) -> None:
    words = fields.take("kings", " ".join(RACES[: state.public.seats])).split()
    if len(words) != state.public.seats or len(set(words)) != len(words) or set(words) - {*RACES}:
        raise Refused("kings are one different race for each seat (KUM-003)")
    state._crown(vec[i64]([RACES.index(word) for word in words]))


def _read_layout(fields: Fields, public: Public) -> _Layout:
    layout = _Layout()
    layout.add("centre", fields.take("centre", " ".join("?" * CENTRE)))
    layout.add("camp", fields.take("camp", ""))
    for seat in range(public.seats):
        layout.add(
            f"hand{seat}", fields.take(f"hand{seat}", " ".join("?" * _hand_size(public, seat)))
        )
        layout.add(f"open{seat}", fields.take(f"open{seat}", ""))
        layout.add(f"under{seat}", fields.take(f"under{seat}", ""))
    layout.add("discard", fields.take("discard", ""))
    has_rest = REST in layout.lines["discard"]
    layout.add("deck", fields.take("deck", "" if has_rest else REST))
    return layout


def _hand_size(public: Public, seat: int) -> int:
    """KUM-024: six cards, but five between playing and taking."""
    between = public.phase == TAKE or public.ended == BY_MINE
    return HAND - 1 if between and seat == public.seat else HAND


def _lay_out(state: Kings, layout: _Layout) -> None:
    public, hidden = state.public, state.hidden
    centre = layout.take("centre")
    public.centre = vec[i64]([_centre_plot(cards) for cards in centre])
    hidden.centre = vec[i64]([int(troop_of(cards[0])) for cards in centre])
    for card in layout.take_row("camp"):
        state._to_camp(card)
    opened: list[list[int]] = []
    under: list[int] = []
    for seat in range(public.seats):
        _lay_hand(state, seat, layout)
        own = layout.take(f"open{seat}")
        public.opened[seat] = len(own)
        public.open = vec[i64](list(public.open) + [_own_plot(public, seat, c) for c in own])
        opened += own
        under += _lay_under(state, seat, layout.take_row(f"under{seat}"))
    hidden.open = vec[i64]([int(troop_of(cards[0])) for cards in opened])
    hidden.under = vec[i64]([int(troop_of(card)) for card in under])
    if public.phase == OVER:
        public.revealed = vec[i64]([int(mine_of(card)) for card in under])
    public.discard = vec[i64](layout.take_row("discard"))
    _lay_deck(state, layout.take_row("deck"))


def _centre_plot(cards: list[int]) -> i64:
    mine: i64 = mine_of(cards[0])
    plot = mine
    for card in cards[1:]:
        plot = _laid_if_fits(plot, card, fitting(plot), DEFENCE[mine])
    return plot


def _own_plot(public: Public, seat: int, cards: list[int]) -> i64:
    mine: i64 = mine_of(cards[0])
    plot = mine
    for card in cards[1:]:
        plot = _laid_if_fits(plot, card, fitting_own(plot, public.races[seat]), NEEDED[mine])
    return plot


def _laid_if_fits(plot: i64, card: i64, fits: i64, full: i64) -> i64:
    """Only what could have been played lies on a mine, and a full one would have been cleared."""
    if troops_on(plot) + 1 >= full:
        raise Refused(f"{mine_word(mine_in(plot))} would be complete with so many troops (KUM-014)")
    if fits >> (card >> 5) & 1 == 0:
        raise Refused(f"{card_word(card)} cannot lie there (KUM-011, KUM-012, KUM-020, KUM-022)")
    return laid_on(plot, card)


def _lay_hand(state: Kings, seat: int, layout: _Layout) -> None:
    name = f"hand{seat}"
    cards = layout.take_row(name)
    if len(cards) > HAND:
        raise Refused(f"seat {seat} holds {len(cards)} cards; a hand has six (KUM-007)")
    for card, word in zip(cards, layout.lines[name]):
        state._hold(seat, card, card if word.endswith("!") else UNSEEN | mine_of(card))


def _lay_under(state: Kings, seat: int, cards: list[int]) -> list[int]:
    state.public.under[seat] = len(cards)
    if state.public.phase != OVER:
        state.private[seat].under = vec[i64]([int(mine_of(card)) for card in cards])
    return cards


def _lay_deck(state: Kings, cards: list[int]) -> None:
    public = state.public
    state.hidden.deck = vec[i64](cards[::-1])
    public.deck_size = len(cards)
    public.top = mine_of(cards[0]) if cards else NO_MINE


# ---- what could not be


def _check(state: Kings) -> None:
    public = state.public
    if len(public.centre) != CENTRE:
        raise Refused(f"the centre has {CENTRE} mines, not {len(public.centre)} (KUM-005)")
    if (public.phase == OVER) != (public.deck_size == 0):
        raise Refused("the game is over exactly when the deck is empty (KUM-026)")
    if (public.phase == OVER) != (public.ended in (BY_DRAW, BY_MINE, BY_REDRAW)):
        raise Refused("`ended` says how a finished game ended, and nothing else (KUM-026)")
    for seat in range(public.seats):
        _check_hand(public, seat)
    if public.phase == PLAY and not can_play(state.view(public.seat)):
        raise Refused(f"seat {public.seat} could play nothing and would have redrawn (KUM-025)")


def _check_hand(public: Public, seat: int) -> None:
    held = int(public.held[seat])
    size = _hand_size(public, seat)
    if public.ended == BY_REDRAW and seat == public.seat:
        if not 1 <= held <= HAND:
            raise Refused(f"seat {seat} drew the last one to six cards, not {held} (KUM-026)")
    elif held != size:
        raise Refused(f"seat {seat} holds {held} cards here, where it should be {size} (KUM-024)")
