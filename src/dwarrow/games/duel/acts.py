"""What one act of a turn does: a tunnel, an action card, discards. `play.py` goes on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from dwarrow.games.duel import events as ev
from dwarrow.games.duel.cards import BREAKS, SHOWN, WORDS
from dwarrow.games.duel.draws import take_away
from dwarrow.games.duel.gold import note_card
from dwarrow.games.duel.moves import joined_goals
from dwarrow.games.duel.state import laid_kind, place_of
from dwarrow.kernel.state import Event
from dwarrow.parts.hand import NO_CARD, drop_card
from dwarrow.parts.packing import a_of, b_of, c_of, card_of, x_of, y_of
from dwarrow.parts.shapes import BITS
from dwarrow.parts.tools import TOOLS
from dwarrow.parts.tunnel import face_of

if TYPE_CHECKING:
    from dwarrow.games.duel.play import Duel


def _begin(state: Duel, draw: i64) -> None:
    """An act begins that will draw so many cards."""
    public = state.public
    public.draw = draw
    public.must_lay = False
    public.links = joined_goals(public) if public.answers.opens_one else 0


def _play_card(state: Duel, card: i64) -> None:
    """A card leaves the hand of the seat whose turn it is."""
    public = state.public
    seat = public.active
    drop_card(state.private[seat].hand, public.hands[seat], card)
    public.hands[seat] -= 1


def _spend(state: Duel, card: i64) -> None:
    """An action card is played and lies in the discard."""
    _begin(state, 1)
    _play_card(state, card)
    state.public.spent[card] += 1


def lay(state: Duel, move: i64) -> None:
    """DUEL-19 to DUEL-27."""
    public = state.public
    card = card_of(move)
    x = x_of(move)
    y = y_of(move)
    _begin(state, 1)
    _play_card(state, card)
    public.has_laid = True
    public.maze.lay(public.maze.cell_at(x, y), face_of(card, c_of(move)))
    note_card(public, x, y, card)
    if public.answers.solo != 0:
        public.lays = append(public.lays[:], place_of(x, y))
    if state.told is not None:
        turned = c_of(move) == 1
        state.tell(ev.Laid(int(public.active), WORDS[card], int(x), int(y), turned))


# ---- action cards


def look(state: Duel, move: i64) -> None:
    """DUEL-56."""
    public = state.public
    seat = public.active
    goal = public.maze.goal_at(public.maze.cell_at(x_of(move), y_of(move)))
    kind: i64 = state.hidden.goals[goal]
    seen = state.private[seat].seen[:]
    seen[goal] = kind
    state.private[seat].seen = seen
    public.looked[seat] |= 1 << goal
    _spend(state, card_of(move))
    if state.told is not None:
        state.tell(ev.Looked(int(seat), int(goal)))
        state.tell(ev.Saw(int(goal), WORDS[kind]), int(seat))


def sabotage(state: Duel, move: i64) -> None:
    """DUEL-45: the card stays in front of the rival; by option one without effect is spent."""
    public = state.public
    card = card_of(move)
    rival = 1 - public.active
    in_vain = c_of(move) == 1
    _spend(state, card)
    if not in_vain:
        public.spent[card] -= 1
        public.tools[rival] |= SHOWN[card]
    if state.told is not None:
        tool = WORDS[card].partition("-")[2]
        seat = int(public.active)
        state.tell(ev.Wasted(seat, tool) if in_vain else ev.Broke(seat, int(rival), tool))


def mend(state: Duel, move: i64) -> None:
    """DUEL-48, DUEL-49: one sabotage card goes, whatever the repair shows."""
    _spend(state, card_of(move))
    _lift(state, a_of(move))
    if state.told is not None:
        seat = int(state.public.active)
        state.tell(ev.Repaired(seat, TOOLS[a_of(move)], WORDS[card_of(move)]))


def _lift(state: Duel, tool: i64) -> None:
    public = state.public
    public.tools[public.active] &= ~(1 << tool)
    public.spent[BREAKS[tool]] += 1


def rockfall(state: Duel, move: i64) -> None:
    """DUEL-53; by option one without a target takes nothing."""
    public = state.public
    _spend(state, card_of(move))
    if c_of(move) != 0:
        state.tell(ev.Rumbled(int(public.active)))
        return
    cell = public.maze.cell_at(x_of(move), y_of(move))
    if state.told is not None:
        word = WORDS[laid_kind(public.maze, cell)]
        x, y = int(x_of(move)), int(y_of(move))
        state.tell(ev.Collapsed(int(public.active), word, x, y))
    take_away(state, cell)


def unlock(state: Duel, move: i64) -> None:
    """DUEL-50 to DUEL-52."""
    public = state.public
    seat = public.active
    cell = public.maze.cell_at(x_of(move), y_of(move))
    kind = laid_kind(public.maze, cell)
    _spend(state, card_of(move))
    public.keys[seat] |= BITS[kind]
    public.keys_left -= 1
    public.maze.walks[seat].unlock(public.maze, cell)
    if state.told is not None:
        x, y = int(x_of(move)), int(y_of(move))
        state.tell(ev.Unlocked(int(seat), WORDS[kind], x, y))


# ---- discards


def _bury(state: Duel, card: i64) -> None:
    """DUEL-75: a discard nobody else sees."""
    seat = state.public.active
    _play_card(state, card)
    state.public.buried[seat] += 1
    state.private[seat].buried[card] += 1


def skip(state: Duel, move: i64) -> None:
    """DUEL-18: one or two unseen discards."""
    count: i64 = 1 if a_of(move) == NO_CARD else 2
    _begin(state, count)
    _bury(state, card_of(move))
    if count == 2:
        _bury(state, a_of(move))
    if state.told is not None:
        _tell_discards(state, ev.Passed(int(state.public.active), int(count)), move)


def throw_off(state: Duel, move: i64) -> None:
    """DUEL-17: two unseen discards take one sabotage card away; one card is drawn."""
    _begin(state, 1)
    _bury(state, card_of(move))
    _bury(state, a_of(move))
    _lift(state, b_of(move))
    if state.told is not None:
        seat = int(state.public.active)
        _tell_discards(state, ev.ThrewOff(seat, TOOLS[b_of(move)]), move)


def _tell_discards(state: Duel, openly: Event, move: i64) -> None:
    cards = [WORDS[card] for card in (card_of(move), a_of(move)) if card != NO_CARD]
    state.tell(openly)
    state.tell(ev.Discarded(cards), int(state.public.active))
