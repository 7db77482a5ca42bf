"""A table's rematch is called that."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.alter_column("tables", "again", new_column_name="rematch")


def downgrade() -> None:
    op.alter_column("tables", "rematch", new_column_name="again")
