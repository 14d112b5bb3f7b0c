"""The page is for everyone: no fault that axe-core can find, and room for large letters and small screens."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import DESKTOP, NARROW, PHONE
from room import give, is_scrolling_sideways, open_sheet

LOOKS = ["light", "dark", "sun"]
GROUNDS = {"light": "rgb(255, 255, 255)", "dark": "rgb(10, 14, 13)", "sun": "rgb(255, 255, 255)"}


def refused(page):
    open_sheet(page, "time")
    page.locator("dialog input").fill("1:75:00")


STATES = {
    "empty": lambda page: None,
    "solved": lambda page: give(page, "time", "3:30:00"),
    "time sheet": lambda page: open_sheet(page, "time"),
    "distance sheet": lambda page: open_sheet(page, "distance"),
    "pace sheet": lambda page: open_sheet(page, "pace"),
    "fault": refused,
}


@pytest.fixture
def open_state(open_page):
    """Opens the page in a look and brings it into a state."""

    def open_state(state, look="light", device=PHONE, **options):
        page = open_page(device, color_scheme="dark" if look == "dark" else "light", **options)
        if look == "sun":
            page.get_by_role("button", name="Bright sun").click()
        STATES[state](page)
        page.evaluate("Promise.all(document.getAnimations().map(animation => animation.finished)).then(() => {})")
        return page

    return open_state


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(open_state, state, look):
    page = open_state(state, look)
    found = Axe().run(page, options={"rules": {"target-size": {"enabled": True}}})
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("look", LOOKS)
def test_each_look_has_its_ground(open_state, look):
    page = open_state("empty", look)
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == GROUNDS[look]


def test_bright_sun_is_remembered(open_state):
    page = open_state("empty", "sun")
    page.reload()
    assert page.locator("[data-theme=sun]").count() == 1


@pytest.mark.parametrize("state", STATES)
def test_nothing_scrolls_sideways_on_a_narrow_screen(open_state, state):
    assert not is_scrolling_sideways(open_state(state, device=NARROW))


@pytest.mark.parametrize("state", STATES)
def test_letters_of_twice_the_size_find_room(open_state, chromium_with_large_letters, state):
    assert not is_scrolling_sideways(open_state(state, browser=chromium_with_large_letters))


@pytest.mark.parametrize("state", STATES)
def test_every_target_of_a_finger_is_large_enough(open_state, state):
    page = open_state(state)
    is_sheet = page.locator("dialog[open]").count() == 1
    targets = page.locator("dialog[open] :is(button, input)" if is_sheet else "button, .chip")
    boxes = [(target, target.bounding_box()) for target in targets.all() if target.is_visible()]
    small = [target for target, box in boxes if min(box["width"], box["height"]) < 48]
    assert [target.evaluate("target => target.outerHTML.slice(0, 80)") for target in small] == []


def test_nothing_moves_by_itself_where_less_motion_is_asked_for(open_page):
    page = open_page(DESKTOP, reduced_motion="reduce")
    open_sheet(page, "time")
    page.keyboard.type("3:30:00")
    assert page.evaluate("document.getAnimations().length") == 0
