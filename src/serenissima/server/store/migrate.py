"""Brings the database to the newest form at start-up, with a copy of the old one beside it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, text

from serenissima.server.problems import CannotStart

_STEPS = Path(__file__).parent.parent / "migrations"


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(_STEPS))
    config.attributes["connection"] = connection
    return config


def newest() -> str | None:
    """The revision that this version of the server works with."""
    config = Config()
    config.set_main_option("script_location", str(_STEPS))
    return ScriptDirectory.from_config(config).get_current_head()


def upgrade(connection: Connection, file: Path) -> None:
    """Runs the missing steps; a database that already holds something is copied first."""
    current = MigrationContext.configure(connection).get_current_revision()
    if current == newest():
        return
    if current is not None:
        _keep_copy(connection, file.with_name(f"{file.stem}-before-{newest()}.db"))
    try:
        command.upgrade(_config(connection), "head")
    except CommandError as problem:
        raise CannotStart(f"The data in {file} was written by a newer version of Serenissima ({problem}).") from problem


def _keep_copy(connection: Connection, copy: Path) -> None:
    if not copy.exists():
        connection.commit()
        connection.execute(text("VACUUM INTO :copy"), {"copy": str(copy)})
