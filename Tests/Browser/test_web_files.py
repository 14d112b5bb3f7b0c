"""What the page's own files promise of themselves."""

import re
import urllib.request

import pytest
from browsing import ROOT

WEB = ROOT / "Web"
TRAINING = r"\b(lap|pace|swim|swimmer|run|runner|split|marathon|interval|stopwatch|food|kilometre|mile)s?\b"


@pytest.mark.parametrize("name", ["shell.js", "patches.js", "service-worker.js"])
def test_no_script_speaks_of_training(name):
    words = re.sub(r"\.length\b", "", (WEB / name).read_text())
    assert re.findall(TRAINING, words, re.IGNORECASE) == []


def test_the_server_sends_the_policy_that_the_page_states(site):
    stated = re.search('Content-Security-Policy" content="([^"]+)', (WEB / "index.html").read_text()).group(1)
    with urllib.request.urlopen(site) as response:
        sent = response.headers["Content-Security-Policy"]
    # Framing can be forbidden in a header alone.
    assert sent == stated + "; frame-ancestors 'none'"
