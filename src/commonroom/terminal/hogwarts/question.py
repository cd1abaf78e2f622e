"""The open question, in words."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ..scene import Data, Scene
from ..speaker import counted
from .fight import announced, fighter_name
from .match import AUTOMATED
from .speaker import HogwartsSpeaker, joined
from .view_parts import question_of


def question(scene: Scene, speaker: HogwartsSpeaker) -> Text:
    """Draw the open question: to the viewer, or what others are thinking about."""
    view, task = scene.view, question_of(scene.view)
    if view["result"] is not None:
        return Text(f" {speaker.ending(view['result'])}", "bold")
    if task is None:
        return Text()
    if scene.viewer in scene.to_act:
        asked = NOTHING_FOR_IT if _can_only_pass(scene) and task["task"] in NOTHING_FOR_IT else QUESTIONS
        return Text(f" {asked[task['task']](speaker, task, scene)}", "bold")
    others = joined(speaker.name(seat) for seat in scene.to_act)
    return Text(f" {others[:1].upper()}{others[1:]} ", "bold").append(f"{_doing(speaker, task)}.", "not bold")


def _can_only_pass(scene: Scene) -> bool:
    """Tell whether passing is the only choice: some questions are asked of everybody, to hide who has what."""
    return [action["type"] for action in scene.legal] == ["pass"]


def _doing(speaker: HogwartsSpeaker, task: Data) -> str:
    """Say what another player is about to do."""
    if task["task"] in ("walk", "escape"):
        whose = f" with {speaker.person(task['pawn'])}" if task.get("pawn") else ""
        return f"walks{whose}, {_moves(task['left'])} left"
    return DOING.get(task["task"], "has to decide")


DOING = {
    "choose_board": "chooses a character",
    "start_of_turn": "begins the turn",
    "dark_turn": "moves the next pawn",
    "take_turn": "attacks",
    "reroll_dice": "looks at the dice",
    "brace": "may defend",
    "exchange": "rolls",
    "common_room": "is in a common room",
    "sit_exams": "may sit an exam",
    "on_the_pitch": "is on the Quidditch pitch",
    "take_prize": "chooses a prize",
    "search_deck": "looks through a deck",
    "make_offer": "thinks of an exchange",
    "answer_offer": "may accept the exchange",
}


def _moves(number: int) -> str:
    return counted(number, "move")


def _rolled(speaker: HogwartsSpeaker, task: Data, _: Scene) -> str:
    if len(task["dice"]) == 1 and not task.get("bonus"):
        who = f"{speaker.person(task['pawn'])} has" if task.get("pawn") else "You have"
        return f"{who} rolled {task['dice'][0]}. Change it?"
    total = sum(task["dice"]) + task.get("bonus", 0)
    whose = f" for {speaker.person(task['pawn'])}" if task.get("pawn") else ""
    return f"{' + '.join(map(str, task['dice']))} makes {total}{whose}. Change it?"


def _walk(speaker: HogwartsSpeaker, task: Data, _: Scene) -> str:
    who = f"{speaker.person(task['pawn'])} is on" if task.get("pawn") else "Walk from"
    return f"{who} {speaker.where(task['path'][-1])}: {_moves(task['left'])} left."


def _take_turn(speaker: HogwartsSpeaker, task: Data, _: Scene) -> str:
    attacker = task["fight"]["fighters"][task["fight"].get("at", 0)]
    name = fighter_name(speaker, attacker)
    whose = "Your" if name == "you" else f"{name}'s"
    return f"{whose} attack: dice, or a card; a defence card or a token may come first."


def _exchange(_: HogwartsSpeaker, task: Data, __: Scene) -> str:
    if task.get("announced"):
        return "You are attacked: use a token first, or roll?"
    return "Roll against each other, one die each; who has lost twice has lost."


def _search(speaker: HogwartsSpeaker, task: Data, _: Scene) -> str:
    who = f" for {speaker.person(task['foe'])}" if task.get("foe") else ""
    return f"You look through the {task['deck']}s: take {counted(task['left'], 'card')}{who}."


def _victim(speaker: HogwartsSpeaker, task: Data, _: Scene) -> str:
    return f"{speaker.thing(task['source'])}: who is meant? {speaker.effects(task['effects'])}"


def _optional(speaker: HogwartsSpeaker, task: Data, _: Scene) -> str:
    return f"{speaker.thing(task['source'])}: {speaker.effects(task['effects'])} Do you want that?"


def _offer(speaker: HogwartsSpeaker, task: Data, _: Scene) -> str:
    return (
        f"{speaker.does(task['by'], 'offer')} you {speaker.token(task['give'])} for your {speaker.token(task['want'])}."
    )


def _put(speaker: HogwartsSpeaker, task: Data, _: Scene) -> str:
    return f"Where {'do' if len(task['tokens']) > 1 else 'does'} {speaker.tokens(task['tokens'])} go?"


def _discard(_: HogwartsSpeaker, task: Data, __: Scene) -> str:
    kind = {"any": "card", "magic": "spell or potion"}.get(task["of"]) or str(task["of"])
    several = "spells or potions" if task["of"] == "magic" else f"{kind}s"
    return f"Put {counted(task['left'], kind, several)} under the decks."


def _on_the_pitch(_: HogwartsSpeaker, __: Data, scene: Scene) -> str:
    match = "play a match" if len(scene.table.seats) == 1 else "call somebody to a match"
    can_travel = any(action["type"] == "portkey" for action in scene.legal)
    return f"You are on the Quidditch pitch: {match}{', or take the portkey' if can_travel else ''}."


def _common_room(_: HogwartsSpeaker, __: Data, scene: Scene) -> str:
    can_offer = any(action["type"] == "propose" for action in scene.legal)
    return f"A common room: draw a card{', or offer an exchange' if can_offer else ''}."


def _brace(speaker: HogwartsSpeaker, task: Data, _: Scene) -> str:
    return announced(speaker, task["fight"], task["blow"])


def _hand_over(speaker: HogwartsSpeaker, task: Data, scene: Scene) -> str:
    if task.get("asked_for") is None:
        return "Do you hand a token to a friend here, or ask for one?"
    asks = speaker.does(scene.view["turn"]["seat"], "ask")
    return f"{asks} you for {speaker.token(task['asked_for'])}. Do you hand it over?"


QUESTIONS: dict[str, Callable[[HogwartsSpeaker, Data, Scene], str]] = {
    "choose_board": lambda _, __, ___: "Which character do you play? (i and a name tells more)",
    "place_death_eaters": lambda w, t, _: f"On which tower does {w.person(t['left'][0])} stand?",
    "start_of_turn": lambda _, __, ___: "Your turn: roll the dice, or do something first.",
    "rolled": _rolled,
    "walk": _walk,
    "choose_opponent": lambda _, __, ___: "Several are here. Whom do you fight?",
    "pick_up": lambda _, __, ___: "Do you pick up what lies here?",
    "choose_mission": lambda _, __, ___: "Do you attempt a mission here?",
    "sit_exams": lambda _, __, ___: "A classroom: do you sit an exam?",
    "common_room": _common_room,
    "make_offer": lambda w, t, _: f"What do you ask for {w.token(t['give'])}?",
    "answer_offer": _offer,
    "offer_trip": lambda _, __, ___: "A tower: do you travel by floo powder?",
    "on_the_pitch": _on_the_pitch,
    "exchange_offer": lambda _, __, ___: "Do you exchange one of your missions?",
    "last_word": lambda _, __, ___: "Your turn ends. Do you use something for another one?",
    "ask_house": lambda w, t, _: f"{w.does(t['by'], 'challenge')} you to a match. For which House do you play?",
    "play_match": lambda w, t, _: f"A match of {joined(_side(w, seat) for seat in t['sides'])}.",
    "optional": _optional,
    "choose_field": lambda w, t, _: f"{w.thing(t['source'])}: where to?" + (" You may stay." if t.get("may") else ""),
    "choose_discard": _discard,
    "search_deck": _search,
    "foe_search": _search,
    "choose_deck": lambda _, t, __: f"At the top {t['count']} cards of which deck do you look?",
    "arrange_top": lambda _, t, __: f"The top of the {t['deck']} deck: in which order do the cards go back?",
    "summon_item": lambda _, t, __: f"Which token at most {t['reach']} steps away do you take?",
    "choose_victim": _victim,
    "offer_swap": lambda _, __, ___: "Do you offer somebody an exchange of tokens?",
    "take_prize": lambda w, t, _: f"You have beaten {w.name(t['loser'])}. What do you take?",
    "take_items": lambda w, t, _: f"Take {counted(t['left'], 'item token')} from {w.name(t['loser'])}.",
    "put_tokens": _put,
    "take_turn": _take_turn,
    "reroll_dice": lambda _, t, __: f"You rolled {' '.join(map(str, t['dice']))}. Roll some of them again?",
    "brace": lambda w, t, s: f"{_brace(w, t, s)} Defend, or let it happen?",
    "exchange": _exchange,
    "escape": lambda w, t, _: f"You escape from the fight: {_moves(t['left'])} left, from {w.where(t['path'][-1])}.",
    "hide_token": lambda w, t, _: f"Where do you hide {w.token(t['token'])}?",
    "dark_turn": lambda _, __, ___: "Which of your pawns moves next?",
    "choose_foe": lambda _, __, ___: "Several death eaters are here. Which do you fight?",
    "choose_hero": lambda w, t, _: f"Whom does {w.person(t['pawn'])} fight?",
    "hand_over": _hand_over,
    "try_horcrux": lambda _, __, ___: "A horcrux lies here. Do you try to destroy it?",
}

NOTHING_FOR_IT: dict[str, Callable[[HogwartsSpeaker, Data, Scene], str]] = {
    "brace": lambda w, t, s: f"{_brace(w, t, s)} You have nothing against it.",
    "sit_exams": lambda _, __, ___: "A classroom: none of your books is for it.",
}


def _side(speaker: HogwartsSpeaker, seat: int | None) -> str:
    return AUTOMATED if seat is None else speaker.name(seat)
