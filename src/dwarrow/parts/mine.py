"""The mine: what lies open on the table of Saboteur and of every game that builds on it.

A game's public drawer is a `Mine` with its own facts added. Here is also what happens to the
cards of a hand, because it is the same in all of them. Which clause says so, the games know.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.kernel.drawers import Kept, Number, Numbers, Phase, Seat, Untold, Unwritten
from dwarrow.kernel.state import State
from dwarrow.parts import events as ev
from dwarrow.parts.base_deck import HOME
from dwarrow.parts.cards import Deck, zeros
from dwarrow.parts.hand import drop_card, put_card
from dwarrow.parts.tunnel import Maze, face_of

# Phases, in the order a round runs through them; number 4 is each game's own.
DEAL: Final = 0
PLAY: Final = 1
CHOOSE: Final = 2  # the layer chooses which joined goal to open (SAB-074)
ORIENT: Final = 3  # the layer chooses how an opened goal lies (SAB-073)
OVER: Final = 5

GOALS: Final = 3
GOAL_X: Final = 8
GOAL_YS: Final = (-2, 0, 2)  # SAB-013, SAB-014
NO_SEAT: Final = -1


def layout(deck: Deck) -> Maze:
    """The start and three face-down goals: SAB-012, SAB-013, SAB-014."""
    maze = Maze(deck.shapes, -6, -6, 4, 13)
    for y in GOAL_YS:
        maze.lay_goal(GOAL_X, y)
    maze.lay_at(0, 0, face_of(deck.start, 0))
    maze.add_walk(deck.shapes.joins, 1 << HOME)
    return maze


# The types of facts of tunnel games; `MINE_FORMS` says how each is told.
GoalSet: TypeAlias = i64
Tunnels: TypeAlias = Maze
ToolSets: TypeAlias = "vec[i64]"  # one a seat
GoalSets: TypeAlias = "vec[i64]"  # one a seat
Roles: TypeAlias = "vec[i64]"  # one a seat
GoalCards: TypeAlias = "vec[i64]"  # one a goal
Reachers: TypeAlias = "vec[i64]"  # one a goal
CardCounts: TypeAlias = "vec[i64]"  # one a kind
Cards: TypeAlias = "vec[i64]"


@mypyc_attr(acyclic=True)
class Mine:
    """Face up on the table."""

    round: Kept[Number] = 0
    phase: Kept[Phase] = DEAL
    seat: Kept[Seat] = NO_SEAT  # whose decision it is
    first: Kept[Seat] = NO_SEAT  # who starts this round
    hands: Unwritten[Numbers] = vec[i64]()  # hand sizes (SAB-122)
    tools: ToolSets = vec[i64]()  # what lies in front of each seat: broken tools and more (SAB-126)
    buried: Unwritten[Numbers] = vec[i64]()  # how many cards each discarded face down (SAB-122)
    looked: GoalSets = vec[i64]()  # the goals each seat has looked at (SAB-119)
    spent: CardCounts = vec[i64]()  # cards seen by all that lie in the discard pile (SAB-125)
    roles: Unwritten[Roles] = vec[i64]()  # turned up at the end of the round (SAB-085)
    goals: Unwritten[GoalCards] = vec[i64]()  # the goals turned up (SAB-120)
    deck_size: Unwritten[Number] = 0  # SAB-122
    last_card: Seat = NO_SEAT  # SAB-114
    last_turn: Seat = NO_SEAT  # SAB-113
    passes: Number = 0  # passes in a row since the deck ran out (SAB-082)
    layer: Seat = NO_SEAT  # who laid the last tunnel card (SAB-068)
    laid_x: Untold[Unwritten[Number]] = 0  # where it lies
    laid_y: Untold[Unwritten[Number]] = 0
    orient: Unwritten[GoalSet] = 0  # opened goals whose position is still to choose (SAB-073)
    links: GoalSet = 0  # goals that were joined before this turn's card (SAB-074)
    reached: Reachers = vec[i64]()  # who led the tunnel to each goal left face down (SAB-087)
    maze: Unwritten[Tunnels]

    def __init__(self, deck: Deck, maze: Maze, seats: i64) -> None:
        self.deck = deck
        self.maze = maze
        self.seats = seats

    def copy_into(self, other: Mine) -> None:
        """Make another mine an independent copy; vecs that change seldom are shared."""
        other.maze = self.maze.copy()
        other.round, other.phase = self.round, self.phase
        other.seat, other.first = self.seat, self.first
        other.hands, other.tools = self.hands[:], self.tools[:]
        other.buried, other.spent = self.buried[:], self.spent[:]
        other.looked, other.reached = self.looked, self.reached
        other.roles, other.goals = self.roles, self.goals
        other.deck_size, other.passes = self.deck_size, self.passes
        other.last_card, other.last_turn = self.last_card, self.last_turn
        other.layer, other.laid_x, other.laid_y = self.layer, self.laid_x, self.laid_y
        other.orient, other.links = self.orient, self.links

    def unshare(self) -> None:
        """A copy to give away shares not even what changes seldom, nor what is printed."""
        self.deck = self.deck.copy()
        self.maze.unshare(self.deck.shapes)
        self.looked = self.looked[:]
        self.roles = self.roles[:]
        self.goals = self.goals[:]
        self.reached = self.reached[:]

    def next_seat(self) -> i64:
        """SAB-022: who comes after the seat to move."""
        seat = self.seat + 1
        if seat == self.seats:
            seat = 0
        return seat

    def clear(self, maze: Maze) -> None:
        """A new round: nothing lies in front of anyone and nothing is discarded."""
        self.maze = maze
        self.tools = zeros(self.seats)
        self.buried = zeros(self.seats)
        self.looked = zeros(self.seats)
        self.roles = zeros(self.seats)
        self.spent = zeros(self.deck.playable)
        self.goals = zeros(GOALS)
        self.reached = vec[i64]([NO_SEAT] * GOALS)
        self.layer = self.last_card = self.last_turn = NO_SEAT
        self.passes = self.orient = self.links = 0
        self.laid_x = self.laid_y = 0


@mypyc_attr(acyclic=True)
class Drawer:
    """What a seat of any mine keeps for itself: its hand, and what it alone has seen."""

    # sorted; places of cards that are gone hold NO_CARD
    hand: Unwritten[Cards] = vec[i64]()  # SAB-121
    seen: Unwritten[GoalCards] = vec[i64]()  # the goals it has looked at (SAB-119)
    buried: Unwritten[CardCounts] = vec[i64]()  # its own face-down discards (SAB-123, SAB-124)

    def empty(self, hand: vec[i64], kinds: i64) -> None:
        """Nothing is in it but room for a hand."""
        self.hand, self.seen, self.buried = hand, zeros(GOALS), zeros(kinds)

    def unshare(self) -> None:
        """A copy to give away shares nothing."""
        self.seen, self.buried = self.seen[:], self.buried[:]


# ---- cards that come to a hand and leave it


def take_top(mine: Mine, deck: vec[i64], hand: vec[i64], seat: i64) -> i64:
    """A seat takes the top card of the draw deck, which must not be empty."""
    size = mine.deck_size - 1
    mine.deck_size = size
    card = deck[size]
    hands = mine.hands
    held = hands[seat]
    put_card(hand, held, card)
    hands[seat] = held + 1
    return card


def fill_hand(mine: Mine, deck: vec[i64], hand: vec[i64], seat: i64, size: i64) -> None:
    """A seat with no cards takes so many of the draw deck, one after the other."""
    left = mine.deck_size
    held: i64 = 0
    while held < size:
        left -= 1
        put_card(hand, held, deck[left])
        held += 1
    mine.deck_size = left
    mine.hands[seat] = held


def leave_hand(mine: Mine, hand: vec[i64], seat: i64, card: i64) -> None:
    """A card leaves a hand: SAB-114 remembers whose it was."""
    hands = mine.hands
    held = hands[seat]
    drop_card(hand, held, card)
    hands[seat] = held - 1
    mine.last_card = seat


def tell_drawn(state: State, mine: Mine, seat: i64, card: i64) -> None:
    """SAB-127: all see that a card was drawn, the drawer sees which."""
    if state.told is not None:
        state.tell(ev.Drew(int(seat)))
        state.tell(ev.GotCard(mine.deck.words[card]), int(seat))


def is_exhausted(mine: Mine, by_circle: bool, circle: i64) -> bool:
    """SAB-082 to SAB-084, asked when the draw deck is empty; `circle` counts forced passes."""
    if by_circle:
        return circle >= mine.seats
    for held in mine.hands:
        if held != 0:
            return False
    return True


def next_first(mine: Mine, by_card: bool) -> i64:
    """SAB-113, SAB-114: who starts the next round."""
    last = mine.last_card if by_card else mine.last_turn
    return (last + 1) % mine.seats
