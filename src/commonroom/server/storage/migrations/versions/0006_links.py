"""Each action is linked to the one before it, so that a change from outside is noticed."""

from itertools import groupby
from operator import itemgetter

import sqlalchemy as sa
from alembic import op

from commonroom.server.storage.chain import head, link

revision = "0006"
down_revision = "0005"

AT_ONCE = 5_000
"""Actions of which the links are written together."""


def upgrade() -> None:
    op.add_column("actions", sa.Column("link", sa.String(32), nullable=True))
    connection = op.get_bind()
    heads = {
        row[0]: head(*row)
        for row in connection.execute(sa.text("SELECT id, game, rules, edition, options, seed FROM tables"))
    }
    # What is stored now is taken as it is: before this version nothing could tell.
    rows = connection.execute(
        sa.text("SELECT table_id, number, seat, sent_id, body, at FROM actions ORDER BY table_id, number")
    )
    write = sa.text("UPDATE actions SET link = :link WHERE table_id = :table AND number = :number")
    links = []
    for table, actions in groupby(rows.all(), itemgetter(0)):
        before = heads[table]
        for _, number, *values in actions:
            before = link(before, number, *values)
            links.append({"table": table, "number": number, "link": before})
    for start in range(0, len(links), AT_ONCE):
        connection.execute(write, links[start : start + AT_ONCE])
