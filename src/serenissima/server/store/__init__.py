"""Where tables are kept: SQLite through SQLAlchemy Core."""

from serenissima.server.store.archive import Store

__all__ = ["Store"]
