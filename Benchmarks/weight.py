"""Weight: what a first visit fetches, each file packed by brotli at its best, and what the WebAssembly imports."""

import json
import pathlib
import subprocess
import sys

SITE = pathlib.Path(".build/site")
GOAL, AIM = 250_000, 120_000  # bytes of all files of a first visit: the limit, and what was hoped for
MODULE_GOAL = 180_000  # bytes of the WebAssembly among them


def first_load():
    """The files that a first visit fetches, as the site lists them; without a list, all but those already packed."""
    listed = SITE / "files.json"
    if listed.exists():
        return [SITE / name for name in json.loads(listed.read_text())]
    return sorted(path for path in SITE.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz"))


def packed_size(path):
    """The bytes of the file at `path` after brotli of quality 11, which must unpack to the same again."""
    packed = subprocess.run(["brotli", "-q", "11", "-c", path], stdout=subprocess.PIPE, check=True).stdout
    unpacked = subprocess.run(["brotli", "-d", "-c"], input=packed, stdout=subprocess.PIPE, check=True).stdout
    if unpacked != path.read_bytes():
        sys.exit(f"weight: {path} does not unpack to itself")
    return len(packed)


def import_count(module):
    """How many imports the WebAssembly binary `module` declares (specification 5.5.5, section 2)."""
    offset = 8  # past the magic number and the version

    def number():
        """The unsigned LEB128 number at `offset`, which moves past it."""
        nonlocal offset
        value = shift = 0
        while True:
            byte = module[offset]
            offset += 1
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    while offset < len(module):
        section = module[offset]
        offset += 1
        length = number()
        if section == 2:
            return number()
        offset += length
    return 0


files = first_load()
sizes = {path: packed_size(path) for path in files}
total = sum(sizes.values())
for path, size in sorted(sizes.items(), key=lambda item: -item[1]):
    print(f"  {size:7,} bytes  {path.relative_to(SITE)}")
print(
    f"first load, {len(files)} files\t{total / 1000:.1f} kB brotli\tat most {GOAL / 1000:g} kB, better {AIM / 1000:g}"
    f"\t{'met' if total <= GOAL else 'missed'}"
)

modules = [path for path in files if path.suffix == ".wasm"]
if not modules:
    sys.exit("weight: the first load holds no WebAssembly")
weight = sum(sizes[path] for path in modules)
print(
    f"WebAssembly\t{weight / 1000:.1f} kB brotli\tat most {MODULE_GOAL / 1000:g} kB"
    f"\t{'met' if weight <= MODULE_GOAL else 'missed'}"
)
imports = sum(import_count(path.read_bytes()) for path in modules)
print(f"WebAssembly imports\t{imports}\t0\t{'met' if imports == 0 else 'missed'}")
sys.exit(0 if total <= GOAL and weight <= MODULE_GOAL and imports == 0 else 1)
