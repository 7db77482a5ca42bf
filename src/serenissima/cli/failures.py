"""What can go wrong because of what somebody typed or what the machine lacks, each told in one sentence."""

from __future__ import annotations

SERVER = {"aiosqlite", "alembic", "litestar", "msgspec", "sqlalchemy", "uvicorn", "websockets"}
"""What the extra `server` brings."""


class Failed(Exception):
    """A command that cannot do what it was asked; its text is for the person who asked."""


def sentence(problem: Exception) -> str | None:
    """What to say about a problem a person can do something about; nothing for a fault of the program."""
    from serenissima._engine import EngineNotCompiled

    if isinstance(problem, Failed | EngineNotCompiled):
        return str(problem)
    if isinstance(problem, ModuleNotFoundError) and (problem.name or "").split(".")[0] in SERVER:
        return "This needs the server's packages: pip install 'serenissima[server]'."
    from serenissima.bots import BadBot, UnknownLevel
    from serenissima.core.title import BadSetting
    from serenissima.games import UnknownGame
    from serenissima.match.history import BrokenMatch

    if isinstance(problem, UnknownGame | UnknownLevel | BadBot | BadSetting | BrokenMatch):
        said = str(problem)
        return said if said.endswith(".") else said + "."
    return None
