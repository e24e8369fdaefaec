"""A software authenticator: makes passkeys and signs with them, in the format that browsers send."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

from cbor2 import dumps
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """Holds one passkey. `verifies`: whether it verifies its user."""

    def __init__(self, origin: str, *, verifies: bool = True) -> None:
        self.origin, self.verifies = origin, verifies
        self.credential = secrets.token_bytes(16)
        self.handle = b""
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _flags(self) -> int:
        return PRESENT | (VERIFIED if self.verifies else 0)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        self.handle = base64url_to_bytes(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = (
            hashlib.sha256(options["rp"]["id"].encode()).digest()
            + bytes([self._flags() | ATTESTED])
            + self.count.to_bytes(4, "big")
            + bytes(16)
            + len(self.credential).to_bytes(2, "big")
            + self.credential
            + dumps(public)
        )
        return self._answer(
            clientDataJSON=self._client("webauthn.create", options["challenge"]),
            attestationObject=dumps({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def sign(self, options: dict[str, Any], *, counted: bool = True) -> dict[str, Any]:
        self.count += counted
        client = self._client("webauthn.get", options["challenge"])
        data = (
            hashlib.sha256(options["rpId"].encode()).digest()
            + bytes([self._flags()])
            + self.count.to_bytes(4, "big")
        )
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            clientDataJSON=client, authenticatorData=data, signature=signature, userHandle=self.handle
        )

    def _answer(self, **parts: bytes) -> dict[str, Any]:
        id = bytes_to_base64url(self.credential)
        told = {name: bytes_to_base64url(part) for name, part in parts.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": told, "clientExtensionResults": {}}
