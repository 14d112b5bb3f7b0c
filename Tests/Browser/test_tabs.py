"""What each tab is for, done by touch on a phone and by keyboard alone on a desk; both come to the same answer."""

import pytest
from browsing import PHONE
from playwright.sync_api import expect
from room import (
    choose, choose_by_keyboard, columns, give, give_by_keyboard, set_on_wheels, swipe, tab_to, tap_below
)

TABS, TOPICS = "What to work out", "What to work out for the pool"


@pytest.fixture
def phone(open_page):
    page = open_page(PHONE)
    page.locator("#page:not([inert])").wait_for()
    return page


def open_by_touch(page, tab, topic=None):
    choose(page, TABS, tab, by_touch=True)
    if topic:
        choose(page, TOPICS, topic, by_touch=True)


def open_by_keyboard(page, tab, topic=None):
    choose_by_keyboard(page, TABS, tab)
    if topic:
        choose_by_keyboard(page, TOPICS, topic)


def expect_the_splits(page):
    # The clock is 12,600 s × distance ÷ 42.195 km, rounded once; a split is the difference of two.
    assert columns(page) == [
        "5 24:53 24:53",
        "10 24:53 49:46",
        "15 24:53 1:14:39",
        "20 24:53 1:39:32",
        "25 24:53 2:04:25",
        "30 24:53 2:29:18",
        "35 24:53 2:54:11",
        "40 24:54 3:19:05",
        "42.195 10:55 3:30:00",
    ]


def test_the_splits_of_a_marathon_add_up_by_touch(phone):
    open_by_touch(phone, "Splits")
    phone.locator("#time").tap()
    tap_below(phone, "hours, ones", 3)
    swipe(phone, "minutes, tens", 3)
    phone.locator("dialog").get_by_role("button", name="Set time").tap()
    choose(phone, "A split every", "5 km", by_touch=True)
    expect_the_splits(phone)


def test_the_splits_of_a_marathon_add_up_by_keyboard_alone(desktop):
    open_by_keyboard(desktop, "Splits")
    give_by_keyboard(desktop, "time", "3:30:00")
    choose_by_keyboard(desktop, "A split every", "5 km")
    expect_the_splits(desktop)


def expect_the_hold(page):
    # 300 s × 25 ÷ 400 = 18.75 s; 16 lengths of it are the goal.
    assert [page.locator(f"#hold-{count}").inner_text() for count in (25, 50, 100)] == ["18.75", "37.50", "1:15.00"]
    rows = columns(page)
    assert len(rows) == 16 and rows[0] == "25 18.75 18.75" and rows[-1] == "400 18.75 5:00.00"


def test_what_a_swimmer_holds_is_told_by_touch(phone):
    open_by_touch(phone, "Swim")
    set_on_wheels(phone, "goal", {"minutes, ones": 5})
    expect_the_hold(phone)


def test_what_a_swimmer_holds_is_told_by_keyboard_alone(desktop):
    open_by_keyboard(desktop, "Swim")
    give_by_keyboard(desktop, "goal", "5:00")
    expect_the_hold(desktop)


def expect_the_critical_speed(page):
    # 200 m more in 190 s more: 1:35.00 for 100 m, 86.868 s for 91.44 m; 400 m - 360 s × 200 m ÷ 190 s = 21.05 m.
    expect(page.locator("#answer-value")).to_have_text("1:35.00")
    assert page.locator(".outputs .readings dd").all_inner_texts() == ["1:26.87", "1.0526 m/s", "21.05 m"]


def test_the_critical_swim_speed_follows_from_two_trials_by_touch(phone):
    open_by_touch(phone, "Swim", "CSS")
    set_on_wheels(phone, "trial-time-1", {"minutes, ones": 6})
    set_on_wheels(phone, "trial-time-2", {"minutes, ones": 2, "seconds, tens": 5})
    expect_the_critical_speed(phone)


def test_the_critical_swim_speed_follows_from_two_trials_by_keyboard_alone(desktop):
    open_by_keyboard(desktop, "Swim", "CSS")
    give_by_keyboard(desktop, "trial-time-1", "6:00")
    give_by_keyboard(desktop, "trial-time-2", "2:50")
    expect_the_critical_speed(desktop)


def expect_the_conversion(page):
    # convert.tsv: 22.35 × 1.11 = 24.8085 s in metres.
    assert columns(page)[:2] == ["SCY 50 free 22.35", "SCM 50 free 24.81"]


def test_a_time_of_yards_is_converted_by_touch(phone):
    open_by_touch(phone, "Swim", "Convert")
    choose(phone, "Distance", "50", by_touch=True)
    set_on_wheels(phone, "conversion-time", {
        "seconds, tens": 2, "seconds, ones": 2, "hundredths, tens": 3, "hundredths, ones": 5,
    })
    expect_the_conversion(phone)


def test_a_time_of_yards_is_converted_by_keyboard_alone(desktop):
    open_by_keyboard(desktop, "Swim", "Convert")
    give_by_keyboard(desktop, "conversion-time", "22.35")
    choose_by_keyboard(desktop, "Distance", "50")
    expect_the_conversion(desktop)


