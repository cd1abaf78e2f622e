"""The files in deploy/ name what exists: settings, options, paths and addresses."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from commonroom.cli.commands import load
from commonroom.server.settings import Limits, Settings, read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def check_command(words: list[str]) -> None:
    """Expect a command and options of ours."""
    known = {option for parameter in load(words[0]).params for option in (*parameter.opts, *parameter.secondary_opts)}
    assert {word for word in words if word.startswith("--")} <= known, words


def test_the_shipped_settings_are_read_and_every_line_that_is_commented_out_is_one_too(tmp_path: Path) -> None:
    text = (DEPLOY / "commonroom.toml").read_text()
    settings = read_settings(DEPLOY / "commonroom.toml", {})
    assert (settings.secure_cookies, settings.proxies) == (True, ("127.0.0.1",))
    everything = re.sub(r"^# (?=[\w\[]+( =|\]))", "", text, flags=re.MULTILINE)
    (tmp_path / "all.toml").write_text(everything)
    assert read_settings(tmp_path / "all.toml", {}).retention.delete_days == 730


@pytest.mark.parametrize("unit", sorted(DEPLOY.glob("*.service")), ids=lambda unit: unit.stem)
def test_a_unit_runs_commands_of_ours_as_a_user_of_its_own(unit: Path) -> None:
    text = unit.read_text()
    lines = re.findall(r"^ExecStart=/opt/commonroom/bin/commonroom (.*)$", text, re.MULTILINE)
    assert len(lines) == 1
    check_command(shlex.split(lines[0]))
    assert "User=commonroom" in text
    assert "COMMONROOM_DATABASE=sqlite:////var/lib/commonroom/commonroom.db" in text


def test_the_server_is_given_time_to_stop() -> None:
    """Uvicorn waits 10 seconds for clients; then workers and writes are ended."""
    (seconds,) = re.findall(r"TimeoutStopSec=(\d+)", (DEPLOY / "commonroom.service").read_text())
    assert int(seconds) >= 15
    assert int(COMPOSE["services"]["server"]["stop_grace_period"].removesuffix("s")) >= 15


def test_the_composition_trusts_its_proxy_alone() -> None:
    proxy, server = COMPOSE["services"]["proxy"], COMPOSE["services"]["server"]
    settings = COMPOSE["configs"]["settings"]["content"].replace("${OPERATOR_SECRET:?}", "x")
    read = msgspec.convert(tomllib.loads(settings), Settings)
    assert read.proxies == (proxy["networks"]["front"]["ipv4_address"],)
    assert read.secure_cookies
    assert "ports" not in server, "nobody but the proxy may reach the server"
    assert "ports" not in COMPOSE["services"]["database"]
    check_command(server["command"])


def test_the_composition_names_files_and_volumes_that_exist() -> None:
    build = COMPOSE["services"]["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    for service in COMPOSE["services"].values():
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]
        assert set(service["networks"]) <= set(COMPOSE["networks"])


def test_the_image_is_made_of_files_that_exist_and_of_locked_packages() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    for copied in re.findall(r"^COPY (requirements/\S+)", text, re.MULTILINE):
        assert (ROOT / copied).is_file()
    for line in re.findall(r"pip install .*", text):
        assert "--require-hashes" in line or "--no-deps /dist/" in line, line
    (command,) = re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)
    check_command(msgspec.json.decode(command))


def test_a_proxy_waits_longer_than_the_server_is_silent() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    for seconds in re.findall(r"proxy_(?:read|send)_timeout (\d+)s", text):
        assert int(seconds) > 2 * Limits().ping
    (most,) = re.findall(r"client_max_body_size (\d+)m", text)
    assert int(most) > 5


def test_the_page_names_files_and_commands_that_exist() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    for name in re.findall(r"`([\w-]+\.(?:yaml|toml|conf|service|timer))`", page):
        assert (DEPLOY / name).is_file(), name
    for line in re.findall(r"^(?:/opt/commonroom/bin/)?commonroom (\w.*?)(?:  +#.*)?$", page, re.MULTILINE):
        check_command(shlex.split(line))
