"""A study as a report: sections of words, pictures and the numbers behind them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import dwarrow
from dwarrow.bots.digging.sides import HINDERS
from dwarrow.lab import plots
from dwarrow.lab.samples import Sample, number, share
from dwarrow.lab.study import Study
from dwarrow.lab.tally import Tally, difference, headline_name, quantile

Grid = tuple[list[str], list[list[str]]]  # heads and rows


@dataclass
class Answered:
    """One question and what the games say to it."""

    title: str
    words: str = ""
    figures: list[tuple[str, str]] = field(default_factory=list)  # what it shows, and the SVG
    grids: list[Grid] = field(default_factory=list)


def sections_of(study: Study) -> list[Answered]:
    """All that a study can tell."""
    first = study.plain(study.editions[0]) or {
        setting.players: tally for setting, tally in study.settings(study.editions[0]).items()
    }
    found = [winners(study, first), order(first), length(first), wealth(first)]
    usual = _usual(study.game, first)
    if first[usual].heat:
        found.append(where(study.game, usual, first[usual]))
    if study.known:
        found.append(knowing(study))
    changed = changes(study, usual)
    return [section for section in [*found, changed] if section is not None]


def _usual(game: str, by_players: dict[int, Tally]) -> int:
    usual = dwarrow.game_named(game).USUAL_SEATS
    return usual if usual in by_players else sorted(by_players)[len(by_players) // 2]


def winners(study: Study, first: dict[int, Tally]) -> Answered:
    roles = sorted({role for tally in first.values() for role in tally.roles})
    if not roles:
        return _game_winners(first)
    section = Answered("Who wins a round", "The share of rounds that each role's side wins.")
    section.figures.append((f"Edition {study.editions[0]}, by players", plots.win_shares(first)))
    if len(study.editions) > 1:
        compared = next((role for role in (HINDERS, *roles) if role in roles), roles[0])
        drawn = plots.editions_share(study, compared)
        section.figures.append((f"Every edition, the side of the {compared}", drawn))
    rows = [
        [edition, str(players), str(tally.games), *(_role(tally, role) for role in roles)]
        for edition in study.editions
        for players, tally in study.plain(edition).items()
    ]
    section.grids.append((["edition", "players", "games", *roles], rows))
    return section


def _role(tally: Tally, role: str) -> str:
    return share(tally.roles[role]) if role in tally.roles else "–"


def _game_winners(first: dict[int, Tally]) -> Answered:
    section = Answered("Who wins", "Rounds have no winners here: the gold of all decides the game.")
    rows = [
        [str(players), str(seat), share(sample)]
        for players, tally in first.items()
        for seat, sample in sorted(tally.seats.items())
    ]
    section.grids.append((["players", "seat", "games won"], rows))
    return section


def order(first: dict[int, Tally]) -> Answered | None:
    """The advantage of a seat."""
    several = {players: tally for players, tally in first.items() if players > 1}
    if not several:
        return None
    section = Answered(
        "Is it better to begin?",
        "Gold of a round by the place in the order of play, against the mean of all places.",
    )
    section.figures.append(("By players", plots.seat_gold(several)))
    most = max(several)
    rows = [
        [str(n), *(number(t.places[p]) if p in t.places else "" for p in range(most))]
        for n, t in several.items()
    ]
    section.grids.append((["players", *(f"{p + 1}." for p in range(most))], rows))
    return section


def length(first: dict[int, Tally]) -> Answered:
    section = Answered(
        "How long it takes",
        "Moves of a round: the bar is the middle half, the line nine tenths, the mark the median.",
    )
    section.figures.append(("By players", plots.lengths(first)))
    shares = (0.05, 0.25, 0.5, 0.75, 0.95)
    rows = [[str(n), *(str(quantile(t.lengths, s)) for s in shares)] for n, t in first.items()]
    section.grids.append((["players", "5 %", "25 %", "median", "75 %", "95 %"], rows))
    return section


def wealth(first: dict[int, Tally]) -> Answered:
    section = Answered("How much gold", "What a seat owns when the game is over.")
    section.figures.append(("By players", plots.gold(first)))
    shares = (0.05, 0.5, 0.95)
    rows = [
        [str(n), f"{plots.typical(t)[1]:.2f}", *(str(quantile(t.gold, s)) for s in shares)]
        for n, t in first.items()
    ]
    section.grids.append((["players", "mean", "5 %", "median", "95 %"], rows))
    return section


def where(game: str, players: int, tally: Tally) -> Answered:
    section = Answered(
        "Where tunnels go",
        "In how many rounds a card lay in a place when the round was over. "
        "Framed: the start and the goals.",
    )
    who = "1 player" if players == 1 else f"{players} players"
    section.figures.append((who, plots.heat(tally, before(game, players))))
    busiest = tally.heat.most_common(13)
    rows = [[f"{x},{y}", f"{100 * n / tally.rounds:.1f} %"] for (x, y), n in busiest]
    section.grids.append((["place", "rounds"], rows))
    return section


def before(game: str, players: int) -> plots.Places:
    """Where the starts and the goals of a mine lie."""
    state: Any = dwarrow.new(game, players, seed=1).state
    maze = state.public.maze

    def places(cells: Any) -> list[tuple[int, int]]:
        return [(int(maze.x_of(cell)), int(maze.y_of(cell))) for cell in cells]

    return {"start": places(maze.laid), "goal": places(maze.goals)}


def knowing(study: Study) -> Answered:
    section = Answered(
        "How fast saboteurs are known",
        "What a digger who counts every sign believes of the others, quarter by quarter.",
    )
    heads = ["players", "of whom", "deal", "1st quarter", "2nd", "3rd", "end"]
    rows: list[list[str]] = []
    for players, found in study.known.items():
        section.figures.append((f"{players} players", plots.known(found)))
        base = f"{100 * found.base.mean:.1f} %"
        for of, samples in (("saboteurs", found.of_saboteurs), ("diggers", found.of_diggers)):
            shares = [f"{100 * s.mean:.1f} ± {100 * s.margin:.1f} %" for s in samples]
            rows.append([str(players), of, base, *shares])
    section.grids.append((heads, rows))
    return section


def changes(study: Study, usual: int) -> Answered | None:
    """What each option of the edition changes."""
    edition = study.editions[0]
    settings = {s: t for s, t in study.settings(edition).items() if s.players == usual}
    others = {s.options: t for s, t in settings.items() if s.options}
    base = next((t for s, t in settings.items() if not s.options), None)
    if base is None or not others:
        return None
    label = headline_name(study.game)
    section = Answered(
        "What each option changes",
        f"Edition {edition}, {usual} players, the same deals with one rule answered otherwise. "
        f"Measured by: {label}. Grey: within the interval.",
    )
    section.figures.append(("With 95 % intervals", plots.options(base, others, label)))
    rows = [_change(name, tally, base) for name, tally in sorted(others.items())]
    heads = ["option", label, "change", "moves a round", "gold of a seat"]
    section.grids.append((heads, [_change("(none)", base, base), *rows]))
    return section


def _change(name: str, tally: Tally, base: Tally) -> list[str]:
    level, apart = Sample(), difference(tally, base)
    for value in tally.headlines.values():
        level.add(value)
    moves, owned = plots.typical(tally)
    said = "" if tally is base else f"{apart.mean:+.3f} ± {apart.margin:.3f}"
    return [name, f"{level.mean:.3f}", said, f"{moves:.1f}", f"{owned:.2f}"]
