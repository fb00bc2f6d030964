"""The books of the operator. Each step is one transaction: a crash leaves it done or not done."""

import json
import sqlite3
import threading
from contextlib import contextmanager

# An amount is positive when it goes into the wallet. `open` is a payout that the payment API has not accepted yet.
TABLES = """
create table if not exists setting (name text primary key, value text);
create table if not exists player (id text primary key, balance integer not null);
create table if not exists payment (
  external_id text primary key, player text not null, amount integer not null,
  status text not null check (status in ('open', 'sending', 'sent', 'ended')),
  read_path text not null, send_path text, body text not null
);
create index if not exists unfinished on payment (status) where status <> 'ended';
create table if not exists entry (
  id text primary key, end_to_end_id text, day text not null, amount integer not null, player text
);
"""
INSERT_PAYMENT = "insert or ignore into payment values (?, ?, ?, ?, ?, ?, ?)"
# The condition is part of the update: of two requests for the same money, the second one finds too little.
DEBIT = "update player set balance = balance - ? where id = ? and balance >= ?"


class BalanceTooSmall(Exception):
    pass


class Books:
    def __init__(self, file):
        # isolation_level None: only `transaction` begins and ends transactions.
        self.database = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        self.database.row_factory = sqlite3.Row
        self.database.executescript("pragma journal_mode = wal;" + TABLES)
        # This process was killed while it sent them. With several processes, let `sending` end after a time instead.
        self.database.execute("update payment set status = 'open' where status = 'sending'")
        self.lock = threading.Lock()

    @contextmanager
    def transaction(self):
        with self.lock:  # The threads share the connection.
            self.database.execute("begin immediate")
            try:
                yield self.database.execute
                self.database.execute("commit")
            except BaseException:
                self.database.execute("rollback")
                raise

    def run(self, sql, *values):
        """One statement in a transaction of its own. Returns its rows."""
        with self.transaction() as run:
            return run(sql, values).fetchall()

    def setting(self, name):
        rows = self.run("select value from setting where name = ?", name)
        return json.loads(rows[0]["value"]) if rows else None

    def set(self, name, value):
        self.run("insert or replace into setting values (?, ?)", name, json.dumps(value))

    def payment(self, external_id):
        rows = self.run("select * from payment where external_id = ?", external_id)
        return rows[0] if rows else None

    def unfinished(self):
        return self.run("select * from payment where status <> 'ended'")

    def open_deposit(self, external_id, player, amount, read_path, body):
        """Of two charges of the same deposit, the player sees the first one."""
        with self.transaction() as run:
            run("insert or ignore into player values (?, 0)", (player,))
            run(INSERT_PAYMENT, (external_id, player, amount, "sent", read_path, None, body))

    def ask_payout(self, external_id, player, amount, read_path, send_path, body):
        """Debits the player and stores what to send. A payout that is known stays as it is."""
        payout = (external_id, player, -amount, "open", read_path, send_path, body)
        with self.transaction() as run:
            is_new = run(INSERT_PAYMENT, payout).rowcount == 1
            if is_new and run(DEBIT, (amount, player, amount)).rowcount == 0:
                raise BalanceTooSmall(f"The balance of {player} is too small.")

    def step(self, payment, before, after):
        """Returns whether the status was `before`. Of concurrent calls, one returns true."""
        with self.transaction() as run:
            return step(run, payment, after, f"status = '{before}'")

    def fail(self, payment):
        """Ends a payment that never settles, and gives a payout back."""
        with self.transaction() as run:
            if step(run, payment, "ended") and payment["amount"] < 0:
                move(run, payment["player"], -payment["amount"])

    def book(self, movement_id, external_id, end_to_end_id, amount, day):
        """Books a settled movement once: a read and the statement have the same id for it."""
        with self.transaction() as run:
            payment = run("select * from payment where external_id = ?", (external_id,)).fetchone()
            player = payment and payment["player"]  # Fees and unknown money are the operator's.
            entry = (movement_id, end_to_end_id, day, amount, player)
            is_new = run("insert or ignore into entry values (?, ?, ?, ?, ?)", entry).rowcount == 1
            if not is_new or payment is None:
                return
            # A return or a take-back goes against the direction of its payment, and does not end it.
            is_ended = (amount > 0) == (payment["amount"] > 0) and step(run, payment, "ended")
            # The player was debited for a payout when it was asked for.
            if amount > 0 or not is_ended:
                move(run, player, amount)


def step(run, payment, after, condition="status <> 'ended'"):
    sql = f"update payment set status = ? where external_id = ? and {condition}"
    return run(sql, (after, payment["external_id"])).rowcount == 1


def move(run, player, amount):
    # No lower limit: what was taken back is booked, even when the player has spent it.
    run("update player set balance = balance + ? where id = ?", (amount, player))
