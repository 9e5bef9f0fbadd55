"""A review as one page that needs nothing else: the curve, every board, and all that is told.

No network and no library; the little script only shows the moment one points at.
"""

from __future__ import annotations

import json
from html import escape
from typing import Any, Final

from dwarrow import drawing, words
from dwarrow.kernel.state import SPECTATOR
from dwarrow.kernel.table import Table
from dwarrow.parts.packing import card_of
from dwarrow.parts.shapes import face_of
from dwarrow.review.again import Again
from dwarrow.review.contents import MoveFacts, Review, ReviewStep
from dwarrow.review.telling import (
    best_line_told,
    is_notable,
    judgement_told,
    line_told,
    lines_told,
    move_told,
    summary_told,
    value_told,
    values_told,
)

WIDE, HIGH, EDGE = 640.0, 230.0, 40.0
COLOURS: Final = (
    *("#c8963f", "#5a82aa", "#6e8f46", "#a05a9c", "#b5523b", "#3f9c94", "#8b7a68", "#7a5fd0"),
    *("#d0729a", "#4f6b1e", "#2f5fa8", "#9c2444", "#a08a00", "#5b7c8c", "#c05fd0"),
)
STYLE: Final = """
:root { color-scheme: light dark; --ink: #2a211b; --paper: #f6f0e4; --soft: #8b7a68 }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d8; --paper: #1d1612 } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 1rem auto; padding: 0 1rem;
  color: var(--ink); background: var(--paper) }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem } #curve { width: 100%; max-height: 20rem }
.legend { display: flex; flex-wrap: wrap; gap: 0 1.5rem; font-weight: 600 }
@media (min-width: 56rem) { .both { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem } }
svg { max-width: 100%; height: auto } figure { margin: 0 } ol { padding-left: 0; list-style: none }
li { white-space: pre-wrap }
li button { all: unset; cursor: pointer; display: block; width: 100%;
  box-sizing: border-box; padding: .15rem .4rem }
li button:focus-visible { outline: 2px solid #c8963f }
li[aria-current=true] { background: #c8963f44 } .blunder { border-left: 4px solid #b5523b }
.doubtful { border-left: 4px solid #c8963f } .good, .best { border-left: 4px solid #6e8f46 }
#steps { max-height: 24rem; overflow: auto } #now { min-height: 3.2rem }
"""
SCRIPT: Final = """
const data = JSON.parse(document.getElementById("data").textContent);
const items = [...document.querySelectorAll("#steps li")], mark = document.getElementById("mark");
const list = document.getElementById("steps");
let at = 0;
function within(item, box) { // the list alone scrolls: the page is opened at its head
  if (item.top < box.top) list.scrollTop += item.top - box.top;
  if (item.bottom > box.bottom) list.scrollTop += item.bottom - box.bottom;
}
function picture(n) { return data.pictures[n].map((line) => data.lines[line]).join(""); }
function show(n) {
  at = Math.max(0, Math.min(items.length - 1, n));
  items.forEach((item, i) => item.setAttribute("aria-current", i === at));
  within(items[at].getBoundingClientRect(), list.getBoundingClientRect());
  document.getElementById("board").innerHTML = picture(data.at[at]);
  const better = data.better[at];
  document.getElementById("better").hidden = better === undefined;
  document.getElementById("wish").innerHTML = better === undefined ? "" : picture(better);
  document.getElementById("now").textContent = data.told[at];
  mark.setAttribute("x1", data.x[at]); mark.setAttribute("x2", data.x[at]);
}
items.forEach((item, i) => item.firstChild.addEventListener("click", () => show(i)));
document.getElementById("curve").addEventListener("click", (event) => {
  const box = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * data.wide;
  show(data.x.reduce((best, value, i) =>
    Math.abs(value - x) < Math.abs(data.x[best] - x) ? i : best, 0));
});
addEventListener("keydown", (event) => {
  if (event.key === "ArrowRight") show(at + 1);
  if (event.key === "ArrowLeft") show(at - 1);
});
show(0);
"""


