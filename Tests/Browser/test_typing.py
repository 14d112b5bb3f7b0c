"""What patches must leave alone while a person types: the caret, a composition, the place that was scrolled to."""

from browsing import NARROW
from playwright.sync_api import expect
from room import open_sheet


def field(page):
    return page.locator("dialog input")


def test_typing_in_the_middle_keeps_the_caret_there(desktop):
    open_sheet(desktop, "time")
    desktop.keyboard.type("30:00")
    desktop.keyboard.press("Home")
    desktop.keyboard.type("3:")
    assert field(desktop).input_value() == "3:30:00"
    assert field(desktop).evaluate("field => [field.selectionStart, field.selectionEnd]") == [2, 2]


def test_what_is_typed_over_is_selected_when_the_sheet_opens(desktop):
    open_sheet(desktop, "distance")
    desktop.keyboard.type("10k")
    assert field(desktop).input_value() == "10k"


def test_a_composition_goes_on_while_the_page_follows_it(desktop):
    open_sheet(desktop, "time")
    field(desktop).evaluate(
        "field => field.addEventListener('compositionend', event => (window.ended ??= []).push(event.data))"
    )
    keyboard = desktop.context.new_cdp_session(desktop)
    for text in ["4", "45", "45s"]:
        caret = len(text)
        keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": caret, "selectionEnd": caret})
        assert field(desktop).input_value() == text
    expect(desktop.locator(".echo")).to_have_text("45 seconds")
    assert desktop.evaluate("window.ended") is None
    keyboard.send("Input.insertText", {"text": "45s"})
    assert desktop.evaluate("window.ended") == ["45s"] and field(desktop).input_value() == "45s"


def test_choosing_a_unit_leaves_the_page_where_it_was_scrolled_to(open_page):
    page = open_page(NARROW | {"viewport": {"width": 320, "height": 400}})
    page.evaluate("scrollTo(0, 100)")
    page.evaluate("document.querySelector(\"[aria-label='Unit of pace'] .chip:nth-child(2) input\").click()")
    assert page.evaluate("scrollY") == 100


def test_a_fault_keeps_the_words_and_names_a_right_form(desktop):
    open_sheet(desktop, "time")
    desktop.keyboard.type("1:75:00")
    expect(field(desktop)).to_have_attribute("aria-invalid", "true")
    expect(desktop.locator(".error strong")).to_contain_text("75")
    desktop.keyboard.press("Enter")
    assert field(desktop).input_value() == "1:75:00"


def test_a_paste_of_a_million_letters_is_refused_at_once(desktop):
    open_sheet(desktop, "time")
    taken = field(desktop).evaluate(
        """field => {
          field.value = '1'.repeat(1 << 20);
          const start = performance.now();
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
          return performance.now() - start;
        }"""
    )
    expect(desktop.locator(".error")).to_be_visible()
    assert taken < 1000, f"{taken} ms"
