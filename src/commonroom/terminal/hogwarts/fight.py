"""The fight under way: who fights whom, with how many HP, and what has been announced."""

from __future__ import annotations

from rich.text import Text

from ..scene import Data, Scene
from ..speaker import counted
from .outlook import outlook_of, percent
from .speaker import HogwartsSpeaker, joined
from .view_parts import fight_of, question_of

FIGHT = "bold #ffffff on #b3261e"


def fight(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    """Draw one line for the two sides, one for what a card can do, and one for what is about to happen."""
    task, going = question_of(scene.view), fight_of(scene.view)
    if task is not None and task["task"] == "exchange":
        return [_exchange(speaker, task), *_chance(scene)]
    if going is None:
        return []
    lines = [Text(f" {_sides(scene, speaker, going)} ", FIGHT)]
    lines += _numbers(scene, speaker)
    if going.get("card") and (text := speaker.foe_text(going["card"])):
        lines.append(Text(f"   {speaker.foe(going['card'])}: {text}", "dim"))
    return lines


def _numbers(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    """Draw what each fighter rolls and has to roll, the cards left, and the viewer's chance."""
    known = outlook_of(scene).get("fight")
    if known is None:
        return []
    lines = [
        Text(f"   {_arms(speaker, fighter)}; beaten at {known['loses_at']} HP", "dim") for fighter in known["fighters"]
    ]
    return [*lines, *_chance(scene)]


def _arms(speaker: HogwartsSpeaker, fighter: Data) -> str:
    name = fighter_name(speaker, fighter)
    dice = f"{counted(fighter['dice'], 'die', 'dice')}{_shares(fighter['dice_from'])}"
    needed = f"hits from {fighter['needed']} up{_shares(fighter['needed_from'])}"
    cards = f"{len(fighter['used'])} of {counted(fighter['limit'], 'card')} used"
    return f"{name[:1].upper()}{name[1:]}: {dice}, {needed}, {cards}"


def _shares(shares: list[Data]) -> str:
    """Say what a number is made of, if there is more to it than the board."""
    first, *rest = shares
    changes = [f"{share['amount']:+} {SHARES[share['by']]}" for share in rest]
    return f" ({first['amount']} {', '.join(changes)})" if changes else ""


SHARES = {
    "board": "on the board",
    "card": "by a card",
    "ability": "by an ability",
    "other_ability": "by the other's ability",
    "opponent": "resistance",
}


def _chance(scene: Scene) -> list[Text]:
    chance = (outlook_of(scene).get("fight") or {}).get("chance")
    return [] if chance is None else [Text(f"   Chance to win: {percent(chance)}", "bold")]


def fighter_name(speaker: HogwartsSpeaker, fighter: Data) -> str:
    if fighter.get("foe"):
        return speaker.person(fighter["foe"])
    return speaker.name(fighter["seat"])


def _hp(scene: Scene, fighter: Data) -> int:
    if fighter.get("foe"):
        return next((int(foe["hp"]) for foe in scene.view["death_eaters"] if foe["id"] == fighter["foe"]), 0)
    return int(scene.view["people"][fighter["seat"]]["hp"])


def _sides(scene: Scene, speaker: HogwartsSpeaker, going: Data) -> str:
    sides = []
    for fighter in going["fighters"]:
        used = f", used {', '.join(map(speaker.card, fighter['used']))}" if fighter.get("used") else ""
        more = f", {fighter['dice']:+} dice" if fighter.get("dice") else ""
        sides.append(f"{fighter_name(speaker, fighter)} {_hp(scene, fighter)} HP{more}{used}")
    if going.get("card"):
        sides = [joined(sides), f"{speaker.foe(going['card'])} {going.get('hp', 0)} HP"]
    shown = " against ".join(sides)
    return f"{TITLES[going['kind']]}: {shown[:1].upper()}{shown[1:]}"


def announced(speaker: HogwartsSpeaker, going: Data, blow: Data) -> str:
    """Say what is about to happen to a fighter."""
    who = fighter_name(speaker, going["fighters"][blow["to"]])
    effects = [effect for effect in blow.get("effects", ()) if effect["do"] != "self_hp"]
    parts = [f"lose {blow['loss']} HP"] if blow.get("loss") else []
    parts += [f"resistance {blow['weaken']:+}"] if blow.get("weaken") else []
    parts += [speaker.effects(effects).rstrip(".")] if effects else []
    return f"!! Announced for {who}: {', '.join(parts) or 'nothing'}."


def _exchange(speaker: HogwartsSpeaker, task: Data) -> Text:
    lost = task.get("lost", [0, 0])
    sides = zip((task["seat"], task["other"]), lost, strict=True)
    shown = " against ".join(f"{speaker.name(seat)} (lost {times} of 2)" for seat, times in sides)
    return Text(f" Fight, one die each: {shown[:1].upper()}{shown[1:]} ", FIGHT)


TITLES = {"players": "Fight", "death_eater": "Fight", "duel": "Duel", "mission": "Mission"}
