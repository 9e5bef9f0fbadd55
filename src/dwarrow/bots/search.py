"""Search that knows no game: candidate moves tried in worlds that fit what a seat knows.

Each world is tried with every candidate that is still alive, with the same dice, so that luck is
shared and only the moves differ. After each stage the worse half of the candidates is dropped.
A seat's next few decisions may be searched too (`tree.py`); all else is played by habit.
Everything about the game (worlds, the policy that plays on, the value of an end) is a `Guide`.
"""

from __future__ import annotations

from time import thread_time

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.bots.tree import Node
from dwarrow.kernel.dice import Dice, Seeded
from dwarrow.kernel.state import DEALER, NOBODY, Moves, State


class Level:
    """How hard a thinker tries: playouts a move, moves it considers, own decisions it looks ahead,
    and whether it remembers what is out of sight."""

    def __init__(self, playouts: int, candidates: int, depth: int, remembers: bool) -> None:
        self.playouts = playouts
        self.candidates = candidates
        self.depth = depth
        self.remembers = remembers


class World:
    """One way the hidden things may lie, and how much it counts."""

    def __init__(self, state: State, weight: float = 1.0) -> None:
        self.state = state
        self.weight = weight


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a search asks of a game. It speaks for one seat and what that seat knows."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def world(self, dice: Dice) -> World:
        """A world that fits what the seat knows; the search copies it before it plays."""
        raise NotImplementedError

    def begins(self) -> None:
        """A playout begins in its last world, with nobody's candidate."""

    def takes(self, state: State, dice: Dice) -> None:
        """A playout begins in this state as it is, but for the deck: what is drawn is chance.
        Everybody cares."""
        raise NotImplementedError

    def liking(self, move: i64) -> float:
        """What speaks for a candidate before any playout, as the sum of so many of their worths:
        a doubt that few playouts do not overcome and many do."""
        return 0.0

    def starts(self, state: State, move: i64) -> None:
        """A playout begins in this state with a candidate of the seat, which is taken next."""

    def pick(self, state: State, dice: Dice, moves: Moves) -> i64:
        """Which of the moves the seat to move would make by habit."""
        raise NotImplementedError

    def options(self, state: State, moves: Moves) -> list[int]:
        """The moves worth a try at a later decision of the seat, best first; none to play on."""
        return []

    def stops(self, state: State) -> bool:
        """Whether a playout has seen enough; it ends with the game in any case."""
        return False

    def worth(self, state: State) -> float:
        """How good the end of a playout is for the seat, best between 0 and 1."""
        raise NotImplementedError

    def is_won(self, state: State) -> bool:
        """Whether the end of a playout is a win for the seat, where there are such ends."""
        return False


class Question:
    """What a thinker would search: its guide, and the candidates, the habit's choice first."""

    def __init__(self, guide: Guide, moves: list[int]) -> None:
        self.guide = guide
        self.moves = moves


class Prospect(Node):
    """A candidate move, what the playouts said of it, and the tree of what may follow."""

    def __init__(self, move: i64, liking: float = 0.0) -> None:
        super().__init__()
        self.move = move
        self.liking = liking
        self.wins: i64 = 0  # of its tries

    @property
    def won(self) -> float:
        """The share of its tries that were won."""
        return float(self.wins) / float(self.tries) if self.tries > 0 else 0.0

    @property
    def hope(self) -> float:
        """Its mean, and what spoke for it before; so much less as it was tried more."""
        return (self.total + self.liking) / self.weight if self.weight > 0.0 else 0.0


def shortlist(moves: list[int], worths: list[float], count: int, gap: float) -> list[int]:
    """The moves to try, best first: no more than so many, and none far worse than the best."""
    order = sorted(range(len(moves)), key=lambda i: -worths[i])
    least = worths[order[0]] - gap
    return [moves[i] for i in order[:count] if worths[i] >= least]


def search(
    guide: Guide, moves: list[int], dice: Dice, playouts: int, seconds: float, depth: int = 0
) -> list[Prospect]:
    """The candidates, best first, after about so many playouts or so many seconds.

    Seconds are the thread's own: a busy machine makes a bot slower, not weaker. The same dice
    give the same answer as long as the time does not run out. Of equal moves the
    earlier one wins, so name the habit's choice first. A single candidate is not searched.
    """
    prospects = [Prospect(move, guide.liking(move)) for move in moves]
    alive = prospects
    stages = (len(moves) - 1).bit_length()
    ends = thread_time() + seconds
    buffer = Moves()
    while len(alive) > 1:
        for world in range(max(1, playouts // (stages * len(alive)))):
            if thread_time() >= ends and (world > 0 or alive is not prospects):
                return ranked(prospects)
            try_all(guide, alive, dice, buffer, depth)
        alive = ranked(alive)[: (len(alive) + 1) // 2]
    return ranked(prospects)


def redrawn(deck: vec[i64], size: i64, dice: Dice) -> vec[i64]:
    """The lowest cards of a deck, so many of them, in another order."""
    cards = deck[:size]
    dice.shuffle(cards)
    return cards


def ranked(prospects: list[Prospect]) -> list[Prospect]:
    """Best first: what stayed alive longer, then what was worth more, then as named."""
    return sorted(prospects, key=_rank)


def _rank(prospect: Prospect) -> tuple[int, float]:
    return (-int(prospect.tries), -prospect.hope)


def try_all(guide: Guide, alive: list[Prospect], dice: Dice, buffer: Moves, depth: int) -> None:
    """One world for every candidate, and the same luck in it."""
    world = guide.world(dice)
    luck = int(dice.word())
    for prospect in alive:
        state = world.state.copy()
        guide.starts(state, prospect.move)
        state.step(prospect.move)
        own_dice = Seeded(luck)
        path = descend(guide, prospect, state, own_dice, buffer, depth)
        play_on(guide, state, own_dice, buffer)
        worth = guide.worth(state)
        if guide.is_won(state):
            prospect.wins += 1
        for node in path:
            node.add(worth, world.weight)


def descend(
    guide: Guide, node: Node, state: State, dice: Dice, buffer: Moves, depth: int
) -> list[Node]:
    """Walk down the tree of the seat's next decisions, up to the first that is new."""
    path = [node]
    while len(path) <= depth and node.tries > 0:
        play_on(guide, state, dice, buffer, guide.seat)
        moves = guide.options(state, buffer)
        if len(moves) == 0:
            return path
        move = node.select(moves)
        state.step(move)
        node = node.child(move)
        path.append(node)
    return path


def play_on(guide: Guide, state: State, dice: Dice, buffer: Moves, until: i64 = NOBODY) -> None:
    """Play by habit until the guide has seen enough or it is a seat's turn; NOBODY's is the end."""
    while not guide.stops(state):
        turn = state.turn()
        if turn in (NOBODY, until):
            return
        if turn == DEALER:
            state.deal(state.shuffled(dice))
        else:
            buffer.n = 0
            state.list_moves(buffer)
            state.step(guide.pick(state, dice, buffer))
