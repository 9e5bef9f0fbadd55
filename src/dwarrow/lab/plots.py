"""What a report shows, drawn by matplotlib as SVG in the colours of the page."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

from dwarrow.kernel.state import Refused
from dwarrow.lab.arena import Standing
from dwarrow.lab.known import Suspicion
from dwarrow.lab.samples import Sample, wilson
from dwarrow.lab.study import Study
from dwarrow.lab.tally import Tally, difference, mean, quantile

PAPER, INK, FAINT, GRID = "#fdf8ee", "#2e2118", "#8a7660", "#e7dac2"
COLOURS = ["#b8841d", "#2b62c0", "#2f8a3d", "#b3261a", "#7a4fa0", "#3d8f92", "#6b5d50"]
OF_ROLE = {
    "digger": "#b8841d",
    "saboteur": "#b3261a",
    "green": "#2f8a3d",
    "blue": "#2b62c0",
    "boss": "#7a4fa0",
    "profiteer": "#3d8f92",
    "geologist": "#6b5d50",
    "dwarf": "#b8841d",
    "orc": "#2f8a3d",
    "goblin": "#7a4fa0",
    "giant": "#2b62c0",
}
LONGEST = 26  # letters of a label
ABREAST = 4  # small pictures in a row
ROOMY = 6  # numbers that have room below a small picture


def pyplot() -> Any:
    try:
        import matplotlib
    except ModuleNotFoundError:
        raise Refused("reports are drawn by matplotlib: pip install 'dwarrow[lab]'") from None
    matplotlib.use("svg")
    from matplotlib import pyplot as plt

    plt.rcParams.update(
        {
            "font.family": "DejaVu Serif",
            "font.size": 10,
            "axes.facecolor": PAPER,
            "figure.facecolor": PAPER,
            "axes.edgecolor": FAINT,
            "axes.labelcolor": INK,
            "text.color": INK,
            "xtick.color": FAINT,
            "ytick.color": FAINT,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.grid": True,
            "axes.axisbelow": True,
            "grid.color": GRID,
            "svg.fonttype": "none",
            "svg.hashsalt": "dwarrow",
        }
    )
    return plt


def drawn(draw: Callable[[Any], None], wide: float = 7.2, high: float = 3.4) -> str:
    """One picture, without what changes from day to day."""
    figure, axes = pyplot().subplots(figsize=(wide, high), layout="constrained")
    draw(axes)
    return _svg(figure)


def _svg(figure: Any) -> str:
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": "dwarrow"})
    pyplot().close(figure)
    return re.sub(r"^.*?<svg", "<svg", out.getvalue(), count=1, flags=re.S)


def small_pictures(
    by_players: dict[int, Tally], draw: Callable[[Any, Tally], None], x: str, y: str
) -> str:
    """One for each number of players, side by side on the same scales."""
    columns = min(ABREAST, len(by_players))
    rows = -(-len(by_players) // columns)
    wide, high = (7.2, 0.8 + 2.0 * rows) if columns > 1 else (4.8, 3.4)
    how = {"sharex": True, "sharey": True, "squeeze": False, "layout": "constrained"}
    figure, grid = pyplot().subplots(rows, columns, figsize=(wide, high), **how)
    for axes in grid.flat[len(by_players) :]:
        axes.set_axis_off()
    for axes, (players, tally) in zip(grid.flat, sorted(by_players.items())):
        draw(axes, tally)
        axes.set_title("1 player" if players == 1 else f"{players} players", fontsize=10)
    for axes in grid.flat[len(by_players) - columns : len(by_players)]:
        axes.tick_params(labelbottom=True)  # the last of a column, also above an empty place
    figure.supxlabel(x, fontsize=10)
    figure.supylabel(y, fontsize=10)
    return _svg(figure)


def percent(axes: Any, axis: str = "y") -> None:
    from matplotlib.ticker import PercentFormatter

    getattr(axes, f"{axis}axis").set_major_formatter(PercentFormatter(1.0, decimals=0))


def legend(axes: Any) -> None:
    """Above the picture, where it hides nothing."""
    names = len(axes.get_legend_handles_labels()[1])
    said = {"loc": "lower left", "bbox_to_anchor": (0, 1.0), "frameon": False, "fontsize": 9}
    axes.legend(ncols=min(6, names), **said)


# ---- shares


def _share_line(axes: Any, found: dict[int, Sample], label: str, colour: str, off: float) -> None:
    at = sorted(found)
    shares = [found[x].mean for x in at]
    ends = [wilson(found[x].total, found[x].n) for x in at]
    below = [share - low for share, (low, _) in zip(shares, ends)]
    above = [high - share for share, (_, high) in zip(shares, ends)]
    axes.errorbar(
        [x + off for x in at],
        shares,
        [below, above],
        label=label,
        color=colour,
        marker="o",
        markersize=5,
        capsize=3,
        linewidth=1.8,
        clip_on=False,  # whole where nobody or everybody wins
        zorder=3,
    )


def _share_axes(axes: Any, what: str, players: list[int]) -> None:
    """As wide for one number of players as for many, so that marks stand at their number."""
    wide = (players[0] - 0.5, players[-1] + 0.5)
    axes.set(xlabel="players", ylabel=what, xticks=players, xlim=wide, ylim=(0, 1))
    percent(axes)
    legend(axes)


def win_shares(by_players: dict[int, Tally]) -> str:
    """How often each role's side wins its round, by number of players."""
    roles = sorted({role for tally in by_players.values() for role in tally.roles})

    def draw(axes: Any) -> None:
        for i, role in enumerate(roles):
            found = {n: t.roles[role] for n, t in by_players.items() if role in t.roles}
            colour = OF_ROLE.get(role, COLOURS[i % len(COLOURS)])
            _share_line(axes, found, role, colour, 0.06 * (i - (len(roles) - 1) / 2))
        _share_axes(axes, "rounds won", sorted(by_players))

    return drawn(draw)


