"""The page's own patch applier on a real document: patches between random trees lead where they should."""

import json
import re
import subprocess
from pathlib import Path

import pytest
from browsing import ROOT, Complaints

SEEDS = 300
ORIGIN = "http://patches.test"
PAGE = (ROOT / "Web/index.html").read_text()
POLICY = re.search('Content-Security-Policy" content="([^"]+)', PAGE).group(1)


@pytest.fixture(scope="session")
def cases():
    """Two random trees for each seed: the patches that show the first, those that lead to the second, and their HTML."""
    command = [ROOT / ".build/debug/PatchCases", str(SEEDS)]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    cases = [json.loads(line) for line in printed.splitlines()]
    assert len(cases) == SEEDS
    return cases


@pytest.fixture
def blank(chromium):
    """An empty page under the site's policy, which can load the patch applier and the comparison."""
    complaints = Complaints()
    scripts = {"/patches.js": ROOT / "Web/patches.js", "/compare.js": Path(__file__).parent / "compare.js"}

    def answer(route):
        path = route.request.url.removeprefix(ORIGIN)
        if path in scripts:
            route.fulfill(body=scripts[path].read_text(), content_type="text/javascript")
        else:
            html = "<!doctype html><html lang=en><title>Patches</title><body></body></html>"
            route.fulfill(body=html, content_type="text/html", headers={"Content-Security-Policy": POLICY})

    with chromium.new_context() as context:
        context.route("**/*", answer)
        complaints.watch(context, ORIGIN)
        page = context.new_page()
        page.goto(ORIGIN + "/")
        yield page
    assert complaints == []


def test_patches_lead_from_any_tree_to_any_other(blank, cases):
    differences = blank.evaluate("async cases => (await import('/compare.js')).differences(cases)", cases)
    assert differences == []
