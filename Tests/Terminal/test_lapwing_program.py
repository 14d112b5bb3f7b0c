"""What only the real program can show: streams, exit codes, signals, the locale, the shells and the manual."""

import os
import pathlib
import pty
import shutil
import signal
import subprocess

import pytest

MARATHON = ["pace", "--time", "3:30:00", "--distance", "marathon"]


def test_the_answer_goes_to_standard_output_and_nothing_else_does(lapwing):
    done = lapwing(*MARATHON, "--verbose")
    assert done.returncode == 0
    assert done.stdout.splitlines()[2] == "pace      4:58.6/km  8:00.6/mi"
    assert done.stdout.splitlines()[3] == "speed     12.06 km/h  7.49 mph"
    assert done.stderr == "time: 3 hours 30 minutes · 12,600 s\ndistance: 42.195 kilometres · 26.219 mi\n"


@pytest.mark.parametrize(
    "words, code",
    [
        (MARATHON, 0),
        (["--version"], 0),
        ([], 2),
        (["pase"], 2),
        (["pace", "--time", "1h"], 2),
        (["pace", "--time", "1:75:00", "--distance", "marathon"], 4),
        (["splits", *MARATHON[1:], "--every", "5km"], 0),
        (["splits", "--time", "3:30:00"], 2),
        (["splits", *MARATHON[1:], "--every", "50km"], 4),
        (["swim", "--time", "4:59", "--distance", "400m", "--per", "50m"], 0),
        (["css", "400m=6:00", "200m=2:50"], 0),
        (["predict", "--time", "20:00", "--distance", "5k", "--for", "10k,half,marathon"], 0),
        (["convert", "--time", "1:35.93", "--event", "200 free", "--from", "SCY", "--to", "LCM"], 0),
        (["points", "--base", "46.91", "--time", "52.81"], 0),
        (["points", "--base", "46.91", "--points", "700"], 0),
        (["distances"], 0),
        (["serve", "--site", "/nonexistent"], 8),
    ],
)
def test_the_exit_code_tells_what_happened(lapwing, words, code):
    done = lapwing(*words)
    assert done.returncode == code
    assert (done.stdout == "") == (code != 0)
    assert (done.stderr == "") == (code == 0)


def test_a_full_disk_is_an_error(lapwing):
    with open("/dev/full", "w") as full:
        done = lapwing(*MARATHON, capture_output=False, stdout=full, stderr=subprocess.PIPE)
    assert done.returncode == 1
    assert done.stderr == "lapwing: writing the answer: No space left on device\n"


@pytest.mark.parametrize("ignored", [False, True], ids=["SIGPIPE as usual", "SIGPIPE ignored"])
def test_a_reader_that_has_gone_ends_it_without_a_word(program, ignored):
    reading, writing = os.pipe()
    os.close(reading)
    disposition = signal.SIG_IGN if ignored else signal.SIG_DFL
    done = subprocess.run(
        [program, "manual"],
        stdout=writing,
        stderr=subprocess.PIPE,
        restore_signals=False,
        preexec_fn=lambda: signal.signal(signal.SIGPIPE, disposition),
        timeout=10,
    )
    os.close(writing)
    assert done.returncode == (141 if ignored else -signal.SIGPIPE)  # a shell reports either as 141
    assert done.stderr == b""


def test_the_answer_is_bold_on_a_terminal(program):
    main, terminal = pty.openpty()
    subprocess.run([program, *MARATHON], stdout=terminal, env={"TERM": "xterm"}, check=True, timeout=10)
    os.close(terminal)
    written = os.read(main, 4096).decode()
    os.close(main)
    assert "\x1b[1m4:58.6/km  8:00.6/mi\x1b[0m" in written


def test_the_sentence_is_bold_on_a_terminal(program):
    main, terminal = pty.openpty()
    words = ["css", "400m=6:00", "200m=2:50"]
    subprocess.run([program, *words], stdout=terminal, env={"TERM": "xterm"}, check=True, timeout=10)
    os.close(terminal)
    written = os.read(main, 4096).decode()
    os.close(main)
    assert written.startswith("\x1b[1mCritical swim speed 1:35.00/100 m")
    assert written.count("\x1b") == 2


