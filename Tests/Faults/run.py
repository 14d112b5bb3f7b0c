#!/usr/bin/env python3
"""Puts each fault of faults.py, alone, into a copy of the project, and says which native test catches it.

Fails where a fault survives, where its place is not found, or where the project is not whole to begin with. The copy
stands in a temporary folder and shares nothing with the project; only what changed is built again.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from faults import FAULTS

PROJECT = Path(__file__).resolve().parents[2]
LONGEST_RUN = 900  # seconds; a fault may make a test run for ever
FAILED = re.compile(r'^✘ Test (?:"(.+?)"|(\S+)) .*failed after', re.MULTILINE)


def copied_to(folder):
    """Copies all that belongs to the project: what git knows, and what it has not been told to ignore."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=PROJECT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    for name in filter(None, names.split("\0")):
        if (PROJECT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(PROJECT / name, folder / name)


def swift(folder, *arguments):
    environment = {name: value for name, value in os.environ.items() if name != "LAPWING_LONG"}
    return subprocess.run(
        ["swift", *arguments], cwd=folder, env=environment, capture_output=True, text=True, timeout=LONGEST_RUN
    )


def catch(folder, module):
    """Why the tests of a module do not pass, in a few words; nothing where they do."""
    built = swift(folder, "build", "--build-tests", "--quiet")
    if built.returncode:
        sys.exit(f"the copy does not build:\n{built.stdout}{built.stderr}")
    try:
        tested = swift(folder, "test", "--skip-build", "--disable-xctest", "--filter", f"^{module}Tests\\.")
    except subprocess.TimeoutExpired:
        return "the tests ran without end"
    if tested.returncode == 0:
        return None
    names = [sentence or name for sentence, name in FAILED.findall(tested.stdout + tested.stderr)]
    return f"“{names[0]}”" + (f" and {len(names) - 1} more" if names[1:] else "") if names else "the tests stopped"


def module_of(fault):
    return Path(fault.file).parts[1]


def survives(folder, fault):
    """Whether the tests pass with this fault in the copy; says what caught it."""
    path = folder / fault.file
    whole = path.read_text()
    if whole.count(fault.old) != 1:
        print(f"not found  {fault.breaks}: {fault.file} holds “{fault.old}” {whole.count(fault.old)} times, not once")
        return True
    path.write_text(whole.replace(fault.old, fault.new))
    caught = catch(folder, module_of(fault))
    path.write_text(whole)
    print(f"caught     {fault.breaks}: by {caught}" if caught else f"SURVIVED   {fault.breaks}: {fault.file}", flush=True)
    return not caught


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copied_to(folder)
        for module in sorted({module_of(fault) for fault in FAULTS}):
            if failure := catch(folder, module):
                sys.exit(f"{module} fails without a fault: {failure}")
        survivors = [fault for fault in FAULTS if survives(folder, fault)]
    sys.exit(f"{len(survivors)} of {len(FAULTS)} faults are not caught" if survivors else 0)


if __name__ == "__main__":
    main()
