"""An institution's side of the rail contract, with the standard library of Python 3.11 only.

It answers look-ups from a small table, acknowledges orders, executes each order once, and sends signed reports until
the service answers 200. Orders and reports are rows of SQLite, so a restart loses nothing.
"""

import argparse, base64, hashlib, hmac, http.client, json, os, secrets, sqlite3, sys, threading, time, urllib.request, uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--port", type=int, default=4040)
parser.add_argument("--service-url", default="http://127.0.0.1:4010")
parser.add_argument("--database", default="rail.sqlite")
parser.add_argument("--test-payer", action="store_true", help="pay each charge and authorize each recurrence")
options = parser.parse_args()


def read_keys(variable):
    """Reads the secrets of a variable, separated by commas: during a rotation there are two."""
    texts = [text.strip() for text in os.environ.get(variable, "").split(",")]
    try:
        keys = [base64.b64decode(text.removeprefix("whsec_"), validate=True) for text in texts]
    except ValueError:  # Not base64.
        keys = [b""]
    if not all(text.startswith("whsec_") for text in texts) or not all(24 <= len(key) <= 64 for key in keys):
        sys.exit(f"{variable} must be secrets, separated by commas: each is whsec_ and base64 of 24 to 64 bytes.")
    return keys


ORDER_KEYS, REPORT_KEYS = read_keys("PIX_RAIL_ORDER_SECRET"), read_keys("PIX_RAIL_REPORT_SECRET")

# 1. The data of the institution. A real adapter asks the key directory and the core banking system.

ISPB = "87654321"
MARIA = {"name": "Maria Silva", "taxId": "52998224725", "personType": "NATURAL_PERSON", "bankCode": ISPB,
         "branchCode": "0001", "accountNumber": "52998224725", "accountType": "CACC"}
KEYS = {"52998224725": MARIA, "maria@example.com": MARIA}


def look_up(path, body):
    match path:
        case "key-look-ups" if not isinstance(body.get("pixKey"), str):
            return error(400, "MalformedRequest")
        case "key-look-ups" if body["pixKey"] in KEYS:
            return 200, {"holder": KEYS[body["pixKey"]], "reference": None}
        case "payer-screenings":
            return 200, {"outcome": "ACCEPTED"}
        case _:  # An unknown key, an account at another institution, or an unknown path.
            return error(404, "NotFound")


# 2. Orders. A real adapter starts the payment in `execute`, and writes the reports when it knows the outcome.

# By the path of the order: its kind, and the member of the body that is also the id in the path.
ORDERS = {"transfers": ("transfer", "transactionId"), "refunds": ("refund", "refundId"),
          "charges": ("charge", "chargeId"), "recurrences": ("recurrence", "recurrenceId"),
          "instructions": ("instruction", "regulatoryMessageId"),
          "cancellations": ("cancellation", "regulatoryMessageId")}


def take_order(path, order_id, order, trace):
    if path not in ORDERS:
        return error(404, "NotFound")
    kind, id_member = ORDERS[path]
    amount = order.get("firstAmount" if kind == "recurrence" else "amount")
    has_amount = kind == "cancellation" or (type(amount) is int and amount > 0)  # In cents.
    # The signature covers only the body. So the body must be of this kind, and have the id of the path.
    if order.get("order") != kind or order.get(id_member) != order_id or not has_amount:
        return error(400, "MalformedRequest")
    try:
        with lock, database:  # One transaction: the id of the order, and the reports that follow from it.
            new = database.execute("insert or ignore into taken values (?, ?)", (kind, order_id)).rowcount == 1
            for report_path, report in execute(kind, order) if new else ():
                row = (str(uuid.uuid4()), report_path, json.dumps(report), trace)
                database.execute("insert into report (webhook_id, path, body, trace) values (?, ?, ?, ?)", row)
    except KeyError:  # A member is missing. The transaction was rolled back.
        return error(400, "MalformedRequest")
    wake.set()
    return 202, {"orderId": order_id}


def execute(kind, order):
    """Returns the reports of an order: the last part of the path, and the body."""

    def report(path, **members):
        first, *words = path.split("-")
        name = first + "".join(word.capitalize() for word in words)
        return path, {"report": name, "walletId": order["walletId"], **members}

    def end_to_end_id(payer_bank_code, minute=time.strftime("%Y%m%d%H%M", time.gmtime())):
        return "E" + payer_bank_code + minute + secrets.token_hex(6)[:11]

    match kind:
        case "transfer" if order["creditor"] in KEYS.values():
            return [report("transfer-settled", transactionId=order["transactionId"],
                           endToEndId=end_to_end_id(order["account"]["bankCode"]))]
        case "transfer":
            return [report("transfer-refused", transactionId=order["transactionId"], status="REJECTED",
                           endToEndId=None, errorCode=None, errorDescription=None)]
        case "refund":
            return [report("refund-ended", refundId=order["refundId"], outcome="SETTLED", errorCode=None,
                           errorDescription=None)]
        case "instruction":
            return [report("instruction-sent", scheduleId=order["scheduleId"], outcome="SENT",
                           regulatoryMessageId=order["regulatoryMessageId"],
                           # A new id for each instruction: the due date, at noon UTC.
                           endToEndId=end_to_end_id(ISPB, order["dueDate"].replace("-", "") + "1200"))]
        case "charge" if options.test_payer:
            return [report("charge-payment", chargeId=order["chargeId"], endToEndId=end_to_end_id(ISPB),
                           amount=order["amount"], payer=MARIA, payerMessage=None)]
        case "recurrence" if options.test_payer:
            payer = {"name": "Maria Silva", "taxId": order["payer"]["taxId"], "bankCode": ISPB}
            return [report("first-payment", recurrenceId=order["recurrenceId"], endToEndId=end_to_end_id(ISPB),
                           amount=order["firstAmount"], payer=payer),
                    report("recurrence-answer", recurrenceId=order["recurrenceId"], outcome="CONFIRMED",
                           municipalityCode=None, reason=None)]
        case _:  # A charge and a recurrence wait for a payer. A cancellation has no report.
            return []


