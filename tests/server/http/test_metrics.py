"""What operators see: counters for everything that can go wrong, and ids by which a request is found in the log."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
from prometheus_client import Counter, Histogram
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from commonroom.server import metrics
from commonroom.server.http.request_ids import HEADER
from commonroom.server.settings import Limits
from commonroom.server.storage.store import Store

from ..patience import eventually
from ..running import Person, Server, running

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana.json"


def value(server: Server, name: str, **labels: str) -> float:
    """Return a number that the server tells now; 0 if it does not tell it yet."""
    text = httpx.get(f"{server.url}/metrics").text
    samples = (sample for family in text_string_to_metric_families(text) for sample in family.samples)
    return next((each.value for each in samples if each.name == name and each.labels == labels), 0.0)


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    panels = json.loads(DASHBOARD.read_text())["panels"]
    expressions = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    shown = {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in re.findall(r"commonroom_\w+", expressions)}
    told = {family.name for family in metrics.REGISTRY.collect()}
    assert shown == told


def test_the_dashboard_names_each_metric_as_it_is_exposed() -> None:
    exposed = set()
    for known in vars(metrics).values():
        if isinstance(known, Counter):
            exposed.add(f"{known._name}_total")
        elif isinstance(known, Histogram):
            exposed |= {f"{known._name}_{part}" for part in ("bucket", "count", "sum")}
    used = set(re.findall(r"commonroom_\w+_(?:total|bucket|count|sum)\b", DASHBOARD.read_text()))
    assert used
    assert used <= exposed


def test_playing_shows_in_the_numbers(server: Server) -> None:
    def told() -> list[float]:
        names = ("action_seconds_count", "commit_seconds_count", "writes_total", "request_seconds_count")
        return [value(server, f"commonroom_{name}") for name in names]

    before, acked = told(), value(server, "commonroom_actions_total", answer="acked")
    ann = Person(server)
    with ann.sit(ann.open("me", "greedy")["table"]) as seat:
        assert seat.act(seat.my_turn()[0])["type"] == "acked"
        eventually(lambda: value(server, "commonroom_sockets") == 1, "the socket to be counted")
        assert value(server, "commonroom_tables_in_memory") == 1
        assert value(server, "commonroom_writes_waiting") == 0
        assert value(server, "commonroom_work_waiting", workers="deep bots") == 0
        seat.my_turn()
    assert all(now > then for now, then in zip(told(), before, strict=True))
    assert value(server, "commonroom_actions_total", answer="acked") == acked + 1


def test_a_limit_shows_by_the_name_of_its_setting(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(tables_per_person=1, sockets_per_seat=1)) as server:
        ann = Person(server)
        opened = ann.open("me", "open")
        before = value(server, "commonroom_limits_total", limit="tables_per_person")
        refused = value(server, "commonroom_refusals_total", code="too_many_tables")
        assert ann.post("/api/tables", {"game": "sequence", "seats": [{"kind": "me"}]}).status_code == 429
        assert value(server, "commonroom_limits_total", limit="tables_per_person") == before + 1
        assert value(server, "commonroom_refusals_total", code="too_many_tables") == refused + 1
        seats = value(server, "commonroom_limits_total", limit="sockets_per_seat")
        with ann.sit(opened["table"]) as seat:
            seat.next()
            ann.sit(opened["table"])
            eventually(
                lambda: value(server, "commonroom_limits_total", limit="sockets_per_seat") == seats + 1,
                "the limit to be counted",
            )


def test_every_answer_has_an_id_of_ours_and_no_two_the_same(server: Server) -> None:
    paths = ("/", "/healthz", "/api/games", "/api/tables/none", "/nowhere")
    ids = [httpx.get(server.url + path, headers={HEADER: "mine"}).headers[HEADER] for path in paths]
    assert len(set(ids)) == len(paths)
    assert all(re.fullmatch(r"[0-9a-f]{8}", each) for each in ids)


@pytest.mark.parametrize("error", [RuntimeError("on purpose"), OperationalError("", None, OSError("on purpose"))])
def test_a_player_can_quote_the_id_under_which_a_failure_is_logged(
    server: Server, error: Exception, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(Store, "knows", fail)
    ann = Person(server)
    body = {"game": "sequence", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = ann.http.post("/api/tables", json=body, headers={"Authorization": "Bearer " + "x" * 43})
    assert answer.status_code in (500, 503), answer.text
    quoted = re.findall(r"\(([0-9a-f]{8})\)$", answer.json()["error"]["message"])
    assert quoted == [answer.headers[HEADER]]
    lines = [json.loads(line) for line in capfd.readouterr().out.splitlines() if line.startswith("{")]
    (line,) = [line for line in lines if line.get("request") == quoted[0]]
    assert line["path"] == "/api/tables"
    assert line["level"] in ("warning", "error")
    assert value(server, "commonroom_troubles_total", level=line["level"], event=line["event"]) >= 1
