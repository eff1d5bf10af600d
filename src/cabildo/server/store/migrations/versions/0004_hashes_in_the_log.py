"""The log keeps a hash of each entry."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("hash", sa.String(length=32), nullable=True))


def downgrade() -> None:
    op.drop_column("log", "hash")
