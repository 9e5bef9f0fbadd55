"""A few simple shapes, from which every picture is made, and how they are written as SVG."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias
from xml.sax.saxutils import escape

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class Stroke:
    """A line through points; it ends square, and its joints are round."""

    points: tuple[Point, ...]
    width: float
    colour: str

    def svg(self) -> str:
        way = " ".join(f"{x:g},{y:g}" for x, y in self.points)
        return (
            f'<polyline points="{way}" fill="none" stroke="{self.colour}" '
            f'stroke-width="{self.width:g}" stroke-linejoin="round"/>'
        )


@dataclass(frozen=True)
class Disc:
    x: float
    y: float
    radius: float
    colour: str

    def svg(self) -> str:
        where = f'cx="{self.x:g}" cy="{self.y:g}" r="{self.radius:g}"'
        return f'<circle {where} fill="{self.colour}"/>'


@dataclass(frozen=True)
class Box:
    """A rectangle with round corners."""

    x: float
    y: float
    width: float
    height: float
    round: float
    colour: str

    def svg(self) -> str:
        where = f'x="{self.x:g}" y="{self.y:g}" width="{self.width:g}" height="{self.height:g}"'
        return f'<rect {where} rx="{self.round:g}" fill="{self.colour}"/>'


@dataclass(frozen=True)
class Label:
    """Words in the middle of a place; dots do without them."""

    x: float
    y: float
    size: float
    colour: str
    text: str

    def svg(self) -> str:
        where = f'x="{self.x:g}" y="{self.y + 0.36 * self.size:g}" font-size="{self.size:g}"'
        return f'<text {where} fill="{self.colour}">{escape(self.text)}</text>'


Shape: TypeAlias = Stroke | Disc | Box | Label


@dataclass
class Picture:
    """Shapes on a ground, the first at the bottom."""

    width: float
    height: float
    ground: str
    shapes: list[Shape] = field(default_factory=list)

    def svg(self) -> str:
        size = f'width="{self.width:g}" height="{self.height:g}"'
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} '
            f'viewBox="0 0 {self.width:g} {self.height:g}" font-family="Georgia, serif" '
            'text-anchor="middle">'
        )
        ground = Box(0, 0, self.width, self.height, 8, self.ground).svg()
        return "\n".join([head, ground, *(shape.svg() for shape in self.shapes), "</svg>"])
