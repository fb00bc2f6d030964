"""Calls the payment API as in a first example: one token for ever, one try, 2 s."""

import json

from payment_api import fetch_token, send


class PixApi:
    # Mistake: the token is kept without looking at its lifetime, and a 401 does not fetch another one.
    token = None
    owner = None

    def post(self, connection, path, body):
        if self.token is None or self.owner != connection["clientId"]:
            self.token = fetch_token(connection)["access_token"]
        self.owner = connection["clientId"]
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        status, answer = send("POST", connection["baseUrl"] + path, json.dumps(body).encode(), headers)
        if status >= 300 or not answer:
            raise RuntimeError(f"{path}: {status}")
        return answer
