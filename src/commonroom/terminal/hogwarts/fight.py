"""The fight under way: who fights whom, with how many HP, and what has been announced."""

from __future__ import annotations

from rich.text import Text

from ..scene import Data, Scene
from ..speech.field_speaker import MINUS
from ..speech.language import capital, colon, listed
from .outlook import outlook_of, percent
from .speaker import HogwartsSpeaker
from .view_parts import fight_of, question_of

FIGHT = "bold #ffffff on #b3261e"
AGAINST = " ⚔ "


def fight(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    """Draw one line for the two sides, one for what a card can do, and one for what is about to happen."""
    task, going = question_of(scene.view), fight_of(scene.view)
    if task is not None and task["task"] == "exchange":
        return [_exchange(speaker, task), *_chance(scene, speaker)]
    if going is None:
        return []
    lines = [Text(f" {_sides(scene, speaker, going)} ", FIGHT)]
    lines += _numbers(scene, speaker)
    if going.get("card") and (text := speaker.foe_text(going["card"])):
        lines.append(Text(f"   {speaker.foe(going['card'])}{colon()} {text}", "dim"))
    return lines


def _numbers(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    """Draw what each fighter rolls and has to roll, the cards left, and the viewer's chance."""
    known = outlook_of(scene).get("fight")
    if known is None:
        return []
    lost_at = speaker.phrase("hogwarts-fight-hp", hp=known["loses_at"])
    lines = [Text(f"   {_arms(speaker, fighter)}; {lost_at}", "dim") for fighter in known["fighters"]]
    return [*lines, *_chance(scene, speaker)]


def _arms(speaker: HogwartsSpeaker, fighter: Data) -> str:
    values = about(speaker, fighter) | {"count": fighter["dice"], "needed": fighter["needed"]}
    attacks = ", ".join(speaker.phrase(f"hogwarts-fight-{part}", **values) for part in ("attacks", "hitting"))
    shares = [_shares(speaker, fighter[part]) for part in ("dice_from", "needed_from")]
    used = speaker.phrase("hogwarts-fight-cards-of", used=len(fighter["used"]), limit=fighter["limit"])
    cards = f"{speaker.phrase('hogwarts-fight-cards')}{colon()} {used}"
    return "; ".join([*filter(None, [f"{attacks}{''.join(shares)}"]), cards])


def _shares(speaker: HogwartsSpeaker, shares: list[Data]) -> str:
    """Say what a number is made of, if there is more to it than the board."""
    if len(shares) < 2:
        return ""
    first, *rest = shares
    amounts = [(first, str(first["amount"])), *((share, signed(share["amount"])) for share in rest)]
    parts = [speaker.phrase(f"hogwarts-fight-share-{share['by']}", amount=amount) for share, amount in amounts]
    return f" ({', '.join(parts)})"


def signed(amount: int) -> str:
    """Write a number with its sign."""
    return f"{MINUS}{-amount}" if amount < 0 else f"+{amount}"


def _chance(scene: Scene, speaker: HogwartsSpeaker) -> list[Text]:
    chance = (outlook_of(scene).get("fight") or {}).get("chance")
    if chance is None:
        return []
    return [Text(f"   {speaker.phrase('hogwarts-fight-chance')}{colon()} {percent(chance)} %", "bold")]


def fighter_name(speaker: HogwartsSpeaker, fighter: Data) -> str:
    if fighter.get("foe"):
        return speaker.person(fighter["foe"])
    return speaker.player(fighter["seat"])


def about(speaker: HogwartsSpeaker, fighter: Data) -> dict[str, str | int]:
    """Return the values of a sentence about a fighter: who plays a death eater speaks of it by its name."""
    own = not fighter.get("foe") and fighter["seat"] == speaker.viewer
    return {"who": "you" if own else "other", "name": fighter_name(speaker, fighter)}


def _hp(scene: Scene, fighter: Data) -> int:
    if fighter.get("foe"):
        return next((int(foe["hp"]) for foe in scene.view["death_eaters"] if foe["id"] == fighter["foe"]), 0)
    return int(scene.view["people"][fighter["seat"]]["hp"])


def _sides(scene: Scene, speaker: HogwartsSpeaker, going: Data) -> str:
    sides = []
    for fighter in going["fighters"]:
        used = (
            [speaker.phrase("hogwarts-fight-used", token=speaker.cards(fighter["used"]))] if fighter.get("used") else []
        )
        hp = speaker.phrase("hogwarts-hp-short", hp=_hp(scene, fighter))
        sides.append(", ".join([f"{fighter_name(speaker, fighter)} {hp}", *used]))
    if going.get("card"):
        hp = speaker.phrase("hogwarts-hp-short", hp=going.get("hp", 0))
        sides = [listed(sides), f"{speaker.foe(going['card'])} {hp}"]
    return f"{speaker.phrase('hogwarts-fight-scene')}{colon()} {AGAINST.join(sides)}"


def announced(speaker: HogwartsSpeaker, going: Data, blow: Data) -> str:
    """Say who strikes, and what is about to happen to a fighter."""
    if going.get("card"):
        attacker = {"who": "other", "foe": speaker.foe(going["card"])}
    else:
        known = about(speaker, going["fighters"][1 - blow["to"]])
        attacker = {"who": str(known["who"]), "foe": str(known["name"])}
    head = speaker.phrase(f"hogwarts-fight-blow-{blow['when']}", **attacker)
    losses = [*_losses(speaker, going["fighters"][blow["to"]], blow)]
    return f"!! {capital(f'{head}{colon()} {listed(losses)}' if losses else head)}."


def _losses(speaker: HogwartsSpeaker, fighter: Data, blow: Data) -> list[str]:
    values = about(speaker, fighter)
    effects = [effect for effect in blow.get("effects", ()) if effect["do"] != "self_hp"]
    parts = [speaker.phrase("hogwarts-fight-lose-hp", **values, loss=blow["loss"])] if blow.get("loss") else []
    if blow.get("weaken"):
        parts.append(speaker.phrase("hogwarts-fight-lose-resistance", **values, by=-blow["weaken"]))
    return parts + ([speaker.effects(effects).rstrip(".")] if effects else [])


def _exchange(speaker: HogwartsSpeaker, task: Data) -> Text:
    sides = zip((task["seat"], task["other"]), task.get("lost", [0, 0]), strict=True)
    shown = [f"{speaker.player(seat)} ({speaker.phrase('hogwarts-fight-rolls-lost', count=n)})" for seat, n in sides]
    return Text(f" {speaker.phrase('hogwarts-fight-exchange')}{colon()} {AGAINST.join(shown)} ", FIGHT)
