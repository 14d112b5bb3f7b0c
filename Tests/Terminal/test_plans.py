"""`lapwing plan` with real files, pipes and shells: what only the real program can show."""

import json
import subprocess
import urllib.parse

import pytest

SQUAD = "3 x (4 x (400 m in 90 s, 60 s rest), 3:00 rest)\n"


@pytest.fixture
def plan(lapwing, tmp_path):
    """Runs `lapwing plan` in a folder of its own; `text` becomes standard input."""

    def run(*words, text=None):
        return lapwing("plan", *words, cwd=tmp_path, input=text)

    run.folder = tmp_path
    return run


# The times are worked by hand: 12 x 90 s of work, 9 x 60 s and 2 x 3:00 of rest; 7 x 12.5 s behind 8 x 92.5 s.
@pytest.mark.parametrize(
    "text, more, time_ms, distance_um, pace",
    [
        (SQUAD, [], 1_980_000, 4_800_000_000, "6:52.5/km"),
        (SQUAD, ["--last-rests", "keep"], 2_340_000, 4_800_000_000, "8:07.5/km"),
        ("8 x 100 m in 1:32.5 @ 1:45\n", [], 827_500, 800_000_000, "17:14.4/km"),
        ("4 x 100 m in 1:32 @ 1:30\n", [], 368_000, 400_000_000, "15:20.0/km"),
    ],
)
def test_totals_come_to_the_millisecond(plan, text, more, time_ms, distance_um, pace):
    done = plan("show", "-", "--json", *more, text=text)
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert (told["time_ms"], told["distance_um"], told["pace"]) == (time_ms, distance_um, pace)


def test_a_file_and_standard_input_give_the_same(plan):
    (plan.folder / "squad.txt").write_text(SQUAD)
    assert plan("show", "squad.txt").stdout == plan("show", "-", text=SQUAD).stdout
    # Some editors end lines with two characters, and begin a file with a mark.
    (plan.folder / "marked.txt").write_bytes(b"\xef\xbb\xbf1 km\r\n2 km\r\n")
    assert plan("export", "marked.txt").stdout == "1 km\n2 km\n"


def test_every_form_reads_back_to_the_same_plan(plan):
    written = plan("export", "-", text=SQUAD).stdout
    assert plan("export", "-", text=written).stdout == written
    link = plan("export", "-", "--to", "link", "--page", "https://example.org/", text=SQUAD).stdout.strip()
    address, text = link.split("#plan;text=")
    assert address == "https://example.org/"
    assert urllib.parse.unquote_plus(text) == written
    theirs = plan("export", "-", "--to", "intervals", "-q", text=SQUAD).stdout
    again = plan("export", "-", "--from", "intervals", "--to", "intervals", text=theirs)
    assert (again.stdout, again.stderr) == (theirs, "")


def test_a_fit_goes_on_into_the_next_command(plan):
    fitted = plan("fit", "-", "--time", "27:00", "--keep", "distance", text="1 mi in 10:00\n2 mi in 18:00\n")
    assert fitted.stdout == "1 mi in 9:38.571\n2 mi in 17:21.429\n"
    assert json.loads(plan("show", "-", "--json", text=fitted.stdout).stdout)["time_ms"] == 1_620_000


@pytest.mark.parametrize(
    "path, code, told",
    [
        ("none.txt", 8, "none.txt: No such file or directory; name a file with a plan, or - for standard input"),
        (".", 8, ".: Is a directory; name a file with a plan, or - for standard input"),
        ("latin.txt", 4, "latin.txt: this is no text in UTF-8 from byte 8 on; save it as plain text in UTF-8"),
        ("long.txt", 4, "long.txt: a plan has at most 65536 bytes, this has more; make two plans of it"),
        ("empty.txt", 4, "empty.txt: there is no row in this plan; write one, as 6 x 800 m @ 3:45/km"),
    ],
)
def test_a_file_that_is_no_plan_is_refused(plan, path, code, told):
    (plan.folder / "latin.txt").write_bytes("400 m für dich\n".encode("latin-1"))
    (plan.folder / "empty.txt").write_text("# nothing yet\n")
    (plan.folder / "long.txt").write_text("400 m\n" * 20_000)
    for words in (["show"], ["export"], ["fit", "--time", "27:00", "--keep", "distance"]):
        done = plan(*words, path)
        assert (done.returncode, done.stdout, done.stderr) == (code, "", f"lapwing: {told}\n")


def test_what_cannot_be_read_is_told_by_line_and_column(plan):
    done = plan("show", "-", text="1 km in 4:00\n\n  800 m @ 5:3O/km\n")
    assert done.returncode == 4
    assert done.stderr == "lapwing: -:3:11: O is no digit; type 5:30\n"
    assert json.loads(plan("show", "-", "--json", text="1 km in 4:00\n8oo m\n").stdout)["rows"][1] == {"unread": "8oo m"}


@pytest.mark.parametrize("text", ["3 x ()\n", "999 x 999 x 999 x 999 x 999 x ()\n"])
def test_a_plan_of_nothing_comes_to_nothing_at_once(plan, text):
    done = plan("show", "-", "--json", text=text)
    assert (done.returncode, json.loads(done.stdout)["time_ms"]) == (0, 0)


@pytest.mark.parametrize(
    "typed, offered",
    [
        ("lapwing pl", "plan"),
        ("lapwing plan ", "show fit export"),
        ("lapwing plan show mi", "miles.txt"),
        ("lapwing plan show --la", "--last-rests"),
        ("lapwing plan show --last-rests ", "skip keep"),
        ("lapwing plan fit miles.txt --keep ", "distance time pace"),
        ("lapwing plan export --to ", "text intervals json link"),
    ],
)
def test_bash_completes_commands_of_two_words(plan, lapwing, typed, offered):
    (plan.folder / "miles.txt").write_text("1 mi\n")
    script = lapwing("completions", "bash").stdout
    words = " ".join(f"'{word}'" for word in typed.split(" "))
    ask = f'COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _lapwing; echo "${{COMPREPLY[*]}}"'
    # compopt speaks only while a shell completes, so here it says nothing.
    quiet = "compopt() { :; }\n"
    answer = subprocess.run(
        ["bash", "--norc"], input=script + quiet + ask, capture_output=True, text=True, timeout=10, cwd=plan.folder
    )
    assert answer.stderr == ""
    found = [word for word in answer.stdout.split() if not word.startswith("-") or typed.split()[-1].startswith("-")]
    assert found == offered.split()
