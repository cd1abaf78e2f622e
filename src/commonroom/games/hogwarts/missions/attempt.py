"""A mission from the attempt to the reward: who fights, who drops out, and what it gains (sections 15 and 16)."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import without

from .. import events as event
from ..actions import Action, Attempt, Pass
from ..changes import change_points, discard, knock_out, push, spend_items
from ..draft import Draft
from ..fights.aftermath import close
from ..fights.fighters import seat_of
from ..fights.tasks import Fight, Fighter, Reveal, StartMission
from ..pack.cards import Mission
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person, with_turn
from ..tasks import ChooseMission, MissionWon, PutTokens
from .needs import attempt_refusal, cards_to_spend, members, team_missions


def is_asked(state: State, task: ChooseMission) -> bool:
    """Tell whether, as far as all can see, the player could have a mission here; missions are secret.

    That is: some mission of this place is still open somewhere, the tokens for it are there, and so is the team.
    """
    at = state.people[task.seat].at
    team = members(state, task.seat)
    if state.turn.attempted or not all(state.world.is_at(state.people[each].at, place_of(state, at)) for each in team):
        return False
    items = {token for each in team for token in state.people[each].items}
    done = {mission for person in state.people for mission in person.done}
    return any(
        mission.id not in done and state.world.is_at(at, mission.place) and set(mission.tokens) <= items
        for mission in state.world.missions.values()
    )


def place_of(state: State, field: Id) -> Id:
    """Return the place that a field stands for (HOG-123)."""
    return state.world.fields[field].part_of or field


def can_attempt(state: State, seat: Seat) -> bool:
    """Tell whether some mission can be attempted where the seat stands."""
    return any(attempt_refusal(state, seat, each) is None for each in team_missions(state, seat))


def candidates(state: State, _: ChooseMission, seat: Seat) -> list[Action]:
    return [Pass(), *map(Attempt, dict.fromkeys(team_missions(state, seat)))]


def refusal(state: State, task: ChooseMission, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass() if task.must and can_attempt(state, seat):
            return Refusal("HOG-111", "must_attempt")
        case Pass():
            return None
        case Attempt(mission):
            return attempt_refusal(state, seat, mission)
    return Refusal("RUL-HOG-039", "not_now")


def answer(draft: Draft, _: ChooseMission, seat: Seat, action: Action) -> None:
    if isinstance(action, Attempt):
        attempt(draft, seat, action.mission)


def attempt(draft: Draft, seat: Seat, mission: Id) -> None:
    """Start the mission's fight; nobody waits for the others any more (HOG-331, RUL-HOG-110).

    Rules: RUL-HOG-102, RUL-HOG-103.
    """
    team = members(draft.state, seat)
    with_turn(draft.state, attempted=True)
    for each in team:
        with_person(draft.state, each, waits=False)
    draft.emit(event.MissionAttempted(seat, mission))
    push(draft, StartMission(mission, team))


# The fight


def start_mission(draft: Draft, task: StartMission) -> None:
    """Turn up the fight card with the mission's number; its HP count once for each member (HOG-331, HOG-363).

    Rules: HOG-370.
    """
    leader, world = task.members[0], draft.state.world
    card = world.fights[world.missions[task.mission].fight]
    hp = card.opponent.hp * len(task.members)  # RUL-HOG-112
    fight = Fight("mission", tuple(map(Fighter, task.members)), card=task.mission, hp=hp, leader=leader)
    draft.emit(event.CardShown(leader, "fight", card.id))
    draft.emit(event.FightBegan("mission", leader, task.members, foe=card.id, hp=hp))
    push(draft, Reveal(fight, 0))


def drop_out(draft: Draft, fight: Fight, index: int) -> Fight | None:
    """Take a fighter without HP out of a team that goes on; None if that was the last one (RUL-HOG-111).

    Rules: RUL-HOG-098, HOG-372, RUL-HOG-042.
    """
    seat = seat_of(fight.fighters[index])
    left = (*fight.fighters[:index], *fight.fighters[index + 1 :])
    if left:
        knock_out(draft, seat)
        # Those behind move up, so that the next one attacks if it was the attacker; behind the last comes the first.
        at = (fight.at - (index < fight.at)) % len(left)
        return replace(fight, fighters=left, at=at, played=(*fight.played, *fight.fighters[index].used))
    assert fight.card is not None
    close(draft, fight, won=False)
    draft.emit(event.MissionFailed(fight.leader, fight.card))
    knock_out(draft, seat)  # HOG-340, RUL-HOG-115; a solo player has lost the game (HOG-371)
    return None


def win_mission(draft: Draft, fight: Fight) -> None:
    """Close the fight and reward the mission, counting the cards that everybody has used in it (HOG-339, HOG-366)."""
    assert fight.card is not None
    close(draft, fight, won=True)
    used = (*fight.played, *(card for fighter in fight.fighters for card in fighter.used))
    push(draft, MissionWon(fight.leader, fight.card, used))


# The reward


def mission_won(draft: Draft, task: MissionWon) -> None:
    """Give the points, reveal the card, and put the tokens back on the board (HOG-339, HOG-353, RUL-HOG-099)."""
    state, seat = draft.state, task.seat
    mission = state.world.missions[task.mission]
    team = members(state, seat)
    owner = next(each for each in team if task.mission in state.people[each].missions)
    person = state.people[owner]
    with_person(state, owner, missions=without(person.missions, task.mission), done=(*person.done, task.mission))
    draft.emit(event.MissionCompleted(seat, task.mission, mission.points))
    change_points(draft, seat, mission.points, "mission")
    left = _spend_tokens(draft, team, mission)
    if state.settings.spend_required_cards and not state.settings.is_underage:
        _spend_cards(draft, team, mission, task.used)
    if left:
        push(draft, PutTokens(seat, left))


def _spend_tokens(draft: Draft, team: tuple[Seat, ...], mission: Mission) -> tuple[Id, ...]:
    """Take the mission's tokens off the boards; by the first rules one may be used up by now (HOG-205)."""
    spent: list[Id] = []
    for each in team:
        here = [token for token in mission.tokens if token in draft.state.people[each].items]
        spend_items(draft, each, here)
        spent += here
    return tuple(sorted(spent, key=mission.tokens.index))


def _spend_cards(draft: Draft, team: tuple[Seat, ...], mission: Mission, used: tuple[Id, ...]) -> None:
    """Use up the required cards that have not been played, if the option says so (RUL-HOG-068)."""
    state = draft.state
    held = [card for each in team for card in state.people[each].magic]
    for card in cards_to_spend(state.world, used, held, mission):
        owner = next(each for each in team if card in state.people[each].magic)
        discard(draft, owner, (card,), "mission")


DOERS = {StartMission: start_mission, MissionWon: mission_won}
QUESTIONS = {ChooseMission: Question(candidates, refusal, answer, is_asked)}
