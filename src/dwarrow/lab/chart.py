"""A chart of shares with their intervals, as a picture in SVG."""

from __future__ import annotations

from xml.sax.saxutils import escape

from dwarrow.lab.arena import Standing, wilson

ROW, LEFT, WIDE, TOP = 26, 270, 420, 46


def chart(standing: Standing) -> str:
    """One bar a pairing, from 0 to 100 %, with its 95 % interval."""
    contest = standing.contest
    height = TOP + ROW * len(standing.cells) + 30
    title = f"{contest.game}, {contest.players} players, {contest.rounds} rounds a pairing"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDE + 80}" height="{height}" '
        'font-family="sans-serif" font-size="13">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="10" y="22" font-size="15">{escape(title)}</text>',
        *_grid(height),
    ]
    for row, cell in enumerate(standing.cells):
        low, high = wilson(cell.wins.total, cell.wins.n)
        label = f"{cell.first} against {cell.second}"
        parts += _bar(TOP + ROW * row, label, cell.wins.mean, low, high)
    return "\n".join([*parts, "</svg>", ""])


def _grid(height: int) -> list[str]:
    lines: list[str] = []
    for percent in range(0, 101, 25):
        x = LEFT + WIDE * percent // 100
        lines.append(f'<line x1="{x}" y1="{TOP - 6}" x2="{x}" y2="{height - 26}" stroke="#ccc"/>')
        lines.append(f'<text x="{x}" y="{height - 10}" text-anchor="middle">{percent} %</text>')
    return lines


def _bar(y: int, label: str, share: float, low: float, high: float) -> list[str]:
    middle = y + ROW // 2
    ends = [LEFT + WIDE * value for value in (share, low, high)]
    return [
        f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(label)}</text>',
        f'<rect x="{LEFT}" y="{y + 4}" width="{ends[0] - LEFT:.1f}" height="{ROW - 8}" '
        'fill="#c9a227"/>',
        f'<line x1="{ends[1]:.1f}" y1="{middle}" x2="{ends[2]:.1f}" y2="{middle}" '
        'stroke="black" stroke-width="2"/>',
        f'<text x="{LEFT + WIDE + 8}" y="{middle + 4}">{100 * share:.1f} %</text>',
    ]
