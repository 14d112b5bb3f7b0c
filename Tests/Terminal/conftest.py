"""The built programs, run as a person or a browser would."""

import os
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/release/lapwing"
SERVER = ROOT / ".build/release/lapwing-server"


@pytest.fixture
def lapwing():
    """Runs `lapwing` with the given words, in the C locale, with nothing else in its environment."""

    def run(*words, environment=None, **options):
        return subprocess.run(
            [PROGRAM, *words],
            env={"LC_ALL": "C", **(environment or {})},
            **{"capture_output": True, "text": True, "timeout": 10, **options},
        )

    return run


@pytest.fixture(scope="session")
def program():
    """The path of `lapwing`."""
    return os.fspath(PROGRAM)


@pytest.fixture(scope="session")
def server_program():
    """The path of `lapwing-server`."""
    return os.fspath(SERVER)
