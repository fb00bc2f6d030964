"""A back end as tutorials write it, in Python. It makes the mistakes of ../naive, and fails the same scenarios.

It works as long as nothing goes wrong. Do not copy it: ../python is correct. Each mistake has a comment, and the
scenarios of pix-verify that find it are in ../naive/expected.ts. It needs Python 3.9 or newer, and no package.

Environment: PORT, DATABASE (a file of SQLite).
"""

import json
import os
import sys
import uuid

# What it has in common with the correct back end.
sys.path.append(os.path.join(os.path.dirname(__file__), "../python"))

from bank import IN_FLIGHT, Bank
from pix_api import PixApi
from server import serve

bank = Bank(os.environ.get("DATABASE", "naive.sqlite"))
pix = PixApi()


def open_deposit(asked):
    connection = bank.connection()
    # Mistake: no expectedPayer, so that anybody may pay for the player.
    charge = {
        "amount": asked["amount"],
        "expiresIn": asked["expiresIn"],
        "externalId": asked["id"],
        "pixKey": connection["pixKey"],
    }
    created = pix.post(connection, "/v1/pix/deposit/immediate-charge", charge)
    bank.save_payment(asked["id"], asked["playerId"], asked["amount"])
    return 201, {"chargeId": created["chargeId"], "brCode": created["brCode"]}


def ask_withdrawal(asked):
    player, amount = asked["playerId"], asked["amount"]
    # Mistake: the balance is read here and written after the call. Two requests at once read the same balance.
    if bank.balance(player) < amount:
        return 409, {"message": "The balance is too small."}
    withdrawal = {
        "amount": amount,
        # Mistake: a new id for each try. The payment API cannot see that it is the same withdrawal.
        "externalId": str(uuid.uuid4()),
        "pixKey": asked["pixKey"],
        "expectedCreditor": {"name": asked["name"], "taxId": asked["taxId"]},
    }
    # Mistake: an error is taken for a refusal. The money may be on its way all the same.
    pix.post(bank.connection(), "/v1/pix/withdraw/pix-key", withdrawal)
    bank.save_payment(withdrawal["externalId"], player, amount)
    bank.add(player, -amount)
    bank.add(IN_FLIGHT, amount)
    return 202, None


def receive(event):
    """Mistakes: no signature is checked, no eventId is remembered, and the body is believed."""
    name, amount = event["event"], event["amount"]
    player = bank.player_of(event["externalId"])
    if name in ("pixChargeExpired", "pixChargeRejected"):
        return 200, None
    # Mistake: what is not known yet is acknowledged, and never comes again.
    if player is None:
        return 200, None
    # Mistake: the day in UTC.
    day = event["occurredAt"][:10]
    end_to_end_id = event.get("endToEndId")
    if name == "pixWithdrawFailed":
        bank.add(IN_FLIGHT, -amount)
        bank.add(player, amount)
    elif name == "pixWithdrawSettled":
        bank.add(IN_FLIGHT, -amount)
        bank.book(day, end_to_end_id, -amount, player)
    else:
        # Mistake: every other event counts as a payment.
        bank.add(player, amount)
        bank.book(day, end_to_end_id, amount, player)
    return 200, None


def connect(connection):
    bank.connect(connection)
    return 204, None


WITH_BODY = {
    "PUT /connection": connect,
    "POST /deposits": open_deposit,
    "POST /withdrawals": ask_withdrawal,
    "POST /webhook": receive,
}


def handle(method, path, _, body):
    if path.startswith("/books/"):
        return 200, {"entries": bank.entries(path.removeprefix("/books/"))}
    if path == "/health":
        return 200, {"capabilities": []}
    if path == "/balances":
        return 200, bank.balances()
    operation = WITH_BODY.get(f"{method} {path}")
    return operation(json.loads(body)) if operation else (404, None)


serve(handle)
