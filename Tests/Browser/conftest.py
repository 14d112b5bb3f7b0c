"""What the browser tests share: the system's Chromium, the built site and pages that must stay quiet."""

import re
import shutil
import subprocess

import pytest
from browsing import DESKTOP, PHONE, ROOT, Complaints
from playwright.sync_api import sync_playwright


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), headless=True)
        yield browser
        browser.close()


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

    Further options are those of a browser context, such as `color_scheme` or `reduced_motion`.
    """
    complaints, contexts = Complaints(), []

    def open_page(device=DESKTOP, path="/", **options):
        context = chromium.new_context(**{"color_scheme": "light"} | device | options)
        contexts.append(context)
        complaints.watch(context, site)
        page = context.new_page()
        page.goto(site + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def phone(open_page):
    return open_page(PHONE)


@pytest.fixture
def desktop(open_page):
    return open_page(DESKTOP)
