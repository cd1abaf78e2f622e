"""Moments of a Quidditch match that are easily drawn wrong: answers, races, orders, announcements, and the past."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

import commonroom
from commonroom import Match

from .browsing import PHONE, card, hand_of, log, prompt, unfold_log, visitor
from .quidditch import (
    ROOMY,
    Table,
    at_table,
    card_name,
    do,
    match_at,
    new_match,
    press,
    sockets,
    spot,
    staged,
    table_of_two,
)
from .staging import Seeds
from .test_accessible import serious

LONG_RACE = {"timing_mode": "race", "race_window_seconds": 600}


def kinds(match: Match, seat: int) -> set[str]:
    """Return what a seat may do now."""
    return {move["type"] for move in match.legal(seat)} if seat in match.to_act else set()


# Answers


def unanswerable(match: Match) -> bool:
    view = match.view(None)
    return bool(view["chain"]) and view["responder"] == 0 and kinds(match, 0) == {"pass"}


def test_who_holds_no_answer_is_told_what_happens_and_that_only_passing_is_left(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(unanswerable)
    played = card_name(match.view(None)["chain"][-1]["card"])
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text(f"Bob plays {played}.")
        expect(alert).to_contain_text("Without an answer: ")
        expect(alert).to_contain_text(re.compile(f"You have no card that cancels (the )?{played}: you can only pass."))
        expect(alert.get_by_role("button")).to_have_text(["Pass"])
        assert serious(page) == []
        alert.get_by_role("button").click()
        expect(page.locator(".answer")).to_have_count(0)


def test_the_page_passes_for_who_holds_no_answer_and_says_so(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = match_at(unanswerable)
    table = staged(server, seeds, match)
    with visitor(browser, server.url, person=table[1], **ROOMY) as page:
        page.goto(f"/t/{table[0]}")
        expect(page.get_by_role("alert")).to_contain_text(re.compile(r"You have no card that cancels .*: passing …"))
        expect(page.locator(".answer")).to_have_count(0)


def answerable(match: Match) -> bool:
    """Tell whether one card of the hand cancels what was played, and others do not."""
    view = match.view(None)
    return bool(view["chain"]) and view["responder"] == 0 and kinds(match, 0) == {"pass", "cancel"}


def test_a_card_that_is_taken_up_says_what_it_would_cancel_and_can_be_put_back(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(lambda match: answerable(match) and len(match.legal(0)) == 2 < len(set(match.view(0)["hand"])))
    answer = next(move["card"] for move in match.legal(0) if move["type"] == "cancel")
    other = next(each for each in match.view(0)["hand"] if each != answer)
    played = card_name(match.view(None)["chain"][-1]["card"])
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        alert, buttons = page.get_by_role("alert"), page.get_by_role("alert").get_by_role("button")
        cancel = f"Cancel it with {card_name(answer)}"
        card(page, other).click()
        expect(alert).to_contain_text("Not playable right now.")
        expect(buttons).to_have_text(["Let it happen", "Put back"])
        card(page, answer).click()
        expect(alert).to_contain_text(re.compile(f"{card_name(answer)}: cancels (the )?{played}."))
        expect(buttons).to_have_text([cancel, "Put back"])
        assert serious(page) == []
        buttons.last.click()
        expect(alert).to_contain_text(f"Bob plays {played}.")
        expect(buttons).to_have_text([cancel, "Let it happen"])
        # By the keyboard alone.
        page.locator("body").press(card(page, answer).get_attribute("aria-keyshortcuts") or "")
        expect(buttons).to_have_text([cancel, "Put back"])
        page.locator("body").press("Enter")
        sentence = re.compile(f"You cancel (the )?{played} with {card_name(answer)}.")
        expect(log(page).filter(has_text=sentence)).to_have_count(1)


# Races


def race(match: Match) -> bool:
    """Tell whether both may speak at once, and both have something to play."""
    return all("play" in kinds(match, seat) for seat in (0, 1)) and not match.view(None)["chain"]


def test_in_a_race_whoever_is_first_plays_and_the_other_answers(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = match_at(race, **LONG_RACE)
    table = staged(server, seeds, match)
    leader = match.view(None)["leader"]
    quick = next(move for move in match.legal(1 - leader) if move["type"] == "play")
    people = table[1:]
    with (
        at_table(browser, server, people[leader], table[0]) as slow,
        at_table(browser, server, people[1 - leader], table[0]) as fast,
    ):
        for page in (slow, fast):
            expect(prompt(page)).to_have_text(re.compile(r", or pass\. The first to play goes first\.\s*$"))
            expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
        # The seat that does not lead need not wait.
        do(fast, quick)
        expect(slow.get_by_role("alert")).to_contain_text(f"plays {card_name(quick['card'])}.")


def test_who_has_passed_in_a_race_may_still_play_until_the_window_closes(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(race, **LONG_RACE)
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        do(page, {"type": "pass"})
        expect(prompt(page)).to_have_text("You have passed, but you can still play a card for now.")
        expect(page.get_by_role("button", name="Pass", exact=True)).to_have_count(0)
        do(page, next(move for move in match.legal(0) if move["type"] == "play"))
        expect(page.locator(".answer")).to_contain_text("Bob may answer.")


def test_a_race_ends_by_itself_when_its_time_is_up(browser: Browser, server: Server, seeds: Seeds) -> None:
    racing = (new_match(seed, timing_mode="race", race_window_seconds=1) for seed in count())
    match = next(each for each in racing if each.view(None)["phase"] == "W2")
    table = table_of_two(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        expect(page.locator(".bar .moment")).to_have_text("Laying cards")
        expect(prompt(page)).to_contain_text("Tap a card")


# The order before laying


def test_the_order_is_named_before_laying_where_the_table_wants_it(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(
        lambda match: match.view(None)["phase"] == "ORDER" and match.to_act == (0,), order_timing="before_lay"
    )
    assert not any(any(each["laid"]) for each in match.view(None)["spots"])
    order = match.legal(0)[-1]
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        expect(prompt(page)).to_contain_text("tap the balls in the order")
        do(page, order)
        expect(log(page).last).to_contain_text("You choose the order: ")
        expect(page.locator(".bar .moment")).to_have_text("Before laying")
        # The order is in sight while cards are chosen for it.
        for place, ball in enumerate(order["balls"], 1):
            expect(spot(page, ball).locator(".number")).to_have_attribute("data-word", str(place))
        assert serious(page) == []


# Announcements


def test_a_ball_that_somebody_wants_to_play_for_carries_their_emblem(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(lambda match: match.to_act == (0,) and bool(match.view(None)["announced"][1]))
    called = match.view(None)["announced"][1]
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        expect(page.locator(".callers svg")).to_have_count(len(called))
        for ball in called:
            expect(spot(page, ball).locator(f".callers .paint-{match.view(None)['houses'][1]}")).to_be_visible()
            expect(spot(page, ball)).to_have_attribute("aria-label", re.compile("Bob is going for it"))


# The past


def past(match: Match, version: int) -> Match:
    """Return the match after this many moves."""
    record = {key: value for key, value in match.record().items() if key != "chain"}
    return commonroom.replay(record | {"actions": record["actions"][:version]})


def check_table(page: Page, view: dict[str, Any]) -> None:
    """Expect the page to show the cards, piles, points and balls of a view, and no others."""
    shown = [(each.get_attribute("data-anchor") or "").removeprefix("card-") for each in hand_of(page).all()]
    assert sorted(shown) == sorted(view["hand"])
    expect(page.locator(".players .round")).to_contain_text(f"Round {view['round']}")
    expect(page.locator(".backs li")).to_have_count(view["hands"][1])
    for seat in (0, 1):
        draw, discard = page.locator(f'[data-anchor="draw-{seat}"]'), page.locator(f'[data-anchor="discard-{seat}"]')
        expect(draw).to_have_attribute("aria-label", re.compile(rf"draw pile: {view['draws'][seat]}$"))
        size = view["discard_sizes"][seat]
        expect(discard).to_have_attribute("aria-label", re.compile(f"discard pile: {size}," if size else "empty"))
        expect(page.locator(f'[data-anchor="seat-{seat}"] .score')).to_have_text(str(view["scores"][seat]))
    for ball in ("Q", "BL1", "BL2", "SN"):
        absent = re.compile("not on the pitch")
        label = expect(spot(page, ball))
        if ball in view["pitch"]:
            label.not_to_have_attribute("aria-label", absent)
    laid = [each for each in view["spots"] if each["laid"][0] and not each["face_up"]]
    expect(page.locator(".peep")).to_have_count(len(laid))


def test_whoever_looks_back_sees_exactly_what_there_was_to_see_also_after_a_reload(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(lambda match: match.version >= 90 and match.to_act == (0,))
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        check_table(page, match.view(0))
        versions = [int(each.get_attribute("data-version") or 0) for each in log(page).all()]
        for version in (versions[3], versions[len(versions) // 2], versions[-3]):
            unfold_log(page)
            page.locator(f'ol [data-version="{version}"]').click()
            expect(page.get_by_text(f"The table after move {version}", exact=True)).to_be_visible()
            check_table(page, past(match, version).view(0))
        page.get_by_role("button", name="Back to now").click()
        check_table(page, match.view(0))


def test_a_moment_that_the_server_does_not_tell_leaves_the_present_in_sight(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(lambda match: match.version >= 20 and match.to_act == (0,))
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0], expected="503") as page:
        page.route(
            "**/past/*", lambda route: route.fulfill(status=503, json={"error": {"code": "x", "message": "Not now."}})
        )
        log(page).first.click()
        expect(page.get_by_text("Not now.")).to_be_visible()
        expect(page.get_by_role("button", name="Back to now")).to_have_count(0)
        check_table(page, match.view(0))


@pytest.mark.parametrize("eyes", ["All players", "Ann"])
def test_a_replay_shows_face_down_cards_to_those_who_may_know_them(
    browser: Browser, server: Server, seeds: Seeds, eyes: str
) -> None:
    match = match_at(lambda match: match.view(None)["phase"] == "W3" and kinds(match, 0) == {"pass"})
    version, laid = match.version, match.view(None)["spots"]
    match.submit(0, {"type": "concede"})
    table = staged(server, seeds, match)
    owners = (0, 1) if eyes == "All players" else (0,)
    with visitor(browser, server.url, person=table[1], **ROOMY) as page:
        page.goto(f"/replay?table={table[0]}#move={version}")
        page.get_by_label("Show cards of").select_option(label=eyes)
        expect(page.locator(".pitch .peep")).to_have_count(sum(each["laid"][seat] for each in laid for seat in owners))
        # It says as much to screen readers.
        hidden = spot(page, laid[0]["ball"]).get_attribute("aria-label") or ""
        assert ("face down" in hidden) is (eyes == "Ann" and laid[0]["laid"][1])


def test_the_log_is_about_what_happened_and_not_about_passes(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = match_at(
        lambda match: match.version >= 60 and match.view(None)["phase"] == "LAY" and match.to_act == (0, 1)
    )
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        expect(log(page).filter(has_text=re.compile(r"pass(es)?\.\s*$"))).to_have_count(1)
        expect(log(page).last).to_have_class(re.compile("quiet"))
        sockets(table)[1].act(match.legal(1)[0], version=match.version)
        expect(log(page).last).to_have_text("Bob has decided.")
        expect(log(page).filter(has_text=re.compile(r"pass(es)?\.\s*$"))).to_have_count(0)
        assert card(page, match.view(0)["hand"][0]).is_visible()


# A card looked at closely


def test_a_card_answers_what_is_asked_about_it_by_mouse_key_and_long_press(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(lambda match: match.to_act == (0,) and {"chaser_5", "finite"} <= set(match.view(0)["hand"]))
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        inspector = page.locator(".inspector")
        card(page, "finite").hover()
        expect(inspector).to_contain_text("Not now: There is no special card to cancel.")
        expect(inspector.get_by_role("link", name="Read rule RUL-QCG-10")).to_be_visible()
        expect(inspector).to_contain_text("Only as an answer: cancels the jinx or spell just played")
        assert serious(page) == []
        page.mouse.move(300, 300)
        expect(inspector).to_have_count(0)
        card(page, "chaser_5").focus()
        page.keyboard.press("i")
        expect(inspector).to_contain_text(re.compile(r"Not now: .*RUL-QCG-(14|35)|Yes, lay it at a ball."))
        page.keyboard.press("Escape")
        expect(inspector).to_have_count(0)
    with at_table(browser, server, table[1], table[0], **PHONE) as page:
        held = card(page, "finite")
        finger = page.context.new_cdp_session(page)
        place = held.bounding_box()
        assert place is not None
        point = {"x": place["x"] + 20, "y": place["y"] + 40}
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator(".inspector")).to_contain_text("What can stop it")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        # A long press is no tap: the card stays where it is.
        expect(held).to_have_attribute("aria-pressed", "false")
        expect(page.locator(".inspector")).to_be_visible()
        card(page, "chaser_5").tap()
        expect(page.locator(".inspector")).to_have_count(0)
        expect(card(page, "chaser_5")).to_have_attribute("aria-pressed", "false")


# Scenes

WAITS_FOR_A_TAP = "localStorage.setItem('commonroom-page', JSON.stringify({autopass: false, scenes: 'wait'}))"


@contextmanager
def player_and_watcher(
    browser: Browser, server: Server, table: Table, screen: dict[str, Any]
) -> Iterator[tuple[Page, Page]]:
    """Open the table for one of its players and for a watcher, whose scenes wait for a tap."""
    with (
        visitor(browser, server.url, person=table[1], **screen) as page,
        visitor(browser, server.url, **screen) as watcher,
    ):
        for each in (page, watcher):
            each.add_init_script(WAITS_FOR_A_TAP)
            each.goto(f"/t/{table[0]}")
            each.locator(".pitch").wait_for()
        yield page, watcher


@pytest.mark.parametrize("screen", [ROOMY, PHONE], ids=["desktop", "phone"])
def test_a_card_that_is_stopped_gets_a_scene_for_players_and_watchers(
    browser: Browser, server: Server, seeds: Seeds, screen: dict[str, Any]
) -> None:
    match = match_at(answerable)
    answer = next(move for move in match.legal(0) if move["type"] == "cancel")
    played = card_name(match.view(None)["chain"][0]["card"])
    table = staged(server, seeds, match)
    match.submit(0, answer)
    with player_and_watcher(browser, server, table, screen) as (page, watcher):
        press(page, f"Cancel it with {card_name(answer['card'])}")
        if match.view(None)["chain"]:
            sockets(table)[1].act({"type": "pass"}, version=match.version)
        for each, who in ((page, "You"), (watcher, "Ann")):
            scene = each.locator(".scene")
            expect(scene.get_by_role("heading", name=f"{played} was stopped")).to_be_visible()
            expect(scene.locator(".stamp")).to_have_text("Stopped")
            expect(scene.locator(".steps li").last).to_contain_text(f"{who} answer")
            check_stage(each, scene)
            assert serious(each) == []
            scene.get_by_role("button", name="Go on").click()
            expect(scene).to_have_count(0)
            expect(log(each).filter(has_text=f"{played} has no effect.")).to_have_count(1)


def check_stage(page: Page, scene: Locator) -> None:
    """Expect cards that can be read: a desktop has its pitch for the scene, a phone all of the table."""
    stage, table, cards = (
        each.evaluate_all("all => all.map((one) => [one.offsetWidth, one.offsetHeight])")
        for each in (scene, page.locator(".area"), scene.locator("figure"))
    )
    if page.viewport_size == PHONE["viewport"]:
        assert stage == table
    else:
        assert stage[0][1] < 0.75 * table[0][1]
    assert all(width >= 140 for width, _ in cards)


@pytest.mark.parametrize("screen", [ROOMY, PHONE], ids=["desktop", "phone"])
def test_a_card_that_nobody_answers_gets_a_scene_too(
    browser: Browser, server: Server, seeds: Seeds, screen: dict[str, Any]
) -> None:
    match = match_at(answerable)
    played = card_name(match.view(None)["chain"][0]["card"])
    table = staged(server, seeds, match)
    with player_and_watcher(browser, server, table, screen) as (page, watcher):
        page.get_by_role("button", name="Let it happen").click()
        for each, who in ((page, "You let it happen"), (watcher, "Ann lets it happen")):
            scene = each.locator(".scene")
            expect(scene.get_by_role("heading", name=f"{played} takes effect")).to_be_visible()
            expect(scene.locator(".steps li").last).to_contain_text(who)
            # The scene and the log say what came of it in the same words.
            sentence = scene.locator("p").inner_text()
            assert serious(each) == []
            # A tap anywhere on the stage goes on.
            scene.click(position={"x": 8, "y": 8})
            expect(scene).to_have_count(0)
            expect(log(each).filter(has_text=sentence)).to_have_count(1)