# 3. Signatures: Standard Webhooks, in both directions.

def sign(key, message_id, timestamp, body):
    digest = hmac.new(key, f"{message_id}.{timestamp}.".encode() + body, hashlib.sha256).digest()
    return "v1," + base64.b64encode(digest).decode()


def is_genuine(headers, body):
    message_id, timestamp = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not message_id or not timestamp.isdecimal() or abs(time.time() - int(timestamp)) > 300:
        return False
    given = headers.get("webhook-signature", "").split(" ")
    right = [sign(key, message_id, timestamp, body) for key in ORDER_KEYS]
    return any(hmac.compare_digest(one.encode(), other.encode()) for one in given for other in right)


# 4. Reports go out in a thread of their own. A report stays in its table until the answer is 200.

def send_reports():
    while True:
        wake.clear()
        with lock:
            due = database.execute("select webhook_id, path, body, trace, attempts from report where due_at <= ? "
                                   "order by rowid", (time.time(),)).fetchall()
        for webhook_id, path, body, trace, attempts in due:
            sent = post(path, webhook_id, body.encode(), trace)
            pause = min(60, 0.5 * 2 ** min(attempts, 7))
            with lock, database:
                if sent:
                    database.execute("delete from report where webhook_id = ?", (webhook_id,))
                else:
                    database.execute("update report set attempts = attempts + 1, due_at = ? where webhook_id = ?",
                                     (time.time() + pause, webhook_id))
        wake.wait(0.2)


def post(path, webhook_id, body, trace):
    """Sends one report. Returns True when the service answered 200."""
    timestamp = str(int(time.time()))  # Each attempt is signed again, with the same id.
    signatures = [sign(key, webhook_id, timestamp, body) for key in REPORT_KEYS]
    headers = {"content-type": "application/json", "webhook-id": webhook_id, "webhook-timestamp": timestamp,
               "webhook-signature": " ".join(signatures)}
    if trace is not None:  # The events of the report belong to the trace of the order.
        headers["traceparent"] = trace
    request = urllib.request.Request(f"{options.service_url}/rail/reports/{path}", body, headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=5) as response:
            print(f"{path} {webhook_id}: {response.read().decode()}", flush=True)
            return response.status == 200
    except (OSError, http.client.HTTPException) as problem:  # No answer, or a status such as 401 or 503.
        print(f"{path} {webhook_id}: {problem}; it is sent again", flush=True)
        return False


# 5. The server.

class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.answer(*((200, {"status": "READY"}) if self.path == "/health" else error(404, "NotFound")))

    def do_POST(self):
        self.receive(lambda parts, body: look_up(parts[0], body) if len(parts) == 1 else error(404, "NotFound"))

    def do_PUT(self):
        self.receive(lambda parts, body: take_order(*parts, body, self.headers.get("traceparent")) if len(parts) == 2 else error(404, "NotFound"))

    def receive(self, reply):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        if not is_genuine(self.headers, body):  # Before anything else, and over the exact bytes.
            return self.answer(*error(401, "Unauthorized"))
        try:
            parsed = json.loads(body)
        except ValueError:
            return self.answer(*error(400, "InvalidJSON"))
        if not isinstance(parsed, dict):
            return self.answer(*error(400, "MalformedRequest"))
        self.answer(*reply(self.path.strip("/").split("/"), parsed))

    def answer(self, status, body):
        text = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_):
        pass


def error(status, code):
    return status, {"code": code, "message": f"The institution refuses the request: {code}."}


lock, wake = threading.Lock(), threading.Event()
database = sqlite3.connect(options.database, check_same_thread=False)
database.executescript("""
    create table if not exists taken (kind text, order_id text, primary key (kind, order_id));
    create table if not exists report (webhook_id text primary key, path text not null, body text not null,
                                       attempts integer not null default 0, due_at real not null default 0, trace text);
""")
threading.Thread(target=send_reports, daemon=True).start()
server = ThreadingHTTPServer(("127.0.0.1", options.port), Handler)
print(f"Institution: http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
