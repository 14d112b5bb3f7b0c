"""Start-up: `lapwing --version` beside a C program that prints the same, and beside Python."""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 60
GOAL = 3.0  # times a C hello
PROGRAM = ".build/release/lapwing"


def milliseconds(command, expected):
    """How long one run of `command` takes from start to exit; its output must be `expected`."""
    with tempfile.TemporaryFile() as output:
        to_output = [(os.POSIX_SPAWN_DUP2, output.fileno(), 1)]
        start = time.perf_counter_ns()
        process = os.posix_spawn(command[0], command, os.environ, file_actions=to_output)
        status = os.waitpid(process, 0)[1]
        elapsed = time.perf_counter_ns() - start
        output.seek(0)
        printed = output.read()
    if status != 0 or printed != expected:
        sys.exit(f"startup: {command[0]} ended with {status} and printed {printed!r}; expected {expected!r}")
    return elapsed / 1e6


with tempfile.TemporaryDirectory() as folder:
    version = subprocess.run([PROGRAM, "--version"], stdout=subprocess.PIPE, check=True, text=True).stdout
    if not version.startswith("lapwing ") or not version[len("lapwing ") :].strip()[0].isdigit():
        sys.exit(f"startup: {PROGRAM} --version printed {version!r}; expected lapwing and a number")

    line = version.strip()
    source, hello = pathlib.Path(folder, "hello.c"), pathlib.Path(folder, "hello")
    source.write_text(f'#include <stdio.h>\nint main(void) {{ puts("{line}"); return 0; }}\n')
    subprocess.run(["gcc", "-O2", "-o", hello, source], check=True)

    commands = {
        "lapwing": [PROGRAM, "--version"],
        "C": [str(hello)],
        "Python": [sys.executable, "-c", f"print('{line}')"],
    }
    times = {name: [] for name in commands}
    for run in range(RUNS + 3):
        for name, command in commands.items():
            taken = milliseconds(command, version.encode())
            if run >= 3:  # the first three fill the caches
                times[name].append(taken)

medians = {name: statistics.median(taken) for name, taken in times.items()}
ratio = medians["lapwing"] / medians["C"]
print(
    f"start and print the version\t{medians['lapwing']:.2f} ms, {ratio:.2f} times a C hello ({medians['C']:.2f} ms);"
    f" Python takes {medians['Python']:.1f} ms\tat most {GOAL:g} times\t{'met' if ratio <= GOAL else 'missed'}"
)
sys.exit(0 if ratio <= GOAL else 1)
