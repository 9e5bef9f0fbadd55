"""Builds the wheel: compiles the engine with mypyc, or ships it as it is without a compiler."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ENGINE = ("kernel", "parts", "games")
# Calls inside the engine may be inlined: nobody interposes its functions.
FLAGS = ["-O3", "-g0", "-fno-semantic-interposition", "-fvisibility=hidden"]


class EngineHook(BuildHookInterface[Any]):
    """Adds the compiled engine to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable" or os.environ.get("DWARROW_PURE"):
            return
        if not has_compiler():
            self.app.display_warning("no C compiler: dwarrow will run interpreted, and slower")
            return
        self.built = Path(tempfile.mkdtemp(prefix="dwarrow-build-"))
        for path in compile_engine(Path(self.root) / "src", self.built):
            build_data["force_include"][str(path)] = str(path.relative_to(self.built / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(getattr(self, "built", ""), ignore_errors=True)


def has_compiler() -> bool:
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def compile_engine(source: Path, built: Path) -> list[Path]:
    """The extension modules of the engine, below built/lib where they belong in the package."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    shutil.copytree(source / "dwarrow", built / "dwarrow")
    files = sorted(path for part in ENGINE for path in (built / "dwarrow" / part).rglob("*.py"))
    before = Path.cwd()
    os.chdir(built)
    try:
        names = [str(path.relative_to(built)) for path in files]
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
