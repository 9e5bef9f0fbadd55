"""The drawers of the Duel, for two or alone: what lies open, what is held, what nobody sees.

Every fact lies in one drawer. A view is the public drawer and one private drawer, so a fact
that somebody forgets to show stays hidden. Only `play.py` and what it calls write in a drawer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dwarrow.games.duel.cards import (
    ALL_GOALS,
    DECK_KINDS,
    FIRST_GOAL,
    GOAL_CARDS,
    JOINS,
    SHAPES,
    START,
    TROLL_BITS,
    TUNNELS,
    WORDS,
)
from dwarrow.games.duel.editions import Answers, Shared
from dwarrow.kernel.rules import values_of
from dwarrow.kernel.state import SPECTATOR, Data, View
from dwarrow.parts.cards import zeros
from dwarrow.parts.drawing import maze_data
from dwarrow.parts.packing import MIDDLE
from dwarrow.parts.tools import tool_words
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

GOALS: Final = 6
HAND: Final = 6  # DUEL-10, SOLO-06
ASIDE: Final = 10  # SOLO-05
KEYS: Final = 2  # DUEL-51
NONE: Final = -1
DUEL_GOALS: Final = ((5, -2), (5, 0), (5, 2), (7, -1), (7, 1), (9, 0))  # DUEL-08
SOLO_GOALS: Final = ((8, -2), (8, 0), (8, 2), (10, -1), (10, 1), (12, 0))  # SOLO-04


def _layout(colours: tuple[int, ...]) -> Maze:
    """Starts and face-down goals: DUEL-05 to DUEL-08; SOLO-01 to SOLO-04 with one colour."""
    is_duel = len(colours) == 2
    maze = Maze(SHAPES, -5, -6, 4, 13) if is_duel else Maze(SHAPES, -8, -6, 5, 13)
    for x, y in DUEL_GOALS if is_duel else SOLO_GOALS:
        maze.lay_goal(x, y)
    for colour in colours:
        maze.lay_at(0, 2 * colour - 3 if is_duel else 0, face_of(START + colour, 0))
    for colour in colours:
        maze.add_walk(JOINS[colour], 1 << colour)
    return maze


OPENINGS: Final = [_layout((1, 2)), _layout((1,)), _layout((2,))]  # the Duel; solo by colour


def place_of(x: i64, y: i64) -> i64:
    """A place as one number, ordered by y, then x, however the maze has grown."""
    return (x + MIDDLE) | ((y + MIDDLE) << 8)


def cell_of(maze: Maze, place: i64) -> i64:
    return maze.cell_at((place & 255) - MIDDLE, (place >> 8) - MIDDLE)


def place_data(place: i64) -> list[int]:
    return [int(place & 255) - MIDDLE, int(place >> 8) - MIDDLE]


def coin(value: i64) -> i64:
    """One gold card of a value, packed as in a purse: eight bits for each value."""
    return 1 << (8 * value - 8)


def nuggets(purse: i64) -> i64:
    return (purse & 255) + 2 * ((purse >> 8) & 255) + 3 * ((purse >> 16) & 255)


def purse_cards(purse: i64) -> list[int]:
    return [value for value in (1, 2, 3) for _ in range((purse >> (8 * value - 8)) & 255)]


def cards_in(purse: i64) -> i64:
    return (purse & 255) + ((purse >> 8) & 255) + ((purse >> 16) & 255)


def bits_in(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


def kind_words(bits: i64) -> list[str]:
    return [word for kind, word in enumerate(WORDS) if bits >> kind & 1]


def goal_words(stock: i64) -> list[str]:
    return [WORDS[FIRST_GOAL + i] for i in range(GOAL_CARDS) if stock >> i & 1]


@mypyc_attr(acyclic=True)
class Public:
    """Face up on the table: DUEL-71."""

    def __init__(self, rules: Shared, answers: Answers, seats: i64) -> None:
        self.rules = rules
        self.answers = answers
        self.seats = seats
        self.round: i64 = 0
        self.phase: i64 = DEAL
        self.seat: i64 = NONE  # whose decision it is
        self.active: i64 = NONE  # whose turn it is
        self.first: i64 = NONE  # who starts this round
        self.hands = vec[i64]()  # hand sizes
        self.tools = vec[i64]()  # sabotage cards in front of each seat
        self.buried = vec[i64]()  # how many cards each seat has discarded unseen
        self.looked = vec[i64]()  # bit set of the goals each seat has looked at
        self.spent = vec[i64]()  # cards seen by all that lie in the discard pile, by kind
        self.goals = vec[i64]()  # kinds of the goals turned up, 0 if face down
        self.goals_down: i64 = GOALS
        self.deck_size: i64 = 0
        self.tokens = vec[i64]()  # by seat: bit set of the kinds its tokens lie on
        self.keys = vec[i64]()  # by seat: bit set of the kinds its keys lie on
        self.declined = vec[i64]()  # by seat: gold it declined and still reaches
        self.stock = vec[i64]()  # tokens left: one stock, or one each (option token_stock)
        self.keys_left: i64 = KEYS
        self.golds = vec[i64]()  # places of gold that nobody has claimed, sorted
        self.trolls = vec[i64]()  # places of trolls nobody has bribed, sorted
        self.lays = vec[i64]()  # solo: the places of laid tunnels in the order laid
        self.purses = vec[i64]()  # gold cards in front of each seat
        self.before = vec[i64]()  # the same when the round began
        self.paid: tuple[int, ...] = ()  # to trolls this round: seat << 2 | value, 0 forgiven
        self.goal_stock: i64 = ALL_GOALS  # goals not turned up in an earlier round
        self.taken: i64 = 0  # gold tunnels won in an earlier round, by kind
        self.ended: i64 = 0  # the clause that ended the round, 0 while it runs
        self.draw: i64 = 0  # cards to draw at the end of this turn; 0 before the act
        self.must_lay = False  # a troll was bribed for a tunnel (option bribe_timing)
        self.has_laid = False  # this turn's act was a tunnel
        self.orient: i64 = NONE  # the goal whose position is to choose
        self.links: i64 = 0  # goals that were joined before this act (option multi_goal)
        self.maze = OPENINGS[answers.solo]

    def copy(self) -> Public:
        other = Public(self.rules, self.answers, self.seats)
        other.round = self.round
        other.phase = self.phase
        other.seat = self.seat
        other.active = self.active
        other.first = self.first
        other.hands = self.hands[:]
        other.tools = self.tools[:]
        other.buried = self.buried[:]
        other.looked = self.looked[:]
        other.spent = self.spent[:]
        other.goals = self.goals  # replaced, never changed in place
        other.goals_down = self.goals_down
        other.deck_size = self.deck_size
        other.tokens = self.tokens[:]
        other.keys = self.keys[:]
        other.declined = self.declined[:]
        other.stock = self.stock[:]
        other.keys_left = self.keys_left
        other.golds = self.golds  # these lists and purses too
        other.trolls = self.trolls
        other.lays = self.lays
        other.purses = self.purses
        other.before = self.before
        other.paid = self.paid
        other.goal_stock = self.goal_stock
        other.taken = self.taken
        other.ended = self.ended
        other.draw = self.draw
        other.must_lay = self.must_lay
        other.has_laid = self.has_laid
        other.orient = self.orient
        other.links = self.links
        other.maze = self.maze.copy()
        return other

    def colour(self, seat: i64) -> i64:
        """DUEL-01: seat 0 is green and seat 1 blue; alone one has the colour one chose."""
        solo = self.answers.solo
        return solo if solo != 0 else seat + 1

    def tokens_for(self, seat: i64) -> i64:
        """How many tokens this seat may still put down."""
        return self.stock[self.pot(seat)]

    def pot(self, seat: i64) -> i64:
        """Which stock a seat takes its tokens from: its own, or the one for both (C-1)."""
        if self.answers.four_each:
            return seat
        return 0

    def debt(self, seat: i64) -> i64:
        """DUEL-76: nuggets due to trolls."""
        return bits_in(self.tokens[seat] & TROLL_BITS)

    def data(self) -> Data:
        """The public drawer in its JSON form."""
        return {
            "round": int(self.round),
            "phase": PHASES[self.phase],
            "turn": int(self.seat),
            "active": int(self.active),
            "first": int(self.first),
            "maze": maze_data(self.maze, WORDS),
            "goals": [WORDS[kind] if kind else None for kind in self.goals],
            "hands": list(self.hands),
            "tools": [tool_words(int(tools)) for tools in self.tools],
            "looked": [[g for g in range(GOALS) if bits >> g & 1] for bits in self.looked],
            "deck": int(self.deck_size),
            "discard": int(sum(self.spent) + sum(self.buried)),
            "spent": {WORDS[kind]: n for kind, n in enumerate(self.spent) if n},
            "buried": list(self.buried),
            "aside": ASIDE if self.answers.solo else 0,
            **self._gold_data(),
            "draw": int(self.draw),
            "must_lay": self.must_lay,
            "has_laid": self.has_laid,
            "orient": int(self.orient),
            "links": [g for g in range(GOALS) if self.links >> g & 1],
            "ended": int(self.ended),
        }

    def _gold_data(self) -> Data:
        """Tokens, keys and gold: everything that is claimed, bribed, unlocked and won."""
        return {
            "tokens": [kind_words(bits) for bits in self.tokens],
            "keys": [kind_words(bits) for bits in self.keys],
            "declined": [kind_words(bits) for bits in self.declined],
            "stock": list(self.stock),
            "keys_left": int(self.keys_left),
            "unclaimed": [place_data(place) for place in self.golds],
            "unbribed": [place_data(place) for place in self.trolls],
            "debts": [int(self.debt(seat)) for seat in range(len(self.tokens))],
            "lays": [place_data(place) for place in self.lays],
            "purses": [purse_cards(purse) for purse in self.purses],
            "before": [purse_cards(purse) for purse in self.before],
            "paid": [[pay >> 2, pay & 3] for pay in self.paid],
            "goal_stock": goal_words(self.goal_stock),
            "taken": kind_words(self.taken),
        }


@mypyc_attr(acyclic=True)
class Private:
    """One seat's drawer: its hand, the goals it has looked at and what it has discarded."""

    def __init__(self) -> None:
        self.hand = vec[i64]()  # sorted; places of cards that are gone hold NO_CARD
        self.seen = vec[i64]()  # kinds of the goals it has looked at this round, 0 if not
        self.buried = vec[i64]()  # its own unseen discards of this round, by kind

    def copy(self) -> Private:
        other = Private()
        other.hand = self.hand[:]
        other.seen = self.seen  # replaced, never changed in place
        other.buried = self.buried[:]
        return other

    def data(self, held: i64) -> Data:
        """The private drawer in its JSON form."""
        return {
            "hand": [WORDS[self.hand[i]] for i in range(held)],
            "seen": [WORDS[kind] if kind else None for kind in self.seen],
            "buried": {WORDS[kind]: n for kind, n in enumerate(self.buried) if n},
        }


