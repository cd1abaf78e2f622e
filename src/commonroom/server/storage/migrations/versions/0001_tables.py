"""Tables, seats, keys, actions and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("edition", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("host", sa.Integer, nullable=True),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("finished", sa.Float, nullable=True),
        sa.Column("rematch", sa.String(24), nullable=True),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(32), nullable=True),
    )
    op.create_table(
        "keys",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("expires", sa.Float, nullable=True),
    )
    op.create_index("keys_by_hash", "keys", ["hash"])
    op.create_table(
        "actions",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("sent_id", sa.String(40), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "sent_id", name="actions_sent_once"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("team", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