def expect_the_points(page):
    # 1000 × (46.91 ÷ 50)³ = 825.8, cut.
    expect(page.locator("#answer-value")).to_have_text("825")


def test_a_time_is_scored_by_touch(phone):
    open_by_touch(phone, "Swim", "Points")
    set_on_wheels(phone, "base", {"seconds, tens": 4, "seconds, ones": 6, "hundredths, tens": 9, "hundredths, ones": 1})
    set_on_wheels(phone, "points-time", {"seconds, tens": 5})
    expect_the_points(phone)


def test_a_time_is_scored_by_keyboard_alone(desktop):
    open_by_keyboard(desktop, "Swim", "Points")
    give_by_keyboard(desktop, "base", "46.91")
    give_by_keyboard(desktop, "points-time", "50.00")
    expect_the_points(desktop)


def expect_the_prediction(page):
    # predict.tsv: 10 km from 5 km in 20:00.
    assert [row.split()[:3] for row in columns(page)] == [
        ["Riegel", "41:42", "1:32:00"],
        ["Daniels", "41:28", "1:31:50"],
        ["Cameron", "41:40", "1:31:51"],
        ["Purdy", "41:30", "1:32:41"],
        ["Apart", "by", "0:14"],
    ]
    expect(page.locator("#apart")).to_have_text("0:14 apart")


def test_a_race_promises_another_by_touch(phone):
    open_by_touch(phone, "Predict")
    set_on_wheels(phone, "result-time-1", {"minutes, tens": 2})
    choose(phone, "Distance to predict", "10 km", by_touch=True)
    expect_the_prediction(phone)


def test_a_race_promises_another_by_keyboard_alone(desktop):
    open_by_keyboard(desktop, "Predict")
    give_by_keyboard(desktop, "result-time-1", "20:00")
    choose_by_keyboard(desktop, "Distance to predict", "10 km")
    expect_the_prediction(desktop)


# What else a tab does


def hold(page):
    return [page.locator(f"#hold-{count}").inner_text() for count in (25, 50, 100)]


@pytest.mark.parametrize("unit, paces", [
    ("yd", ["17.15", "34.29", "1:08.58"]),  # 300 s × 22.86 m ÷ 400 m = 17.145 s, 34.29 s, 68.58 s
    ("ft", ["5.72", "11.43", "22.86"]),  # 300 s × 7.62 m ÷ 400 m = 5.715 s, 11.43 s, 22.86 s
])
def test_the_unit_of_the_paces_enters_the_sum(open_page, unit, paces):
    page = open_page(link="pace/swim;time=5:00;distance=400+m;course=25+m")
    choose(page, "Unit of the paces", unit)
    assert hold(page) == paces


@pytest.mark.parametrize("field, hint", [
    ("swim-distance", "Set a distance first."), ("goal", "Set a goal, and what to hold stands here."),
])
def test_a_cleared_field_takes_its_answer_away(open_page, field, hint):
    page = open_page(link="pace/swim;time=5:00;distance=400+m;course=25+m")
    page.locator(f"#{field}").click()
    page.locator("dialog").get_by_role("button", name="Clear").click()
    page.locator("dialog .primary").click()
    assert hold(page) == ["—", "—", "—"] and columns(page) == []
    expect(page.locator(".outputs .hint")).to_have_text(hint)


def test_what_is_no_distance_is_refused_where_it_is_typed(open_page):
    page = open_page(link="pace/swim;time=5:00;distance=400+m;course=25+m")
    page.locator("#swim-distance").click()
    page.keyboard.type("far")
    page.keyboard.press("Enter")
    expect(page.locator("dialog .error")).to_be_visible()
    assert page.locator("dialog input").input_value() == "far"


def test_a_distance_of_nothing_has_a_reason_and_no_pace(open_page):
    page = open_page(link="pace/swim;time=5:00;distance=400+m;course=25+m")
    give(page, "swim-distance", "0")
    expect(page.locator(".outputs .standing strong")).to_have_text("A swim takes a distance above zero")
    assert hold(page) == ["—", "—", "—"]


def test_a_swim_has_hundredths_and_a_part_of_a_metre(open_page):
    page = open_page(link="pace/swim;time=7.37;distance=12.5+m;course=25+m")
    # 7.37 s × 25 ÷ 12.5 = 14.74 s
    assert hold(page)[0] == "14.74"


def test_splits_that_end_at_no_wall_are_said(open_page):
    page = open_page(link="pace/swim;time=5:00;distance=400+m;course=25+yd")
    # 400 m ÷ 22.86 m = 17.4978 lengths
    expect(page.locator(".outputs")).to_contain_text("17.4978")


def test_the_focus_stays_where_a_trial_was_taken_away(desktop):
    open_by_keyboard(desktop, "Swim", "CSS")
    tab_to(desktop, ".add")
    desktop.keyboard.press("Enter")
    tab_to(desktop, ".removal")
    desktop.keyboard.press("Enter")
    expect(desktop.locator(".add")).to_be_focused()
    assert desktop.locator(".inputs .box").count() == 4