def editions_share(study: Study, role: str) -> str:
    """The same of one role, edition against edition."""

    def draw(axes: Any) -> None:
        for i, edition in enumerate(study.editions):
            plain = study.plain(edition)
            found = {n: t.roles[role] for n, t in plain.items() if role in t.roles}
            _share_line(axes, found, edition, COLOURS[i % len(COLOURS)], 0.08 * i - 0.16)
        players = sorted({n for edition in study.editions for n in study.plain(edition)})
        _share_axes(axes, f"rounds won, {role}", players)

    return drawn(draw)


# ---- seats, lengths, gold


def seat_gold(by_players: dict[int, Tally]) -> str:
    """What the place in the order of play is worth, against the mean of all places."""
    most = max(len(tally.places) for tally in by_players.values())

    def draw(axes: Any, tally: Tally) -> None:
        at = sorted(tally.places)
        middle = sum(tally.places[x].mean for x in at) / len(at)
        values = [tally.places[x].mean - middle for x in at]
        margins = [tally.places[x].margin for x in at]
        sure = [abs(value) > margin for value, margin in zip(values, margins)]
        axes.axhline(0, color=INK, linewidth=0.8)
        for x, value, margin, is_sure in zip(at, values, margins, sure):
            colour = COLOURS[0] if is_sure else FAINT
            axes.errorbar(x + 1, value, margin, color=colour, marker="o", markersize=4, capsize=2)
        axes.set_xticks(range(1, most + 1, 1 if most <= ROOMY else 2))
        axes.grid(visible=False, axis="x")

    return small_pictures(
        by_players,
        draw,
        "place in the order of play",
        "nuggets a round above the mean",
    )


