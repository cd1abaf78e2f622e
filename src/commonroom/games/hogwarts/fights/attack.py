"""A fighter's own turn: a defence card, a token, then the attack with dice or a card (HOG-273)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from ..actions import Action, Attack, Play, Use
from ..changes import push
from ..draft import Draft
from ..pack.ids import Id
from ..question import Question
from ..state import State
from .abilities import escape_reach, flees
from .asked import asked_seats, posed
from .dice import roll_attack
from .escape import leave_fight
from .fighters import seat_of, with_fighter
from .limits import card_refusal, held_cards, role_of
from .magic import harm, help_oneself, play_card, weaken
from .tasks import Attacked, Fight, TakeTurn
from .tokens import held_tokens, spend_token, token_refusal


def candidates(state: State, task: TakeTurn, _: Seat) -> list[Action]:
    fighter = task.fight.attacker
    return [Attack(), *map(Play, held_cards(state, fighter)), *map(Use, held_tokens(state, fighter))]


def refusal(state: State, task: TakeTurn, seat: Seat, action: Action) -> Refusal | None:
    fighter = task.fight.attacker
    match action:
        case Attack():
            return None
        case Play(card):
            return card_refusal(state, task.fight, fighter, card, None)
        case Use(token) if fighter.foe is None:
            return token_refusal(state, seat, token)
        case Use():
            return Refusal("HOG-087", "no_tokens", "death eaters have no item tokens")
    return Refusal("HOG-273", "not_now", "it is your attack: dice or a card")


def answer(draft: Draft, task: TakeTurn, seat: Seat | None, action: Action) -> None:
    match action:
        case Play(card):
            use_card(draft, task.fight, card)
        case Use(token):
            assert seat is not None
            use_token(draft, task.fight, seat, token)
        case _:
            roll_attack(draft, task.fight)


def use_card(draft: Draft, fight: Fight, card: Id) -> None:
    """An attack card is the attack (HOG-272); a defence card comes before it, or in its stead (HOG-275, HOG-734)."""
    state, index = draft.state, fight.at
    role = role_of(state.world.magic[card])
    loss, lower = harm(state, fight, card)
    assert role is not None
    fight, first = play_card(draft, fight, index, card)
    if flees(fight.attacker, role[1]):
        leave_fight(draft, fight, seat_of(fight.attacker), escape_reach(role[1]), *first)
    elif role[0] == "attack":
        fight = with_fighter(fight, index, attacks=fight.attacker.attacks + 1)
        push(draft, *first, Attacked(fight, loss, lower))
    else:
        fight = weaken(with_fighter(fight, index, defended=True), index, lower)
        push(draft, *first, Attacked(fight, 0) if fight.defence_dice else posed(TakeTurn(fight)))


def use_token(draft: Draft, fight: Fight, seat: Seat, token: Id) -> None:
    """Dice or HP for this fight, or a way out of it."""
    put = spend_token(draft, seat, token)
    effects = draft.state.world.tokens[token].effects
    if flees(fight.attacker, effects):
        leave_fight(draft, fight, seat, escape_reach(effects), put)
    else:
        fight, first = help_oneself(draft, fight, fight.at, effects, token)
        push(draft, put, *first, TakeTurn(fight))


QUESTIONS = {TakeTurn: Question(candidates, refusal, answer, seats=asked_seats)}
