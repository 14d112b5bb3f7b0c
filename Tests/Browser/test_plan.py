"""The Plan room in Chromium: by finger and by key, as text, after a reload, by a link, and in any look."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import DESKTOP, NARROW, PHONE
from room import is_scrolling_sideways, tab_to

SETS = "plan;text=3+x+(4+x+(400+m+in+90+s,+60+s+rest),+3:00+rest)"
SWIM = (
    "plan;text=name:+Thursday+squad%0Apool:+25+m%0Acss:+1:35/100m%0A400+m+in+7:20+warm-up%0A8+x+100+m+in+1:32.5+@+1:45%0A"
    "4+x+100+m+in+1:32+@+1:30%0A6+x+(50+m+@+css-8+fly,+60+s+rest+shrinking+by+5+s)"
)
MILES = "plan;text=1+mi+in+10:00+locked%0A2+mi+in+18:00"
FAULTY = "plan;text=1+km%0A400+m+@+3:4O/km,+60+s+rest"
DEEP = "plan;text=2+x+2+x+2+x+2+x+2+x+2+x+(100+m+@+3:40-3:50/km+%22a+very+long+note+about+how+to+swim+it%22,+10+s+rest)"
LINKS = {"empty": "plan", "sets": SETS, "swim": SWIM, "miles": MILES, "fault": FAULTY, "deep": DEEP}


@pytest.fixture
def open_plan(open_page):
    def open_plan(link="plan", device=PHONE, **options):
        page = open_page(device, link=link, **options)
        page.locator("#page:not([inert])").wait_for()
        page.locator(".plan-room").wait_for()
        return page

    return open_plan


def totals(page):
    return [one.inner_text().replace("\n", " ") for one in page.locator(".sum-value").all()]


def rows(page):
    return [" ".join(one.inner_text().split()) for one in page.locator(".plan-cells").all()]


def enter(page, field, text):
    """Types a quantity into its sheet and takes it with Enter."""
    page.locator(f"#{field}").click()
    page.locator("dialog[open] .field input").fill(text)
    page.keyboard.press("Enter")


def test_a_mile_at_ten_minutes_by_touch_and_then_in_kilometres(open_plan):
    page = open_plan()
    page.locator("#distance-1").tap()
    page.locator("dialog .chip", has_text="mi").tap()
    set_digit(page, "miles, digit 3", 1)
    page.locator("dialog .primary").tap()
    page.locator("#pace-1").tap()
    page.locator("dialog .chip", has_text="/mi").tap()
    set_digit(page, "minutes, tens", 1)
    page.locator("dialog .primary").tap()
    assert rows(page) == ["1.00mi 10:00 10:00/mi"]
    page.locator("#distance-1").tap()
    page.locator("dialog .chip", has_text="km").tap()
    page.locator("dialog .primary").tap()
    assert rows(page) == ["1.61km 10:00 10:00/mi"]
    page.get_by_role("button", name="Step", exact=True).tap()
    page.locator("#distance-2").tap()
    assert page.locator("dialog .chip:has(:checked)").inner_text() == "km"


def set_digit(page, wheel, digit):
    """Taps a wheel from 0 to a digit."""
    for _ in range(digit):
        box = page.get_by_role("spinbutton", name=wheel, exact=True).bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7)


def test_a_pace_on_top_by_touch_with_a_fresh_start_leaves_one_blank_row(open_plan):
    page = open_plan(MILES)
    set_on_top = page.locator("#total-pace")
    set_on_top.tap()
    page.locator("dialog .field input").fill("10:00/mi")
    page.locator("dialog .primary").tap()
    page.locator(".way-option", has_text="Start afresh").tap()
    page.locator("dialog .primary").tap()
    assert rows(page) == ["Distance Time Pace"]
    page.get_by_role("button", name="Undo", exact=True).tap()
    assert len(rows(page)) == 2


def test_a_total_leads_the_rows_and_undo_restores_them_after_a_reload(open_plan):
    page = open_plan(MILES)
    enter(page, "total-time", "27:00")
    page.locator(".way-option", has_text="Keep distances").click()
    page.get_by_role("button", name="Fit the rows").click()
    assert rows(page) == ["1.00mi 9:38.57 9:38.6/mi", "2.00mi 17:21.43 8:40.7/mi"]
    page.reload()
    page.locator(".plan-row").first.wait_for()
    assert totals(page)[0] == "27:00"
    page.get_by_role("button", name="Undo", exact=True).click()
    assert rows(page) == ["1.00mi 10:00 10:00/mi", "2.00mi 18:00 9:00/mi"]
    page.get_by_role("button", name="Redo").click()
    assert totals(page)[0] == "27:00"


def test_a_link_opens_its_plan_and_stays_out_of_the_address(open_plan):
    page = open_plan(SETS)
    assert totals(page) == ["33:00", "4.80 km", "6:52.5 /km"]
    assert "#" not in page.url
    assert rows(page)[:3] == ["3 × 4.8 km · 33:00", "4 × 1.6 km · 9:00", "400m 1:30 3:45/km"]


def test_text_is_followed_letter_by_letter(open_plan):
    page = open_plan(device=DESKTOP)
    page.locator("textarea").click()
    page.keyboard.type("6 x 800 m @ 3:45/km, 90 s rest")
    # 6 × 180 s and 5 × 90 s
    assert totals(page) == ["25:30", "4.80 km", "5:18.8 /km"]
    assert page.locator(".reads-back").inner_text() == "Reads back to the same plan."
    page.keyboard.press("Enter")
    page.keyboard.type("1 km @ 5:3O/km")
    assert page.locator(".text-message strong").inner_text() == "Line 2, column 8: O is no digit."
    page.get_by_role("button", name="Use 5:30").click()
    assert totals(page)[0] == "31:00"
    assert page.locator("textarea").input_value().splitlines()[1] == "1 km @ 5:30/km"


def test_all_typing_in_a_row_is_one_edit(open_plan):
    page = open_plan(SETS, device=DESKTOP)
    page.locator("textarea").fill("1 km")
    page.locator("textarea").press_sequentially(" in 4:00")
    page.get_by_role("button", name="Undo", exact=True).click()
    assert totals(page)[0] == "33:00"


def test_rows_are_made_and_moved_by_keyboard(open_plan):
    page = open_plan(device=DESKTOP)
    tab_to(page, "#distance-1")
    page.keyboard.press("Enter")
    page.keyboard.type("400 m")
    page.keyboard.press("Enter")
    tab_to(page, "#time-1")
    page.keyboard.press("Enter")
    page.keyboard.type("90 s")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Rest", exact=True).press("Enter")
    assert rows(page) == ["400m 1:30 3:45/km", "Rest 1:00"]
    page.get_by_role("button", name="Up", exact=True).press("Enter")
    assert rows(page) == ["Rest 1:00", "400m 1:30 3:45/km"]
    assert page.evaluate("document.activeElement.textContent") == "Up"
    page.get_by_role("button", name="Delete", exact=True).press("Enter")
    assert rows(page) == ["400m 1:30 3:45/km"]
    assert page.locator(".done span").first.inner_text() == "Row deleted"


def test_a_row_is_dragged_past_the_next(open_plan):
    page = open_plan("plan;text=1+km%0A2+km%0A3+km")
    page.locator(".plan-row").first.tap(position={"x": 6, "y": 10})
    grip = page.locator(".grip")
    box = grip.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 9):
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + 8 * step}]})
        page.wait_for_timeout(20)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert rows(page)[0].startswith("2.00km")


def test_a_bar_of_the_picture_chooses_its_row(open_plan):
    page = open_plan(SWIM)
    box = page.locator(".bars").bounding_box()
    page.touchscreen.tap(box["x"] + 10, box["y"] + box["height"] - 5)
    assert page.locator(".plan-row.selected .amount").inner_text().startswith("400")


def test_a_swim_that_misses_its_send_off_says_by_how_much(open_plan):
    page = open_plan(SWIM)
    assert page.locator("div.late").inner_text().strip() == "2.0 s late for the send-off"
    assert "rest 12.5 s" in page.locator(".plan-row").nth(2).inner_text()


def open_details(page):
    page.locator(".plan-row").nth(1).locator(".words").first.click()
    page.locator("dialog[open]").wait_for()


def open_total(page):
    enter(page, "total-time", "27:00")


def open_menu(page):
    page.get_by_role("button", name="More", exact=True).first.click()
    page.locator("dialog[open]").wait_for()


def open_text(page):
    page.get_by_role("radio", name="Text", exact=True).check(force=True)


def select(page):
    page.locator(".plan-row").nth(1).click(position={"x": 6, "y": 10})


STATES = {
    "empty": ("plan", lambda page: None),
    "sets": (SETS, select),
    "swim": (SWIM, lambda page: None),
    "fault": (FAULTY, lambda page: None),
    "text with a fault": (FAULTY, open_text),
    "deep": (DEEP, lambda page: None),
    "choice": (MILES, open_total),
    "entry": (MILES, lambda page: page.locator("#distance-1").click()),
    "details": (SWIM, open_details),
    "menu": (MILES, open_menu),
}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(open_plan, state):
    link, bring = STATES[state]
    # So tall that nothing lies below the bars at its foot, which axe would call too small to be touched.
    page = open_plan(link, device=PHONE | {"viewport": {"width": 390, "height": 2400}})
    bring(page)
    found = {}
    for look in ("light", "dark", "sun"):
        page.emulate_media(color_scheme="dark" if look == "dark" else "light")
        if look == "sun":
            page.locator("[aria-label='Bright sun']").evaluate("button => button.click()")
        page.wait_for_timeout(250)
        results = Axe().run(page, options={"rules": {"target-size": {"enabled": True}}})
        if results.violations_count > 0:
            found[look] = results.generate_report()
    assert found == {}


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("device", [NARROW, DESKTOP], ids=["narrow", "desktop"])
def test_nothing_scrolls_sideways(open_plan, state, device):
    link, bring = STATES[state]
    page = open_plan(link, device=device)
    if state != "text with a fault" or device is NARROW:
        bring(page)
    assert not is_scrolling_sideways(page)


@pytest.mark.parametrize("state", STATES)
def test_large_letters_have_room(open_plan, chromium_with_large_letters, state):
    link, bring = STATES[state]
    page = open_plan(link, browser=chromium_with_large_letters)
    bring(page)
    assert not is_scrolling_sideways(page)
