"""A correct back end in Python, to copy from. It passes every scenario of pix-verify but those of recurring charges,
which it does not have. It needs Python 3.9 or newer, and no package.

This file serves the webhook and the interface of pix-verify. Never serve that interface in production: there, a thread
calls `cashier.work` every few seconds, with the day of the system clock.

Environment: PORT, DATABASE (a file of SQLite).
"""

import json
import os

from books import BalanceTooSmall, Books
from cashier import Cashier, day_of
from payment_api import PaymentApi, Refused, Unknown
from server import serve
from webhook import is_signed

books = Books(os.environ.get("DATABASE", "operator.sqlite"))
cashier = Cashier(books, PaymentApi())


def receive(headers, body):
    connection = books.setting("connection")
    if connection is None:
        return 503, None
    if not is_signed(connection["signingSecret"], headers, body):
        return 401, None
    try:
        cashier.receive(json.loads(body))
    except ValueError:
        return 400, None
    except (Refused, Unknown):
        return 503, None  # The payment API delivers the event again.
    return 200, None


def connect(asked):
    for table in ("setting", "player", "payment", "entry"):
        books.run(f"delete from {table}")
    books.set("today", day_of(asked["now"]))
    books.set("comparedUntil", day_of(asked["now"]))
    books.set("connection", asked)
    return 204, None


def set_clock(asked):
    books.set("today", day_of(asked["now"]))
    return 204, None


def holder_of(asked):
    return {"name": asked["name"], "taxId": asked["taxId"]}


def open_deposit(asked):
    player, amount = asked["playerId"], asked["amount"]
    return 201, cashier.open_deposit(asked["id"], player, holder_of(asked), amount, asked["expiresIn"])


def ask_withdrawal(asked):
    if "account" in asked:
        creditor = {**asked["account"], **holder_of(asked), "personType": "NATURAL_PERSON"}
        destination = {"creditor": creditor}
    else:
        destination = {"pixKey": asked["pixKey"], "expectedCreditor": holder_of(asked)}
    cashier.withdraw(asked["id"], asked["playerId"], asked["amount"], destination)
    return 202, None


def ask_refund(asked):
    cashier.refund(asked["id"], asked["depositId"], asked["amount"])
    return 202, None


def balances():
    with books.transaction() as run:
        players = run("select id as playerId, balance from player").fetchall()
        out = run("select sum(amount) from payment where amount < 0 and status <> 'ended'").fetchone()[0]
        own = run("select sum(amount) from entry where player is null").fetchone()[0]
    operator = books.setting("connection")["openingBalance"] + (own or 0)
    return {"players": [dict(it) for it in players], "inFlight": -(out or 0), "operator": operator}


def entries(day):
    sql = "select end_to_end_id as endToEndId, amount, player as playerId from entry where day = ?"
    return {"entries": [dict(it) for it in books.run(sql, day)]}


WITHOUT_BODY = {
    "GET /health": lambda: {"capabilities": ["work", "clock", "refunds"]},
    "GET /balances": balances,
    "POST /work": lambda: {"open": cashier.work(books.setting("today"))},
}
WITH_BODY = {
    "PUT /connection": connect,
    "PUT /clock": set_clock,
    "POST /deposits": open_deposit,
    "POST /withdrawals": ask_withdrawal,
    "POST /refunds": ask_refund,
}


def handle(method, path, headers, body):
    operation = f"{method} {path}"
    if operation == "POST /webhook":
        return receive(headers, body)
    if path.startswith("/books/"):
        return 200, entries(path[len("/books/") :])
    if operation in WITHOUT_BODY:
        return 200, WITHOUT_BODY[operation]()
    try:
        return WITH_BODY[operation](json.loads(body))
    except BalanceTooSmall as error:
        return 409, {"message": str(error)}
    except Refused as error:
        return 400, {"message": str(error)}


serve(handle, most_bytes=1024 * 1024)
