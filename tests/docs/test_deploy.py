"""Commands, options, variables, paths and addresses in deploy/ and the docs exist."""

from __future__ import annotations

import ast
import json
import re
import shlex
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from tests.docs.test_examples import PAGES, ROOT
from tests.server.harness import settings_in
from vigneron.cli.app import _application, command_names
from vigneron.cli.voice import choose_language
from vigneron.server.lobby import journal_import
from vigneron.server.ops.composition import application
from vigneron.server.ops.serving import uvicorn_config

DEPLOY = ROOT / "deploy"
UNIT, NGINX, CONTAINER = DEPLOY / "vigneron@.service", DEPLOY / "nginx.conf", DEPLOY / "Containerfile"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
_CALL = re.compile(r"(?:^|[\s`/\"])vigneron ([a-z][a-z-]*)((?: [^`\n|]*)?)", re.MULTILINE)


@cache
def options(command: str) -> frozenset[str]:
    """Return the options of one of our commands, with the common ones."""
    choose_language(["--lang", "en"])
    program = _application(command)
    params = [*program.params, *program.commands[command].params]
    return frozenset(name for param in params for name in (*param.opts, *param.secondary_opts))


def check_call(command: str, words: list[str]) -> None:
    assert command in command_names(), command
    used = {word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)}
    assert used <= options(command), (command, used - options(command))


def unit() -> dict[str, list[str]]:
    """Return the values of every key of the systemd unit, in all sections."""
    found: dict[str, list[str]] = {}
    sections = []
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            sections.append(line)
        elif line and not line.startswith("#"):
            key, sign, value = line.partition("=")
            assert sign, line
            found.setdefault(key, []).append(value)
    assert sections == ["[Unit]", "[Service]", "[Install]"]
    return found


