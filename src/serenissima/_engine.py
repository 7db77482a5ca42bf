"""The switch between the compiled and the interpreted engine.

`core`, `games` and the search are one source that runs both ways. mypyc's output lies apart from it, in `_native/`, so
that a forgotten build can never hide an edited file: `_native/stamp` holds a digest of the sources it was made from,
and a build whose stamp does not match them is not used. All compiled modules are in one library, which holds a function
that makes each of them. Packages (`__init__.py`), and what only people wait for, stay source.

The environment variable SERENISSIMA_ENGINE chooses: `compiled` (an error where there is no fresh build),
`interpreted`, or `auto`, the default: compiled where there is a fresh build, else interpreted.
"""

from __future__ import annotations

import hashlib
import os
import sys
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

SWITCH = "SERENISSIMA_ENGINE"
PACKAGE = Path(__file__).resolve().parent
NATIVE = PACKAGE / "_native"
STAMP = NATIVE / "stamp"
PARTS = ("core", "games", "match", "trials", "bots/search")
RECIPE = "2"
"""Raised when the way of building changes, so that older builds are made anew."""

COMPILED = tuple(f"serenissima.{part.replace('/', '.')}." for part in PARTS)
LIBRARY = "serenissima__mypyc"
_UNTIMED = (
    "declarations entry help invariants ledger messages notes outcome promises prompts refs refusal score sheet shown"
)
STAY_SOURCE = frozenset(["__init__.py", *(f"{name}.py" for name in _UNTIMED.split())])
"""Names of modules that no search ever waits for: compiling them would only lengthen the first start."""


class EngineNotCompiled(ImportError):
    """The compiled engine was asked for and cannot be had."""


def sources(package: Path = PACKAGE) -> list[Path]:
    """The modules that are compiled together, in a stable order."""
    found = (path for part in PARTS for path in (package / part).rglob("*.py"))
    kept = (path for path in found if path.name not in STAY_SOURCE)
    return sorted(kept, key=lambda path: path.relative_to(package).as_posix())


def digest(package: Path = PACKAGE) -> str:
    """What a build is made from: the sources, their names, this interpreter's binary format and the recipe."""
    made_of = hashlib.sha256(f"{RECIPE} {EXTENSION_SUFFIXES[0]}".encode())
    for path in sources(package):
        text = path.read_bytes()
        made_of.update(f"\n{path.relative_to(package).as_posix()} {len(text)}\n".encode())
        made_of.update(text)
    return made_of.hexdigest()


def trouble() -> str | None:
    """Why the compiled engine cannot be used, or nothing."""
    if not STAMP.is_file():
        return "it has not been compiled here"
    if STAMP.read_text().strip() != digest():
        return "its sources have changed since it was compiled"
    return None


class Maker(Loader):
    """Loads a module by calling the function of the library that makes it."""

    def __init__(self, capsule: object, mark: str) -> None:
        self._capsule = capsule
        self._mark = mark

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, its body run: a compiled module is made in one go."""
        import ctypes

        address = ctypes.pythonapi.PyCapsule_GetPointer
        address.restype = ctypes.c_void_p
        address.argtypes = [ctypes.py_object, ctypes.c_char_p]
        make = ctypes.PYFUNCTYPE(ctypes.py_object)(address(self._capsule, self._mark.encode()))
        made: ModuleType = make()
        return made

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""


class NativeFinder:
    """Finds the engine's modules in `_native/`, and leaves everything else to Python."""

    def __init__(self) -> None:
        self._decided: str | None = None

    def mode(self) -> str:
        """`compiled` or `interpreted`, decided at the first question and the same ever after."""
        if self._decided is None:
            self._decided = self._decide()
        return self._decided

    def _decide(self) -> str:
        wish = os.environ.get(SWITCH, "auto") or "auto"
        if wish not in {"auto", "compiled", "interpreted"}:
            raise EngineNotCompiled(f"{SWITCH} is {wish!r}; it can be compiled, interpreted or auto.")
        if wish == "interpreted":
            return "interpreted"
        why_not = trouble()
        if why_not is None:
            return "compiled"
        if wish == "compiled":
            raise EngineNotCompiled(
                f"{SWITCH} asks for the compiled engine, but {why_not}. "
                "Run tools/build_native.py, or leave the switch unset."
            )
        return "interpreted"

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of that name, where it is part of a build that is in use."""
        if name.startswith(COMPILED) and self.mode() == "compiled":
            mark = f"init_{name.replace('.', '___')}"
            capsule = getattr(import_module(LIBRARY), mark, None)
            if capsule is None:
                return None
            return ModuleSpec(name, Maker(capsule, f"{LIBRARY}.{mark}"))
        if name == LIBRARY:
            file = NATIVE / f"{LIBRARY}{EXTENSION_SUFFIXES[0]}"
            return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))
        return None


_finder = NativeFinder()


def install() -> None:
    """Makes Python ask this module first for the engine's modules."""
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)


def mode() -> str:
    """Which engine runs in this process: `compiled` or `interpreted`."""
    return _finder.mode()
