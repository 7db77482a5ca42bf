"""Compiles the engine and the games with mypyc into src/serenissima/_native.

    python tools/build_native.py [--check] [--force]

One mypycify call covers every module, because calls between modules are only fast within one group. The C files are
compiled on all cores. Does nothing when the last build is fresh; without a C compiler it says so and ends well,
since the same source runs interpreted.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
sys.path.insert(0, str(SRC))

from serenissima import _engine  # noqa: E402

FLAGS = ["-O2", "-fno-semantic-interposition", "-fwrapv", "-g0"]
"""Functions of one library may inline each other; the random generator relies on 64-bit wrap-around."""


def stale() -> bool:
    """Whether there is something to compile that has not been compiled."""
    return bool(_engine.sources()) and _engine.trouble() is not None


def compiler() -> str | None:
    """A C compiler that can make extensions for this Python, or nothing."""
    words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    found = next((name for name in (words[0], "cc", "gcc", "clang") if shutil.which(name)), None)
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return found if found and header.is_file() else None


def extensions(folder: Path) -> list[Any]:
    """Writes the C files into the folder and describes the libraries to be made of them."""
    from mypyc.build import mypycify

    files = [str(path.relative_to(SRC)) for path in _engine.sources()]
    os.chdir(SRC)
    options = [
        "--strict",
        "--config-file",
        str(ROOT / "pyproject.toml"),
        "--cache-dir",
        str(ROOT / ".mypy_cache/native"),
    ]
    made: list[Any] = mypycify([*options, *files], opt_level="2", multi_file=True, target_dir=str(folder / "c"))
    for extension in made:
        extension.extra_compile_args += FLAGS
    return made


def compile_all(made: list[Any], folder: Path) -> Path:
    """Runs the C compiler on all cores and links; returns the folder that holds the libraries."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):
        """setuptools compiles the files of one library one after the other; this does several at once."""

        def build_extensions(self) -> None:
            tool = self.compiler
            known: dict[str, str] = {}

            def compile_files(
                sources: list[str],
                output_dir: Any = None,
                macros: Any = None,
                include_dirs: Any = None,
                debug: bool = False,
                extra_preargs: Any = None,
                extra_postargs: Any = None,
                depends: Any = None,
            ) -> list[str]:
                macros, objects, extra, pp_opts, build = tool._setup_compile(
                    output_dir, macros, include_dirs, sources, depends, extra_postargs
                )
                cc_args = tool._get_cc_args(pp_opts, debug, extra_preargs)

                def one(obj: str) -> None:
                    source, ext = build[obj]
                    tool._compile(obj, source, ext, cc_args, extra, pp_opts)

                todo = sorted(
                    (o for o in objects if o in build and o not in known), key=lambda o: -os.path.getsize(build[o][0])
                )
                with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                    list(pool.map(one, todo))
                known.update(dict.fromkeys(todo, ""))
                return list(objects)

            tool.compile = compile_files
            super().build_extensions()

    command = OnAllCores(Distribution({"name": "serenissima", "packages": [], "ext_modules": made}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "o")
    command.ensure_finalized()
    command.run()
    return folder / "lib"


def put_in_place(made: Path) -> None:
    """Swaps the new build for the old one in one step, the stamp last."""
    fresh = _engine.NATIVE.with_name("_native.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(made, fresh)
    (fresh / "stamp").write_text(_engine.digest() + "\n")
    shutil.rmtree(_engine.NATIVE, ignore_errors=True)
    fresh.rename(_engine.NATIVE)


def build() -> None:
    """Compiles everything and puts it in place."""
    before = _engine.digest()
    with tempfile.TemporaryDirectory(prefix="serenissima-native-") as name:
        folder = Path(name)
        made = compile_all(extensions(folder), folder)
        if _engine.digest() != before:
            raise SystemExit("The engine's sources changed while they were compiled: run the command again.")
        put_in_place(made)


def main() -> None:
    """The command line of this tool."""
    words = argparse.ArgumentParser(description="Compile the engine with mypyc into src/serenissima/_native.")
    words.add_argument(
        "--check", action="store_true", help="only say whether the build is fresh (exit status 1: stale)"
    )
    words.add_argument("--force", action="store_true", help="compile even when the build is fresh")
    wish = words.parse_args()
    if wish.check:
        sys.exit(1 if stale() else 0)
    if not (stale() or wish.force):
        return
    if compiler() is None:
        print(
            "No C compiler with Python's headers here: the engine runs interpreted, about forty times slower.",
            file=sys.stderr,
        )
        return
    began = time.monotonic()
    build()
    print(f"  engine: {len(_engine.sources())} modules compiled in {time.monotonic() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
