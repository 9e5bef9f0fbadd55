"""Bribe a troll: DUEL-30 to DUEL-32. Free of the act: before it, or after it and before drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from dwarrow.games.duel.cards import WORDS
from dwarrow.games.duel.deeds.lay import list_tunnels
from dwarrow.games.duel.deeds.slots import X, Y
from dwarrow.games.duel.goals import note_links, unlocking_turns
from dwarrow.games.duel.gold import put_token, spare_cards
from dwarrow.games.duel.places import cell_of, place_data, place_in
from dwarrow.games.duel.state import DuelView, laid_kind
from dwarrow.kernel.phrases import Phrase
from dwarrow.kernel.state import Moves, Refusal
from dwarrow.parts.events import AtPlace
from dwarrow.parts.hand import NO_CARD, kinds_in
from dwarrow.parts.packing import A_AT, CARD_AT
from dwarrow.parts.tunnel import drop

if TYPE_CHECKING:
    from dwarrow.games.duel.round import Duel

BRIBE: Final = 9
BASE: Final = BRIBE | (NO_CARD << CARD_AT)
END: Final = 10  # no bribe after the act: draw
END_TURN: Final = END | (NO_CARD << CARD_AT)
PHRASES: Final = (Phrase("bribe X,Y", BASE, X, Y), Phrase("end turn", END_TURN))
NO_TROLL: Final = Refusal("DUEL-31", "no-troll")
WHEN_LAYING: Final = Refusal("DUEL-31", "bribe-when-laying")
# Kept: asked of every candidate in a playout.
NOT_REACHED: Final = Refusal("DUEL-31", "troll-not-reached")
NO_TOKEN: Final = Refusal("DUEL-31", "no-token")
NO_GOLD: Final = Refusal("DUEL-31", "no-gold-for-troll")


class Bribed(AtPlace):
    """A token lies on a troll, who bars nobody any more."""


def why_not(view: DuelView, move: i64) -> Refusal | None:
    place = place_in(move)
    if move != BASE | (place << A_AT):
        return NO_TROLL
    for troll in view.public.trolls:
        if troll == place:
            return _why_not_any(view) or _why_not_here(view, place)
    return NO_TROLL


def _why_not_any(view: DuelView) -> Refusal | None:
    """What keeps this seat from bribing any troll now."""
    public = view.public
    if public.tokens_for(view.seat) == 0:
        return NO_TOKEN
    if public.answers.needs_gold and spare_cards(public, view.seat) <= 0:
        return NO_GOLD
    if public.answers.while_laying and public.draw != 0 and not public.has_laid:
        return WHEN_LAYING
    return None


def _why_not_here(view: DuelView, place: i64) -> Refusal | None:
    """The own start reaches the troll's card from any side; by option, to lay a tunnel."""
    public = view.public
    cell = cell_of(public.maze, place)
    if public.maze.walks[view.seat].reached_in(cell) == 0:
        return NOT_REACHED
    if public.answers.while_laying and public.draw == 0 and not _lays_past(view, cell):
        return WHEN_LAYING
    return None


def _lays_past(view: DuelView, cell: i64) -> bool:
    """Whether some tunnel of the hand could be laid once this troll stands aside."""
    maze = view.public.maze.copy()
    maze.walks[view.seat].unlock(maze, cell)
    found = Moves()
    list_tunnels(view, maze, kinds_in(view.private.hand)[0], found)
    return found.n > 0


def list_bribes(view: DuelView, into: Moves) -> None:
    trolls = view.public.trolls
    if len(trolls) == 0 or _why_not_any(view) is not None:
        return
    for place in trolls:
        if _why_not_here(view, place) is None:
            into.add(BASE | (place << A_AT))


def can_bribe(view: DuelView) -> bool:
    """Whether some troll may be bribed now; if not, a turn ends without asking."""
    trolls = view.public.trolls
    if len(trolls) == 0 or _why_not_any(view) is not None:
        return False
    for place in trolls:
        if _why_not_here(view, place) is None:
            return True
    return False


def owes_tunnel(view: DuelView) -> bool:
    """Option bribe_timing=while_laying: who bribed before the act lays a tunnel, if one fits."""
    if not view.public.must_lay:
        return False
    tunnels = Moves()
    list_tunnels(view, view.public.maze, kinds_in(view.private.hand)[0], tunnels)
    return tunnels.n > 0


def do(state: Duel, move: i64) -> None:
    """A token on the troll, and he bars nobody any more."""
    public = state.public
    place = place_in(move)
    cell = cell_of(public.maze, place)
    kind = laid_kind(public.maze, cell)
    note_links(public)
    public.must_lay = public.answers.while_laying and public.draw == 0
    public.trolls = drop(public.trolls[:], place)
    put_token(public, public.active, kind)
    for walk in public.maze.walks:  # DUEL-32: for neither
        walk.unlock(public.maze, cell)
    if state.told is not None:
        x, y = place_data(place)
        state.tell(Bribed(int(public.active), WORDS[kind], x, y))
    state.resolve(unlocking_turns(public))
