"""Serenissima: five board games about Venice on one rules engine.

Importing the package decides, once, whether the engine runs compiled or interpreted: see `serenissima._engine`.
"""

from serenissima import _engine

__version__ = "0.1.0"

_engine.install()
