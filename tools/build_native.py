"""Compiles the engine and the games with mypyc into src/serenissima/_native.

    python tools/build_native.py [--check] [--force]

One mypycify call covers every module, because calls between modules are only fast within one group. The C files are
compiled on all cores and joined by the linker's optimiser, which wins back what compiling them apart would lose. Does
nothing when the last build is fresh; without a C compiler it says so and ends well, since the same source runs
interpreted.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import shutil
import subprocess
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

NEEDED = ["-O2", "-fwrapv"]
"""The random generator relies on 64-bit wrap-around."""

CORES = os.cpu_count() or 1
WELCOME = [["-fno-semantic-interposition"], [f"-flto={CORES}", "-fno-fat-lto-objects"], ["-g0"], ["-w"]]
"""Flags that help where the compiler takes them: functions may inline each other, also across files."""

PROBE = "#include <Python.h>\nint probe(void) { return Py_IsInitialized(); }\n"


def stale() -> bool:
    """Whether there is something to compile that has not been compiled."""
    return bool(_engine.sources()) and _engine.trouble() is not None


def works(flags: list[str]) -> bool:
    """Whether this machine's C compiler makes a library for this Python with these flags."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    with tempfile.TemporaryDirectory() as name:
        source, library = Path(name, "probe.c"), Path(name, "probe.so")
        source.write_text(PROBE)
        include = f"-I{sysconfig.get_path('include')}"
        words = [*compiler, *flags, "-shared", "-fPIC", "-Werror", include, str(source), "-o", str(library)]
        try:
            done = subprocess.run(words, capture_output=True, stdin=subprocess.DEVNULL, check=False)
        except FileNotFoundError:
            return False
        return done.returncode == 0


def flags_that_work() -> list[str] | None:
    """The flags to compile with, or nothing where there is no C compiler."""
    if not works(NEEDED):
        return None
    flags = list(NEEDED)
    for more in WELCOME:
        if works(flags + more):
            flags += more
    return flags


def library(folder: Path, flags: list[str]) -> Any:
    """Writes the C files into the folder and describes the library to be made of them.

    mypyc would make a small library for each module besides; `serenissima._engine` does without, which saves a sixth
    of the time.
    """
    from mypyc.build import mypycify

    os.chdir(SRC)
    files = [str(path.relative_to(SRC)) for path in _engine.sources()]
    settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache" / "native")]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            made: list[Any] = mypycify(
                [*settings, *files], opt_level="2", multi_file=True, target_dir=f"{folder}/c", group_name="serenissima"
            )
    except BaseException:
        print(said.getvalue(), file=sys.stderr)
        raise
    whole = next(extension for extension in made if extension.name == _engine.LIBRARY)
    whole.sources = together(whole.sources, folder)
    whole.extra_compile_args += flags
    whole.extra_link_args += flags
    return whole


def together(files: list[str], folder: Path) -> list[str]:
    """One C file for each game, for the core and for the search: each module's own file would read half a megabyte of
    declarations anew.
    """
    parts: dict[str, list[str]] = {}
    kept = []
    for file in files:
        first, *middle = Path(file).stem.split("___")[:-1] or [""]
        if first == "__native_serenissima" and middle:
            parts.setdefault("_".join(middle[:2]), []).append(file)
        else:
            kept.append(file)
    for name, members in parts.items():
        joined = folder / "c" / f"together_{name}.c"
        joined.write_text("".join(f'#include "{Path(member).name}"\n' for member in sorted(members)))
        kept.append(str(joined))
    return kept


def compile_all(whole: Any, folder: Path) -> Path:
    """Runs the C compiler on all cores and links; returns the folder that holds the library."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "serenissima", "packages": [], "ext_modules": [whole]}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "o")
    command.ensure_finalized()
    make_extensions = command.build_extensions

    def side_by_side() -> None:
        compile_on_all_cores(command.compiler)
        make_extensions()

    command.build_extensions = side_by_side
    command.run()
    return folder / "lib"


def compile_on_all_cores(compiler: Any) -> None:
    """Teaches a setuptools compiler to work on several files of a library at once, the longest first."""

    def compile_files(files: list[str], *, extra_postargs: list[str], **settings: Any) -> list[str]:
        _, objects, extra, defines, todo = compiler._setup_compile(
            settings["output_dir"],
            settings["macros"],
            settings["include_dirs"],
            files,
            settings["depends"],
            extra_postargs,
        )
        first = compiler._get_cc_args(defines, settings["debug"], None)
        longest_first = sorted(todo, key=lambda name: -Path(todo[name][0]).stat().st_size)
        with ThreadPoolExecutor(CORES) as pool:
            list(pool.map(lambda name: compiler._compile(name, *todo[name], first, extra, defines), longest_first))
        return list(objects)

    compiler.compile = compile_files


def put_in_place(made: Path) -> None:
    """Swaps the new build for the old one, the stamp being part of it."""
    fresh = _engine.NATIVE.with_name("_native.new")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.copytree(made, fresh)
    (fresh / "stamp").write_text(_engine.digest() + "\n")
    shutil.rmtree(_engine.NATIVE, ignore_errors=True)
    fresh.rename(_engine.NATIVE)


def build(flags: list[str]) -> None:
    """Compiles everything and puts it in place."""
    before = _engine.digest()
    with tempfile.TemporaryDirectory(prefix="serenissima-native-") as name:
        folder = Path(name)
        made = compile_all(library(folder, flags), folder)
        if _engine.digest() != before:
            raise SystemExit("The engine's sources changed while they were compiled: run the command again.")
        put_in_place(made)


def main() -> None:
    """The command line of this tool."""
    words = argparse.ArgumentParser(description="Compile the engine with mypyc into src/serenissima/_native.")
    words.add_argument(
        "--check", action="store_true", help="only tell whether the build is fresh (exit status 1: stale)"
    )
    words.add_argument("--force", action="store_true", help="compile even when the build is fresh")
    wish = words.parse_args()
    if wish.check:
        sys.exit(1 if stale() else 0)
    if not (stale() or wish.force):
        return
    began = time.monotonic()
    flags = flags_that_work()
    if flags is None:
        print(
            "  engine: no C compiler with Python's headers here, so it runs interpreted, some forty times slower",
            file=sys.stderr,
        )
        return
    build(flags)
    print(f"  engine: {len(_engine.sources())} modules compiled in {time.monotonic() - began:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
