"""Indexes for the lists of tables."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status_moved", "tables", ["status", "moved"])


def downgrade() -> None:
    op.drop_index("ix_tables_status_moved", "tables")
    op.drop_index("ix_tables_owner", "tables")
