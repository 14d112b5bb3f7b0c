"""What fish and zsh offer behind `lapwing plan`, asked of the real shells."""

import os
import pty
import shutil
import subprocess
import time

import pytest


@pytest.fixture
def folder(lapwing, tmp_path):
    """A folder with a plan and the completions."""
    (tmp_path / "thursday.txt").touch()
    (tmp_path / "lapwing.fish").write_text(lapwing("completions", "fish").stdout, encoding="utf-8")
    (tmp_path / "_lapwing").write_text(lapwing("completions", "zsh").stdout, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    "typed, offered",
    [
        ("lapwing pl", ["plan"]),
        ("lapwing plan ", ["export", "fit", "show"]),
        ("lapwing plan show thu", ["thursday.txt"]),
        ("lapwing plan fit --keep ", ["distance", "pace", "time"]),
        ("lapwing plan export --to ", ["intervals", "json", "link", "text"]),
    ],
)
def test_fish_completes_two_words_and_files(folder, typed, offered):
    if not shutil.which("fish"):
        pytest.skip("fish is not installed")
    answer = subprocess.run(
        ["fish", "--no-config", "-c", f"source lapwing.fish; complete -C '{typed}'"],
        capture_output=True,
        text=True,
        timeout=10,
        cwd=folder,
        env={**os.environ, "HOME": os.fspath(folder)},
    )
    assert answer.stderr == ""
    found = sorted(line.split("\t")[0] for line in answer.stdout.splitlines())
    assert [word for word in found if not word.startswith("-") and word not in ("lapwing.fish", "_lapwing")] == offered


@pytest.mark.parametrize(
    "typed, offered",
    [
        ("lapwing plan ", ["show", "fit", "export"]),
        ("lapwing plan show thu", ["thursday.txt"]),
        ("lapwing plan fit --keep ", ["distance", "time", "pace"]),
    ],
)
def test_zsh_completes_two_words_and_files(folder, typed, offered):
    if not shutil.which("zsh"):
        pytest.skip("zsh is not installed")
    main, terminal = pty.openpty()
    shell = subprocess.Popen(
        ["zsh", "-f", "-i"],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        cwd=folder,
        env={"PATH": os.environ["PATH"], "TERM": "dumb", "HOME": os.fspath(folder), "LC_ALL": "C.UTF-8"},
    )
    os.close(terminal)
    os.set_blocking(main, False)
    try:
        # The word is parted, so that the echo of the line is not taken for its answer.
        line = "PS1='%% '; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -d $PWD/dump; echo rea''dy\n"
        os.write(main, line.encode())
        assert "ready" in read_until(main, ["ready\r\n"])
        os.write(main, (typed + "\t\t").encode())
        seen = read_until(main, offered)
        assert all(word in seen for word in offered), seen
    finally:
        shell.kill()
        shell.wait()
        os.close(main)


def read_until(terminal, marks):
    """What a terminal shows until all of these stand on it, at most for ten seconds."""
    seen, end = "", time.monotonic() + 10
    while not all(mark in seen for mark in marks) and time.monotonic() < end:
        try:
            seen += os.read(terminal, 65_536).decode(errors="replace")
        except BlockingIOError:
            time.sleep(0.02)
    return seen
