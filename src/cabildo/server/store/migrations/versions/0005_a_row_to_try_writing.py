"""A row that is written to see whether writing works."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "health",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("filler", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_health"),
    )


def downgrade() -> None:
    op.drop_table("health")