def page(review: Review, table: Table, seat: int | None, language: str) -> str:
    """The whole page; with a seat, its board and what it could know."""
    title = escape(words.say("review-title", language))
    told = [detail(review, step, seat, language) for step in review.steps]
    album = Album()
    at, better = boards(album, table, seat), wishes(album, review, table, seat)
    xs = [round(x_of(review, i), 1) for i in range(len(review.steps))]
    data = {**album.data(), "at": at, "better": better, "told": told, "x": xs, "wide": WIDE}
    caption = escape(words.say("review-better-drawn", language))
    parts = [
        f"<h1>{title}</h1>",
        *(f"<p>{escape(line)}</p>" for line in summary_told(review, language)),
        f"<figure>{curve(review, seat, language)}</figure>",
        '<p id="now" aria-live="polite"></p><div class="both"><div><div id="board"></div>',
        f'<figure id="better" hidden><figcaption>{caption}</figcaption><div id="wish"></div>',
        "</figure></div>",
        f'<ol id="steps">{"".join(item(review, step, language) for step in review.steps)}</ol>',
        "</div>",
        *(section(name, lines) for name, lines in lines_told(review, seat, language)[1:]),
    ]
    kept = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(parts)}"
        f'<script type="application/json" id="data">{kept}</script>'
        f"<script>{SCRIPT}</script></body></html>\n"
    )


def section(title: str, lines: list[str]) -> str:
    told = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f"<h2>{escape(title)}</h2><ol>{told}</ol>"


def item(review: Review, step: ReviewStep, language: str) -> str:
    """A move in the list, with the colour of its verdict."""
    head = review.head
    move = move_told(step.move, head.game, head.names, language)
    names = {"seat": head.names[step.seat], "move": move}
    said = words.say("review-step", language, round=step.round, **names)
    verdict = step.judgement.verdict if step.judgement else ""
    sign = " ◆" if step.is_turning_point else ""
    return f'<li class="{verdict}"><button>{escape(said)}{sign}</button></li>'


def detail(review: Review, step: ReviewStep, seat: int | None, language: str) -> str:
    """What is told of the move that is shown."""
    values = step.known_all if seat is None else step.known_to[seat]
    told = [values_told(values, review.head, language)]
    if step.judgement:
        told.append(judgement_told(step.judgement, review.head, language))
    if step.line:
        told.append(best_line_told(step.line, review.head, language))
    return " · ".join(told)


class Album:
    """Pictures, each line of which is kept once: one board has most lines of the one before."""

    def __init__(self) -> None:
        self.lines: dict[str, int] = {}
        self.pictures: dict[tuple[int, ...], int] = {}

    def add(self, picture: str) -> int:
        """The number of a picture."""
        drawn = (self.lines.setdefault(line, len(self.lines)) for line in picture.splitlines())
        return self.pictures.setdefault(tuple(drawn), len(self.pictures))

    def data(self) -> dict[str, Any]:
        return {"lines": list(self.lines), "pictures": list(self.pictures)}


def boards(album: Album, table: Table, seat: int | None) -> list[int]:
    """The pictures of the boards after every move."""
    again, found = Again(table), list[int]()
    for entry in table.log:
        again.fold(entry)
        if entry.deal is None:
            view: Any = again.view(SPECTATOR if seat is None else seat)
            found.append(album.add(drawing.svg(view)))
    return found


def wishes(album: Album, review: Review, table: Table, seat: int | None) -> dict[int, int]:
    """Where it matters, by the number of the step: the board before it, with the better move."""
    again, found, steps = Again(table), dict[int, int](), iter(enumerate(review.steps))
    for entry in table.log:
        if entry.deal is None:
            number, step = next(steps)
            view: Any = again.view(SPECTATOR if seat is None else seat)
            better = better_than(step)
            if better and is_notable(step) and drawing.has_place(view, better):
                found[number] = album.add(drawing.svg(view, wish_of(table, better)))
        again.fold(entry)
    return found


