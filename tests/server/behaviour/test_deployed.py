"""Servers as deploy/ starts them: reported to systemd, behind nginx, and visited by deploy/visit.py."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.patience import HANG
from tests.ports import free_port

ROOT: Final = Path(__file__).resolve().parents[3]
DEPLOY: Final = ROOT / "deploy"
NGINX: Final = os.environ.get("VIGNERON_NGINX") or shutil.which("nginx", path=f"{os.defpath}:/usr/sbin")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="for systems with systemd or nginx")


def listens(port: int) -> bool:
    """Wait until something listens."""
    end = time.monotonic() + HANG
    while time.monotonic() < end:
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return True
        time.sleep(0.1)
    return False


@contextmanager
def house(folder: Path, port: int, url: str = "") -> Iterator[subprocess.Popen[bytes]]:
    """Start a server as the systemd unit does, and wait until it reports that it serves."""
    short = tempfile.mkdtemp(prefix="vigneron-")  # the path of a socket has at most 100 characters
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(f"{short}/notify")
        manager.settimeout(HANG)
        process = subprocess.Popen(
            [sys.executable, "-c", "from vigneron.cli import main; main()", "serve", "--port", str(port)],
            env={
                **os.environ,
                "VIGNERON_DATA": str(folder),
                "NOTIFY_SOCKET": f"{short}/notify",
                "VIGNERON_DATABASE_URL": url,
            },
            stdout=subprocess.DEVNULL,
        )
        try:
            assert manager.recv(100) == b"READY=1"
            yield process
        finally:
            process.terminate()
            process.wait(HANG)
            shutil.rmtree(short)


def visit(address: str, note: Path, **environment: str) -> int:
    """Run the visitor; return the version at which they left the table."""
    done = subprocess.run(
        [sys.executable, str(DEPLOY / "visit.py"), address, "--note", str(note), "--seconds", str(HANG)],
        capture_output=True,
        text=True,
        timeout=HANG,
        check=False,
        env={**os.environ, **environment},
    )
    assert (done.returncode, done.stderr) == (0, "")
    return int(re.findall(r"stands at (\d+)$", done.stdout.strip())[0])


def test_a_visitor_plays_and_finds_his_table_again(tmp_path: Path) -> None:
    port, note = free_port(), tmp_path / "note"
    address = f"http://127.0.0.1:{port}"
    with house(tmp_path / "house", port) as process:
        first = visit(address, note)
        assert first >= 3
        process.terminate()
        assert process.wait(HANG) in (0, -signal.SIGTERM)
    with house(tmp_path / "house", port):
        assert visit(address, note) > first
    done = subprocess.run(
        [sys.executable, str(DEPLOY / "visit.py"), address], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith(f"visit: {address}: ")
    assert "Traceback" not in done.stderr


def certificate(folder: Path) -> None:
    """Make a certificate and its key for 127.0.0.1."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "table.example.org")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    kind = serialization.Encoding.PEM
    (folder / "fullchain.pem").write_bytes(made.public_bytes(kind))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(kind, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )


def rewritten(folder: Path, ports: dict[str, int]) -> Path:
    """Return a configuration that includes deploy/nginx.conf, with other ports and folders."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"    listen \[::\].*\n", "", text)
    text = text.replace("/etc/letsencrypt/live/table.example.org", str(folder))
    for told, own in ports.items():
        text, count = re.subn(rf"(listen |127\.0\.0\.1:){told}\b", rf"\g<1>{own}", text)
        assert count == 1, told
    text = re.sub(r"listen (\d+)", r"listen 127.0.0.1:\1", text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    kept = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    user = "user root;" if os.getuid() == 0 else ""  # nginx's workers must be able to read the test's folder
    (folder / "site.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log; {user} events {{}}\n"
        f"http {{ access_log off; {kept} include {folder}/site.conf; }}\n"
    )
    return folder / "nginx.conf"


@pytest.mark.skipif(NGINX is None, reason="NOT RUN: the house behind nginx: no nginx found")
async def test_behind_nginx_any_process_serves_and_one_may_end(postgres: str, tmp_path: Path) -> None:
    assert NGINX is not None
    certificate(tmp_path)
    ports = {told: free_port() for told in ("443", "80", "8341", "8342", "8343", "8344")}
    address = f"https://127.0.0.1:{ports['443']}"
    trusted = {"SSL_CERT_FILE": str(tmp_path / "fullchain.pem")}
    log = str(tmp_path / "error.log")
    command = [NGINX, "-p", str(tmp_path), "-e", log, "-c", str(rewritten(tmp_path, ports))]
    assert subprocess.run([*command, "-t"], capture_output=True, check=False).returncode == 0
    with ExitStack() as stack:
        houses = [
            stack.enter_context(house(tmp_path / "house", ports[told], postgres)) for told in ("8341", "8342")
        ]
        nginx = subprocess.Popen(command)
        stack.callback(nginx.wait, HANG)
        stack.callback(nginx.terminate)
        assert listens(ports["443"])
        notes = [tmp_path / f"note-{number}" for number in range(2)]
        first = [visit(address, note, **trusted) for note in notes]
        trust = ssl.create_default_context(cafile=trusted["SSL_CERT_FILE"])
        with httpx.Client(base_url=address, verify=trust, timeout=HANG) as http:
            assert http.get("/").headers["set-cookie"].endswith("; Secure")
            assert http.get("/metrics").status_code == 404
        moved = httpx.get(f"http://127.0.0.1:{ports['80']}/j/CODE", timeout=HANG)
        assert (moved.status_code, moved.headers["location"]) == (301, "https://127.0.0.1/j/CODE")
        houses[0].kill()
        houses[0].wait(HANG)
        second = [visit(address, note, **trusted) for note in notes]
        assert all(later > sooner for sooner, later in zip(first, second, strict=True))


def test_systemd_understands_the_unit_and_finds_it_closed(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("NOT RUN: the unit as systemd reads it: no systemd-analyze found")
    text = (DEPLOY / "vigneron@.service").read_text(encoding="utf-8")
    unit = tmp_path / "vigneron@.service"
    unit.write_text(text.replace("/opt/vigneron/bin/vigneron", sys.executable), encoding="utf-8")
    for arguments in (["verify"], ["security", "--offline=true", "--threshold=20"]):
        done = subprocess.run(
            [analyze, *arguments, str(unit)], capture_output=True, text=True, check=False, timeout=HANG
        )
        told = [line for line in done.stderr.splitlines() if "vigneron@" in line]
        assert (done.returncode, told) == (0, []), done.stdout
