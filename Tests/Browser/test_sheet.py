"""The sheet in which a quantity is entered, under fingers that are quick or wet."""

import pytest
from browsing import PHONE


@pytest.fixture
def phone(open_page):
    page = open_page(PHONE)
    page.locator("#page:not([inert])").wait_for()
    return page


@pytest.mark.parametrize("quantity", ["time", "distance", "pace"])
def test_a_tap_into_the_field_leaves_the_sheet_open(phone, quantity):
    phone.locator(f"#{quantity}").tap()
    phone.wait_for_timeout(600)  # past the moment in which a second tap is taken for half of a double tap
    phone.locator("dialog input").tap()
    assert phone.locator("dialog[open]").count() == 1
    assert phone.evaluate("document.activeElement.matches('dialog input')")


def test_a_double_tap_on_a_number_opens_its_sheet_and_leaves_it_open(phone):
    box = phone.locator("#time").bounding_box()
    for _ in range(2):
        phone.touchscreen.tap(box["x"] + 20, box["y"] + 20)
        phone.wait_for_timeout(80)
    assert phone.locator("dialog[open]").count() == 1


def test_a_tap_beside_the_sheet_sends_it_away(phone):
    phone.locator("#time").tap()
    phone.wait_for_timeout(600)
    phone.touchscreen.tap(195, 40)
    assert phone.locator("dialog[open]").count() == 0


def test_a_finger_turns_a_wheel_row_by_row(phone):
    phone.locator("#time").tap()
    phone.wait_for_timeout(400)
    wheel = phone.get_by_role("spinbutton").nth(1).bounding_box()
    across, down, row = wheel["x"] + wheel["width"] / 2, wheel["y"] + wheel["height"] / 2, wheel["height"] / 5
    touch = phone.context.new_cdp_session(phone)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": across, "y": down}]})
    for step in range(1, 11):
        point = {"x": across, "y": down - 3.2 * row * step / 10}
        touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    phone.wait_for_timeout(150)  # the finger rests, so that nothing runs on
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert phone.locator("dialog input").input_value() == "3:00:00"
