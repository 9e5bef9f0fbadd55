"""Tunnel cards in the look of the page: rock, a dug way with its rails, what stands on it."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from zlib import crc32

from dwarrow.drawing.pen import Box, Disc, Point, Shape, Stroke
from dwarrow.parts.shapes import SIDES
from dwarrow.parts.shapes import Shape as Tunnel

WIDE, HIGH = 50.0, 70.0
STEP_X, STEP_Y = WIDE + 2.0, HIGH + 2.0  # from a card on a table to the next
MARGIN = 22.0  # around a table
NIGHT, CHALK = "#17100c", "#8b7a68"  # what a table is drawn on, and what is written there
MIDDLE = (WIDE / 2, HIGH / 2)
ENDS: tuple[Point, ...] = ((25, 0), (50, 35), (25, 70), (0, 35))  # N E S W
STUB = 0.45  # how far into the card a side goes that leads nowhere
BEND = 15.0

EDGE, ROCK, STONE, STONE_HI = "#1d140e", "#4b4038", "#5a4d43", "#6b5d50"
SHADE, WALL, HOLLOW, LIT, DIM = "#1a120d", "#7d5a36", "#54371f", "#eeb766", "#bca07a"
SLEEPER = "#a8733c"
BACK, BACK_RIM, BACK_SIGN = "#2a2f45", "#3d4566", "#8f9bd0"
DOORS = {"green": ("#2f8a3d", "#69bf6c"), "blue": ("#2b62c0", "#74a6ee")}
GOLD, GOLD_HI, GOLD_LO = "#f0b429", "#ffe38a", "#bd7a14"
TROLL, TROLL_LO, PALE, INK, RUIN = "#7b8f5a", "#55663c", "#fff6e3", "#20140d", "#b3261a"
CRYSTAL, CRYSTAL_HI, PLANK = "#4fc3d9", "#c4f3fa", "#c08345"


def moved(shapes: list[Shape], x: float, y: float) -> list[Shape]:
    """The same shapes elsewhere."""
    return [_moved(shape, x, y) for shape in shapes]


def _moved(shape: Shape, x: float, y: float) -> Shape:
    if isinstance(shape, Stroke):
        points = tuple((a + x, b + y) for a, b in shape.points)
        return Stroke(points, shape.width, shape.colour)
    if isinstance(shape, Disc):
        return Disc(shape.x + x, shape.y + y, shape.radius, shape.colour)
    if isinstance(shape, Box):
        return Box(shape.x + x, shape.y + y, shape.width, shape.height, shape.round, shape.colour)
    return type(shape)(shape.x + x, shape.y + y, shape.size, shape.colour, shape.text)


# ---- the rock


def back() -> list[Shape]:
    """A card that lies face down."""
    lines: list[Shape] = [
        Stroke(((14, 20 + 10 * i), (36, 20 + 10 * i)), 1.2, BACK_RIM) for i in range(4)
    ]
    return [
        Box(0.5, 0.5, WIDE - 1, HIGH - 1, 4, EDGE),
        Box(1.5, 1.5, WIDE - 3, HIGH - 3, 3.5, BACK),
        Box(5, 5, WIDE - 10, HIGH - 10, 3, BACK_RIM),
        Box(6.2, 6.2, WIDE - 12.4, HIGH - 12.4, 2.4, BACK),
        *lines,
        Disc(25, 35, 9, BACK_RIM),
        Disc(25, 35, 7.4, BACK_SIGN),
        Disc(25, 35, 4.4, BACK),
    ]


def frame() -> Shape:
    """Around a card that is meant."""
    corners = ((0.0, 0.0), (WIDE, 0.0), (WIDE, HIGH), (0.0, HIGH), (0.0, 0.0), (WIDE, 0.0))
    return Stroke(corners, 5, GOLD_HI)


def rock(word: str) -> list[Shape]:
    """The ground of a card, with stones that are its own."""
    shapes: list[Shape] = [
        Box(0.5, 0.5, WIDE - 1, HIGH - 1, 4, EDGE),
        Box(1.2, 1.2, WIDE - 2.4, HIGH - 2.4, 3.6, ROCK),
    ]
    seed = crc32(word.encode())
    for corner, (x, y) in enumerate(((10, 13), (40, 13), (10, 57), (40, 57))):
        for i in range(3):
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            dx, dy = (seed >> 8) % 11 - 5, (seed >> 16) % 17 - 8
            size = 2.2 + (seed >> 4) % 5 / 2
            shapes.append(Disc(x + dx, y + dy, size, STONE_HI if (i + corner) % 2 else STONE))
    return shapes


# ---- the way


def way(group: int) -> list[tuple[Point, ...]]:
    """The lines of sides that are joined: a curve for two neighbours, else all to the middle."""
    sides = [side for side in range(4) if group >> side & 1]
    if len(sides) == 2 and (sides[1] - sides[0]) % 2:
        return [bend(*sides)]
    return [(ENDS[side], MIDDLE) for side in sides]


def bend(one: int, other: int) -> tuple[Point, ...]:
    """From one side to its neighbour around the corner between them."""
    upright, level = (one, other) if one % 2 == 0 else (other, one)
    right, down = (1 if level == 1 else -1), (1 if upright == 2 else -1)
    x, y = 25 + BEND * right, 35 + BEND * down
    turns = [i * pi / 16 for i in range(9)]
    arc = [(x - BEND * right * cos(t), y - BEND * down * sin(t)) for t in turns]
    return (ENDS[upright], *arc, ENDS[level])


def dug(lines: list[tuple[Point, ...]], floor: str) -> list[Shape]:
    """From the shadow of the wall to the floor; layer by layer, so that ways run together."""
    layers = ((19.5, SHADE), (17.2, WALL), (15.0, HOLLOW), (13.2, floor))
    shapes: list[Shape] = []
    for width, colour in layers:
        shapes += [Stroke(line, width, colour) for line in lines]
        shapes += [Disc(*line[-1], width / 2, colour) for line in lines if line[-1] == MIDDLE]
    return shapes


def rails(lines: list[tuple[Point, ...]]) -> list[Shape]:
    """Sleepers across the way."""
    shapes: list[Shape] = []
    for line in lines:
        for (x, y), (u, v) in _steps(line, 5.0):
            length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5 or 1
            across = (-(v - y) / length * 3.6, (u - x) / length * 3.6)
            ends = ((x - across[0], y - across[1]), (x + across[0], y + across[1]))
            shapes.append(Stroke(ends, 1.6, SLEEPER))
    return shapes


def _steps(line: tuple[Point, ...], apart: float) -> list[tuple[Point, Point]]:
    """Places along a line at even distances, each with a place a little further."""
    found: list[tuple[Point, Point]] = []
    left = apart / 2
    for (x, y), (u, v) in pairwise(line):
        length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
        while left < length:
            share = left / length
            at = (x + (u - x) * share, y + (v - y) * share)
            found.append((at, (at[0] + (u - x) / length, at[1] + (v - y) / length)))
            left += apart
        left -= length
    return found


def blind(edges: int, groups: tuple[int, ...], is_dead: bool) -> list[tuple[Point, ...]]:
    """The sides that lead nowhere."""
    joined = 0
    for group in groups:
        joined |= group if group & (group - 1) else 0
    reach = 0.72 if is_dead else STUB
    return [
        (end, (end[0] + (25 - end[0]) * reach, end[1] + (35 - end[1]) * reach))
        for side, end in enumerate(ENDS)
        if edges >> side & 1 and not joined >> side & 1
    ]


# ---- what stands on it


def heap() -> list[Shape]:
    """The rocks of a dead end, barred by planks."""
    spots = ((19, 31, 6), (31, 31, 6), (25, 27, 5), (20, 40, 6), (30, 40, 6), (25, 36, 7))
    shapes: list[Shape] = [Disc(x, y, r + 1, EDGE) for x, y, r in spots]
    shapes += [Disc(x, y, r, STONE_HI if r == 5 else STONE) for x, y, r in spots]
    cross: tuple[tuple[Point, Point], ...] = (((18, 25), (32, 45)), ((32, 25), (18, 45)))
    shapes += [Stroke(line, 4.4, INK) for line in cross]
    return shapes + [Stroke(line, 3, RUIN) for line in cross]


def at_side(side: int, share: float = 0.42) -> Point:
    end = ENDS[side]
    return end[0] + (25 - end[0]) * share, end[1] + (35 - end[1]) * share


def door(colour: str, side: int | None) -> list[Shape]:
    x, y = MIDDLE if side is None else at_side(side)
    leaf, light = DOORS[colour]
    return [
        Box(x - 8, y - 8, 16, 16, 3, INK),
        Box(x - 6.6, y - 6.6, 13.2, 13.2, 2, leaf),
        Box(x - 5.4, y - 5.4, 4, 10.8, 1.5, light),
        Disc(x + 3.6, y, 1.3, GOLD_HI),
    ]


def troll(side: int) -> list[Shape]:
    x, y = at_side(side)
    eyes: list[Shape] = [Disc(x + dx, y - 1.5, 1.9, PALE) for dx in (-2.6, 2.6)]
    pupils: list[Shape] = [Disc(x + dx, y - 1.3, 0.9, INK) for dx in (-2.4, 2.4)]
    mouth = Stroke(((x - 3, y + 3.4), (x + 3, y + 3.4)), 1.3, INK)
    return [
        Disc(x, y, 8, INK),
        Disc(x, y, 7, TROLL),
        Disc(x, y + 3, 4, TROLL_LO),
        *eyes,
        *pupils,
        mouth,
    ]


def nuggets(n: int) -> list[Shape]:
    spots = ((25, 35), (31, 38), (19, 38), (25, 42), (29, 31), (21, 31))[: max(1, n)]
    shapes: list[Shape] = [Disc(x, y, 4.6, INK) for x, y in spots]
    for x, y in spots:
        shapes += [Disc(x, y, 3.8, GOLD_LO), Disc(x, y - 0.5, 3.2, GOLD)]
        shapes.append(Disc(x - 1, y - 1.6, 1.1, GOLD_HI))
    return shapes


def crystal() -> list[Shape]:
    return [
        Stroke(((25, 27), (31, 35), (25, 43), (19, 35), (25, 27), (31, 35)), 3, INK),
        Stroke(((25, 30), (25, 40)), 7, CRYSTAL),
        Stroke(((23.5, 31), (23.5, 38)), 1.6, CRYSTAL_HI),
    ]


def ladder() -> list[Shape]:
    shapes: list[Shape] = [Disc(25, 35, 10, SHADE), Disc(25, 35, 8.6, "#9ed3e6")]
    for width, colour in ((3.4, INK), (2.2, PLANK)):
        shapes += [Stroke(((x, 24), (x, 47)), width, colour) for x in (20.5, 29.5)]
        shapes += [Stroke(((20.5, y), (29.5, y)), width, colour) for y in (28, 33, 38, 43)]
    return shapes


def token(colour: str) -> list[Shape]:
    """A player's token in the corner."""
    leaf, light = DOORS[colour]
    return [Disc(40, 12, 7, INK), Disc(40, 12, 6, leaf), Disc(38.4, 10.4, 2, light)]


