"""What the browser tests share: the system's Chromium, the built site and pages that must stay quiet."""

import re
import shutil
import subprocess

import pytest
from browsing import DESKTOP, ROOT, Complaints
from playwright.sync_api import sync_playwright


@pytest.fixture(scope="session")
def launch():
    """Starts the system's Chromium with further arguments."""
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        yield lambda *arguments: playwright.chromium.launch(executable_path=chromium, args=arguments)


@pytest.fixture(scope="session")
def chromium(launch):
    return launch()


@pytest.fixture(scope="session")
def chromium_with_large_letters(launch):
    """Chromium for a person who has set letters of twice the usual size."""
    return launch("--blink-settings=defaultFontSize=32")


@pytest.fixture(scope="session")
def site():
    """The address of the built site, served as `make run` does."""
    command = [ROOT / ".build/release/lapwing", "serve", "--port", "0", "--site", ROOT / ".build/site"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    first_lines = []
    for line in server.stdout:
        first_lines.append(line)
        if address := re.search(r"http://[0-9.]+:[0-9]+", line):
            break
    else:
        pytest.fail("the server told no address: " + "".join(first_lines))
    yield address.group()
    server.terminate()
    server.wait()


@pytest.fixture
def open_page(chromium, site):
    """Opens the site as on a device; fails the test on any error or request to elsewhere when it ends.

    `link` is what stands behind the `#` of a link that is opened. Another browser than the usual one can be named;
    further options are those of its contexts, such as `color_scheme`.
    """
    complaints, contexts = Complaints(), []

    def open_page(device=DESKTOP, browser=chromium, link="", **options):
        context = browser.new_context(**{"color_scheme": "light"} | device | options)
        context.set_default_timeout(10_000)
        contexts.append(context)
        complaints.watch(context, site)
        page = context.new_page()
        page.goto(f"{site}/#{link}" if link else site)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def desktop(open_page):
    return open_page(DESKTOP)