def better_than(step: ReviewStep) -> MoveFacts | None:
    """The move that would have been better, if the move made was not the best."""
    best = step.judgement.best if step.judgement else step.move
    return None if best["words"] == step.move["words"] else best


def wish_of(table: Table, move: MoveFacts) -> drawing.Wish:
    if move["do"] != "lay":
        return drawing.Wish(move)
    kind = card_of(table.game.read_move(str(move["words"])))
    return drawing.Wish(move, int(face_of(kind, int(bool(move["turned"])))))


# ---- the curve


def curve(review: Review, seat: int | None, language: str) -> str:
    """The lines over all moves, and whose they are; what a seat could know is dashed."""
    head = review.head
    parts, names = [frame(review, language)], ""
    for i, line in enumerate(head.lines):
        colour = COLOURS[i % len(COLOURS)]
        name = escape(line_told(line, head, language))
        parts.append(polyline(review, [step.known_all[i] for step in review.steps], colour, ""))
        if seat is not None:
            known = [step.known_to[seat][i] for step in review.steps]
            parts.append(polyline(review, known, colour, "4 4"))
        names += f'<span style="color: {colour}">{name}</span>'
    parts += [dot(review, i) for i, step in enumerate(review.steps) if step.is_turning_point]
    label = escape(words.say(f"review-curve-{head.unit}", language))
    mark = f'<line id="mark" y1="{EDGE}" y2="{HIGH - EDGE}" stroke="currentColor"/>'
    box = f'viewBox="0 0 {WIDE:.0f} {HIGH:.0f}" role="img" aria-label="{label}"'
    legend = f'<figcaption class="legend">{names}</figcaption>'
    return f'{legend}<svg id="curve" {box}>{"".join(parts)}{mark}</svg>'


def most(review: Review) -> float:
    """The value at the top of the picture."""
    if review.head.unit == "chance":
        return 1.0
    return max(10.0, *(max(step.known_all) for step in review.steps))


def x_of(review: Review, i: int) -> float:
    return EDGE + (WIDE - 2 * EDGE) * (i + 1) / max(1, len(review.steps))


def y_of(review: Review, value: float) -> float:
    return HIGH - EDGE - (HIGH - 2 * EDGE) * value / most(review)


def polyline(review: Review, values: list[float], colour: str, dashes: str) -> str:
    points = " ".join(f"{x_of(review, i):.1f},{y_of(review, v):.1f}" for i, v in enumerate(values))
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dashed}/>'


def dot(review: Review, i: int) -> str:
    """A turning point, on the line that changed most."""
    now = review.steps[i].known_all
    before = review.steps[i - 1].known_all if i else review.head.dealt[0]
    changed = max(range(len(now)), key=lambda line: abs(now[line] - before[line]))
    y = y_of(review, now[changed])
    return f'<circle cx="{x_of(review, i):.1f}" cy="{y:.1f}" r="4" fill="currentColor"/>'


def frame(review: Review, language: str) -> str:
    """Lines at nothing, half and all, and one where a round ends."""
    told = ""
    for part in (0.0, 0.5, 1.0):
        y = y_of(review, part * most(review))
        value = value_told(part * most(review), review.head, language)
        told += f'<line x1="{EDGE}" x2="{WIDE - EDGE}" y1="{y}" y2="{y}" stroke="#8b7a6866"/>'
        told += f'<text x="2" y="{y - 3}" font-size="15" fill="#8b7a68">{value}</text>'
    for i, (one, two) in enumerate(zip(review.steps, review.steps[1:])):
        if one.round != two.round:
            x = x_of(review, i)
            told += f'<line x1="{x}" x2="{x}" y1="{EDGE}" y2="{HIGH - EDGE}" stroke="#8b7a68"/>'
    return told