def lengths(by_players: dict[int, Tally]) -> str:
    """How long rounds are: the middle half, the middle nine tenths, the median."""

    def draw(axes: Any) -> None:
        for players, tally in by_players.items():
            low, q1, middle, q3, high = (
                quantile(tally.lengths, share) for share in (0.05, 0.25, 0.5, 0.75, 0.95)
            )
            axes.plot([players, players], [low, high], color=FAINT, linewidth=2)
            axes.plot([players, players], [q1, q3], color=COLOURS[0], linewidth=12)
            axes.plot([players - 0.16, players + 0.16], [middle, middle], color=INK, linewidth=2)
        axes.set(xlabel="players", ylabel="moves a round", xticks=sorted(by_players))
        axes.set_xlim(min(by_players) - 0.7, max(by_players) + 0.7)
        axes.set_ylim(bottom=0)

    return drawn(draw)


def gold(by_players: dict[int, Tally]) -> str:
    """What a seat owns in the end."""

    def draw(axes: Any, tally: Tally) -> None:
        total = sum(tally.gold.values())
        at = sorted(tally.gold)
        axes.bar(at, [tally.gold[value] / total for value in at], width=0.9, color=COLOURS[0])
        axes.axvline(mean(tally.gold), color=INK, linewidth=1)
        percent(axes)

    return small_pictures(
        by_players, draw, "nuggets in the end; the line: the mean", "of all seats"
    )


Places = dict[str, list[tuple[int, int]]]  # what lies on the board before anybody lays a card


def heat(tally: Tally, marked: Places) -> str:
    """In how many rounds a card lay where, and what lay there before: north is up."""
    import numpy as np

    spots = [*tally.heat, *(place for places in marked.values() for place in places)]
    xs, ys = zip(*spots)
    left, top = min(xs), min(ys)
    shares = np.zeros((max(ys) - top + 1, max(xs) - left + 1))
    for (x, y), n in tally.heat.items():
        shares[y - top, x - left] = n / tally.rounds

    def draw(axes: Any) -> None:
        from matplotlib.colors import LinearSegmentedColormap, PowerNorm

        mine = LinearSegmentedColormap.from_list("mine", [PAPER, "#eeb766", "#b8641d", "#4a1a0c"])
        edges = [[at - 0.5 for at in range(min(v), max(v) + 2)] for v in (xs, ys)]
        shown = axes.pcolormesh(*edges, shares, cmap=mine, norm=PowerNorm(0.5, 0, 1))
        axes.set(xlabel="x", ylabel="y", aspect=1.0)
        axes.invert_yaxis()
        axes.grid(visible=False)
        axes.set_xticks(range(left, max(xs) + 1))
        axes.set_yticks(range(top, max(ys) + 1))
        axes.tick_params(labelsize=8)
        _mark(axes, marked)
        bar = axes.figure.colorbar(shown, shrink=0.8)
        bar.solids.set(rasterized=False, edgecolor="face")  # no seams between its colours
        percent(bar.ax)
        bar.set_label("rounds with a card there")

    return drawn(draw, 8.0, 1.2 + 6.0 * shares.shape[0] / shares.shape[1])


def _mark(axes: Any, marked: Places) -> None:
    """A frame around what lay there before, and its letter on paper of its own."""
    paper = {"boxstyle": "round,pad=0.12", "facecolor": PAPER, "edgecolor": "none", "alpha": 0.85}
    for what, places in marked.items():
        for x, y in places:
            frame = pyplot().Rectangle((x - 0.5, y - 0.5), 1, 1, fill=False, ec=INK, lw=1.2)
            axes.add_patch(frame)
            said = {"ha": "center", "va": "center", "fontsize": 7, "bbox": paper}
            axes.text(x, y, what, **said)


# ---- what is known, what options change


def known(suspicion: Suspicion) -> str:
    """What diggers believe of saboteurs and of each other, as a round goes on."""

    def draw(axes: Any) -> None:
        rows = (
            (suspicion.of_saboteurs, "of saboteurs", OF_ROLE["saboteur"]),
            (suspicion.of_diggers, "of other diggers", OF_ROLE["digger"]),
        )
        for found, label, colour in rows:
            values = [suspicion.base.mean, *(sample.mean for sample in found)]
            margins = [0.0, *(sample.margin for sample in found)]
            axes.errorbar(
                range(len(values)),
                values,
                margins,
                label=label,
                color=colour,
                marker="o",
                capsize=3,
                linewidth=2,
            )
        axes.set(xlabel="of the round", ylabel="believed to be a saboteur", ylim=(0, 1))
        axes.set_xticks(range(5), ["deal", "1st quarter", "2nd", "3rd", "end"])
        percent(axes)
        legend(axes)

    return drawn(draw)


