"""What the operator does with money: deposits, withdrawals, refunds, events, and the work between them."""

import json
from datetime import datetime, timedelta, timezone

from payment_api import Refused, Unknown

BRASILIA = timezone(timedelta(hours=-3))  # Brazil has had no summer time since 2019.
FAILURES = ("EXPIRED", "CANCELED", "FAILED", "REJECTED")
CHARGES = "/v1/pix/deposit/immediate-charge"


def day_of(instant):
    return datetime.fromisoformat(instant.replace("Z", "+00:00")).astimezone(BRASILIA).date().isoformat()


class Cashier:
    def __init__(self, books, api):
        self.books, self.api = books, api

    def call(self, method, path, body=None, about=None):
        return self.api.call(self.books.setting("connection"), method, path, body, about)

    def open_deposit(self, deposit_id, player, holder, amount, expires_in):
        """Returns what the player sees. `holder` has the name and taxId of the player, who alone may pay."""
        external_id = f"deposit-{deposit_id}"
        if self.books.payment(external_id) is None:
            key = self.books.setting("connection")["pixKey"]
            terms = {"amount": amount, "expiresIn": expires_in, "pixKey": key, "expectedPayer": holder}
            # Each call creates a charge. When the response is lost, no player sees that charge, so it expires unpaid.
            charge = self.call("POST", CHARGES, {"externalId": external_id, **terms}, external_id)
            seen = json.dumps({"chargeId": charge["chargeId"], "brCode": charge["brCode"]})
            self.books.open_deposit(external_id, player, amount, f"{CHARGES}/{charge['chargeId']}", seen)
        return json.loads(self.books.payment(external_id)["body"])

    def withdraw(self, withdrawal_id, player, amount, destination):
        """`destination` has pixKey and expectedCreditor, or creditor."""
        external_id = f"withdrawal-{withdrawal_id}"
        send_path = "/v1/pix/withdraw/" + ("manual" if "creditor" in destination else "pix-key")
        self.pay_out(external_id, player, amount, f"/v1/pix/withdraw/{external_id}", send_path, destination)

    def refund(self, refund_id, deposit_id, amount):
        deposit = self.books.payment(f"deposit-{deposit_id}")
        charge_id = deposit and json.loads(deposit["body"])["chargeId"]
        paid = self.books.run("select end_to_end_id from entry where id = ?", charge_id)
        if not paid:
            raise Refused(f"The deposit {deposit_id} is not paid.")
        external_id = f"refund-{refund_id}"
        send_path = f"/v1/pix/refund/{paid[0]['end_to_end_id']}"
        self.pay_out(external_id, deposit["player"], amount, f"{send_path}/{external_id}", send_path, {})

    def pay_out(self, external_id, player, amount, read_path, send_path, terms):
        body = json.dumps({"externalId": external_id, "amount": amount, **terms})
        self.books.ask_payout(external_id, player, amount, read_path, send_path, body)
        self.advance(self.books.payment(external_id))

    def send(self, payout):
        """Sends the stored request, by one thread at a time. The payment API pays an externalId once."""
        if not self.books.step(payout, "open", "sending"):
            return
        status = "open"  # Unknown: it is sent again.
        try:
            self.call("POST", payout["send_path"], json.loads(payout["body"]), payout["external_id"])
            status = "sent"
        except Refused:
            self.books.fail(payout)
        finally:
            self.books.step(payout, "sending", status)

    def read(self, payment):
        """Books the outcome of a payment, when there is one."""
        found = self.call("GET", payment["read_path"], about=payment["external_id"])
        if found["status"] == "PAID":
            paid = found["pixTransaction"]
            ids = (found["chargeId"], found["externalId"], paid["endToEndId"])
            self.book(*ids, paid["amount"], paid["settlementDateTime"])
        elif found["status"] == "SUCCESS":
            refund_id = found.get("refundEndToEndId")
            ids = (refund_id or found["transactionId"], found["externalId"], refund_id or found["endToEndId"])
            self.book(*ids, -found["amount"], found["settlementDateTime"])
        elif found["status"] in FAILURES:
            self.books.fail(payment)

    def book(self, movement_id, external_id, end_to_end_id, amount, settled_at):
        self.books.book(movement_id, external_id, end_to_end_id, amount, day_of(settled_at))

    def book_statement(self, **query):
        for line in self.api.statement(self.books.setting("connection"), **query):
            amount = line["amount"] if line["type"] == "CREDIT" else -line["amount"]
            # The id of the charge, withdrawal, refund or return. A fee has none.
            movement_id = line["productTransactionId"] or line["id"]
            self.book(movement_id, line["externalId"], line["endToEndId"], amount, line["settledAt"])

    def receive(self, event):
        """An event says where to look, and no more: it may be late, come twice, or before the response to its call."""
        payment = self.books.payment(event.get("externalId"))
        if "returnId" in event:
            self.book_statement(productTransactionId=event["returnId"])
        elif payment is not None and payment["status"] != "ended":
            self.read(payment)

    def work(self, today):
        """Finds what no event told. Call it every few seconds. Returns how many payments are unfinished."""
        for payment in self.books.unfinished():
            self.advance(payment)
        attempt(self.compare, today)
        return len(self.books.unfinished())

    def advance(self, payment):
        attempt(self.send if payment["status"] == "open" else self.read, payment)

    def compare(self, today):
        """Books the lines of the statement that no read has booked, such as returns, take-backs and fees."""
        self.book_statement(initDate=self.books.setting("comparedUntil"), endDate=today, pageSize=100)
        self.books.set("comparedUntil", today)  # Today may get more lines.


def attempt(step, argument):
    try:
        step(argument)
    except (Refused, Unknown) as error:
        print(error)  # The next `work` tries again.
