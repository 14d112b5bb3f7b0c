"""The page where a browser refuses something that it needs."""

import pytest

FORBIDDEN_STORAGE = """Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('forbidden', 'SecurityError'); },
})"""


@pytest.fixture
def page(chromium):
    """A page of which complaints are expected."""
    context = chromium.new_context(service_workers="block")
    yield context.new_page()
    context.close()


def test_a_core_that_does_not_come_is_told(page, site):
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto(site)
    page.get_by_text("Lapwing could not start.").wait_for()


def test_a_core_of_an_unknown_type_starts_all_the_same(page, site):
    page.route("**/*.wasm", lambda route: route.fulfill(response=route.fetch(), content_type="application/octet-stream"))
    page.goto(site)
    page.locator("#page:not([inert])").wait_for()


def test_a_browser_that_keeps_nothing_starts_plainly_and_says_so(page, site):
    page.add_init_script(FORBIDDEN_STORAGE)
    page.goto(site)
    page.locator("#page:not([inert])").wait_for()
    page.get_by_role("button", name="Bright sun").click()
    page.get_by_text("Not saved: the browser refused.").wait_for()


# As JavaScript, since half a character cannot be handed over from here.
@pytest.mark.parametrize("kept", ["''", "'{'", "'{\"version\":2}'", r"'\ud800'", "'['.repeat(5000)"])
def test_rubbish_that_was_kept_does_not_stop_the_start(page, site, kept):
    page.goto(site)
    page.evaluate(f"localStorage.setItem('lapwing/pace', {kept})")
    page.reload()
    page.locator("#page:not([inert])").wait_for()
    assert page.locator("#distance .digits").inner_text() == "42.195"
