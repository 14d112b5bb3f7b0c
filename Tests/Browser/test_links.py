"""A link to a question: what stands behind its `#` opens it, and no server hears of it."""

import pytest
from browsing import PHONE
from playwright.sync_api import expect
from room import columns, digits, give

SPLITS = "pace/splits;time=3:30:00;distance=42.195+km;every=5+km"
LAST_SPLIT = "42.195 10:55 3:30:00"

# Each question with a link and what it answers: the vectors of Tests/Golden have the same.
QUESTIONS = {
    "solve": ("pace/solve;time=3:30:00;distance=42.195+km", ".answer .digits", "4:58.6"),
    "splits": (SPLITS, ".outputs .columns tbody tr:nth-child(8)", "40\t24:54\t3:19:05"),
    "swim": ("pace/swim;time=5:00;distance=400+m;course=25+m", "#hold-25", "18.75"),
    "css": ("pace/css;trial=400+m=6:00;trial=200+m=2:50", "#answer-value", "1:35.00"),
    "convert": ("pace/convert;time=22.35;event=50+free;from=SCY", "tbody tr:nth-child(2)", "SCM\t50 free\t24.81"),
    "points": ("pace/points;base=46.91;time=50.00", "#answer-value", "825"),
    "predict": ("pace/predict;result=5+km=20:00;for=10+km", "#apart", "0:14 apart"),
}


def open_link(page, link):
    """Opens a link in the page that is open, as one that is pasted into its address."""
    page.evaluate("link => { location.hash = link; }", link)
    page.wait_for_function("location.hash === ''")


def mark(page):
    """Leaves a mark on the page that a load takes away."""
    page.evaluate("window.isMarked = true")


def is_marked(page):
    return page.evaluate("window.isMarked === true")


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_link_opens_its_question_on_another_phone_and_a_reload_keeps_it(open_page, site, question):
    link, place, answer = QUESTIONS[question]
    page = open_page(PHONE, link=link)
    for _ in range(2):
        page.locator("#page:not([inert])").wait_for()
        assert page.locator(place).inner_text() == answer
        assert page.url == site + "/"
        page.reload()


def test_what_a_link_asks_is_in_no_request(chromium, site):
    with chromium.new_context(**PHONE) as context:
        requests = []
        context.on("request", lambda request: requests.append(request))
        page = context.new_page()
        page.goto(f"{site}/#{SPLITS}")
        page.locator(".outputs .columns").wait_for()
            # A browser tells us the part behind the hash, and no server.
        sent = [f"{one.url.partition('#')[0]} {one.all_headers()} {one.post_data}" for one in requests]
    assert sent and not any("3:30:00" in one or "splits" in one for one in sent)


def test_a_link_that_is_pasted_opens_in_place_and_undo_takes_it_back(desktop, site):
    give(desktop, "time", "4:00:00")
    mark(desktop)
    open_link(desktop, SPLITS)
    assert columns(desktop)[-1] == LAST_SPLIT
    assert is_marked(desktop) and desktop.url == site + "/"
    desktop.get_by_role("button", name="Undo").click()
    assert digits(desktop, "time") == "4:00:00" and desktop.locator(".answer h2").inner_text() == "Pace"


def test_an_address_that_is_typed_over_opens_in_place(desktop, site):
    mark(desktop)
    desktop.goto(f"{site}/#{SPLITS}")
    expect(desktop.locator(".outputs .columns tbody tr")).to_have_count(9)
    assert is_marked(desktop) and "#" not in desktop.url


def test_the_same_link_opens_again_after_it_was_undone(desktop):
    open_link(desktop, SPLITS)
    desktop.get_by_role("button", name="Undo").click()
    open_link(desktop, SPLITS)
    assert columns(desktop)[-1] == LAST_SPLIT


def test_a_link_closes_the_sheet_that_is_open(desktop):
    desktop.locator("#time").click()
    open_link(desktop, SPLITS)
    expect(desktop.locator("dialog[open]")).to_have_count(0)
    assert columns(desktop)[-1] == LAST_SPLIT


def test_a_link_works_without_a_network(open_page, site):
    page = open_page(PHONE)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    other = page.context.new_page()
    other.goto(f"{site}/#{SPLITS}")
    other.locator(".outputs .columns").wait_for()
    assert columns(other)[-1] == LAST_SPLIT


@pytest.mark.parametrize("sent", [
    SPLITS.replace(";", "%3B").replace("/", "%2F").replace("=", "%3D").replace(":", "%3A"),
    SPLITS + ".",
    SPLITS.replace("pace/splits", "Pace/Splits"),
], ids=["escaped", "full stop", "capitals"])
def test_what_messengers_do_to_a_link_is_undone(open_page, sent):
    page = open_page(link=sent)
    page.locator(".outputs .columns").wait_for()
    assert columns(page)[-1] == LAST_SPLIT


@pytest.mark.parametrize("sent, told", [
    ("pace/splits;time=3:75:00", "This link cannot be read"),
    ("pace/fly;time=3:30:00", "This link is none of Lapwing's"),
    ("pace/splits;time=%E2%82", "This link is none of Lapwing's"),
    ("%F0%9F%98%80" * 2000, "This link is none of Lapwing's"),
], ids=["a fault", "another room", "cut in a letter", "too long"])
def test_a_link_that_cannot_be_read_changes_nothing_and_says_so(desktop, sent, told):
    give(desktop, "time", "3:30:00")
    open_link(desktop, sent)
    expect(desktop.locator(".told strong")).to_have_text(told)
    assert digits(desktop, "time") == "3:30:00"
    desktop.locator(".told").get_by_role("button", name="Close").click()
    expect(desktop.locator(".told")).to_have_count(0)
