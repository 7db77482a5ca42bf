"""Brings the database to the newest form at start-up, with a copy of the old one beside it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from serenissima.server.problems import CannotStart

NEWEST = "0002"
"""The form this version works with: the last step in `migrations/versions`, named here because asking Alembic costs
a third of the start-up time. Steps are numbered, so that a newer form is told by its name.
"""

_STEPS = Path(__file__).parent.parent / "migrations"


def upgrade(connection: Connection, file: Path) -> None:
    """Runs the missing steps; a database that already holds something is copied first."""
    current = _current(connection)
    if current == NEWEST:
        return
    if current is not None:
        if current > NEWEST:
            raise CannotStart(f"The data in {file} was written by a newer version of Serenissima (form {current}).")
        _keep_copy(connection, file.with_name(f"{file.stem}-before-{NEWEST}.db"))
    _run_steps(connection)


def _current(connection: Connection) -> str | None:
    """The form of this database; none for a fresh one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def _run_steps(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_STEPS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _keep_copy(connection: Connection, copy: Path) -> None:
    if not copy.exists():
        connection.commit()
        connection.execute(text("VACUUM INTO :copy"), {"copy": str(copy)})