@mypyc_attr(acyclic=True)
class Hidden:
    """What nobody sees: DUEL-72, SOLO-19. The vecs are replaced, never changed in place."""

    def __init__(self) -> None:
        self.deck = vec[i64]()  # the top is at public.deck_size - 1
        self.goals = vec[i64]()  # the six on the table; the others are what is left of the stock
        self.ten = vec[i64]()  # solo: set aside for the next round

    def copy(self) -> Hidden:
        other = Hidden()
        other.deck = self.deck
        other.goals = self.goals
        other.ten = self.ten
        return other

    def data(self, deck_size: i64) -> Data:
        """The hidden drawer in its JSON form; it never leaves the table."""
        return {
            "deck": [WORDS[self.deck[deck_size - 1 - i]] for i in range(deck_size)],
            "goals": [WORDS[kind] for kind in self.goals],
            "ten": [WORDS[kind] for kind in self.ten],
        }


@mypyc_attr(free_list_len=1)
class DuelView(View):
    """What lies open and what one seat has for itself; no other drawer can be reached."""

    def __init__(self, public: Public, private: Private, seat: i64) -> None:
        self.seat = seat
        self.private = private
        self.public = public

    def data(self) -> Data:
        """The stable JSON form of the view."""
        return {
            "game": "solo" if self.public.answers.solo else "duel",
            "rules": values_of(self.public.rules),
            "seats": int(self.public.seats),
            "seat": None if self.seat == SPECTATOR else int(self.seat),
            "public": self.public_data(),
            "private": self.private_data(),
        }

    def public_data(self) -> Data:
        return self.public.data()

    def private_data(self) -> Data:
        hands = self.public.hands
        return self.private.data(hands[self.seat] if 0 <= self.seat < len(hands) else 0)


def empty_drawer() -> Private:
    """A drawer with nothing in it, before the first deal and for spectators."""
    private = Private()
    private.hand = zeros(HAND)
    private.seen = zeros(GOALS)
    private.buried = zeros(DECK_KINDS)
    return private


def laid_kind(maze: Maze, cell: i64) -> i64:
    """The kind of the face-up card in a place."""
    return (maze.face_in(cell) - 1) // 2


def counts_on_table(public: Public) -> list[int]:
    """The deck's cards that all can see, by kind: laid, before a player or openly discarded."""
    counts = [int(n) for n in public.spent]
    for cell in public.maze.laid:
        if public.maze.face_in(cell) <= 2 * TUNNELS:
            counts[laid_kind(public.maze, cell)] += 1
    for tools in public.tools:
        for tool, word in enumerate(tool_words(7)):
            counts[WORDS.index(f"break-{word}")] += int(tools >> tool & 1)
    return counts
