"""Tables that go on from another one, or hold a record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "origin")