def key() -> list[Shape]:
    line = ((34.0, 12.0), (45.0, 12.0))
    return [
        Stroke(line, 3.6, INK),
        Stroke(line, 2, GOLD),
        Disc(34, 12, 4, INK),
        Disc(34, 12, 3, GOLD),
    ]


def card(shape: Tunnel, word: str) -> list[Shape]:
    """One tunnel card as it lies."""
    joined = [group for group in shape.groups if group & (group - 1)]
    lone = [group for group in shape.groups if not group & (group - 1)]
    is_dead = not shape.groups
    shapes = rock(word)
    stubs = blind(shape.edges, shape.groups, is_dead)
    shapes += dug(stubs, DIM) if stubs else []
    for group in [*lone, *joined]:
        lines = way(group)
        shapes += dug(lines, LIT) + rails(lines)
    if is_dead and not shape.gold and "crystal" not in word:
        shapes += heap()
    return shapes + fittings(shape, word)


def fittings(shape: Tunnel, word: str) -> list[Shape]:
    """What stands in the tunnels of a card."""
    found: list[Shape] = []
    if shape.hub or word.startswith(("start", "ladder")):
        found += ladder()
    if "crystal" in word:
        found += crystal()
    if word == "treasure":
        found += nuggets(6)
    for colour in DOORS:
        if word.startswith(f"door-{colour}"):
            found += door(colour, None)
    for side in range(len(SIDES)):
        if shape.door >> side & 1:
            found += door(("", "green", "blue")[shape.colour], side)
        if shape.troll >> side & 1:
            found += troll(side)
    return found + (nuggets(shape.gold) if shape.gold else [])
