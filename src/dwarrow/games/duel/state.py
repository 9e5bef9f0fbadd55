"""The drawers of the Duel: what lies open, what is held, what nobody sees.

Every fact lies in one drawer. A view is the public drawer and one private drawer, so a fact
that somebody forgets to show stays hidden. Deeds, `round.py`, `gold.py`, `goals.py` and
`score.py` write in drawers, nobody else.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.games.duel.cards import (
    ALL_GOALS,
    DECK_KINDS,
    JOINS,
    SHAPES,
    START,
    TROLL_BITS,
    TUNNELS,
    WORDS,
)
from dwarrow.games.duel.editions import Answers, Shared
from dwarrow.games.duel.forms import (
    FORMS,
    Deck,
    GoalSides,
    GoalStock,
    Kinds,
    KindSet,
    KindSets,
    Payment,
    Places,
    Purses,
    YesNo,
)
from dwarrow.games.duel.forms import GOALS as GOALS
from dwarrow.kernel.drawers import (
    Derived,
    Drawers,
    Kept,
    Log,
    Number,
    Numbers,
    Phase,
    Seat,
    Turn,
    Untold,
    Unwritten,
)
from dwarrow.kernel.forms import Choice, OfTurn
from dwarrow.kernel.state import View
from dwarrow.parts.cards import zeros
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import CardCounts, Cards, GoalCards, GoalSet, GoalSets, ToolSets, Tunnels
from dwarrow.parts.shapes import kind_of
from dwarrow.parts.tools import TOOLS
from dwarrow.parts.tunnel import Maze, face_of

# Phases. After an act come, as far as needed: CHOOSE and ORIENT, CLAIM, AFTER.
DEAL: Final = 0
PLAY: Final = 1
CHOOSE: Final = 2  # which of several joined goals to turn up (option multi_goal)
ORIENT: Final = 3  # how a turned goal lies (DUEL-36)
CLAIM: Final = 4  # which gold to take, or whether (DUEL-39, DUEL-43)
AFTER: Final = 5  # bribe a troll before the draw, or end the turn (DUEL-31)
PAY: Final = 6  # which card to give a troll (DUEL-62)
OVER: Final = 7
PHASES: Final = ("deal", "play", "choose", "orient", "claim", "after", "pay", "over")

HAND: Final = 6  # DUEL-10, SOLO-06
KEYS: Final = 2  # DUEL-51
NONE: Final = -1
GOAL_PLACES: Final = ((5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0))  # DUEL-07, DUEL-08
START_PLACES: Final = ((1, 0, -1), (2, 0, 1))  # DUEL-08: of the green and of the blue start


def laid_out(
    maze: Maze,
    goals: tuple[tuple[int, int], ...],
    starts: tuple[tuple[int, int, int], ...],
    past_hindrance: bool,
) -> Maze:
    """Starts face up and goals face down (DUEL-05, DUEL-06), with a walker for each colour.

    By the option goal_link a last walker, whom neither doors nor trolls stop, turns goals up.
    """
    for x, y in goals:
        maze.lay_goal(x, y)
    for colour, x, y in starts:
        maze.lay_at(x, y, face_of(START + colour, 0))
    for colour, _, _ in starts:
        maze.add_walk(JOINS[colour], 1 << colour)  # DUEL-21: whoever laid the cards
    if past_hindrance:
        maze.add_walk(SHAPES.joins, sum(1 << colour for colour, _, _ in starts))
    return maze


def _opening(past_hindrance: bool) -> Maze:
    maze = Maze(SHAPES, -5, -6, 4, 13)  # DUEL-09: it grows when a tunnel leaves it
    return laid_out(maze, GOAL_PLACES, START_PLACES, past_hindrance)


OPENINGS: Final = [_opening(False), _opening(True)]


@mypyc_attr(acyclic=True)
class Public:
    """Face up on the table: DUEL-71."""

    round: Kept[Number] = 0  # DUEL-13
    phase: Kept[Phase] = DEAL
    seat: Kept[Turn] = NONE  # whose decision it is
    active: Kept[Turn] = NONE  # whose turn it is (DUEL-12)
    first: Kept[Seat] = NONE  # who starts this round (DUEL-69)
    maze: Unwritten[Tunnels]
    goals: Unwritten[GoalCards] = vec[i64]()  # goals turned up (DUEL-35)
    goals_down: Untold[Unwritten[Number]] = GOALS
    orient: Unwritten[Number] = NONE  # the goal whose position is to choose (DUEL-36)
    links: GoalSet = 0  # goals that were joined before this act (option multi_goal)
    arrived: Untold[GoalSides] = 0  # where goals turned up together were reached (DUEL-35)
    hands: Unwritten[Numbers] = vec[i64]()  # hand sizes (DUEL-73)
    tools: Unwritten[ToolSets] = vec[i64]()  # sabotage before each seat (DUEL-45)
    looked: Unwritten[GoalSets] = vec[i64]()  # goals each seat has looked at (DUEL-56)
    deck_size: Unwritten[Number] = 0  # DUEL-10
    spent: CardCounts = vec[i64]()  # cards in the discard pile that all have seen
    buried: Unwritten[Numbers] = vec[i64]()  # how many each discarded unseen (DUEL-75)
    tokens: Unwritten[KindSets] = vec[i64]()  # gold and trolls under tokens (DUEL-40, DUEL-76)
    keys: Unwritten[KindSets] = vec[i64]()  # doors under keys (DUEL-50)
    declined: Unwritten[KindSets] = vec[i64]()  # gold left alone (DUEL-43)
    stock: Unwritten[Numbers] = vec[i64]()  # tokens to put down: of both, or of each (DUEL-11)
    keys_left: Unwritten[Number] = KEYS  # DUEL-51
    golds: Unwritten[Places] = vec[i64]()  # of gold without a token (DUEL-41)
    trolls: Unwritten[Places] = vec[i64]()  # of trolls without a token (DUEL-30)
    purses: Kept[Unwritten[Purses]] = vec[i64]()  # gold cards won (DUEL-60)
    before: Kept[Unwritten[Purses]] = vec[i64]()  # the same when the round began
    paid: Log[Payment] = ()  # to trolls, this round (DUEL-61)
    goal_stock: Kept[Unwritten[GoalStock]] = ALL_GOALS  # not turned up before (DUEL-64)
    taken: Kept[KindSet] = 0  # gold tunnels won in earlier rounds (DUEL-66)
    draw: Number = 0  # cards to draw at the end of this turn; 0 before the act (DUEL-14)
    must_lay: YesNo = False  # a troll was bribed for a tunnel (option bribe_timing)
    has_laid: YesNo = False  # this turn's act was a tunnel
    ended: Number = 0  # the number of the clause that ended the round, 0 while it runs

    def __init__(self, rules: Shared, answers: Answers, seats: i64) -> None:
        self.rules = rules
        self.answers = answers
        self.seats = seats

    def copy(self) -> Public:
        other = Public(self.rules, self.answers, self.seats)
        self.copy_into(other)
        return other

    def copy_into(self, other: Public) -> None:
        """Make another drawer the same; vecs that are replaced, never changed, are shared."""
        other.round, other.phase, other.ended = self.round, self.phase, self.ended
        other.seat, other.active, other.first = self.seat, self.active, self.first
        other.maze = self.maze.copy()
        other.goals, other.goals_down = self.goals, self.goals_down
        other.orient, other.links = self.orient, self.links
        other.arrived = self.arrived
        other.hands, other.deck_size = self.hands[:], self.deck_size
        other.tools, other.looked = self.tools[:], self.looked[:]
        other.spent, other.buried = self.spent[:], self.buried[:]
        other.tokens, other.stock = self.tokens[:], self.stock[:]
        other.keys, other.keys_left = self.keys[:], self.keys_left
        other.declined = self.declined[:]
        other.golds, other.trolls, other.paid = self.golds, self.trolls, self.paid
        other.purses, other.before = self.purses, self.before
        other.goal_stock, other.taken = self.goal_stock, self.taken
        other.draw = self.draw
        other.must_lay, other.has_laid = self.must_lay, self.has_laid

    def unshare(self) -> None:
        """A copy to give away shares nothing."""
        self.maze.unshare(self.maze.shapes.copy())
        self.goals, self.golds, self.trolls = self.goals[:], self.golds[:], self.trolls[:]
        self.purses, self.before = self.purses[:], self.before[:]

    def clear(self, maze: Maze) -> None:
        """DUEL-65, DUEL-68: a table laid out anew; all tokens and keys are free again."""
        seats = self.seats
        self.maze = maze
        self.goals = zeros(GOALS)
        self.goals_down = GOALS
        self.orient = NONE
        self.links = 0
        self.arrived = 0
        self.hands = zeros(seats)
        self.tools = zeros(seats)
        self.looked = zeros(seats)
        self.spent = zeros(DECK_KINDS)
        self.buried = zeros(seats)
        self.tokens = zeros(seats)
        self.keys = zeros(seats)
        self.declined = zeros(seats)
        self.stock = self.answers.stock[:]
        self.keys_left = KEYS
        self.golds = vec[i64]()
        self.trolls = vec[i64]()
        self.paid = ()
        self.ended = 0

    def colour(self, seat: i64) -> i64:
        """DUEL-01: seat 0 is green and seat 1 blue; alone one has the colour one chose."""
        return self.answers.colour + seat

    def pot(self, seat: i64) -> i64:
        """Which stock a seat takes its tokens from: its own, or the one for both (C-1)."""
        return seat if self.answers.four_each else 0

    def tokens_for(self, seat: i64) -> i64:
        """How many tokens this seat may still put down."""
        return self.stock[self.pot(seat)]

    def debt(self, seat: i64) -> i64:
        """DUEL-76: nuggets due to trolls."""
        return bits_in(self.tokens[seat] & TROLL_BITS)


@mypyc_attr(acyclic=True)
class Private:
    """One seat's drawer."""

    # sorted; places of cards that are gone hold NO_CARD
    hand: Unwritten[Cards] = vec[i64]()  # DUEL-73
    seen: Unwritten[GoalCards] = vec[i64]()  # goals looked at this round (DUEL-74)
    buried: CardCounts = vec[i64]()  # its own unseen discards of this round (DUEL-75)

    def copy(self) -> Private:
        other = Private()
        other.hand, other.buried = self.hand[:], self.buried[:]
        other.seen = self.seen  # replaced, never changed in place
        return other

    def unshare(self) -> None:
        """A copy to give away shares nothing."""
        self.seen = self.seen[:]


