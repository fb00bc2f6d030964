"""Calls the payment API as in a first example: one token for ever, one try, 2 s."""

import json
import urllib.request

TIMEOUT_SECONDS = 2
BOUNDARY = "boundary-of-the-form"


class PixApi:
    # Mistake: the token is kept without looking at its lifetime, and a 401 does not fetch another one.
    token = None
    owner = None

    def post(self, connection, path, body):
        if self.token is None or self.owner != connection["clientId"]:
            self.token = fetch_token(connection)
        self.owner = connection["clientId"]
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        return send(connection["baseUrl"] + path, json.dumps(body), headers)


def fetch_token(connection):
    fields = {
        "grant_type": "client_credentials",
        "client_id": connection["clientId"],
        "client_secret": connection["clientSecret"],
    }
    parts = [
        f'--{BOUNDARY}\r\ncontent-disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
        for name, value in fields.items()
    ]
    headers = {"content-type": f"multipart/form-data; boundary={BOUNDARY}"}
    body = "".join(parts) + f"--{BOUNDARY}--\r\n"
    return send(connection["baseUrl"] + "/v1/oauth2/token", body, headers)["access_token"]


def send(url, body, headers):
    request = urllib.request.Request(url, data=body.encode(), headers=headers, method="POST")
    # Raises for each status that is not 2XX.
    with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as response:
        return json.load(response)
