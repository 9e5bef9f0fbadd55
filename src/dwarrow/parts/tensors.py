"""The mine as numbers: a window on the board, hands by slot, and what all see of each seat.

The window was chosen from counts of real games (docs/environments.md): tunnels outside it are
seen by nobody who learns, and moves there have no number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from dwarrow.kernel.tensors import OUTSIDE, Layout, put, relative
from dwarrow.parts.cards import Deck
from dwarrow.parts.hand import NO_CARD
from dwarrow.parts.mine import GOALS, Drawer, Mine
from dwarrow.parts.packing import MIDDLE, pack_at
from dwarrow.parts.shapes import SIDES, Shapes, is_turned, kind_of
from dwarrow.parts.tunnel import Maze
from dwarrow.parts.walk import joined_from

WEST: Final = -5  # the first column of the window
NORTH: Final = -5  # its first row
WIDTH: Final = 19  # the goals of the solo game lie far to the east (SOLO-04)
HEIGHT: Final = 11
PLACES: Final = WIDTH * HEIGHT

# A place of the board: which sides are open, which of them lead on inside, what card, how it lies.
CELL: Final = 11
LEADS_ON: Final = 4
LIES_TURNED: Final = 8
REACHED: Final = 9
KIND: Final = 10
CELL_ITEMS: Final = (
    *(f"open {side}" for side in SIDES),
    *(f"leads on {side}" for side in SIDES),
    "turned",
    "reached",
    "kind",
)


def places() -> list[str]:
    """The names of the window's places, in order."""
    return [f"{WEST + i % WIDTH},{NORTH + i // WIDTH}" for i in range(PLACES)]


def place_of(x: i64, y: i64) -> i64:
    """The number of a place in the window, or OUTSIDE."""
    if x < WEST or x >= WEST + WIDTH or y < NORTH or y >= NORTH + HEIGHT:
        return OUTSIDE
    return (y - NORTH) * WIDTH + x - WEST


