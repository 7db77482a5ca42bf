"""The tables of the database. Times are whole milliseconds: databases disagree about anything finer."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("header", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("snapshot", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("rematch", String(16), nullable=True),
)

keys = Table(
    "keys",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("role", String(8), nullable=False),
    Column("seats", Text, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
)
