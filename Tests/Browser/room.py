"""The Pace room as a person meets it: what it shows, and how a quantity is given by finger or by key."""

import re


def digits(page, quantity):
    """What stands on a quantity's button, without its unit."""
    return page.locator(f"#{quantity} .digits").inner_text()


def readings(page):
    """The pace in the other units, by their names."""
    names = page.locator(".readings dt").all_inner_texts()
    return dict(zip(names, page.locator(".readings dd").all_inner_texts()))


def open_sheet(page, quantity):
    """Opens the sheet of a quantity, as a click does, with the field ready for typing."""
    page.locator(f"#{quantity}").click()
    page.locator("dialog[open]").wait_for()


def give(page, quantity, text):
    """Types a quantity into its sheet and takes it with Enter."""
    open_sheet(page, quantity)
    page.locator("dialog input").fill(text)
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for(state="hidden")


def wheel(page, name):
    """One of the wheels, as `hours, ones`."""
    return page.get_by_role("spinbutton", name=name, exact=True)


def shown(page):
    """The digits that the wheels show, from left to right."""
    return "".join(one.get_attribute("aria-valuenow") for one in page.get_by_role("spinbutton").all())


def tap_below(page, name, times):
    """Taps the next larger digit of a wheel so many times."""
    for _ in range(times):
        box = wheel(page, name).bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.7)


def swipe(page, name, rows):
    """Draws a wheel so many rows upwards with a finger, which rests before it is lifted."""
    box = wheel(page, name).bounding_box()
    x, y, row = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["height"] / 5
    fingers = page.context.new_cdp_session(page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        points = [{"x": x, "y": y - rows * row * step / 10}]
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    page.wait_for_timeout(100)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def set_on_wheels(page, field, digits):
    """Sets a field on its wheels with taps alone: the wheels that differ from 0, by name, with their digits."""
    page.locator(f"#{field}").tap()
    for name, digit in digits.items():
        tap_below(page, name, digit)
    page.locator("dialog .primary").tap()
    page.locator("dialog[open]").wait_for(state="hidden")


def give_by_keyboard(page, field, text):
    """Goes to a field with Tab, types it into its sheet and takes it with Enter."""
    tab_to(page, f"#{field}")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for(state="hidden")


def choose(page, group, words, by_touch=False):
    """Chooses by its words one of the choices that a screen reader knows as `group`."""
    chips = page.locator(f"[role=radiogroup][aria-label={group!r}] .chip")
    chip = chips.filter(has_text=re.compile(f"^{re.escape(words)}$"))
    (chip.tap if by_touch else chip.click)()


def choose_by_keyboard(page, group, words):
    """Goes to a group of choices with Tab and on with arrow keys until one is chosen; fails where they never come."""
    group = f"[role=radiogroup][aria-label={group!r}]"
    tab_to(page, f"{group} input")
    for _ in range(10):
        if page.locator(f"{group} .chip:has(:checked)").inner_text() == words:
            assert page.evaluate("group => document.activeElement.matches(group + ' :checked')", group)
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no arrow key came to {words}")


def columns(page):
    """The rows of the answer's columns as they are read, their cells with spaces between."""
    rows = page.locator(".outputs .columns tbody tr").all()
    return [" ".join(row.locator("th, td").all_inner_texts()) for row in rows]


def wait_until_kept(page):
    """Waits until the service worker has the whole page and answers for it."""
    page.evaluate(
        """() => navigator.serviceWorker.controller
            ? null
            : new Promise(kept => navigator.serviceWorker.addEventListener('controllerchange', () => kept(null)))"""
    )


def tab_to(page, selector):
    """Presses Tab until the focus is on an element; fails where it does not come."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never came to {selector}")


def is_scrolling_sideways(page):
    """Whether the page or its open sheet is wider than the screen."""
    return page.evaluate(
        """() => [document.scrollingElement, ...document.querySelectorAll('dialog[open], dialog[open] > *')]
            .some(box => box.scrollWidth > box.clientWidth)"""
    )
