"""`lapwing serve` and `lapwing-server`, really started, spoken to over the loopback only."""

import gzip
import os
import re
import signal
import socket
import subprocess
import time

import pytest

PAGE = b"<!doctype html><title>Lapwing</title>"
SCRIPT = b"// shell\n" * 50


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A small page: plain files, one with smaller twins, one with a hash in its name, one in a folder."""
    folder = tmp_path_factory.mktemp("served") / "site"
    (folder / "icons").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "shell.js").write_bytes(SCRIPT)
    (folder / "shell.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "shell.js.br").write_bytes(b"as if brotli")
    (folder / "lapwing.3fa9c1d2.wasm").write_bytes(b"\0asm")
    (folder / "icons/icon.svg").write_bytes(b"<svg/>")
    (folder / ".hidden").write_bytes(b"hidden")
    (folder / "link").symlink_to("/etc/passwd")
    (folder.parent / "secret.txt").write_bytes(b"secret")
    return folder


def start(command):
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    line = server.stdout.readline()
    found = re.fullmatch(r"Lapwing is at http://127\.0\.0\.1:(\d+)/ \(Ctrl-C stops it\)\n", line)
    if not found:
        server.kill()
        pytest.fail(f"it said {line!r} and {server.stderr.read()!r}")
    return server, int(found[1])


def stop(server, by=signal.SIGTERM):
    server.send_signal(by)
    with server:
        return server.wait(timeout=5)


@pytest.fixture(scope="module")
def port(program, site):
    server, port = start([program, "serve", "--port", "0", "--site", site])
    yield port
    stop(server)


def exchange(port, request):
    """Sends bytes and reads until the server closes: (status, headers in small letters, body)."""
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(request)
        answer = b""
        while part := connection.recv(65536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
    return int(first.split()[1]), headers, body


def get(port, path, method="GET", host="127.0.0.1", **headers):
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return exchange(port, ("\r\n".join(lines) + "\r\n\r\n").encode())


@pytest.mark.parametrize(
    "path, content_type, body",
    [
        ("/", "text/html; charset=utf-8", PAGE),
        ("/index.html", "text/html; charset=utf-8", PAGE),
        ("/?pace=4:05", "text/html; charset=utf-8", PAGE),
        ("/shell.js", "text/javascript; charset=utf-8", SCRIPT),
        ("/lapwing.3fa9c1d2.wasm", "application/wasm", b"\0asm"),
        ("/icons/icon.svg", "image/svg+xml", b"<svg/>"),
    ],
)
def test_a_file_comes_whole_with_its_type(port, path, content_type, body):
    status, headers, got = get(port, path)
    assert (status, headers["content-type"], got) == (200, content_type, body)
    assert headers["content-length"] == str(len(body))


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/icons/../../secret.txt",
        "//etc/passwd",
        "/link",
        "/.hidden",
        "/icons",
        "/icons/",
        "/shell.js.br",
        "/nothing",
        "/%00abc",
        "/index.html%00.png",
        "/index%2ehtml",
        "*",
    ],
)
def test_what_is_no_file_of_the_page_is_not_there(port, path):
    status, _, body = get(port, path)
    assert status == 404
    assert b"secret" not in body and b"root:" not in body and b"hidden" not in body


def test_head_gives_the_headers_alone(port):
    status, headers, body = get(port, "/shell.js", method="HEAD")
    assert (status, headers["content-length"], body) == (200, str(len(SCRIPT)), b"")


def test_a_body_that_nobody_asked_for_is_passed_over(port):
    request = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello"
    status, _, body = exchange(port, request)
    assert (status, body) == (200, PAGE)


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW"])
def test_other_methods_are_refused(port, method):
    status, headers, _ = get(port, "/", method=method)
    assert (status, headers["allow"]) == (405, "GET, HEAD")


def test_a_post_with_a_body_is_refused_too(port):
    request = b"POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 5\r\n\r\nhello"
    assert exchange(port, request)[0] == 405


@pytest.mark.parametrize("path", ["/", "/shell.js", "/lapwing.3fa9c1d2.wasm"])
@pytest.mark.parametrize("encoding", ["identity", "br"])
def test_what_the_browser_has_is_not_sent_again(port, path, encoding):
    tag = get(port, path, Accept_Encoding=encoding)[1]["etag"]
    assert re.fullmatch(r'"[0-9a-f]+(-br)?"', tag)
    status, headers, body = get(port, path, Accept_Encoding=encoding, If_None_Match=f'"other", W/{tag}')
    assert (status, headers["etag"], body) == (304, tag, b"")
    assert get(port, path, Accept_Encoding=encoding, If_None_Match='"other"')[0] == 200


def test_only_a_name_with_a_hash_is_kept_for_ever(port):
    assert get(port, "/lapwing.3fa9c1d2.wasm")[1]["cache-control"] == "public, max-age=31536000, immutable"
    assert get(port, "/shell.js")[1]["cache-control"] == "no-cache"
    assert get(port, "/")[1]["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "accepted, encoding, body",
    [
        ("gzip, deflate, br", "br", b"as if brotli"),
        ("gzip", "gzip", gzip.compress(SCRIPT)),
        ("br;q=0, gzip", "gzip", gzip.compress(SCRIPT)),
        ("br;q=0.5", "br", b"as if brotli"),
        ("identity", None, SCRIPT),
    ],
)
def test_the_smallest_form_that_the_browser_takes_is_sent(port, accepted, encoding, body):
    _, headers, got = get(port, "/shell.js", Accept_Encoding=accepted)
    assert headers.get("content-encoding") == encoding
    assert headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(got) == SCRIPT if encoding == "gzip" else got == body


@pytest.mark.parametrize("path", ["/", "/nothing"])
def test_every_answer_has_the_headers_that_keep_the_page_apart(port, path):
    headers = get(port, path)[1]
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"


@pytest.mark.parametrize(
    "host, status",
    [
        ("127.0.0.1", 200),
        ("localhost:8470", 200),
        ("LOCALHOST", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example:8470", 421),
        ("", 421),
    ],
)
def test_a_page_under_another_name_reads_nothing(port, host, status):
    assert get(port, "/", host=host)[0] == status


def test_several_requests_share_a_connection(port):
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        for _ in range(3):
            connection.sendall(b"GET /icons/icon.svg HTTP/1.1\r\nHost: localhost\r\n\r\n")
            answer = b""
            while not answer.endswith(b"<svg/>"):
                part = connection.recv(65536)
                assert part, "the server closed the connection"
                answer += part


@pytest.mark.parametrize("garbage", [b"\0\1\2\3\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET\r\n\r\n", b"\r\n" * 100])
def test_garbage_does_not_stop_it(port, garbage):
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(garbage)
    assert get(port, "/")[0] == 200


def test_an_endless_head_is_refused(port):
    status, _, _ = get(port, "/", X_Long="x" * 100_000)
    assert status in (400, 413, 431)


@pytest.mark.parametrize("count", [20, 129, 600])  # 600 are more than the server keeps
def test_slow_clients_hold_up_nobody(port, count):
    slow = []
    for _ in range(count):
        slow.append(socket.create_connection(("127.0.0.1", port), timeout=5))
        slow[-1].sendall(b"GET / HTTP/1.1\r\nHo")
    began = time.monotonic()
    assert get(port, "/")[0] == 200
    assert time.monotonic() - began < 1
    for connection in slow:
        connection.close()


def test_a_byte_now_and_then_holds_no_connection_for_ever(port):
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        connection.settimeout(2)
        began = time.monotonic()
        while time.monotonic() - began < 20:
            try:
                if connection.recv(4096) == b"":
                    break
            except TimeoutError:
                connection.sendall(b"x")
            except ConnectionError:
                break
        assert 8 < time.monotonic() - began < 15  # 10 s, looked at each second


@pytest.mark.parametrize("by, code", [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_it_stops_within_a_second(program, site, by, code):
    server, port = start([program, "serve", "--port", "0", "--site", site])
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        began = time.monotonic()
        assert stop(server, by) == code
        assert time.monotonic() - began < 1
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port), timeout=5)


def test_a_port_in_use_is_said(lapwing, site, port):
    done = lapwing("serve", "--port", str(port), "--site", site)
    assert done.returncode == 8
    assert done.stderr == (
        f"lapwing-server: port {port} is in use; stop the other program, or choose a port with --port\n"
    )


def test_a_folder_without_the_page_is_said(lapwing, tmp_path):
    done = lapwing("serve", "--port", "0", "--site", tmp_path)
    assert done.returncode == 8
    assert done.stderr == (
        f"lapwing-server: there is no page in {tmp_path}: it has no index.html; make build makes the page\n"
    )


@pytest.mark.parametrize("words", [[], ["--port", "0"], ["--site", "x", "--port", "0"], ["--port", "x", "--site", "x"]])
def test_the_server_takes_what_lapwing_tells_it_and_nothing_else(server_program, words):
    done = subprocess.run([server_program, *words], capture_output=True, text=True, timeout=10)
    assert done.returncode == 2
    assert done.stderr.startswith("lapwing-server: ")


def test_it_listens_on_this_machine_alone(port):
    listening = [line.split() for line in open("/proc/net/tcp")][1:]
    addresses = {line[1] for line in listening if line[3] == "0A" and line[1].endswith(f":{port:04X}")}
    assert addresses == {f"0100007F:{port:04X}"}
    six = [line.split() for line in open("/proc/net/tcp6")][1:] if os.path.exists("/proc/net/tcp6") else []
    assert not [line for line in six if line[1].endswith(f":{port:04X}") and line[3] == "0A"]
