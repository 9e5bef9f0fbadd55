"""Rules of thumb for Saboteur: every legal move judged, the best taken."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from dwarrow.bots.digging.thumb import ALL_GOALS, Thumb, among, targets_in
from dwarrow.games.saboteur.cards import DECK, DIGGER, TREASURE
from dwarrow.games.saboteur.deeds import TAKE
from dwarrow.games.saboteur.state import OPENING, SaboteurView
from dwarrow.kernel.state import View
from dwarrow.parts.mine import Mine
from dwarrow.parts.packing import a_of, deed_of


def targets_of(view: SaboteurView) -> i64:
    """The goals that may hide the treasure, as far as this seat knows."""
    return targets_in(view.public.goals, view.private.seen, TREASURE)


class Habit(Thumb):
    """Finds what each legal move is worth to the seat whose view it was shown."""

    def __init__(self) -> None:
        super().__init__(Mine(DECK, OPENING, 0))

    def prepare(self, view: View, doubts: vec[i64], believed: i64 = ALL_GOALS) -> None:
        assert isinstance(view, SaboteurView)
        self.fellows = view.private.fellows
        digs = view.private.role == DIGGER
        self.survey.own.take(view.private.hand)
        self.face(view.public, view.seat, digs, among(targets_of(view), believed), doubts)

    def worth(self, move: i64) -> i64:
        if deed_of(move) == TAKE:
            return a_of(move)
        return self.worth_of_base(move)
