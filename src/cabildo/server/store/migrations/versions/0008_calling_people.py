"""Browsers that can be called, and at which tables somebody wants that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=88), nullable=False),
        sa.Column("secret", sa.String(length=24), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "bells",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("called", sa.Integer(), nullable=True),
        sa.Column("seen", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_bells_table_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_bells_person")),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_bells")),
    )
    op.create_index("ix_bells_person", "bells", ["person"])


def downgrade() -> None:
    op.drop_table("bells")
    op.drop_table("devices")
