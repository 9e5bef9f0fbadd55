"""What a terminal, a pipe or a disk may do to our words: lack letters, close, be full."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from rich.console import Console

PAGER = "FRX"  # less: not for what a screen holds, with colours, leaving the text there
BROKEN = 1  # the exit code when what was said could not be written

# How drawings and signs look where there is only ASCII.
LETTERS = {
    **dict.fromkeys("━─╸╺╼╾", "-"),
    **dict.fromkeys("┃│╹╻╽╿", "|"),
    **dict.fromkeys("┏┓┗┛┣┫┳┻╋╬┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
    **dict(zip("╱╲▒░×·•—–’‘“”", "/\\#:x.*--''\"\"")),
    "±": "+-",
    "…": "...",
}


@contextlib.contextmanager
def read_from_the_top(out: Console) -> Iterator[None]:
    """Whoever sits at a terminal reads a long text from its beginning, page by page."""
    if not out.is_terminal:
        yield
        return
    os.environ.setdefault("LESS", PAGER)
    with out.pager(styles=True):
        yield


@cache
def console(is_error: bool = False) -> Console:
    """Made when something is said: rich takes as long to import as half of the rest."""
    from rich.console import Console

    return Console(stderr=is_error, highlight=False)


class Later:
    """Standard output, not opened before something is printed."""

    def __getattr__(self, name: str) -> Any:
        return getattr(console(), name)


out = cast("Console", Later())


def spelled(fault: UnicodeError) -> tuple[str, int]:
    """Letters that an output lacks, in letters that every output has."""
    assert isinstance(fault, UnicodeEncodeError)
    lost = fault.object[fault.start : fault.end]
    return "".join(LETTERS.get(letter) or plain(letter) for letter in lost), fault.end


def plain(letter: str) -> str:
    bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return bare or ("" if unicodedata.combining(letter) else "?")


def open_anew() -> None:
    """A command looks at its terminal itself; nothing typed or printed is a reason to stop."""
    console.cache_clear()
    codecs.register_error("dwarrow", spelled)
    reopen_closed()
    for stream, errors in (
        (sys.stdout, "dwarrow"),
        (sys.stderr, "dwarrow"),
        (sys.stdin, "replace"),
    ):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def reopen_closed() -> None:
    """A closed output (`>&-`) cannot be written and says so; no other file takes its number."""
    if sys.stdin is None:  # nobody will type anything
        sys.stdin = open(occupied(0, os.O_RDONLY))  # noqa: SIM115
    if sys.stdout is None:  # what can only be read refuses as what is closed would
        sys.stdout = open(occupied(1, os.O_RDONLY), "w")  # noqa: SIM115
    if sys.stderr is None:
        occupied(2, os.O_WRONLY)


def occupied(number: int, how: int) -> int:
    """A free file number that leads to nothing from now on."""
    opened = os.open(os.devnull, how)
    if opened != number:
        os.dup2(opened, number)
        os.close(opened)
    return number


def refuse(why: object) -> None:
    """One sentence to whoever gave the command, letter by letter."""
    err = console(is_error=True)
    err.print("[red]dwarrow:[/red]", end=" ")
    err.print(str(why), markup=False, soft_wrap=True)


def give_up(why: OSError) -> None:
    """Standard output, or another file, could not be written: say so and keep quiet."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    refuse(fault_of(why))


def fault_of(why: OSError) -> str:
    words = why.strerror or str(why)
    return f"{words}: {why.filename}" if why.filename else f"the output cannot be written: {words}"


def check_writable(path: Path, language: str = "en") -> None:
    """Refuse a file that cannot be written, before the work that is to be kept there."""
    is_new = not path.exists()
    try:
        path.open("a", encoding="utf-8").close()
        if is_new:
            path.unlink()
    except OSError as why:
        from dwarrow.cli.reading import refused

        told = {"file": str(path), "why": why.strerror}
        raise refused("terminal-no-write", language, **told) from None


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all; a pipe or a device is just written to."""
    file = path.resolve()
    if file.exists() and not file.is_file():
        file.write_text(text, encoding="utf-8")
        return
    part = file.with_name(f"{file.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(file)
    except OSError:
        part.unlink(missing_ok=True)
        raise
