"""Links to watch and to come back, people who leave for good, and chat that keeps its author's name."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from cabildo.server.names import shown_name

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    show_names_safely("people", ["id"])
    show_names_safely("seats", ["table_id", "seat"])

    op.add_column("people", sa.Column("recovery", sa.String(length=64), nullable=True))
    op.add_column("people", sa.Column("recovery_made", sa.DateTime(timezone=True), nullable=True))
    op.create_index("uq_people_recovery", "people", ["recovery"], unique=True)
    op.add_column("tables", sa.Column("watch_token", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("gone", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "visitors",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_visitors_table_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_visitors_person")),
        sa.PrimaryKeyConstraint("table_id", "person", "token", name=op.f("pk_visitors")),
    )
    op.create_index("ix_visitors_person", "visitors", ["person"])
    op.create_index("ix_notes_person", "notes", ["person"])

    op.add_column("chat", sa.Column("name", sa.String(length=40), nullable=True))
    op.add_column("chat", sa.Column("colour", sa.String(length=16), nullable=True))
    for column in ("name", "colour"):
        op.execute(f"UPDATE chat SET {column} = (SELECT people.{column} FROM people WHERE people.id = chat.person)")
    with op.batch_alter_table("chat") as batch:
        batch.alter_column("name", existing_type=sa.String(length=40), nullable=False)
        batch.alter_column("colour", existing_type=sa.String(length=16), nullable=False)
        batch.alter_column("person", existing_type=sa.String(length=32), nullable=True)
    op.create_index("ix_chat_person", "chat", ["person"])


def show_names_safely(table: str, key: list[str]) -> None:
    """Take out of names what could not be chosen any more: nobody can be asked for another one."""
    connection = op.get_bind()
    names = sa.table(table, sa.column("name"), *map(sa.column, key))
    for row in connection.execute(sa.select(names)).mappings().all():
        shown = shown_name(row["name"])
        if shown != row["name"]:
            here = sa.and_(*(names.c[column] == row[column] for column in key))
            connection.execute(sa.update(names).where(here).values(name=shown))


def downgrade() -> None:
    op.drop_index("ix_chat_person", "chat")
    op.execute("DELETE FROM chat WHERE person IS NULL")
    with op.batch_alter_table("chat") as batch:
        batch.alter_column("person", existing_type=sa.String(length=32), nullable=False)
        batch.drop_column("colour")
        batch.drop_column("name")
    op.drop_index("ix_notes_person", "notes")
    op.drop_table("visitors")
    op.drop_column("seats", "gone")
    op.drop_column("tables", "watch_token")
    op.drop_index("uq_people_recovery", "people")
    op.drop_column("people", "recovery_made")
    op.drop_column("people", "recovery")
