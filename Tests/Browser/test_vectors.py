"""The real page in Chromium gives the same digits as the golden vectors."""

import re

import pytest
from browsing import DESKTOP, ROOT

GOLDEN = ROOT / "Tests/Golden"

# Asks the page that is open, whose policy is set aside so that the questions can be loaded into it.
ASK = """async ([source, question, table, mark, name]) => {
  const one = selector => document.querySelector(selector);
  const page = {
    click: selector => one(selector).click(),
    type(selector, text) {
      one(selector).value = text;
      one(selector).dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    pick: words => [...document.querySelectorAll('dialog .names button')].find(one => one.textContent === words).click(),
    press: (selector, key) => one(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    choose(group, words) {
      const labels = [...document.querySelectorAll(`[aria-label="${group}"] label`)];
      (labels.find(one => one.textContent === words) ?? labels.find(one => one.textContent.startsWith(words))).click();
    },
    texts: selector => [...document.querySelectorAll(selector)].map(found => found.textContent),
    text: selector => one(selector)?.textContent ?? null,
  };
  const asking = await import('data:text/javascript,' + encodeURIComponent(source));
  const rows = asking.rowsOf(table).filter(row => mark === null || row.mark === mark);
  return asking[question](page, rows, name);
}"""


def differences(page, question, table, mark=None):
    page.locator("#time").wait_for()
    asking, *others = ((GOLDEN / name).read_text() for name in ("asking.mjs", "asking_pacing.mjs", "asking_plans.mjs"))
    # One text, since a text cannot import its neighbour; each of the others keeps its own names to itself.
    source = asking
    for other in others:
        plain = re.sub(r"^(import|export) \{.*$", "", other, flags=re.MULTILINE)
        names = re.findall(r"^export function (\w+)", plain, flags=re.MULTILINE)
        source += f"export const {{ {', '.join(names)} }} = (() => {{\n{plain.replace('export function', 'function')}\nreturn {{ {', '.join(names)} }};\n}})();\n"
    return page.evaluate(ASK, [source, question, (GOLDEN / table).read_text(), mark, table.removesuffix(".tsv")])


def test_two_quantities_typed_in_give_the_third_as_the_vectors_have_it(open_page):
    page = open_page(DESKTOP, bypass_csp=True)
    assert differences(page, "solvingDifferences", "solve.tsv") == []


@pytest.mark.parametrize("mark, locale", [("point", "en-GB"), ("comma", "de-DE")])
def test_what_is_typed_is_read_as_the_vectors_have_it(open_page, mark, locale):
    page = open_page(DESKTOP, bypass_csp=True, locale=locale)
    assert differences(page, "readingDifferences", "read.tsv", mark) == []


@pytest.mark.parametrize("name", ["splits", "swim", "css", "predict", "bands", "fit", "convert", "points", "points_times"])
def test_what_is_typed_is_answered_as_the_vectors_have_it(open_page, name):
    page = open_page(DESKTOP, bypass_csp=True)
    assert differences(page, "differencesTyped", name + ".tsv") == []


@pytest.mark.parametrize("question, table", [("planDifferences", "plans.tsv"), ("fitDifferences", "fits.tsv")])
def test_plans_typed_as_text_are_as_the_vectors_have_them(open_page, question, table):
    page = open_page(DESKTOP, bypass_csp=True)
    assert differences(page, question, table) == []
