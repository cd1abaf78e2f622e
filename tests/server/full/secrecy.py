"""What a viewer may have known at each moment of a finished match, derived from its record.

Nothing here uses the parts of the product that hide: hands come from the full states, and open cards are those that the
players themselves have laid on the table.
"""

from __future__ import annotations

import re
from base64 import b64encode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import commonroom
from commonroom.games.sequence.cards import DESIGNS

from .evening import Evening, Message, Viewer

CARD = re.compile(r"(?<![0-9A-Za-z])(?:" + "|".join(DESIGNS) + r")(?![0-9A-Za-z])")


class Knowledge:
    """Cards by viewer and version."""

    def __init__(self, record: dict[str, Any]) -> None:
        beginning = {key: value for key, value in record.items() if key != "chain"} | {"actions": []}
        match = commonroom.replay(beginning)
        opened = {event["card"] for event in match.opening if event["type"] == "start_card_drawn"}
        self._public: list[set[str]] = [opened]
        self._held: list[list[set[str]]] = [[set(hand) for hand in match.state["hands"]]]
        for action in record["actions"]:
            match.submit(action["seat"], {key: value for key, value in action.items() if key != "seat"})
            laid = {action["card"]} if "card" in action else set()
            self._public.append(self._public[-1] | laid)
            held = zip(self._held[-1], match.state["hands"], strict=True)
            self._held.append([before | set(now) for before, now in held])
        self.last = len(record["actions"])

    def of(self, viewer: Viewer, version: int) -> set[str]:
        public = self._public[version]
        return public if viewer is None else public | self._held[version][viewer]


def forms_of(seed: str, streams: int) -> list[str]:
    """Return the seed in all its notations, and the numbers that chance is made of."""
    raw = bytes.fromhex(seed)
    keys = [raw + stream.to_bytes(8, "big") + bytes(8) for stream in range(streams + 1)]
    written = [seed, seed.upper(), str(int(seed, 16)), b64encode(raw).decode(), urlsafe_b64encode(raw).decode()]
    return [*(form.rstrip("=") for form in written), *(sha256(key).hexdigest() for key in keys)]


def check_kept(evening: Evening) -> int:
    """Expect that no byte told more than its reader could know by then; return the number of messages."""
    knowledge = Knowledge(evening.record)
    forms = forms_of(evening.record["seed"], knowledge.last)
    sides = len(evening.record["seats"]) // 2 if len(evening.record["seats"]) == 4 else 0
    for message in evening.messages:
        for secret, speaker in evening.whispers.items():
            team = {speaker, (speaker + sides) % 4} if sides else set()
            assert secret not in message.text or message.viewer in team, f"a whisper was heard by {message.viewer}"
        if message.version < knowledge.last:
            text = message.text.replace(evening.table, "")  # random letters, which may look like a card
            check_message(message._replace(text=text), knowledge, forms)
    return len(evening.messages)


def check_message(message: Message, knowledge: Knowledge, forms: list[str]) -> None:
    early = set(CARD.findall(message.text)) - knowledge.of(message.viewer, message.version)
    assert not early, f"told {message.viewer} at version {message.version} of {early}: {message.text[:1500]}"
    for form in forms:
        assert form not in message.text, f"the seed, or what it makes, was told to {message.viewer}"


def check_log(log: str, evenings: list[Evening]) -> None:
    """Expect no card, seed, secret or talk in the server's log."""
    for evening in evenings:
        log = log.replace(evening.table, "")
        for secret in (*evening.secrets, *evening.whispers, *forms_of(evening.record["seed"], 0)):
            assert secret not in log, "a secret was logged"
    assert not CARD.findall(log), "a card was logged"
    assert "good evening" not in log, "talk was logged"