def pack_in(deed: i64, card: i64, place: i64, c: i64) -> i64:
    """A deed done at a place of the window."""
    return pack_at(deed, card, place % WIDTH + WEST, place // WIDTH + NORTH, c)


def marks_of(shapes: Shapes) -> vec[i64]:
    """By face: the items of a place that are 1 for it, counted from 1, four bits each."""
    found = vec[i64]([0] * len(shapes.joins))
    for face in range(1, len(shapes.joins)):
        items = [side for side in range(4) if (shapes.edges[face] >> side) & 1 == 1]
        items += [LEADS_ON + side for side in items if leads_on(shapes.joins[face], side)]
        if is_turned(face):
            items.append(LIES_TURNED)
        for item in reversed(items):
            found[face] = (found[face] << 4) | (item + 1)
    return found


def leads_on(joins: i64, side: i64) -> bool:
    """Whether one comes inside a card from this side to another."""
    return joined_from(joins, side) & ~(1 << side) != 0


def add_board(layout: Layout) -> i64:
    items = [f"{place} {item}" for place in places() for item in CELL_ITEMS]
    return layout.add("board", items, "the face-up cards; `kind` counts from 1 in the card list")


def put_board(out: vec[u8], at: i64, maze: Maze, marks_by: vec[i64], walker: i64 = 0) -> None:
    """Everything a card needs is taken out of its object once; `marks_by` is `marks_of`."""
    faces, reach = maze.face, maze.walks[walker].reach
    columns, row_at = maze.width - 1, maze.log_width
    west, north = maze.x0 - WEST, maze.y0 - NORTH
    for cell in maze.laid:
        x = (cell & columns) + west
        y = (cell >> row_at) + north
        if x < 0 or x >= WIDTH or y < 0 or y >= HEIGHT:
            continue
        here = at + (y * WIDTH + x) * CELL
        face = i64(faces[cell])
        marks = marks_by[face]
        while marks != 0:
            out[here + (marks & 15) - 1] = 1
            marks >>= 4
        if reach[cell] != 0:
            out[here + REACHED] = 1
        out[here + KIND] = u8(kind_of(face) + 1)


def put_hand(out: vec[u8], at: i64, hand: vec[i64], kinds: i64) -> None:
    """One of `kinds` in each slot; an empty slot has none."""
    room: i64 = len(hand)
    for slot in range(room):
        card = hand[slot]
        if card != NO_CARD:
            out[at + slot * kinds + card] = 1


def put_counts(out: vec[u8], at: i64, counts: vec[i64]) -> None:
    for count in counts:
        if count > 0:
            put(out, at, count)
        at += 1


def put_seat(out: vec[u8], at: i64, seat: i64, me: i64, seats: i64) -> None:
    """One of the seats counted from the one that looks; nobody is none."""
    if seat >= 0:
        out[at + relative(seat, me, seats)] = 1


def put_bits(out: vec[u8], at: i64, bits: i64, size: i64) -> None:
    if bits == 0:
        return
    for bit in range(size):
        if (bits >> bit) & 1 == 1:
            out[at + bit] = 1


class Slots:
    """Where the cards of a hand are, found once for all the moves of a turn."""

    def __init__(self) -> None:
        self.first = vec[i64]([0] * (NO_CARD + 1))  # by kind; only of kinds that are held

    def look(self, hand: vec[i64]) -> vec[i64]:
        """By kind: the first slot that holds one; the others of its kind stand behind it."""
        first = self.first
        slot: i64 = len(hand)
        while slot > 0:
            slot -= 1
            first[hand[slot]] = slot
        return first


class MineFields:
    """The fields that every game with a `Mine` has, and how they are written."""

    def __init__(
        self, layout: Layout, deck: Deck, phases: tuple[str, ...], rounds: int, seats: range
    ) -> None:
        self.most: i64 = seats[-1]
        self.least: i64 = seats[0]
        self.kinds: i64 = deck.playable
        self.first_goal: i64 = deck.treasure
        who = [f"seat +{n}" for n in range(seats[-1])]
        goals = [f"goal {goal}" for goal in range(GOALS)]
        kinds = deck.words[: deck.playable]
        faces = [f"{goal} {word}" for goal in goals for word in deck.words[deck.treasure :]]
        add = layout.add
        self.board: i64 = add_board(layout)
        self.phase: i64 = add("phase", phases, "what is decided now")
        self.round: i64 = add("round", range(1, rounds + 1), "SAB-002")
        self.table: i64 = add("seats", [f"{n} seats" for n in seats], "SAB-001")
        self.first: i64 = add("first", who, "who started the round, counted from oneself")
        self.last_card: i64 = add("last card", who, "who played the last card (SAB-114)")
        self.last_turn: i64 = add("last turn", who, "who had the last turn (SAB-113)")
        self.layer: i64 = add("layer", who, "who laid the last tunnel (SAB-068)")
        self.laid: i64 = add("laid", ["x + 128", "y + 128"], "where it lies")
        self.passes: i64 = add("passes", ["passes"], "in a row since the deck ran out (SAB-082)")
        self.deck: i64 = add("deck", ["cards"], "left in the draw deck (SAB-122)")
        self.spent: i64 = add("spent", kinds, "open cards in the discard pile (SAB-125)")
        self.open_goals: i64 = add("open goals", faces, "goals turned up (SAB-120)")
        self.own_goals: i64 = add("seen goals", faces, "goals one has looked at (SAB-119)")
        self.orient: i64 = add("to orient", goals, "opened goals to be laid (SAB-073)")
        self.links: i64 = add("links", goals, "goals joined before this turn (SAB-074)")
        self.joined: i64 = add("joined", goals, "face-down goals the tunnel leads to (SAB-068)")
        self.reached: i64 = add(
            "reached", [f"{g} {w}" for g in goals for w in who], "who led there (SAB-087)"
        )
        self.hands: i64 = add("hands", who, "hand sizes (SAB-122)")
        self.buried: i64 = add("buried", who, "cards given for passes (SAB-122)")
        self.looked: i64 = add("looked", [f"{w} {g}" for w in who for g in goals], "SAB-119")
        self.given: i64 = add("given", kinds, "what one gave for passes (SAB-123)")
        self.marks = marks_of(deck.shapes)

    def put(self, mine: Mine, own: Drawer, me: i64, out: vec[u8], at: i64) -> None:
        put_board(out, at + self.board, mine.maze, self.marks)
        self._put_turn(mine, me, out, at)
        self._put_goals(mine, own, me, out, at)
        put_counts(out, at + self.spent, mine.spent)
        put_counts(out, at + self.given, own.buried)
        seats, hands, buried, looked = mine.seats, mine.hands, mine.buried, mine.looked
        for seat in range(seats):
            who = relative(seat, me, seats)
            put(out, at + self.hands + who, hands[seat])
            put(out, at + self.buried + who, buried[seat])
            put_bits(out, at + self.looked + GOALS * who, looked[seat], GOALS)

    def _put_turn(self, mine: Mine, me: i64, out: vec[u8], at: i64) -> None:
        seats = mine.seats
        out[at + self.phase + mine.phase] = 1
        out[at + self.round + mine.round - 1] = 1
        out[at + self.table + seats - self.least] = 1
        put_seat(out, at + self.first, mine.first, me, seats)
        put_seat(out, at + self.last_card, mine.last_card, me, seats)
        put_seat(out, at + self.last_turn, mine.last_turn, me, seats)
        put_seat(out, at + self.layer, mine.layer, me, seats)
        put(out, at + self.laid, mine.laid_x + MIDDLE)
        put(out, at + self.laid + 1, mine.laid_y + MIDDLE)
        put(out, at + self.passes, mine.passes)
        put(out, at + self.deck, mine.deck_size)

    def _put_goals(self, mine: Mine, own: Drawer, me: i64, out: vec[u8], at: i64) -> None:
        for goal in range(GOALS):
            face = mine.goals[goal]
            if face != 0:
                out[at + self.open_goals + GOALS * goal + face - self.first_goal] = 1
            seen = own.seen[goal]
            if seen != 0:
                out[at + self.own_goals + GOALS * goal + seen - self.first_goal] = 1
            put_seat(out, at + self.reached + self.most * goal, mine.reached[goal], me, mine.seats)
        put_bits(out, at + self.orient, mine.orient, GOALS)
        put_bits(out, at + self.links, mine.links, GOALS)
        put_bits(out, at + self.joined, mine.maze.walks[0].goals, GOALS)
