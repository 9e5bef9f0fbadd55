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
    UNSEEN,
    card_word,
    married,
    mine_of,
    mine_word,
    troop_of,
)
from dwarrow.games.kings.completing import REST, NamedCards
from dwarrow.games.kings.deeds import can_play
from dwarrow.games.kings.editions import EDITIONS, OPTIONS, Rules
from dwarrow.games.kings.plots import (
    fitting,
    fitting_own,
    is_among,
    laid_on,
    mine_in,
    troop_words,
    troops_on,
)
from dwarrow.games.kings.round import Kings, start
from dwarrow.games.kings.state import (
    BY_MINE,
    BY_REDRAW,
    DEAL,
    DRAWERS,
    NOT_YET,
    OVER,
    PLAY,
    TAKE,
    Public,
)
from dwarrow.kernel.position import Fields, head_lines, take_rules
from dwarrow.kernel.state import Refused

# ---- writing


def write_position(state: Kings) -> str:
    """The whole truth of a situation as text."""
    public = state.public
    lines = [*head_lines("kings", EDITIONS, public.rules), f"seats {public.seats}"]
    lines += DRAWERS.lines(public, public)
    if public.phase != DEAL:
        lines += _table_lines(state)
        for seat in range(public.seats):
            lines += _seat_lines(state, seat)
    return "\n".join(lines) + "\n"


def _table_lines(state: Kings) -> list[str]:
    public, hidden = state.public, state.hidden
    camp = [card for race in range(len(RACES)) for card in public.pile(race)]
    return [
        "kings " + " ".join(RACES[race] for race in public.races),
        "centre " + _plot_words(public.centre, hidden.centre),
        "camp " + _words(camp),
        "discard " + _words(list(public.discard)),
        "deck " + _words(list(hidden.deck[: public.deck_size])[::-1]),
    ]


def _words(cards: list[i64]) -> str:
    return " ".join(card_word(card) for card in cards)


def _plot_words(plots: vec[i64], behind: vec[i64]) -> str:
    return " ".join(_plot_word(plot, troop) for plot, troop in zip(plots, behind))


def _plot_word(plot: i64, behind: i64) -> str:
    troops = troop_words(plot)
    return card_word(married(behind, mine_in(plot))) + ":" * bool(troops) + "+".join(troops)


def _seat_lines(state: Kings, seat: int) -> list[str]:
    public, hidden = state.public, state.hidden
    at, last = public.first_open(seat), public.first_open(seat) + public.opened[seat]
    return [
        f"hand{seat} " + " ".join(_hand_words(state, seat)),
        f"open{seat} " + _plot_words(public.open[at:last], hidden.open[at:last]),
        f"under{seat} " + _words(_cards_under(state, seat)),
    ]


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


def _cards_under(state: Kings, seat: int) -> list[i64]:
    public = state.public
    kinds = public.revealed_of(seat) if public.phase == OVER else state.private[seat].under
    at = public.first_under(seat)
    behind = state.hidden.under[at : at + len(kinds)]
    return [married(troop, kind) for troop, kind in zip(behind, kinds)]


# ---- reading


def read_position(text: str) -> Kings:
    """The state a position text describes; Refused with the reason if there is none."""
    fields = Fields(text)
    rules: Rules = take_rules(fields, "kings", EDITIONS, OPTIONS)
    seats = fields.take_number("seats")
    if not 2 <= seats <= 4:
        raise Refused(f"Kings Under Mountains is for 2 to 4 players, not {seats} (KUM-001)")
    state = start(rules, seats)
    _read_turn(fields, state.public)
    if state.public.phase != DEAL:
        _read_kings(fields, state)
        _lay_out(state, _read_layout(fields, state.public))
        _check(state)
    fields.finish()
    return state


def _read_turn(fields: Fields, public: Public) -> None:
    """Who is to do what; seat 0 plays if nothing is said, and nobody before the deal."""
    if fields.values.get("phase") != "deal":
        public.phase = PLAY
        public.seat = public.first = 0
    DRAWERS.read(fields, public, public)
    is_dealt = public.phase != DEAL
    if (public.seat >= 0) != is_dealt or (public.first < 0 and is_dealt):
        raise Refused("turn and first are seats after the deal; before it, turn is nobody's (-1)")


