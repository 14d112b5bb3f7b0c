"""Puts the page together: python3 Web/build.py --wasm FILE --first-page FILE --out FOLDER

Every file but the ones that must keep their names gets its content's hash into its name, and the names in the others follow. The service
worker gets the list of them all, and a version made of all their contents. Beside each file that shrinks stand its brotli and gzip forms.
"""

import argparse
import gzip
import hashlib
import json
import shutil
import subprocess
from pathlib import Path

WEB = Path(__file__).parent

# In this order, so that a file's name is known before it stands in another.
HASHED = ["icon.svg", "icon-192.png", "icon-512.png", "style.css", "answers.css", "plan.css", "paper.css", "patches.js", "shell.js", "lapwing.wasm"]
NAMED = ["manifest.webmanifest", "index.html"]
TEXTS = {".html", ".js", ".css", ".webmanifest"}
SHRINKING = TEXTS | {".svg", ".wasm"}


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--wasm", type=Path, required=True)
    options.add_argument("--first-page", type=Path, required=True)
    options.add_argument("--out", type=Path, required=True)
    options = options.parse_args()

    contents = {name: (WEB / name).read_bytes() for name in HASHED + NAMED if name != "lapwing.wasm"}
    contents["lapwing.wasm"] = options.wasm.read_bytes()
    first_page = options.first_page.read_bytes().strip()
    contents["index.html"] = contents["index.html"].replace(b"FIRST_PAGE", first_page)
    write(site(contents), options.out)


def site(contents):
    """The site's files by name, with the names of the hashed ones put into all others."""
    names = {}
    files = {}
    for name in HASHED + NAMED:
        content = contents[name]
        if Path(name).suffix in TEXTS:
            for old, new in names.items():
                content = content.replace(b'"' + old.encode() + b'"', b'"' + new.encode() + b'"')
                content = content.replace(b'"./' + old.encode() + b'"', b'"./' + new.encode() + b'"')
        if name in HASHED:
            names[name] = with_hash(name, content)
        files[names.get(name, name)] = content
    files["service-worker.js"] = service_worker(files)
    return files


def with_hash(name, content):
    path = Path(name)
    return f"{path.stem}.{digest(content)}{path.suffix}"


def digest(content):
    return hashlib.sha256(content).hexdigest()[:8]


def service_worker(files):
    version = digest(b"".join(name.encode() + content for name, content in sorted(files.items())))
    # The system itself fetches the pictures when the page is put on the home screen.
    cached = ["./" if name == "index.html" else name for name in files if not name.endswith(".png")]
    text = (WEB / "service-worker.js").read_text()
    return text.replace('"VERSION"', json.dumps(version)).replace("FILES", json.dumps(cached)).encode()


def write(files, folder):
    """Writes the files into an empty folder; files.json lists what a first load brings."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, content in files.items():
        path = folder / name
        path.write_bytes(content)
        if path.suffix in SHRINKING:
            path.with_name(name + ".gz").write_bytes(gzip.compress(content, 9, mtime=0))
            subprocess.run(["brotli", "-q", "11", "-f", "-k", path], check=True)
    first_load = [name for name in files if not name.endswith(".png")]
    (folder / "files.json").write_text(json.dumps(first_load, indent=2) + "\n")


if __name__ == "__main__":
    main()
