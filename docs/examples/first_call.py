import json
import os
import urllib.request
import uuid

BASE_URL = os.environ.get("PIX_BASE_URL", "http://127.0.0.1:4010")  # the sandbox


def token(client_id, client_secret):
    fields = {"grant_type": "client_credentials", "client_id": client_id, "client_secret": client_secret}
    boundary = uuid.uuid4().hex  # the request must be multipart/form-data
    parts = [
        f'--{boundary}\r\ncontent-disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'
        for name, value in fields.items()
    ]
    body = ("".join(parts) + f"--{boundary}--\r\n").encode()
    headers = {"content-type": f"multipart/form-data; boundary={boundary}"}
    request = urllib.request.Request(f"{BASE_URL}/v1/oauth2/token", body, headers)
    with urllib.request.urlopen(request, timeout=20) as response:
        return json.load(response)["access_token"]


def balance(access_token):
    headers = {"authorization": f"Bearer {access_token}"}
    request = urllib.request.Request(f"{BASE_URL}/v1/balance", headers=headers)
    with urllib.request.urlopen(request, timeout=20) as response:
        return json.load(response)["availableBalance"]


print(f"Available: {balance(token('alfa-demo', 'alfa-demo-secret'))} centavos")
