"""A marathon in 3:30:00 is 4:58.6 a kilometre, however it is entered and wherever it is shown."""

import pytest
from browsing import DESKTOP, NARROW, PHONE
from playwright.sync_api import expect
from room import digits, give, open_sheet, readings, shown, swipe, tab_to, tap_below, wait_until_kept, wheel


def expect_the_marathon(page):
    expect(page.locator("#pace .digits")).to_have_text("4:58.6")
    assert digits(page, "time") == "3:30:00" and digits(page, "distance") == "42.195"
    assert readings(page) == {"per mile": "8:00.6", "km/h": "12.06", "mph": "7.49", "per 400 m": "1:59.4"}
    assert page.locator(".answer h2").inner_text() == "Pace"


@pytest.mark.parametrize("device", [PHONE, NARROW], ids=["phone", "narrow"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_marathon_is_solved_by_touch(open_page, device, scheme):
    page = open_page(device, color_scheme=scheme)
    page.locator("#time").tap()
    tap_below(page, "hours, ones", 3)
    swipe(page, "minutes, tens", 3)
    assert shown(page) == "033000"
    page.locator("dialog").get_by_role("button", name="Set time").tap()
    expect_the_marathon(page)


def test_a_marathon_is_solved_by_keyboard_alone(desktop):
    tab_to(desktop, "#time")
    desktop.keyboard.press("Enter")
    desktop.keyboard.type("3:30:00")
    desktop.keyboard.press("Enter")
    expect_the_marathon(desktop)


def test_a_marathon_is_solved_on_the_wheels_by_keyboard_alone(desktop):
    tab_to(desktop, "#time")
    desktop.keyboard.press("Enter")
    tab_to(desktop, "[role=spinbutton]")
    desktop.keyboard.type("033000")
    desktop.keyboard.press("Enter")
    expect_the_marathon(desktop)


def test_keys_turn_a_wheel_as_they_turn_a_spinbutton(desktop):
    open_sheet(desktop, "time")
    hours = wheel(desktop, "hours, ones")
    hours.focus()
    found = {}
    for key in ["ArrowUp", "PageUp", "ArrowDown", "PageDown", "End", "Home"]:
        desktop.keyboard.press(key)
        found[key] = hours.get_attribute("aria-valuenow")
    assert found == {"ArrowUp": "1", "PageUp": "6", "ArrowDown": "5", "PageDown": "0", "End": "9", "Home": "0"}


def test_a_mouse_wheel_turns_a_wheel(desktop):
    open_sheet(desktop, "time")
    wheel(desktop, "minutes, ones").hover()
    desktop.mouse.wheel(0, 120)
    expect(wheel(desktop, "minutes, ones")).to_have_attribute("aria-valuenow", "1")


def test_the_focus_comes_back_to_the_quantity_that_was_entered(desktop):
    tab_to(desktop, "#time")
    desktop.keyboard.press("Enter")
    desktop.keyboard.press("Escape")
    expect(desktop.locator("dialog[open]")).to_have_count(0)
    expect(desktop.locator("#time")).to_be_focused()


def test_a_unit_changes_what_is_shown_and_nothing_else(desktop):
    give(desktop, "time", "3:30:00")
    desktop.locator("[aria-label='Unit of distance'] .chip", has_text="mi").click()
    assert digits(desktop, "distance") == "26.219"
    desktop.locator("[aria-label='Unit of distance'] .chip", has_text="km").click()
    expect_the_marathon(desktop)


def test_undo_takes_back_the_last_quantity(desktop):
    give(desktop, "time", "3:30:00")
    give(desktop, "time", "4:00:00")
    desktop.get_by_role("button", name="Undo").click()
    expect_the_marathon(desktop)


def test_what_was_asked_is_there_after_a_reload(desktop):
    give(desktop, "time", "3:30:00")
    desktop.reload()
    expect_the_marathon(desktop)


def test_the_page_works_without_a_network_after_its_first_load(open_page):
    page = open_page(PHONE)
    wait_until_kept(page)
    page.context.set_offline(True)
    page.reload()
    give(page, "time", "3:30:00")
    expect_the_marathon(page)


def test_a_page_opened_again_without_a_network_is_the_whole_page(open_page):
    first = open_page(DESKTOP)
    wait_until_kept(first)
    address, context = first.url, first.context
    first.close()
    context.set_offline(True)
    again = context.new_page()
    again.goto(address)
    give(again, "time", "3:30:00")
    expect_the_marathon(again)
