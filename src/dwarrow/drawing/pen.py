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
class Spot:
    """What stands at a place."""

    x: float
    y: float

    def tag(self, name: str, colour: str, at: dict[str, float], inside: str = "") -> str:
        where = " ".join(f'{key}="{value:g}"' for key, value in at.items())
        return f'<{name} {where} fill="{colour}">{inside}</{name}>'


@dataclass(frozen=True)
class Disc(Spot):
    radius: float
    colour: str

    def svg(self) -> str:
        return self.tag("circle", self.colour, {"cx": self.x, "cy": self.y, "r": self.radius})


@dataclass(frozen=True)
class Box(Spot):
    """A rectangle with round corners."""

    width: float
    height: float
    round: float
    colour: str

    def svg(self) -> str:
        width, height = self.width, self.height
        at = {"x": self.x, "y": self.y, "width": width, "height": height, "rx": self.round}
        return self.tag("rect", self.colour, at)


@dataclass(frozen=True)
class Label(Spot):
    """Words in the middle of a place; dots do without them."""

    size: float
    colour: str
    text: str

    def svg(self) -> str:
        low = self.y + 0.36 * self.size
        at = {"x": self.x, "y": low, "font-size": self.size}
        return self.tag("text", self.colour, at, escape(self.text))


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
