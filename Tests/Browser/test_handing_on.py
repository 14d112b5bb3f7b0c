"""The ways that an answer leaves the page: a link, text, a file, paper."""

import pytest
from browsing import DESKTOP, PHONE
from playwright.sync_api import expect
from room import choose, columns, tab_to

SPLITS = "pace/splits;time=3:30:00;distance=42.195+km;every=5+km"
CENTIMETRE = 96 / 2.54  # in the pixels of CSS

# The clock is 12,600 s × distance ÷ 42.195 km, rounded once; a split is the difference of two.
ROWS = [
    ["5", "24:53", "24:53"],
    ["10", "24:53", "49:46"],
    ["15", "24:53", "1:14:39"],
    ["20", "24:53", "1:39:32"],
    ["25", "24:53", "2:04:25"],
    ["30", "24:53", "2:29:18"],
    ["35", "24:53", "2:54:11"],
    ["40", "24:54", "3:19:05"],
    ["42.195", "10:55", "3:30:00"],
]
TABLE = [["km", "Split", "On the clock"]] + ROWS


@pytest.fixture
def open_copying(open_page):
    """Opens a link where the page may put texts into the clipboard and the test may read them."""

    def open_copying(device=DESKTOP, link=SPLITS):
        page = open_page(device, link=link, permissions=["clipboard-read", "clipboard-write"])
        page.locator("#page:not([inert])").wait_for()
        return page

    return open_copying


def replace(page, name, function):
    """Puts a function in the place of one of the browser's."""
    page.evaluate(f"() => {{ {name} = {function}; }}")


def open_share(page, by_touch=False):
    button = page.get_by_role("button", name="Share")
    (button.tap if by_touch else button.click)()
    page.locator("dialog[open] .way").first.wait_for()


def take(page, words):
    open_share(page)
    page.locator(".way", has_text=words).click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def clipboard(page):
    return page.evaluate("navigator.clipboard.readText()")


def expect_the_copied_splits(page):
    expect(page.locator("#copied")).to_be_visible()
    assert page.locator("#copied").inner_text() == "Copied"
    text = clipboard(page)
    assert text.startswith("Marathon in 3:30:00")
    assert "\n" + "\n".join("\t".join(row) for row in TABLE) + "\n" in text


def test_the_answer_is_copied_by_touch(open_copying):
    page = open_copying(PHONE)
    open_share(page, by_touch=True)
    page.locator(".way", has_text="Copy as text").tap()
    expect_the_copied_splits(page)


def test_the_answer_is_copied_by_keyboard_alone(open_copying):
    page = open_copying()
    tab_to(page, "[aria-label=Share]")
    page.keyboard.press("Enter")
    tab_to(page, ".way:nth-of-type(2)")
    page.keyboard.press("Enter")
    expect_the_copied_splits(page)
    expect(page.locator("[aria-label=Share]")).to_be_focused()


def test_copied_is_said_for_a_while(open_copying):
    page = open_copying()
    page.clock.install()
    take(page, "Copy as text")
    expect(page.locator("#copied")).to_be_visible()
    page.clock.run_for(5000)
    expect(page.locator("#copied")).to_be_hidden()


def test_a_browser_that_refuses_to_copy_says_so(open_page):
    page = open_page(link=SPLITS)
    replace(page, "navigator.clipboard.writeText", "() => Promise.reject(new DOMException('no', 'NotAllowedError'))")
    take(page, "Copy as text")
    expect(page.locator("#uncopied")).to_have_text("Not copied: the browser refused.")
    assert page.locator("#copied").is_hidden()


def test_a_link_that_was_sent_opens_the_same_on_another_phone(open_copying, open_page, site):
    page = open_copying()
    replace(page, "navigator.share", "undefined")
    take(page, "Send a link")
    expect(page.locator("#copied")).to_be_visible()
    address, link = clipboard(page).split("#")
    assert address == site + "/"
    other = open_page(PHONE, link=link)
    other.locator(".outputs .columns").wait_for()
    assert columns(other) == [" ".join(row) for row in ROWS]


def test_a_link_goes_to_the_phone_s_own_ways_of_sending_where_it_has_them(open_copying):
    page = open_copying(PHONE)
    replace(page, "navigator.share", "shared => { window.shared = shared; return Promise.resolve(); }")
    take(page, "Send a link")
    shared = page.evaluate("shared")
    assert shared["text"].startswith("Marathon in 3:30:00") and "#pace/splits;" in shared["url"]
    assert page.locator("#copied").is_hidden()


@pytest.mark.parametrize("link, name, rows", [
    (SPLITS, "lapwing-splits.csv", TABLE),
    # 3:00 for 100 m is 0:45 for each length of 25 m.
    ("pace/swim;time=3:00;distance=100+m;course=25+m", "lapwing-swim.csv", [
        ["m", "Split", "On the clock"],
        ["25", "45.00", "45.00"],
        ["50", "45.00", "1:30.00"],
        ["75", "45.00", "2:15.00"],
        ["100", "45.00", "3:00.00"],
    ]),
], ids=["splits", "swim"])
def test_the_columns_are_saved_with_their_name_and_bytes(open_page, link, name, rows):
    page = open_page(link=link)
    open_share(page)
    with page.expect_download() as download:
        page.locator(".way", has_text="Save as CSV").click()
    assert download.value.suggested_filename == name
    saved = download.value.path().read_bytes()
    assert saved == "".join(",".join(row) + "\r\n" for row in rows).encode()


