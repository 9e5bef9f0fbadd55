"""A picture as rows of red, green and blue dots, with soft edges; it needs numpy alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dwarrow.drawing.pen import Box, Disc, Label, Picture, Shape, Stroke

Dots = NDArray[np.uint8]


def dots(picture: Picture, scale: float = 1.0) -> Dots:
    """The picture, so many dots a unit."""
    size = (round(picture.height * scale), round(picture.width * scale), 3)
    out = np.empty(size, np.float32)
    out[:] = rgb(picture.ground)
    for shape in picture.shapes:
        if not isinstance(shape, Label):
            _draw(out, shape, scale)
    return (out + 0.5).astype(np.uint8)


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _draw(out: NDArray[np.float32], shape: Stroke | Disc | Box, scale: float) -> None:
    """Cover the dots that a shape covers, as far as it does."""
    left, top, right, bottom = (side * scale for side in extent(shape))
    rows = slice(max(0, int(top) - 1), max(0, int(bottom) + 2))
    columns = slice(max(0, int(left) - 1), max(0, int(right) + 2))
    part = out[rows, columns]
    if not part.size:
        return
    y = (np.arange(rows.start, rows.start + part.shape[0]) + 0.5)[:, None] / scale
    x = (np.arange(columns.start, columns.start + part.shape[1]) + 0.5)[None, :] / scale
    cover = np.clip(0.5 - outside(shape, x, y) * scale, 0, 1)[..., None]
    part += cover * (np.array(rgb(shape.colour), np.float32) - part)


def extent(shape: Stroke | Disc | Box) -> tuple[float, float, float, float]:
    if isinstance(shape, Box):
        return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height
    if isinstance(shape, Disc):
        r = shape.radius
        return shape.x - r, shape.y - r, shape.x + r, shape.y + r
    half = shape.width / 2
    xs, ys = zip(*shape.points)
    return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half


def outside(shape: Shape, x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    """How far each dot is from a shape; less than nothing inside."""
    if isinstance(shape, Disc):
        return np.hypot(x - shape.x, y - shape.y) - shape.radius
    if isinstance(shape, Box):
        return _outside_box(shape, x, y)
    assert isinstance(shape, Stroke)
    last = len(shape.points) - 2
    found = [
        _outside_line(a, b, x, y, i > 0, i < last)
        for i, (a, b) in enumerate(pairwise(shape.points))
    ]
    nearest: NDArray[Any] = np.minimum.reduce(found) - shape.width / 2
    return nearest


def _outside_box(box: Box, x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    across = np.abs(x - box.x - box.width / 2) - box.width / 2 + box.round
    down = np.abs(y - box.y - box.height / 2) - box.height / 2 + box.round
    corner = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
    inside: NDArray[Any] = corner + np.minimum(np.maximum(across, down), 0) - box.round
    return inside


def _outside_line(
    a: tuple[float, float],
    b: tuple[float, float],
    x: NDArray[Any],
    y: NDArray[Any],
    round_before: bool,
    round_after: bool,
) -> NDArray[Any]:
    """The distance to a line, which has round ends only where it goes on."""
    along_x, along_y = b[0] - a[0], b[1] - a[1]
    length = np.hypot(along_x, along_y) or 1.0
    at = ((x - a[0]) * along_x + (y - a[1]) * along_y) / length
    near = np.clip(at, 0, length) / length
    far: NDArray[Any] = np.hypot(x - a[0] - near * along_x, y - a[1] - near * along_y)
    if not round_before:
        far = np.where(at < -0.25, 1e6, far)
    return far if round_after else np.where(at > length + 0.25, 1e6, far)