def container() -> list[tuple[str, str]]:
    """Return the instructions of the Containerfile."""
    text = re.sub(r"\\\n", " ", CONTAINER.read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def argument(text: str, of: str) -> str:
    words = shlex.split(text)
    return words[words.index(of) + 1]


def test_the_unit_starts_a_house_that_there_is() -> None:
    found = unit()
    (start,) = found["ExecStart"]
    program, command, *words = shlex.split(start)
    assert (program, command) == ("/opt/vigneron/bin/vigneron", "serve")
    check_call(command, words)
    assert argument(start, "--port") == "%i"
    (home,) = (each for each in found["Environment"] if each.startswith("VIGNERON_DATA="))
    assert home == f"VIGNERON_DATA=/var/lib/{found['StateDirectory'][0]}"
    assert f"useradd --system --home-dir /var/lib/{found['StateDirectory'][0]} {found['User'][0]}" in HOSTING
    assert found["EnvironmentFile"] == ["-/etc/vigneron/environment"]
    assert "/etc/vigneron/environment" in HOSTING
    assert f"python3 -m venv {program.rpartition('/bin/')[0]}" in HOSTING


def test_nginx_drops_an_idle_connection_before_the_server_does(tmp_path: Path) -> None:
    kept = re.search(r"keepalive_timeout (\d+)s;", NGINX.read_text(encoding="utf-8"))
    assert kept
    house = settings_in(tmp_path)
    assert int(kept[1]) < uvicorn_config(application(house), house, "", "plain").timeout_keep_alive


def test_nginx_and_the_unit_mean_the_same_house() -> None:
    text = NGINX.read_text(encoding="utf-8")
    ports = re.findall(r"server 127\.0\.0\.1:(\d+)", text)
    assert len(ports) == 4
    instances = " ".join(f"vigneron@{port}" for port in ports)
    assert instances in UNIT.read_text(encoding="utf-8")
    assert f"systemctl enable --now {instances}" in HOSTING
    assert argument(unit()["ExecStart"][0], "--host") == "127.0.0.1"
    (snippet,) = re.findall(r"```nginx\n(.*?)```", HOSTING, re.DOTALL)
    for told in re.findall(r"proxy_set_header (\S+)", snippet):
        assert re.search(rf"proxy_set_header {told} ", text), told
    (most,) = re.findall(r"client_max_body_size (\d+)m;", text)
    assert int(most) * 2**20 >= journal_import.LARGEST + 10_000  # a game in a folder of its own
    assert text.count("{") == text.count("}")


def test_addresses_that_are_named_are_served(tmp_path: Path) -> None:
    app: Any = application(settings_in(tmp_path))._app
    served = {route.path for route in app.routes if isinstance(route, HTTPRoute)}
    named = set(re.findall(r"location = (/\S+)", NGINX.read_text(encoding="utf-8")))
    named |= set(re.findall(r"http://127\.0\.0\.1:\d+(/[a-z]+)", CONTAINER.read_text(encoding="utf-8")))
    named |= set(re.findall(r"`GET (/[a-z]+)`", HOSTING))
    assert {"/metrics", "/healthz"} <= named
    assert named <= served


def test_the_container_is_made_of_what_there_is_and_starts_a_house() -> None:
    steps = container()
    assert steps[0][0] == "FROM"
    for name, rest in steps:
        if name == "COPY" and not rest.startswith("--from"):
            *sources, _ = rest.split()
            for source in sources:
                assert list(ROOT.glob(source.rstrip("/"))), source
        for named in re.findall(r"-r (\S+\.txt)", rest) if name == "RUN" else ():
            assert (ROOT / named).is_file(), named
    by_name = dict(steps)
    program, command, *words = json.loads(by_name["ENTRYPOINT"])
    assert (program, command) == ("/opt/vigneron/bin/vigneron", "serve")
    check_call(command, words)
    port = words[words.index("--port") + 1]
    assert port == by_name["EXPOSE"]
    assert f":{port}/healthz" in by_name["HEALTHCHECK"]
    ast.parse(json.loads(by_name["HEALTHCHECK"].partition("CMD ")[2])[2])
    assert f"VIGNERON_DATA={by_name['VOLUME']}" in by_name["ENV"]
    made = next(rest for name, rest in steps if name == "RUN" and "useradd" in rest)
    assert argument(made, "--home-dir") == by_name["VOLUME"] == by_name["WORKDIR"]
    number, group = by_name["USER"].split(
        ":"
    )  # numeric, so that Kubernetes and podman can see that it is not root
    assert (argument(made, "--uid"), argument(made, "--gid")) == (number, group)
    assert by_name["ENV"].startswith(f"PATH={program.rpartition('/')[0]}:$PATH ")
    assert f"-p 127.0.0.1:{port}:{port} -v vigneron:{by_name['VOLUME']}" in HOSTING


def test_the_build_is_handed_what_it_copies_and_nothing_else() -> None:
    """Otherwise environments of hundreds of megabytes and compiled leftovers are sent along."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    copied = [rest.split()[:-1] for name, rest in container() if name == "COPY" and "--from" not in rest]
    wanted = {glob.rstrip("/").split("/")[0].replace("[y]", "y") for globs in copied for glob in globs}
    assert rules[0] == "*"
    assert {rule[1:] for rule in rules if rule.startswith("!")} == wanted
    left_out = [rule for rule in rules[1:] if not rule.startswith("!")]
    assert left_out == ["**/__pycache__", "**/*.py[cod]", "**/*.so", "**/*.egg-info"]


def test_podman_is_asked_for_the_format_that_has_a_health_check() -> None:
    """Its default format has none, and it drops ours with a mere warning."""
    places = [HOSTING, CONTAINER.read_text(encoding="utf-8")]
    assert all(re.findall(r"podman build ([^\n]*)", text) for text in places)
    for call in (call for text in places for call in re.findall(r"podman build ([^\n]*)", text)):
        assert call.startswith("--format docker ")


def test_every_variable_that_is_named_is_read() -> None:
    read = "\n".join(
        path.read_text(encoding="utf-8")
        for path in [*(ROOT / "src").rglob("*.py"), ROOT / "check", ROOT / "play", ROOT / "setup.py"]
    )
    places = [*PAGES, UNIT, NGINX, CONTAINER]
    named = {name for path in places for name in re.findall(r"VIGNERON_[A-Z_]+", path.read_text("utf-8"))}
    assert len(named) > 8
    for name in named:
        assert f'"{name}"' in read or f"${{{name}" in read, name
    told = set(re.findall(r"`(VIGNERON_[A-Z_]+)`", HOSTING.partition("## Settings by environment")[2]))
    settings = (ROOT / "src/vigneron/server/platform/settings.py").read_text("utf-8")
    assert set(re.findall(r'"(VIGNERON_[A-Z_]+)"', settings)) <= told


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_command_in_the_docs_has_its_options(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    code = re.findall(r"```[a-z]*\n(.*?)```", text, re.DOTALL) + re.findall(r"`([^`\n]+)`", text)
    for command, rest in (call for part in code for call in _CALL.findall(part)):
        if command in command_names() or rest.strip().startswith("-"):
            check_call(command, re.split(r"\s{2,}|[;&]", rest.strip())[0].split())


def test_every_module_and_file_that_is_to_be_run_exists() -> None:
    ran = 0
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for module in re.findall(r"python -m ((?:vigneron|tests)[a-z_.]*)", text):
            base = (ROOT / "src" if module.startswith("vigneron") else ROOT).joinpath(*module.split("."))
            assert base.with_suffix(".py").is_file() or (base / "__main__.py").is_file(), module
            ran += 1
        for file in re.findall(r"(?:python3?|bash) ((?:bench|deploy|tests)/\S+\.\w+)", text):
            assert (ROOT / file).is_file(), file
            ran += 1
        for names in re.findall(r"(?:requirements|deploy|bench)/[\w@.-]+\.\w+", text):
            assert (ROOT / names).is_file(), names
    assert ran > 8
