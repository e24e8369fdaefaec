"""Web Push: notices are encrypted and signed, and sent to known push services only."""

from __future__ import annotations

import base64
import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import http_ece
import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tests.server.accounts.test_accounts import account, come_in
from tests.server.harness import Person, Town, town_in
from vigneron.server.notify.web_push import MOST, BadSubscription, check_endpoint, check_keys
from vigneron.server.platform.rate_limits import Window
from vigneron.server.platform.settings import PUSH_HOSTS


def b64(what: bytes) -> str:
    return base64.urlsafe_b64encode(what).rstrip(b"=").decode()


class Browser:
    """A browser's side of a subscription: its keys, and decryption."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"

    @property
    def told(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": b64(point), "auth": b64(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        told: dict[str, str] = json.loads(plain)
        return told


class PushServer:
    """A push service on this machine. `status` is its answer."""

    def __init__(self) -> None:
        self.status, self.got = 201, list[tuple[str, dict[str, str], bytes]]()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.got.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def service() -> Iterator[PushServer]:
    service = PushServer()
    yield service
    service.close()


async def ask(person: Person, path: str, what: Any = None) -> httpx.Response:
    token = await person.token()
    headers = {"x-csrftoken": token, "accept": "application/json"}
    return await person.http.post(path, content=json.dumps(what or {}), headers=headers)


async def subscribe(person: Person, browser: Browser) -> None:
    answer = await ask(person, "/me/push", browser.told)
    assert (answer.status_code, answer.json()) == (200, {"on": True})


async def test_a_notice_is_sealed_for_its_browser_and_signed_by_the_house(
    service: PushServer, tmp_path: Path
) -> None:
    async with town_in(tmp_path, push_hosts=(service.origin,)) as town:
        anna, browser = town.person("fr"), Browser(f"{service.origin}/send/abc")
        await subscribe(anna, browser)
        answer = await ask(anna, "/me/notices/try")
        assert answer.json() == {"say": "Il est en route."}
        [(path, headers, body)] = service.got
        assert path == "/send/abc"
        assert browser.read(body) == {
            "title": "Vigneron",
            "to": "/me",
            "tag": "/me",
            "body": "Ceci est un essai. C’est ainsi qu’arrive la notification que c’est à vous.",
        }
        assert b"essai" not in body
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        signed, key = headers["authorization"].removeprefix("vapid t=").split(",k=")
        assert key == town.services.push.public
        assert Vapid02.verify(f"vapid t={signed},k={key}")
        claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
        assert claims["aud"] == service.origin


async def test_the_key_is_made_once_and_stays(postgres: str, tmp_path: Path) -> None:
    keys = set()
    for _ in range(2):
        async with (
            town_in(tmp_path, database_url=postgres) as first,
            town_in(tmp_path, database_url=postgres) as second,
        ):
            keys |= {first.services.push.public, second.services.push.public}
    assert len(keys) == 1


async def test_a_browser_that_is_gone_is_forgotten(service: PushServer, tmp_path: Path) -> None:
    async with town_in(tmp_path, push_hosts=(service.origin,)) as town:
        for status in (404, 410):
            town.services.limits.notice_trials_per_key = Window(10, 60)
            anna = town.person()
            await subscribe(anna, Browser(f"{service.origin}/x"))
            service.status = status
            assert "not taken" in (await ask(anna, "/me/notices/try")).json()["say"]
            assert (await ask(anna, "/me/notices/try")).json()["say"] == "There is nobody to tell yet."


async def test_other_answers_forget_nobody_and_lead_nowhere(service: PushServer, tmp_path: Path) -> None:
    async with town_in(tmp_path, push_hosts=(service.origin,)) as town:
        town.services.limits.notice_trials_per_key = Window(10, 60)
        anna, browser = town.person(), Browser(f"{service.origin}/x")
        await subscribe(anna, browser)
        for count, status in enumerate((301, 302, 307, 308, 500), 1):
            service.status = status
            await ask(anna, "/me/notices/try")
            assert len(service.got) == count
        assert (await ask(anna, "/me/push/ask", browser.told)).json() == {"on": True}


GOOD = (
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://web.push.apple.com/Q",
    "https://wns2-par02p.notify.windows.com/w/?token=x",
    "https://fcm.googleapis.com:443/x",
)
BAD = (
    "http://fcm.googleapis.com/x",
    "https://evil.test/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://fcm.googleapis.com.evil.test/x",
    "https://evilfcm.googleapis.com.test/",
    "https://notfcm.googleapis.com/x",
    "https://user@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:22/x",
    "https://evil.test\\@fcm.googleapis.com/x",
    "https://evil.test#@fcm.googleapis.com/",
    "file:///etc/passwd",
    "https://[::1]/x",
    "https://fcm.googleapis.com:x/",
    "",
    "x",
    "https://fcm.googleapis.com/é",
    "https://fcm.googleapis.com/\r\nhost: x",
    "https://fcm.googleapis.com/" + "x" * 1000,
    "https://a%00.fcm.googleapis.com/x",
    "https://a%0d%0a.fcm.googleapis.com/",
    "https://%2e.fcm.googleapis.com/",
    "https://a\x7f.fcm.googleapis.com/",
    "https://a;b.fcm.googleapis.com/",
)


@pytest.mark.parametrize("endpoint", GOOD)
def test_known_push_services_are_called(endpoint: str) -> None:
    assert check_endpoint(endpoint, PUSH_HOSTS) == endpoint


@pytest.mark.parametrize("endpoint", BAD)
def test_nobody_else_is_called(endpoint: str) -> None:
    with pytest.raises(BadSubscription):
        check_endpoint(endpoint, PUSH_HOSTS)


async def test_what_would_not_be_called_is_refused(town: Town) -> None:
    anna = town.person()
    for endpoint in BAD[:4]:
        answer = await ask(anna, "/me/push", Browser(endpoint).told)
        assert answer.status_code == 400
        assert "not one that this house calls" in answer.json()["say"]


async def test_keys_that_are_none_are_refused(town: Town) -> None:
    anna = town.person()
    changes: list[dict[str, Any]] = [
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"p256dh": "é"},
        {"auth": 3},
        {"auth": ""},
    ]
    for change in changes:
        told = Browser(GOOD[0]).told
        told["keys"] |= change
        assert (await ask(anna, "/me/push", told)).status_code == 400, change


async def test_rubbish_is_refused(town: Town) -> None:
    anna = town.person()
    for path in ("/me/push", "/me/push/ask", "/me/push/off"):
        wrong: list[Any] = [[1], {"endpoint": 3}, {"keys": {}}, "x"]
        for what in wrong:
            assert (await ask(anna, path, what)).status_code == 400


def test_a_point_that_is_not_on_the_curve_is_refused() -> None:
    with pytest.raises(BadSubscription):
        check_keys(b64(b"\x04" + b"\x01" * 64), b64(b"x" * 16))


async def test_a_subscription_is_its_person_s(town: Town) -> None:
    anna, bert, browser = town.person(), town.person(), Browser(GOOD[0])
    await subscribe(anna, browser)
    assert (await ask(bert, "/me/push/ask", browser.told)).json() == {"on": False}
    await ask(bert, "/me/push/off", browser.told)
    assert (await ask(anna, "/me/push/ask", browser.told)).json() == {"on": True}
    await ask(anna, "/me/push/off", browser.told)
    assert (await ask(anna, "/me/push/ask", browser.told)).json() == {"on": False}


async def test_a_guest_s_browser_comes_along_and_leaves_with_its_session(town: Town) -> None:
    anna, phone = town.person(), town.person()
    await account(anna)
    first, second = Browser(GOOD[0]), Browser(GOOD[1])
    await subscribe(anna, first)
    await subscribe(phone, second)
    await come_in(phone)
    own = (await town.services.accounts.named("Anna")).id  # type: ignore[union-attr]
    assert len(await town.services.push.of(own)) == 2
    await phone.post("/account/out")
    assert [one.endpoint for one in await town.services.push.of(own)] == [GOOD[0]]
    await anna.post("/account/out-everywhere")
    assert await town.services.push.of(own) == []


async def test_there_are_only_so_many(town: Town) -> None:
    anna = town.person()
    for number in range(MOST + 2):
        await subscribe(anna, Browser(f"{GOOD[0]}{number}"))
    person = anna.cookie.rpartition(".")[0]
    assert len(await town.services.push.of(person)) == MOST


async def test_trials_are_few(town: Town) -> None:
    anna = town.person()
    answers = [(await ask(anna, "/me/notices/try")).status_code for _ in range(4)]
    assert answers == [200, 200, 200, 429]


async def test_the_worker_comes_from_the_root_without_a_cookie(town: Town) -> None:
    answer = await town.person().http.get("/notices.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "set-cookie" not in answer.headers


async def test_pages_may_be_put_on_a_phone_s_home_screen(town: Town) -> None:
    anna = town.person()
    found = re.search(r'rel="manifest" href="([^"]+)"', (await anna.http.get("/")).text)
    assert found
    answer = await anna.http.get(found[1])
    assert answer.headers["content-type"] == "application/manifest+json"
    told = answer.json()
    assert (told["start_url"], told["display"]) == ("/", "standalone")
    icon = await anna.http.get(found[1].rpartition("/")[0] + "/" + told["icons"][0]["src"])
    assert icon.status_code == 200
