"""The mine: what lies open on the table of Saboteur and of every game that builds on it.

A game's public drawer is a `Mine` with its own facts added. Here is also what happens to the
cards of a hand, because it is the same in all of them. Which clause says so, the games know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import SPECTATOR, Data, State, View
from dwarrow.parts import events as ev
from dwarrow.parts.base_deck import HOME
from dwarrow.parts.cards import Deck, zeros
from dwarrow.parts.drawing import maze_data
from dwarrow.parts.hand import drop_card, put_card
from dwarrow.parts.tools import tool_words
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


@mypyc_attr(acyclic=True)
class Mine:
    """Face up on the table."""

    def __init__(self, deck: Deck, maze: Maze, seats: i64) -> None:
        self.deck = deck
        self.maze = maze
        self.seats = seats
        self.round: i64 = 0
        self.phase: i64 = DEAL
        self.seat: i64 = NO_SEAT  # whose decision it is
        self.first: i64 = NO_SEAT  # who starts this round
        self.hands = vec[i64]()  # hand sizes
        self.tools = vec[i64]()  # what lies in front of each seat: broken tools and more
        self.buried = vec[i64]()  # how many cards each seat has discarded face down
        self.looked = vec[i64]()  # bit set of the goals each seat has looked at
        self.spent = vec[i64]()  # cards seen by all that lie in the discard pile, by kind
        self.roles = vec[i64]()  # turned up at the end of the round
        self.goals = vec[i64]()  # kinds of the goals turned up, 0 if face down
        self.deck_size: i64 = 0
        self.last_card: i64 = NO_SEAT  # SAB-114
        self.last_turn: i64 = NO_SEAT  # SAB-113
        self.passes: i64 = 0  # passes in a row since the deck ran out
        self.layer: i64 = NO_SEAT  # who laid the last tunnel card
        self.laid_x: i64 = 0
        self.laid_y: i64 = 0
        self.orient: i64 = 0  # bit set of opened goals whose position is still to choose
        self.links: i64 = 0  # goals that were joined before this turn's card

    def copy_into(self, other: Mine) -> None:
        """Make another mine an independent copy; vecs that change seldom are shared."""
        other.maze = self.maze.copy()
        other.round = self.round
        other.phase = self.phase
        other.seat = self.seat
        other.first = self.first
        other.hands = self.hands[:]
        other.tools = self.tools[:]
        other.buried = self.buried[:]
        other.looked = self.looked
        other.spent = self.spent[:]
        other.roles = self.roles
        other.goals = self.goals
        other.deck_size = self.deck_size
        other.last_card = self.last_card
        other.last_turn = self.last_turn
        other.passes = self.passes
        other.layer = self.layer
        other.laid_x = self.laid_x
        other.laid_y = self.laid_y
        other.orient = self.orient
        other.links = self.links

    def clear(self, maze: Maze) -> None:
        """A new round: nothing lies in front of anyone and nothing is discarded."""
        self.maze = maze
        self.tools = zeros(self.seats)
        self.buried = zeros(self.seats)
        self.looked = zeros(self.seats)
        self.roles = zeros(self.seats)
        self.spent = zeros(self.deck.playable)
        self.goals = zeros(GOALS)
        self.layer = NO_SEAT
        self.last_card = NO_SEAT
        self.last_turn = NO_SEAT
        self.passes = 0
        self.orient = 0
        self.links = 0
        self.laid_x = 0
        self.laid_y = 0

    def mine_data(self) -> Data:
        """The mine in its JSON form."""
        words = self.deck.words
        return {
            "round": int(self.round),
            "turn": int(self.seat),
            "first": int(self.first),
            "maze": maze_data(self.maze, words),
            "goals": [words[kind] if kind else None for kind in self.goals],
            "hands": list(self.hands),
            "tools": [tool_words(int(tools)) for tools in self.tools],
            "looked": [goals_in(bits) for bits in self.looked],
            "deck": int(self.deck_size),
            "discard": int(sum(self.spent) + sum(self.buried)),
            "spent": {words[kind]: n for kind, n in enumerate(self.spent) if n},
            "buried": list(self.buried),
            "last_card": int(self.last_card),
            "last_turn": int(self.last_turn),
            "passes": int(self.passes),
            "layer": int(self.layer),
            "laid": [int(self.laid_x), int(self.laid_y)],
            "orient": goals_in(self.orient),
            "links": goals_in(self.links),
        }


@mypyc_attr(acyclic=True)
class Drawer:
    """What a seat of any mine keeps for itself: its hand, and what it alone has seen."""

    def __init__(self) -> None:
        self.hand = vec[i64]()  # sorted; places of cards that are gone hold NO_CARD
        self.seen = vec[i64]()  # kinds of the goals it has looked at, 0 if not
        self.buried = vec[i64]()  # its own face-down discards by kind, known to it for ever


def goals_in(bits: i64) -> list[int]:
    return [goal for goal in range(GOALS) if bits >> goal & 1]


def view_data(game: str, rules: object, mine: Mine, view: View) -> Data:
    """The JSON form of what a seat may know: what lies open, and its own drawer."""
    return {
        "game": game,
        "rules": values_of(rules),
        "seats": int(mine.seats),
        "seat": None if view.seat == SPECTATOR else int(view.seat),
        "public": view.public_data(),
        "private": view.private_data(),
    }


def held_by(mine: Mine, seat: i64) -> i64:
    """How many cards a seat holds; a spectator holds none."""
    return mine.hands[seat] if 0 <= seat < len(mine.hands) else 0


# ---- cards that come to a hand and leave it


def bottom_up(deck: vec[i64]) -> vec[i64]:
    """A dealt order, whose first card is on top, as a deck whose last card is on top."""
    n: i64 = len(deck)
    turned = zeros(n)
    for i in range(n):
        turned[i] = deck[n - 1 - i]
    return turned


def take_top(mine: Mine, deck: vec[i64], hand: vec[i64], seat: i64) -> i64:
    """A seat takes the top card of the draw deck, which must not be empty."""
    mine.deck_size -= 1
    card = deck[mine.deck_size]
    put_card(hand, mine.hands[seat], card)
    mine.hands[seat] += 1
    return card


def leave_hand(mine: Mine, hand: vec[i64], seat: i64, card: i64) -> None:
    """A card leaves a hand: SAB-114 remembers whose it was."""
    drop_card(hand, mine.hands[seat], card)
    mine.hands[seat] -= 1
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