def test_a_file_holds_the_rows_that_are_not_shown(open_page):
    page = open_page(link="pace/splits;time=99:00:00;distance=600+km;every=1+km")
    expect(page.locator(".outputs .columns tbody tr")).to_have_count(500)
    open_share(page)
    with page.expect_download() as download:
        page.locator(".way", has_text="Save as CSV").click()
    lines = download.value.path().read_bytes().split(b"\r\n")
    # 600 of 600 km, 594 s each; the head before them and nothing behind the last line's end
    assert len(lines) == 602 and lines[600] == b"600,9:54,99:00:00" and lines[601] == b""


def test_without_an_answer_a_link_alone_is_offered(desktop):
    open_share(desktop)
    assert desktop.locator(".way strong").all_inner_texts() == ["Send a link"]


# Paper


def test_print_opens_the_browser_s_own_print_once_the_sheet_is_gone(open_page):
    page = open_page(link=SPLITS)
    replace(page, "window.print", "() => { window.sheets = document.querySelectorAll('dialog[open]').length; }")
    take(page, "Print")
    assert page.evaluate("sheets") == 0


@pytest.fixture
def open_printed(open_page):
    """Opens a link as it is printed on A4."""

    def open_printed(link, device=DESKTOP, **options):
        page = open_page(device, link=link, **options)
        page.locator("#page:not([inert])").wait_for()
        page.emulate_media(media="print")
        return page

    return open_printed


def visible_controls(page):
    """What stands on paper though it can only be pressed, in short; a value on a button is a value."""
    return page.evaluate(
        """() => [...document.querySelectorAll('button, input, summary, [role=status]:not(.spoken)')]
            .filter(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
            .filter(one => !one.matches('.number, .other.chosen'))
            .map(one => one.outerHTML.slice(0, 80))"""
    )


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_splits_are_printed_as_a_band_of_five_centimetres(open_printed, device):
    page = open_printed(SPLITS, device)
    width = page.locator(".panes").bounding_box()["width"]
    assert abs(width - 5 * CENTIMETRE) < 0.1 * CENTIMETRE, f"{width / CENTIMETRE:.2f} cm"


@pytest.mark.parametrize("link", [
    "pace/splits;time=3:30:00;distance=42.195+km;every=1+mi",
    "pace/splits;time=99:59:59;distance=700+km;every=5+km;digits=3",
    "pace/splits;time=1:45:00;pace=4:30/km;every=0.333+km",
], ids=["miles", "thousandths", "thirds"])
def test_nothing_of_a_band_sticks_out_of_it(open_printed, link):
    page = open_printed(link)
    right = page.evaluate("document.querySelector('.panes').getBoundingClientRect().right")
    inside = page.locator(".panes :is(th, td, .digits)")
    assert max(inside.evaluate_all("all => all.map(one => one.getBoundingClientRect().right)")) <= right


QUESTIONS = [
    "pace/solve;time=3:30:00;distance=42.195+km",
    SPLITS,
    "pace/swim;time=5:00;distance=400+m;course=25+m",
    "pace/css;trial=400m=6:00;trial=200m=2:50",
    "pace/convert;time=22.35;event=50+free;from=SCY",
    "pace/points;base=46.91;time=50.00",
    "pace/predict;result=5km=20:00",
]


@pytest.mark.parametrize("link", QUESTIONS, ids=lambda link: link.split(";")[0].removeprefix("pace/"))
def test_no_button_is_printed(open_printed, link):
    assert visible_controls(open_printed(link)) == []


@pytest.mark.parametrize("look", ["dark", "sun"])
def test_paper_is_white_and_ink_black_in_every_look(open_page, look):
    page = open_page(link=SPLITS, color_scheme="dark" if look == "dark" else "light")
    if look == "sun":
        page.get_by_role("button", name="Bright sun").click()
    page.emulate_media(media="print")
    colours = "one => [getComputedStyle(one).color, getComputedStyle(document.documentElement).backgroundColor]"
    for place in (".outputs .columns tbody th", ".outputs .columns tbody td:last-child", "#time .digits"):
        assert page.locator(place).first.evaluate(colours) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]


def test_a_band_is_one_sheet_of_paper(open_printed):
    page = open_printed(SPLITS)
    # Each page of a PDF is an object of its own.
    assert page.pdf(format="A4").count(b"/Type /Page\n") == 1


def test_the_choices_that_an_answer_rests_on_are_printed(open_printed):
    page = open_printed("pace/swim;time=5:00;distance=400+m;course=50+m")
    chosen = page.locator(".chip:has(:checked)")
    printed = [chip.inner_text() for chip in chosen.all() if chip.is_visible()]
    assert "50 m" in printed


def test_a_choice_made_before_it_is_printed_is_on_paper(open_page):
    page = open_page(link=SPLITS)
    choose(page, "A split every", "5 mi")
    page.emulate_media(media="print")
    # 5 mi = 8.04672 km: 12,600 s × 8.04672 ÷ 42.195 = 2402.87 s
    assert columns(page)[0] == "5 40:03 40:03"