def _read_kings(fields: Fields, state: Kings) -> None:
    words = fields.take("kings", " ".join(RACES[: state.public.seats])).split()
    if len(words) != state.public.seats or len(set(words)) != len(words) or set(words) - {*RACES}:
        raise Refused("kings are one different race for each seat (KUM-003)")
    state.crown(vec[i64]([RACES.index(word) for word in words]))


def _read_layout(fields: Fields, public: Public) -> NamedCards:
    layout = NamedCards(public.rules.pairing)
    layout.add("centre", fields.take("centre", " ".join("?" * CENTRE)))
    layout.add("camp", fields.take("camp", ""))
    for seat in range(public.seats):
        hand = " ".join("?" * _hand_size(public, seat))
        layout.add(f"hand{seat}", fields.take(f"hand{seat}", hand))
        layout.add(f"open{seat}", fields.take(f"open{seat}", ""))
        layout.add(f"under{seat}", fields.take(f"under{seat}", ""))
    layout.add("discard", fields.take("discard", ""))
    layout.add("deck", fields.take("deck", "" if REST in layout.lines["discard"] else REST))
    layout.complete()
    return layout


def _hand_size(public: Public, seat: int) -> int:
    """KUM-024: six cards, but five between playing and taking."""
    between = public.phase == TAKE or public.ended == BY_MINE
    return HAND - 1 if between and seat == public.seat else HAND


def _lay_out(state: Kings, layout: NamedCards) -> None:
    public, hidden = state.public, state.hidden
    public.centre, hidden.centre = _plots(layout.cards["centre"], public, -1)
    for card in layout.row("camp"):
        state.to_camp(card)
    under: list[int] = []
    for seat in range(public.seats):
        _lay_hand(state, seat, layout)
        plots, behind = _plots(layout.cards[f"open{seat}"], public, seat)
        public.opened[seat] = len(plots)
        public.open = vec[i64](list(public.open) + list(plots))
        hidden.open = vec[i64](list(hidden.open) + list(behind))
        under += _lay_under(state, seat, layout.row(f"under{seat}"))
    hidden.under = vec[i64]([int(troop_of(card)) for card in under])
    if public.phase == OVER:
        public.revealed = vec[i64]([int(mine_of(card)) for card in under])
    public.discard = vec[i64](layout.row("discard"))
    _lay_deck(state, layout.row("deck"))


def _plots(words: list[list[int]], public: Public, seat: int) -> tuple[vec[i64], vec[i64]]:
    """Mines with their troops, of a seat or in the centre, and the troops behind them."""
    plots = vec[i64]([_plot(cards, public, seat) for cards in words])
    return plots, vec[i64]([int(troop_of(cards[0])) for cards in words])


def _plot(cards: list[int], public: Public, seat: int) -> int:
    """Only what could have been played lies on a mine, and a full one would have been cleared."""
    plot: i64 = mine_of(cards[0])
    full = DEFENCE[plot] if seat < 0 else NEEDED[plot]
    for card in cards[1:]:
        if seat < 0:
            fits = fitting(plot)
        else:
            fits = fitting_own(plot, public.races[seat], public.rules)
        if troops_on(plot) + 1 >= full:
            mine = mine_word(mine_in(plot))
            raise Refused(f"{mine} would be complete with so many troops (KUM-014, KUM-021)")
        if not is_among(fits, card):
            rules = "KUM-011, KUM-012, KUM-020, KUM-022"
            raise Refused(f"{card_word(card)} cannot lie there ({rules})")
        plot = laid_on(plot, card)
    return int(plot)


def _lay_hand(state: Kings, seat: int, layout: NamedCards) -> None:
    cards = layout.row(f"hand{seat}")
    if len(cards) > HAND:
        raise Refused(f"seat {seat} holds {len(cards)} cards; a hand has six (KUM-007)")
    for card, word in zip(cards, layout.lines[f"hand{seat}"]):
        state.hold(seat, card, card if word.endswith("!") else UNSEEN | mine_of(card))


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
    if (public.phase == OVER) != (public.ended != NOT_YET):
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
