"""A report as one HTML page that needs nothing else, or as Markdown with its pictures beside it."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from dwarrow.lab.plots import FAINT, GRID, INK, PAPER
from dwarrow.lab.report import Answered, Grid

STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8")

Chapter = tuple[str, str, list[Answered]]  # a game, where its numbers come from, what they say


def anchored(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def coded(words: str) -> str:
    """Words with `code` in them."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(words))


# ---- HTML


def html(title: str, lead: str, chapters: list[Chapter], made_by: str) -> str:
    """The whole page; it loads nothing."""
    links = " ".join(f'<a href="#{anchored(name)}">{escape(name)}</a>' for name, _, _ in chapters)
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main>",
        f'<h1>{escape(title)}</h1><p class="lead">{coded(lead)}</p>',
        f"<nav>{links}</nav>" if len(chapters) > 1 else "",
    ]
    for name, source, sections in chapters:
        parts.append(f'<h2 id="{anchored(name)}">{escape(name)}</h2>')
        parts.append(f'<p class="lead">{coded(source)}.</p>')
        parts += [_html_section(name, section) for section in sections]
    parts.append(f"<footer>{coded(made_by)}</footer></main></body></html>")
    return "\n".join(parts)


def _html_section(chapter: str, section: Answered) -> str:
    prefix = f"{anchored(chapter)}-{anchored(section.title)}"
    parts = [f"<h3>{escape(section.title)}</h3>", f"<p>{coded(section.words)}</p>"]
    for i, (caption, svg) in enumerate(section.figures):
        own = _own_names(svg, f"{prefix}-{i}")
        how = ' class="tinted"' if TINTED in svg else ""
        own = own if how else _themed(own)
        parts.append(f"<figure{how}>{own}<figcaption>{escape(caption)}</figcaption></figure>")
    if section.grids:
        tables = "".join(_html_grid(grid) for grid in section.grids)
        is_open = " open" if not section.figures else ""
        summary = "<summary>the numbers</summary>"
        parts.append(f'<details{is_open}>{summary}<div class="numbers">{tables}</div></details>')
    return "\n".join(parts)


# The drawings take the colours of the page, light or dark; what is tinted stays on light paper.
THEMED = {PAPER: "--paper", INK: "--ink", FAINT: "--faint", GRID: "--line"}
TINTED = "QuadMesh"  # what matplotlib calls squares of many shades


def _themed(svg: str) -> str:
    """What is drawn in a colour of the page, by the name of that colour."""
    for colour, name in THEMED.items():
        svg = svg.replace(f": {colour}", f": var({name})")
    return svg


def _own_names(svg: str, prefix: str) -> str:
    """Names inside a drawing are made its own, since a page has many."""
    svg = re.sub(r'\bid="([^"]+)"', rf'id="{prefix}-\1"', svg)
    svg = re.sub(r'href="#([^"]+)"', rf'href="#{prefix}-\1"', svg)
    return re.sub(r"url\(#([^)]+)\)", rf"url(#{prefix}-\1)", svg)


def _html_grid(grid: Grid) -> str:
    heads, rows = grid
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(c)}</td>" for c in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


# ---- Markdown


def markdown(title: str, lead: str, chapters: list[Chapter], made_by: str, file: Path) -> None:
    """A page of Markdown; its pictures lie in a folder of its name."""
    folder = file.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    parts = [f"# {title}", lead, made_by]
    for name, source, sections in chapters:
        parts += [f"## {name}", f"{source}."]
        for section in sections:
            parts += _markdown_section(name, section, folder)
    file.write_text("\n\n".join(parts) + "\n", encoding="utf-8")


def _markdown_section(chapter: str, section: Answered, folder: Path) -> list[str]:
    parts = [f"### {section.title}", section.words]
    for i, (caption, svg) in enumerate(section.figures):
        name = f"{anchored(chapter)}-{anchored(section.title)}-{i + 1}.svg"
        (folder / name).write_text(svg, encoding="utf-8")
        parts.append(f"![{section.title}: {caption}]({folder.name}/{name})")
    for heads, rows in section.grids:
        lines = [heads, ["---"] * len(heads), *rows]
        parts.append("\n".join(f"| {' | '.join(line)} |" for line in lines))
    return parts
