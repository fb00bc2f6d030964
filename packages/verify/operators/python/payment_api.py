"""Calls the payment API. After a call, there is a response, or a refusal, or the outcome is unknown."""

import json
import time
import urllib.error
import urllib.parse
import urllib.request
from http.client import HTTPException

TIMEOUT_SECONDS = 2
FORM = '--form\r\ncontent-disposition: form-data; name="{}"\r\n\r\n{}\r\n'


class Refused(Exception):
    """The payment API refused the request: it has no effect."""


class Unknown(Exception):
    """The request may have an effect."""


class NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None  # The payment API does not redirect. A captive portal does.


OPENER = urllib.request.build_opener(NoRedirect)


class PaymentApi:
    kept = (None, None, 0)  # The token, its client and its end.

    def call(self, connection, method, path, body=None, about=None):
        """`about` is the externalId that the response must have."""
        content = None if body is None else json.dumps(body).encode()
        for _ in range(2):
            headers = {"authorization": f"Bearer {self.token(connection)}", "content-type": "application/json"}
            status, answer = send(method, connection["baseUrl"] + path, content, headers)
            if status != 401:
                break
            self.kept = PaymentApi.kept  # The token was revoked.
        if 200 <= status < 300 and (about is None or answer.get("externalId") == about):
            return answer
        # Neither a 404 without a code (from a gateway) nor a 409 (the externalId is in use) is a refusal.
        if status in (400, 403, 404, 422) and "code" in answer:
            raise Refused(f"{path}: {status} {answer['code']}")
        raise Unknown(f"{path}: {status}")

    def token(self, connection):
        token, client, end = self.kept
        if client != connection["clientId"] or time.monotonic() > end:
            client, answer = connection["clientId"], fetch_token(connection)
            token, end = answer["access_token"], time.monotonic() + answer["expires_in"] - 60
            self.kept = (token, client, end)
        return token

    def statement(self, connection, **query):
        """Yields the lines of all pages."""
        while query.get("cursor", "") is not None:
            page = self.call(connection, "GET", "/v1/statement?" + urllib.parse.urlencode(query))
            yield from page["data"]
            query["cursor"] = page["nextCursor"]


def fetch_token(connection):
    fields = {
        "grant_type": "client_credentials",
        "client_id": connection["clientId"],
        "client_secret": connection["clientSecret"],
    }
    form = "".join(FORM.format(*field) for field in fields.items()) + "--form--\r\n"
    headers = {"content-type": "multipart/form-data; boundary=form"}
    status, answer = send("POST", connection["baseUrl"] + "/v1/oauth2/token", form.encode(), headers)
    if status != 200 or "access_token" not in answer:
        raise Unknown(f"no token: {status}")
    return answer


def send(method, url, content, headers):
    """Returns the status, and the JSON object of the body, or an empty one."""
    request = urllib.request.Request(url, data=content, headers=headers, method=method)
    try:
        try:
            response = OPENER.open(request, timeout=TIMEOUT_SECONDS)
        except urllib.error.HTTPError as error:
            response = error
        with response:
            status, text = response.status, response.read()
    except (OSError, HTTPException) as error:  # No connection, too late, or cut.
        raise Unknown(f"{url}: {error}") from error
    try:
        answer = json.loads(text)
    except ValueError:  # A page of a gateway.
        answer = None
    return status, answer if isinstance(answer, dict) else {}
