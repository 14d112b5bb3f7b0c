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


def open_workings(page):
    page.locator("summary").first.click()


def open_share(page):
    page.get_by_role("button", name="Share").click()
    page.locator("dialog[open]").wait_for()


def wait(page):
    """What a link opened is all there is to see."""


# A state is a link, or none, and what is done on the page that it opens.
SPLITS = "pace/splits;time=3:30:00;distance=42.195+km;every=5+km"
STATES = {
    "empty": ("", wait),
    "solved": ("", lambda page: give(page, "time", "3:30:00")),
    "time sheet": ("", lambda page: open_sheet(page, "time")),
    "distance sheet": ("", lambda page: open_sheet(page, "distance")),
    "pace sheet": ("", lambda page: open_sheet(page, "pace")),
    "fault": ("", refused),
    "workings": ("pace/solve;time=3:30:00;distance=42.195+km", open_workings),
    "splits": (SPLITS, wait),
    "long splits": ("pace/splits;time=99:59:59.999;distance=99999.999+km;every=12345.678+km;digits=3", wait),
    "splits of nothing": ("pace/splits;distance=42.195+km", wait),
    "share": (SPLITS, open_share),
    "share of nothing": ("", open_share),
    "swim": ("pace/swim;time=18:30.25;distance=1650+yd;course=33%E2%85%93+yd;per=100+yd;second-half=1.5%25+faster", wait),
    "swim of nothing": ("pace/swim;time=5:00;distance=0+m;course=25+m", wait),
    "pool sheet": ("pace/swim;time=5:00;distance=400+m", lambda page: open_sheet(page, "pool")),
    "css": ("pace/css;trial=400+m=6:00;trial=200+m=2:50;trial=800+m=12:30", open_workings),
    "css that cannot be": ("pace/css;trial=400+m=2:00;trial=200+m=2:50", wait),
    "convert": ("pace/convert;time=4:22.35;event=500+free;from=SCY", open_workings),
    "points": ("pace/points;base=46.91;time=50.00", open_workings),
    "times for points": ("pace/points;base=14:31.02;points=700", wait),
    "predict": ("pace/predict;result=5+km=20:00;for=10+km;for=marathon", open_workings),
    "predict from two": ("pace/predict;result=5+km=20:00;result=half+marathon=1:35:00;for=100+km;exponent=1.08", wait),
    "link refused": ("pace/splits;time=3:75:00", wait),
}


@pytest.fixture
def open_state(open_page):
    """Opens the page in a look and brings it into a state."""

    def open_state(state, look="light", device=PHONE, **options):
        link, bring = STATES[state]
        page = open_page(device, link=link, color_scheme="dark" if look == "dark" else "light", **options)
        page.locator("#page:not([inert])").wait_for()
        if look == "sun":
            page.get_by_role("button", name="Bright sun").click()
        bring(page)
        wait_until_still(page)
        return page

    return open_state


def wait_until_still(page):
    page.evaluate("Promise.all(document.getAnimations().map(animation => animation.finished)).then(() => {})")


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_in_any_look(open_state, state):
    page = open_state(state)
    found = {}
    for look in LOOKS:
        page.emulate_media(color_scheme="dark" if look == "dark" else "light")
        if look == "sun":
            # The button is behind the sheet where one is open.
            page.locator("[aria-label='Bright sun']").evaluate("button => button.click()")
        wait_until_still(page)
        results = Axe().run(page, options={"rules": {"target-size": {"enabled": True}}})
        if results.violations_count > 0:
            found[look] = results.generate_report()
    assert found == {}


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
    targets = page.locator("dialog[open] :is(button, input)" if is_sheet else "button, .chip, summary")
    boxes = [(target, target.bounding_box()) for target in targets.all() if target.is_visible()]
    small = [target for target, box in boxes if min(box["width"], box["height"]) < 48]
    assert [target.evaluate("target => target.outerHTML.slice(0, 80)") for target in small] == []


def test_nothing_moves_by_itself_where_less_motion_is_asked_for(open_page):
    page = open_page(DESKTOP, reduced_motion="reduce")
    open_sheet(page, "time")
    page.keyboard.type("3:30:00")
    assert page.evaluate("document.getAnimations().length") == 0
