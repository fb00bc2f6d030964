"""Checks the signature of a delivery, as Standard Webhooks describes it."""

import base64
import hmac
import time

MOST_SECONDS = 300


def is_signed(secret, headers, body):
    """`body` is what came, byte for byte: JSON that was parsed and written again has another signature."""
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    delivery_id, timestamp, signatures = (headers.get(name, "") for name in names)
    # Deliveries are signed in real time, also in the sandbox.
    if not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > MOST_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.digest(key, f"{delivery_id}.{timestamp}.".encode() + body, "sha256")
    expected = b"v1," + base64.b64encode(digest)
    # During a rotation of the secret, a delivery has two signatures.
    return any(hmac.compare_digest(expected, it.encode()) for it in signatures.split(" "))
