"""What searches of all mine games share: playouts in which everybody plays by rules of thumb.

Doubts go on growing from what is done in a playout, so a saboteur that shows itself is broken by
its diggers, as it would be at a table. Seats that are taken for careless do as it happens.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.bots.digging.belief import DIGS, Belief
from dwarrow.bots.digging.doubts import doubt_more
from dwarrow.bots.digging.signs import sign_of, stage_of
from dwarrow.bots.digging.thinking import habit_bonus
from dwarrow.bots.digging.thumb import Thumb
from dwarrow.bots.digging.unlaid import Unseen
from dwarrow.bots.search import Guide
from dwarrow.kernel.dice import Dice
from dwarrow.kernel.state import Moves, State
from dwarrow.parts.deeds import BREAK, LAY, LOOK, MEND, PASS
from dwarrow.parts.hand import hand_of
from dwarrow.parts.imagining import sights
from dwarrow.parts.mine import Drawer, Mine
from dwarrow.parts.packing import deed_of


@mypyc_attr(allow_interpreted_subclasses=True)
class DiggingGuide(Guide):
    """Speaks for one seat: what it believes, and how much all doubt each other."""

    def __init__(self, seat: i64, thumb: Thumb, belief: Belief, doubts: vec[i64]) -> None:
        super().__init__(seat)
        self.thumb = thumb
        self.belief = belief
        self.open_doubts = doubts  # as they are now
        self.doubts = doubts[:]  # as a playout changes them
        self.careless: i64 = 0  # bit set of the seats that do not care in this world
        self.bonus = 0.0  # of the candidate being tried

    def face(self, state: State) -> None:
        """Look at a state with the eyes of the seat whose turn it is."""
        raise NotImplementedError

    def shown(self, seat: i64, move: i64) -> i64:
        """The move of the base game that says the same of its seat."""
        return move

    def draw_careless(self, sides: vec[i64], goal: i64, dice: Dice) -> None:
        """Draw who does not care in a world with these sides by seat and this treasure goal."""
        self.careless = 0
        for seat in range(len(sides)):
            share = self.belief.carelessness(seat, sides[seat], goal)
            if seat != self.seat and float(dice.word()) < share * 4294967296.0:
                self.careless |= 1 << seat

    # ---- worlds

    def fit(self, mine: Mine, drawers: Sequence[Drawer]) -> float:
        """How well the hands of the others agree with what they did not do."""
        weight = 1.0
        for seat in range(mine.seats):
            if seat != self.seat:
                weight *= self.belief.hands.weight(seat, drawers[seat].hand, mine.hands[seat])
        return weight

    def deal_likelier(
        self, mine: Mine, drawers: Sequence[Drawer], sides: vec[i64], deck: vec[i64], dice: Dice
    ) -> None:
        """Move on what those who dig in this world would have laid, had they held it."""
        diggers: i64 = 0
        for seat in range(mine.seats):
            if sides[seat] == DIGS and (self.careless >> seat) & 1 == 0:
                diggers |= 1 << seat
        Unseen(self.belief.unlaid, mine, self.seat, diggers).spread(drawers, deck, dice)

    def look_again(self, mine: Mine, drawers: Sequence[Drawer], goals: vec[i64]) -> None:
        """The others who looked have seen these goals."""
        for seat in range(mine.seats):
            if seat != self.seat:
                drawers[seat].seen = sights(mine, seat, goals)

    def deal_uncounted(
        self, mine: Mine, drawers: Sequence[Drawer], cards: vec[i64], dice: Dice
    ) -> vec[i64]:
        """Deal hands and the deck as if no card had been seen: for those who do not count."""
        dice.shuffle(cards)
        at: i64 = mine.deck_size
        deck = cards[:at]
        for seat in range(mine.seats):
            if seat != self.seat:
                held: i64 = mine.hands[seat]
                room: i64 = len(drawers[seat].hand)
                drawers[seat].hand = hand_of(cards[at : at + held], room)
                at += held
        return deck

    # ---- playouts

    def begins(self) -> None:
        self.doubts = self.open_doubts[:]
        self.thumb.forget()
        self.bonus = 0.0

    def starts(self, state: State, move: i64) -> None:
        self.begins()
        self.face(state)
        self.bonus = habit_bonus(self.thumb.worth(move))
        self._show(state.turn(), move)

    def pick(self, state: State, dice: Dice, moves: Moves) -> i64:
        move = moves.items[0]
        if moves.n == 1 and deed_of(move) == PASS:
            return move
        seat = state.turn()
        self.face(state)
        if (self.careless >> seat) & 1 == 1:
            move = moves.items[dice.below(moves.n)]
        else:
            move = self.thumb.best_of(moves, dice)
        self._show(seat, move)
        return move

    def _show(self, seat: i64, move: i64) -> None:
        """All see what is done and think their part."""
        shown = self.shown(seat, move)
        deed = deed_of(shown)
        if LAY <= deed <= PASS:
            survey = self.thumb.survey
            sign = sign_of(survey, self.thumb.mine, seat, shown)
            doubt_more(self.doubts, stage_of(survey.distance), sign, seat, shown)
        if deed != PASS and deed != LOOK and deed != BREAK and deed != MEND:
            self.thumb.forget()
