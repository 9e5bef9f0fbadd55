"""Tunnel cards by their sides: open and joined ones, doors, trolls and nuggets, what fits where.

A `Shape` is one printed card; `Shapes` are the tables of a whole deck that the maze reads.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
SIDES: Final = "NESW"
COLOURS: Final = ("", "green", "blue")  # of doors; also the hubs of starts and ladders

# A shifted literal would be 32 bits wide once compiled, and a deck may have more tunnel kinds.
BITS: Final = vec[i64]([1 << bit for bit in range(63)])


def opposite(sides: i64) -> i64:
    """The same sides seen from across, which is also the card turned by 180 degrees.

    >>> opposite(NORTH | EAST) == SOUTH | WEST
    True
    """
    return ((sides << 2) | (sides >> 2)) & 15


class Shape(NamedTuple):
    """One printed tunnel: its open sides, which of them are joined, and what stands on its arms."""

    edges: int
    groups: tuple[int, ...]
    # Cards with the same hub are joined to each other wherever they lie (start, ladders).
    hub: int = 0
    door: int = 0  # the side behind a door, open to its colour alone
    colour: int = 0
    troll: int = 0  # the side behind a troll's back
    gold: int = 0  # nuggets, and the sides from which they are reached
    gold_sides: int = 0

    def turned(self) -> Shape:
        """This shape turned by 180 degrees; 90 degrees is never allowed."""
        return Shape(
            int(opposite(self.edges)),
            tuple(int(opposite(group)) for group in self.groups),
            self.hub,
            int(opposite(self.door)),
            self.colour,
            int(opposite(self.troll)),
            self.gold,
            int(opposite(self.gold_sides)),
        )

    def barred_to(self, colour: int) -> int:
        """The sides behind a door of another colour or behind a troll."""
        return self.troll | (0 if colour == self.colour else self.door)

    def joins(self, barred: int = 0) -> int:
        """Four bits a side: the sides one walks to from it and itself; 0 if it leads nowhere."""
        packed = 0
        for side in range(4):
            for group in self.groups:
                if group >> side & 1:
                    cut_off = barred >> side & 1
                    packed |= (1 << side if cut_off else group & ~barred) << 4 * side
        return packed

    def is_same_turned(self) -> bool:
        other = self.turned()
        marks = (self.door, self.troll, self.gold_sides)
        if marks != (other.door, other.troll, other.gold_sides):
            return False
        return self.edges == other.edges and self.joins() == other.joins()


def sides_of(letters: str) -> int:
    """The bits of side letters, as in `NES`."""
    return sum(1 << SIDES.index(letter) for letter in letters)


def letters_of(sides: int) -> str:
    """The letters of side bits, always in the order N E S W."""
    return "".join(letter for i, letter in enumerate(SIDES) if sides >> i & 1)


def shape_of(text: str, hub: int = 0) -> Shape:
    """Read `edges` or `edges/links`: `NES`, `NES/-` (dead end), `NESW/NS+EW` (bridge).

    >>> shape_of("NESW/NS+EW").groups == (sides_of("NS"), sides_of("EW"))
    True
    """
    edges, slash, links = text.partition("/")
    # SAB-037: a dead end opens at its sides, but joins none of them.
    groups = (edges,) if not slash else () if links == "-" else tuple(links.split("+"))
    return Shape(sides_of(edges), tuple(sides_of(group) for group in groups), hub)


def face_of(kind: i64, turned: i64) -> i64:
    """The number of a card kind lying upright (0) or turned (1); never EMPTY."""
    return 2 * kind + turned + 1


def kind_of(face: i64) -> i64:
    """The card kind that lies with this face."""
    return (face - 1) >> 1


def is_turned(face: i64) -> bool:
    """Whether a card with this face lies turned."""
    return (face - 1) & 1 == 1


class Shapes:
    """The shapes of all card kinds of one game, as tables for the maze.

    `playable` kinds, numbered first, get a bit each in the `fits` tables: `fits[need]` is the set
    of kinds that agree with a place's four sides upright, `fits_turned[need]` when turned.
    Kinds that look the same turned are only listed upright.
    """

    faces: tuple[Shape, ...] = ()  # of each face, for those who draw; the first is unused
    edges: vec[i64] = vec[i64]()
    joins: vec[i64] = vec[i64]()
    hub: vec[i64] = vec[i64]()
    fits: vec[i64] = vec[i64]()
    fits_turned: vec[i64] = vec[i64]()

    def copy(self) -> Shapes:
        """The same, for a view that is given away: nothing written there is printed elsewhere."""
        other = Shapes()
        other.faces = self.faces
        other.edges, other.joins, other.hub = self.edges[:], self.joins[:], self.hub[:]
        other.fits, other.fits_turned = self.fits[:], self.fits_turned[:]
        return other

    def _fill(self, kind: i64, shape: Shape) -> None:
        for need in range(256):
            if agrees(need, shape.edges):
                self.fits[need] = self.fits[need] | BITS[kind]
            if agrees(need, int(opposite(shape.edges))) and not shape.is_same_turned():
                self.fits_turned[need] = self.fits_turned[need] | BITS[kind]


def tables_of(shapes: list[Shape], playable: int) -> Shapes:
    """The tables of these shapes, a kind each."""
    tables = Shapes()
    faces = [shapes[0]]
    tables.edges = tables.joins = tables.hub = vec[i64]([0])
    for shape in shapes:
        for face in (shape, shape.turned()):  # SAB-033, SAB-034: as it is, or a half turn
            faces.append(face)
            tables.edges = append(tables.edges, face.edges)
            tables.joins = append(tables.joins, face.joins())
            tables.hub = append(tables.hub, face.hub)
    tables.faces = tuple(faces)
    tables.fits = vec[i64]([0] * 256)
    tables.fits_turned = vec[i64]([0] * 256)
    for kind in range(playable):
        tables._fill(kind, shapes[kind])
    return tables


# What a place needs of a card at each of its sides, two bits a side; 0 where it asks for nothing.
NEEDS_OPEN: Final = 1
NEEDS_ROCK: Final = 2


def needed_at(need: i64, side: i64) -> i64:
    return (need >> (2 * side)) & 3


def agrees(need: i64, edges: i64) -> bool:
    """Whether open sides agree with a place's need."""
    for side in range(4):
        wanted = needed_at(need, side)
        if wanted != 0 and (wanted == NEEDS_OPEN) != ((edges >> side) & 1 == 1):
            return False
    return True
