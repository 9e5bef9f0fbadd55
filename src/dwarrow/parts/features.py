"""Doors, trolls, ladders and nuggets on tunnel cards: how a card's word says them.

After the shape come features, each after a point: `NEW.door-E-blue` has a blue door on its
eastern arm, `NSW.troll-S` a troll with his back to the south, `NESW/NSW.gold-1-E` one nugget
reached from the eastern stub, `NE.ladder-green` a ladder to the green start.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from dwarrow.parts.shapes import COLOURS as COLOURS
from dwarrow.parts.shapes import Shape, Shapes, shape_of, sides_of


def featured(word: str) -> Shape:
    """The shape a card's word says.

    >>> featured("NW.door-W-green.gold-1-N").gold
    1
    """
    text, *features = word.split(".")
    shape = shape_of(text)
    for feature in features:
        name, *details = feature.split("-")
        if name == "ladder":
            shape.hub = COLOURS.index(details[0])
        elif name == "door":
            shape.door, shape.colour = sides_of(details[0]), COLOURS.index(details[1])
        elif name == "troll":
            shape.troll = sides_of(details[0])
        else:
            shape.gold, shape.gold_sides = int(details[0]), sides_of(details[1])
    return shape


def joins_for(shapes: Shapes, colour: int) -> vec[i64]:
    """By face, how a walker of this colour goes through cards that nobody has unlocked."""
    joins = vec[i64]()
    for face in shapes.faces:
        joins = append(joins, face.joins(face.barred_to(colour)))
    return joins


def joins_past_doors(shapes: Shapes) -> vec[i64]:
    """The same for one who passes every door, but no troll."""
    joins = vec[i64]()
    for face in shapes.faces:
        joins = append(joins, face.joins(face.troll))
    return joins


def gold_sides(shapes: Shapes) -> vec[i64]:
    """By face, the sides from which its nuggets are reached."""
    sides = vec[i64]()
    for face in shapes.faces:
        sides = append(sides, face.gold_sides)
    return sides


def open_sides(shapes: Shapes) -> vec[i64]:
    """By face, the sides from which one comes to a card with gold without passing its door."""
    sides = vec[i64]()
    for face in shapes.faces:
        sides = append(sides, face.edges & ~face.door if face.gold else 0)
    return sides
