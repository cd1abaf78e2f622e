"""The players: who they are, how they stand, where their pawns are and what they have."""

from __future__ import annotations

from rich.text import Text

from commonroom.engine import Seat

from ..scene import Data, Scene
from ..speech.language import colon
from ..speech.seat_name import seat_name
from .speaker import HogwartsSpeaker
from .view_parts import people_of, question_of

FEW = 4
"""The most players that get two lines each."""
INKS = ("#ff6a5e", "#6d9dff", "#e0a800", "#35b866", "#c586ff", "#35b8b0", "#ff9d5c", "#b0b0b0")
"""A colour for each seat, for words on a dark or a light background."""


def players(scene: Scene, speaker: HogwartsSpeaker, *, whole: bool = True) -> list[Text]:
    """Draw a line or two for each player, with a mark for those who are asked."""
    people = people_of(scene)
    if _are_chosen(scene):
        return [_choosing(scene, speaker, seat, person) for seat, person in enumerate(people)]
    lines = []
    for seat, person in enumerate(people):
        lines.append(_standing(scene, speaker, seat, person))
        if whole and len(people) <= FEW:
            lines.append(Text(f"     {belongings(speaker, person)}", "dim"))
    return lines


def _are_chosen(scene: Scene) -> bool:
    """Tell whether characters are still being chosen: until then there are no HP, cards or finished missions."""
    task = question_of(scene.view)
    return task is not None and task["task"] == "choose_board"


def _choosing(scene: Scene, speaker: HogwartsSpeaker, seat: Seat, person: Data) -> Text:
    chosen = person["character"]
    line = _name(scene, seat)
    if chosen is None:
        return line.append(f"  {speaker.phrase('hogwarts-choosing')}" if seat in scene.to_act else "  …", "dim")
    return line.append(f"  {speaker.person(chosen)}{_side(scene, speaker, seat)}")


def death_eaters(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    """Draw where the death eaters stand; in the second mode with their HP."""
    foes = scene.view["death_eaters"]
    if not foes:
        return []
    second = scene.view["edition"] != "year"
    shown = [
        f"{speaker.person(foe['id'])} ({_strength(speaker, foe) if second else ''}{speaker.place(foe['at'])})"
        for foe in foes
    ]
    return [Text(f"  {speaker.phrase('hogwarts-key-death_eaters')}{colon()} {', '.join(shown)}", "dim")]


def _strength(speaker: HogwartsSpeaker, foe: Data) -> str:
    return f"{speaker.phrase('hogwarts-hp-short', hp=foe['hp'])}, "


def _name(scene: Scene, seat: Seat) -> Text:
    """Draw a player's name, marked if the player is asked."""
    mark = "▸" if seat in scene.to_act else " "
    return Text(f" {mark} ", "bold").append(seat_name(scene, seat), f"bold {INKS[seat % len(INKS)]}")


def _standing(scene: Scene, speaker: HogwartsSpeaker, seat: Seat, person: Data) -> Text:
    line = _name(scene, seat).append(f"  {speaker.person(person['character'])}{_side(scene, speaker, seat)}", "dim")
    line.append(f"  {speaker.phrase('hogwarts-hp-short', hp=person['hp'])}", "bold")
    if scene.view["edition"] == "year":
        done, open_ = len(person["done"]), len(person["missions"])
        line.append(f"  {speaker.phrase('hogwarts-fight-prize-points', points=person['points'])}", "bold")
        line.append(f"  {speaker.phrase('hogwarts-missions')} {done}/{done + open_}")
    return line.append(f"  {speaker.where(person['at'])}")


def _side(scene: Scene, speaker: HogwartsSpeaker, seat: Seat) -> str:
    sides = scene.view["sides"]
    if scene.view["variant"] != "team" or len(set(sides)) == 1:
        return ""
    return f", {speaker.phrase('plain-team', number=sides[seat] + 1)}"


def belongings(speaker: HogwartsSpeaker, person: Data) -> str:
    """List cards by number and tokens by name."""
    numbers = {deck: len(person[deck]) for deck in ("books", "spells", "potions")}
    numbers |= {"floo": person["floo"] + len(person["floo_cards"]), "portkey": person["portkey"]}
    cards = [f"{speaker.phrase(f'hogwarts-key-{what}')} {number}" for what, number in numbers.items() if number]
    items = [speaker.token(token) for token in person["items"]]
    return "; ".join(", ".join(part) for part in (cards, items) if part) or speaker.phrase("plain-none")