def options(base: Tally, others: dict[str, Tally], label: str) -> str:
    """What each answer changes, on the same deals, with its interval."""
    found = {name: difference(tally, base) for name, tally in others.items()}
    ranked = sorted(found.items(), key=lambda item: item[1].mean)
    share = label.split()[0] in ("rounds", "games", "seats")

    def draw(axes: Any) -> None:
        for at, (_, sample) in enumerate(ranked):
            sure = abs(sample.mean) > sample.margin
            colour = (COLOURS[2] if sample.mean > 0 else COLOURS[3]) if sure else FAINT
            axes.errorbar(sample.mean, at, xerr=sample.margin, color=colour, marker="o", capsize=3)
        axes.axvline(0, color=INK, linewidth=0.8)
        axes.set_yticks(range(len(ranked)), [name for name, _ in ranked], fontsize=8)
        axes.set_ylim(-0.8, len(ranked) - 0.2)
        axes.set_xlabel(f"change of: {label}")
        if share:
            percent(axes, "x")

    return drawn(draw, 7.2, 1.0 + 0.24 * len(ranked))


# ---- the arena


def matrix(standing: Standing) -> str:
    """Every pairing as a square: the share of the first bot, and its interval."""
    cells = standing.cells
    rows = list(dict.fromkeys(cell.first for cell in cells))
    seconds = dict.fromkeys(cell.second for cell in cells)
    columns = sorted(seconds, key=lambda name: rows.index(name) if name in rows else len(rows))
    first, second = standing.contest.called

    def draw(axes: Any) -> None:
        from matplotlib.colors import LinearSegmentedColormap

        tint = LinearSegmentedColormap.from_list("sides", ["#d98a7f", PAPER, "#e9c46a"])
        for cell in cells:
            x, y = columns.index(cell.second), rows.index(cell.first)
            square = pyplot().Rectangle((x, y), 1, 1, color=tint(cell.wins.mean), ec=PAPER, lw=3)
            axes.add_patch(square)
            low, high = wilson(cell.wins.total, cell.wins.n)
            said = {"ha": "center", "va": "center"}
            axes.text(x + 0.5, y + 0.42, f"{100 * cell.wins.mean:.1f} %", fontsize=13, **said)
            axes.text(x + 0.5, y + 0.7, f"{100 * low:.1f} to {100 * high:.1f}", fontsize=8, **said)
        axes.set(xlim=(0, len(columns)), ylim=(len(rows), 0))
        axes.set_xticks([i + 0.5 for i in range(len(columns))], [n[:LONGEST] for n in columns])
        axes.set_yticks([i + 0.5 for i in range(len(rows))], [n[:LONGEST] for n in rows])
        axes.set_xlabel(second)
        axes.set_ylabel(first)
        axes.tick_params(length=0, labelcolor=INK)
        axes.grid(visible=False)
        axes.spines[:].set_visible(False)
        contest = standing.contest
        what = f"{first} win" if contest.is_sided else f"a {first} wins"
        where = f"{contest.game}, {contest.players} players, {cells[0].wins.n} deals"
        title = f"How often {what},\nwith 95 % intervals\n{where}"
        axes.set_title(title, loc="left", fontsize=10)

    return drawn(draw, 2.2 + 1.5 * len(columns), 1.9 + 1.0 * len(rows))


def typical(tally: Tally) -> tuple[float, float]:
    """The mean length of a round, and the mean gold of a seat in the end."""
    return mean(tally.lengths), mean(tally.gold)