def test_a_spreadsheet_gets_lines_as_rfc_4180_has_them(lapwing):
    words = ["splits", "--time", "4:00", "--distance", "1km", "--every", "500m", "--csv"]
    assert lapwing(*words, text=False).stdout == b"m,Split,On the clock\r\n500,2:00,2:00\r\n1000,2:00,4:00\r\n"


def test_text_that_is_no_utf_8_is_refused_not_crashed_on(program):
    done = subprocess.run(
        [program, "pace", "--time", b"\xff\xfe", "--distance", "5k"], capture_output=True, timeout=10
    )
    assert done.returncode == 4


@pytest.fixture(scope="session")
def german(tmp_path_factory):
    """The environment of a locale whose decimal mark is a comma, made for the tests."""
    if not shutil.which("localedef") or not pathlib.Path("/usr/share/i18n/locales/de_DE").exists():
        pytest.skip("the sources of locales are not installed")
    folder = tmp_path_factory.mktemp("locales")
    subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", folder / "de_DE.UTF-8"], check=True)
    return {"LOCPATH": os.fspath(folder), "LC_ALL": "de_DE.UTF-8"}


def test_the_locale_says_what_a_lone_comma_is(lapwing, german):
    words = ["pace", "--time", "5:00", "--distance", "1,234 km", "--plain"]
    assert "distance\t1.234 km\n" in lapwing(*words, environment=german).stdout
    assert "distance\t1234 km\n" in lapwing(*words).stdout


def test_a_list_of_distances_is_one_in_every_locale(lapwing, german):
    words = ["predict", "--time", "20:00", "--distance", "5k", "--for", "10k,half,marathon"]
    done = lapwing(*words, environment=german)
    assert done.stdout == lapwing(*words).stdout
    assert (done.returncode, done.stderr) == (0, "")


def test_the_locale_changes_nothing_that_is_written(lapwing, german):
    assert lapwing(*MARATHON, environment=german).stdout == lapwing(*MARATHON).stdout


def test_the_manual_page_is_clean(lapwing):
    if not shutil.which("mandoc"):
        pytest.skip("mandoc is not installed")
    page = lapwing("manual").stdout
    checked = subprocess.run(
        ["mandoc", "-T", "lint", "-W", "warning"], input=page, capture_output=True, text=True, timeout=10
    )
    assert checked.stdout + checked.stderr == ""
    assert checked.returncode == 0


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_reads_its_completions(lapwing, shell):
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not installed")
    script = lapwing("completions", shell).stdout
    read = subprocess.run([shell, "-n"], input=script, capture_output=True, text=True, timeout=10)
    assert read.stdout + read.stderr == ""
    assert read.returncode == 0


@pytest.mark.parametrize(
    "typed, offered",
    [
        ("lapwing pa", "pace"),
        ("lapwing pace --di", "--distance --digits"),
        ("lapwing pace --digits ", "0 1 2 3"),
        ("lapwing pace --time ", ""),
        ("lapwing pace --distance ma", "marathon"),
        ("lapwing completions ", "bash zsh fish"),
        ("lapwing help se", "serve"),
        ("lapwing --js", "--json"),
        ("lapwing sp", "splits"),
        ("lapwing splits --b", "--band"),
        ("lapwing convert --from ", "SCY SCM LCM"),
        ("lapwing convert --event 200f", "200free 200fly"),
        ("lapwing predict --res", "--result"),
        ("lapwing css --c", "--csv"),
    ],
)
def test_bash_completes(lapwing, typed, offered):
    script = lapwing("completions", "bash").stdout
    words = " ".join(f"'{word}'" for word in typed.split(" "))
    ask = f'COMP_WORDS=({words}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); _lapwing; echo "${{COMPREPLY[*]}}"'
    answer = subprocess.run(["bash", "--norc"], input=script + ask, capture_output=True, text=True, timeout=10)
    assert answer.stderr == ""
    found = [word for word in answer.stdout.split() if not word.startswith("-") or typed.split()[-1].startswith("-")]
    assert found == offered.split()
