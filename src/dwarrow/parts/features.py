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
        shape = with_feature(shape, *feature.split("-"))
    return shape


def with_feature(shape: Shape, name: str, what: str, more: str = "") -> Shape:
    """The shape with one more thing on it."""
    if name == "ladder":
        return shape._replace(hub=COLOURS.index(what))
    if name == "door":
        return shape._replace(door=sides_of(what), colour=COLOURS.index(more))
    if name == "troll":
        return shape._replace(troll=sides_of(what))
    return shape._replace(gold=int(what), gold_sides=sides_of(more))


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
