"""Many games at once inside the compiled engine: all take a step, and their numbers are written.

A row tells what the seat to move may know. A game that ends is told as done, with its rewards,
and its row goes on with the next game at once. Whoever steps wipes `observation` and `mask`
between `choose` and `go` (numpy does it fastest).
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dwarrow.kernel.dice import Dice
from dwarrow.kernel.game import Game
from dwarrow.kernel.state import ALL, DEALER, NOBODY, ROOM, Event, Moves, Refused, State, View
from dwarrow.kernel.tensors import OUTSIDE, Tensors, relative

# Offered moves a row keeps; a turn that offers more is rare and told. Not a power of two: rows of
# such a length would crowd the same few lines of a cache.
KEPT: Final = 520


class Arrays:
    """n games of one kind. The vecs are written in place, so arrays over them stay true."""

    def __init__(
        self, game: Game, tensors: Tensors, rules: Any, seats: int, n: int, dice: Dice
    ) -> None:
        self.game = game
        self.tensors = tensors
        self.rules = rules
        self.seats: i64 = seats
        self.n: i64 = n
        self.dice = dice
        self.observation = vec[u8]([0] * (n * int(tensors.size)))
        self.mask = vec[u8]([0] * (n * int(tensors.count)))
        self.seat = vec[i64]([0] * n)
        self.reward = vec[i64]([0] * (n * seats))
        self.done = vec[u8]([0] * n)
        self.offered = vec[i64]([0] * n)  # moves that have a number
        self.outside = vec[i64]([0] * n)  # offered moves that have none
        self.numbers = vec[i64]([0] * (n * KEPT))  # the numbers of the offered moves, by row
        self.moves = vec[i64]([0] * (n * KEPT))  # and the moves themselves
        self.chosen = vec[i64]([0] * n)
        self.truth = vec[i64]([0] * (n * seats))  # what `tell_truth` tells, else nothing
        self.tells_truth = False
        self.listens = False
        self.scores = vec[i64]([0] * (n * seats))
        self._listed = Moves()
        self._numbered = vec[i64]([0] * ROOM)
        self.states: list[State] = [self._fresh() for _ in range(n)]
        self.ended: list[State] = self.states[:]  # of rows that are done: how their game ended
        for row in range(self.n):
            self._tell(row)

    def _fresh(self) -> State:
        state = self.game.start(self.rules, int(self.seats), None)
        if self.listens:
            state.told = []
        while state.turn() == DEALER:
            state.deal(state.shuffled(self.dice))
        return state

    # ---- a step: choose, wipe, go

    def choose(self, actions: list[int]) -> None:
        """Note one action a row; a bad one is refused with its row, and nothing has changed."""
        for row in self.note(actions):
            raise Refused(self.why_not(row, actions[row]))

    def note(self, actions: list[int]) -> list[int]:
        """Note one action a row; the rows that are not offered theirs, which will stay."""
        if len(actions) != self.n:
            raise Refused(f"there are {self.n} rows, but {len(actions)} actions")
        staying: list[int] = []
        for row in range(self.n):
            self.chosen[row] = self._find(row, actions[row])
            if self.chosen[row] == OUTSIDE:
                staying.append(int(row))
        return staying

    def _find(self, row: i64, action: i64) -> i64:
        """Where an action stands among those offered in a row."""
        at = row * KEPT
        for i in range(self.offered[row]):
            if self.numbers[at + i] == action:
                return i
        return OUTSIDE

    def choose_any(self) -> None:
        """Note an offered action for each row, each as likely as the other."""
        for row in range(self.n):
            self.chosen[row] = self.dice.below(self.offered[row])

    def why_not(self, row: int, action: int) -> str:
        """The reason why an action cannot be taken in a row."""
        if not 0 <= action < self.tensors.count:
            return f"row {row}: {action} is no action; they are 0 to {self.tensors.count - 1}"
        named = f"row {row}: action {action} ({self.tensors.actions.item(action)})"
        state = self.states[row]
        view = self.game.view(state, int(state.turn()))
        move = int(self.tensors.move_of(state.view(state.turn()), action))
        if move == OUTSIDE:
            return f"{named} means nothing in this turn"
        why = self.game.refusal(view, move)
        said = "it is not offered" if why is None else f"{why.clause} ({why.reason}) forbids it"
        return f"{named}: {said}"

    def go(self) -> None:
        """Take the chosen actions."""
        for row in range(self.n):
            self._pay_nothing(row)
            self.done[row] = 0
            if self.chosen[row] == OUTSIDE:
                self._tell(row)
            else:
                self._step(row, self.moves[row * KEPT + self.chosen[row]])

    def _step(self, row: i64, move: i64) -> None:
        state = self.states[row]
        state.step(move)
        if state.turn() < 0:
            self._between(row, state)
        self._tell(row)

    def _between(self, row: i64, state: State) -> None:
        """A round is over: rewards are told, then the next round or the next game is dealt."""
        self._pay(row, state)
        if state.turn() == NOBODY:
            self.done[row] = 1
            self.ended[row] = state
            self.states[row] = self._fresh()
            for seat in range(self.seats):
                self.scores[row * self.seats + seat] = 0
        while state.turn() == DEALER:
            state.deal(state.shuffled(self.dice))

    def _pay(self, row: i64, state: State) -> None:
        """The reward of a seat: what it has won since the last round."""
        scores = self.game.scores(state)
        at = row * self.seats
        for seat in range(self.seats):
            score: i64 = scores[seat]
            self.reward[at + seat] += score - self.scores[at + seat]
            self.scores[at + seat] = score

    def _pay_nothing(self, row: i64) -> None:
        at = row * self.seats
        for seat in range(self.seats):
            self.reward[at + seat] = 0

    # ---- a row by itself, for bots and words

    def listen(self) -> None:
        """Keep the story of every game from its next deal on; the games begin anew."""
        self.listens = True
        for row in range(self.n):
            self.states[row] = self._fresh()
            self._wipe(row)
            self._tell(row)

    def story(self, row: int, seat: int) -> list[Event]:
        """What a seat has heard of a row's game."""
        told = self.states[row].told or []
        return [one.event for one in told if one.to == ALL or one.to == seat]

    def view(self, row: int) -> View:
        """What the seat to move may know, to be given away."""
        state = self.states[row]
        return self.game.view(state, int(state.turn()))

    def offered_moves(self, row: int) -> list[int]:
        """The legal moves of a row, those without a number too."""
        listed = self._listed
        listed.n = 0
        self.states[row].list_moves(listed)
        return listed.to_list()

    def take(self, row: int, move: int) -> None:
        """Take a legal move in one row; its reward is added to that of the step."""
        if move not in self.offered_moves(row):
            raise Refused(f"row {row}: {move} is none of the moves offered")
        self._wipe(row)
        self._step(row, move)

    def _wipe(self, row: i64) -> None:
        for i in range(self.tensors.size):
            self.observation[row * self.tensors.size + i] = 0
        for i in range(self.tensors.count):
            self.mask[row * self.tensors.count + i] = 0

    def words(self, row: int, action: int) -> str:
        """What an action means in a row; Refused if it means nothing there."""
        state = self.states[row]
        if not 0 <= action < self.tensors.count:
            raise Refused(self.why_not(row, action))
        move = int(self.tensors.move_of(state.view(state.turn()), action))
        if move == OUTSIDE:
            raise Refused(self.why_not(row, action))
        return self.game.move_words(move)

    def tell_truth(self) -> None:
        """From now on `truth` holds each seat's true role: for training, never for playing."""
        self.tells_truth = True
        for row in range(self.n):
            self._tell_truth(row)

    def _tell_truth(self, row: i64) -> None:
        state = self.states[row]
        me = state.turn()
        for seat in range(self.seats):
            who = relative(seat, me, self.seats)
            self.truth[row * self.seats + who] = self.tensors.truth(state, seat)

    # ---- what a row tells

    def _tell(self, row: i64) -> None:
        state = self.states[row]
        seat = state.turn()
        view = state.view(seat)
        self.seat[row] = seat
        tensors = self.tensors
        tensors.observe(view, self.observation, row * tensors.size)
        listed = self._listed
        listed.n = 0
        state.list_moves(listed)
        tensors.number(view, listed, self._numbered)
        self._offer(row, listed)
        if self.tells_truth:
            self._tell_truth(row)

    def _offer(self, row: i64, listed: Moves) -> None:
        """The vecs are taken out of their objects once, not for every move that is offered."""
        items, found = listed.items, self._numbered
        numbers, moves, mask = self.numbers, self.moves, self.mask
        kept = row * KEPT
        first = row * self.tensors.count
        n: i64 = 0
        for i in range(listed.n):
            number = found[i]
            if number != OUTSIDE and n < KEPT:
                numbers[kept + n] = number
                moves[kept + n] = items[i]
                mask[first + number] = 1
                n += 1
        self.offered[row] = n
        self.outside[row] = listed.n - n