@mypyc_attr(acyclic=True)
class Hidden:
    """What nobody sees: DUEL-72. The vecs are replaced, never changed in place."""

    deck: Unwritten[Deck] = vec[i64]()  # the top is at public.deck_size - 1
    goals: Unwritten[Kinds] = vec[i64]()  # the six on the table

    def copy(self) -> Hidden:
        other = Hidden()
        other.deck, other.goals = self.deck, self.goals
        return other


@mypyc_attr(free_list_len=1, acyclic=True)
class DuelView(View):
    """What lies open and what one seat has for itself; no other drawer can be reached."""

    def __init__(self, public: Public, private: Private, seat: i64) -> None:
        self.public, self.private, self.seat = public, private, seat


def bits_in(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def empty_drawer() -> Private:
    """A drawer with nothing in it, before the first deal and for spectators."""
    private = Private()
    private.hand = vec[i64]([NO_CARD] * HAND)
    private.seen = zeros(GOALS)
    private.buried = zeros(DECK_KINDS)
    return private


def nothing_hidden() -> Hidden:
    hidden = Hidden()
    hidden.deck = vec[i64]()
    hidden.goals = vec[i64]()
    return hidden


def laid_kind(maze: Maze, cell: i64) -> i64:
    """The kind of the face-up card in a place."""
    return kind_of(maze.face_in(cell))


def counts_on_table(public: Public) -> list[int]:
    """The deck's cards that all can see, by kind: laid, before a player or openly discarded."""
    counts = [int(n) for n in public.spent]
    for cell in public.maze.laid:
        if public.maze.face_in(cell) <= 2 * TUNNELS:
            counts[laid_kind(public.maze, cell)] += 1
    for tools in public.tools:
        for tool, word in enumerate(TOOLS):
            counts[WORDS.index(f"break-{word}")] += int(tools >> tool & 1)
    return counts


# ---- how the drawers are told


def _discard(public: Any, _: Any) -> object:
    return int(sum(public.spent) + sum(public.buried))


def _debts(public: Any, _: Any) -> object:
    return [int(public.debt(seat)) for seat in range(len(public.tokens))]


def _none_aside(public: Any, _: Any) -> object:
    return 0


def _no_lays(public: Any, _: Any) -> object:
    return []


ALL_FORMS: Final = {**FORMS, "Phase": Choice(PHASES), "Turn": OfTurn(OVER)}
TOLD_AS: Final = {"seat": "turn", "deck_size": "deck", "golds": "unclaimed", "trolls": "unbribed"}
DERIVED: Final = {"discard": Derived(_discard, int), "debts": Derived(_debts, list[int])}
ALONE_ONLY: Final = {  # told for two as well, where there are none
    "aside": Derived(_none_aside, int),
    "lays": Derived(_no_lays, list[tuple[int, int]]),
}
DRAWERS: Final = Drawers("duel", ALL_FORMS, TOLD_AS, {**DERIVED, **ALONE_ONLY})
