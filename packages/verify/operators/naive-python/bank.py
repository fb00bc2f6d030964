"""The tables of the naive back end: no transactions, no unique keys."""

import json
import sqlite3
import threading

# The row of the money that left a player and has not reached a bank yet.
IN_FLIGHT = "#in-flight"

TABLES = """
create table if not exists connection (value text);
create table if not exists payment (id text primary key, player text, amount integer);
create table if not exists player (id text primary key, balance integer);
create table if not exists entry (day text, end_to_end_id text, amount integer, player text);
"""


class Bank:
    def __init__(self, file):
        # isolation_level None: each statement commits on its own.
        self.database = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        self.database.executescript("pragma journal_mode = wal;" + TABLES)
        self.lock = threading.Lock()

    def run(self, sql, *values):
        with self.lock:  # One statement at a time: the threads share the connection.
            return self.database.execute(sql, values).fetchall()

    def connect(self, connection):
        for table in ("connection", "payment", "player", "entry"):
            self.run(f"delete from {table}")
        self.run("insert into connection values (?)", json.dumps(connection))

    def connection(self):
        ((value,),) = self.run("select value from connection")
        return json.loads(value)

    def save_payment(self, payment_id, player, amount):
        self.run("insert or replace into payment values (?, ?, ?)", payment_id, player, amount)

    def player_of(self, payment_id):
        rows = self.run("select player from payment where id = ?", payment_id)
        return rows[0][0] if rows else None

    def add(self, player, amount):
        self.run("insert or ignore into player values (?, 0)", player)
        self.run("update player set balance = balance + ? where id = ?", amount, player)

    def balance(self, player):
        rows = self.run("select balance from player where id = ?", player)
        return rows[0][0] if rows else 0

    def balances(self):
        rows = self.run("select id, balance from player where id <> ?", IN_FLIGHT)
        players = [{"playerId": player, "balance": balance} for player, balance in rows]
        operator = self.connection()["openingBalance"]
        return {"players": players, "inFlight": self.balance(IN_FLIGHT), "operator": operator}

    def book(self, day, end_to_end_id, amount, player):
        self.run("insert into entry values (?, ?, ?, ?)", day, end_to_end_id, amount, player)

    def entries(self, day):
        rows = self.run("select end_to_end_id, amount, player from entry where day = ?", day)
        return [{"endToEndId": e2e, "amount": amount, "playerId": player} for e2e, amount, player in rows]
