import base64
import hashlib
import hmac
import time


def is_genuine(secrets, headers, body, now=None):
    """True when a delivery comes from the API. `headers` have lower-case names, `body` is the raw bytes."""
    delivery_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not (timestamp.isascii() and timestamp.isdigit()):
        return False
    if abs((time.time() if now is None else now) - int(timestamp)) > 300:
        return False
    signed = f"{delivery_id}.{timestamp}.".encode() + body
    given = [entry[3:] for entry in headers.get("webhook-signature", "").split(" ") if entry.startswith("v1,")]
    for secret in secrets:  # two secrets during a rotation
        key = base64.b64decode(secret.removeprefix("whsec_"))
        wanted = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
        if any(hmac.compare_digest(wanted, entry.encode()) for entry in given):
            return True
    return False
