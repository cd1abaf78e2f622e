"""The fight that is going on: who fights whom, with how many HP, and what has been announced."""

from __future__ import annotations

from rich.text import Text

from ..scene import Data, Scene
from .seen import fight_of, question_of
from .words import Words, joined

FIGHT = "bold #ffffff on #b3261e"


def fight(scene: Scene, words: Words) -> list[Text]:
    """One line for the two sides, one for what a card can do, and one for what is about to happen."""
    task, going = question_of(scene.view), fight_of(scene.view)
    if task is not None and task["task"] == "exchange":
        return [_exchange(words, task)]
    if going is None:
        return []
    lines = [Text(f" {_sides(scene, words, going)} ", FIGHT)]
    if going.get("card") and (text := words.foe_text(going["card"])):
        lines.append(Text(f"   {words.foe(going['card'])}: {text}", "dim"))
    return lines


def fighter_name(words: Words, fighter: Data) -> str:
    if fighter.get("foe"):
        return words.person(fighter["foe"])
    return words.name(fighter["seat"])


def _hp(scene: Scene, fighter: Data) -> int:
    if fighter.get("foe"):
        return next((int(foe["hp"]) for foe in scene.view["death_eaters"] if foe["id"] == fighter["foe"]), 0)
    return int(scene.view["people"][fighter["seat"]]["hp"])


def _sides(scene: Scene, words: Words, going: Data) -> str:
    sides = []
    for fighter in going["fighters"]:
        used = f", used {', '.join(map(words.card, fighter['used']))}" if fighter.get("used") else ""
        more = f", {fighter['dice']:+} dice" if fighter.get("dice") else ""
        sides.append(f"{fighter_name(words, fighter)} {_hp(scene, fighter)} HP{more}{used}")
    if going.get("card"):
        sides = [joined(sides), f"{words.foe(going['card'])} {going.get('hp', 0)} HP"]
    shown = " against ".join(sides)
    return f"{TITLES[going['kind']]}: {shown[:1].upper()}{shown[1:]}"


def announced(words: Words, going: Data, blow: Data) -> str:
    """What is about to happen to a fighter."""
    who = fighter_name(words, going["fighters"][blow["to"]])
    effects = [effect for effect in blow.get("effects", ()) if effect["do"] != "self_hp"]
    parts = [f"lose {blow['loss']} HP"] if blow.get("loss") else []
    parts += [f"resistance {blow['weaken']:+}"] if blow.get("weaken") else []
    parts += [words.effects(effects).rstrip(".")] if effects else []
    return f"!! Announced for {who}: {', '.join(parts) or 'nothing'}."


def _exchange(words: Words, task: Data) -> Text:
    lost = task.get("lost", [0, 0])
    sides = zip((task["seat"], task["other"]), lost, strict=True)
    shown = " against ".join(f"{words.name(seat)} (lost {times} of 2)" for seat, times in sides)
    return Text(f" Fight, one die each: {shown[:1].upper()}{shown[1:]} ", FIGHT)


TITLES = {"players": "Fight", "death_eater": "Fight", "duel": "Duel", "mission": "Mission"}
