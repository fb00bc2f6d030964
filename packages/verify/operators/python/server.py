"""An HTTP server. `handle` gets the method, path, headers and body, and returns a status and a value for JSON."""

import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Server(ThreadingHTTPServer):
    # Connections that wait until they are accepted.
    request_queue_size = 1024


def serve(handle, most_bytes=float("inf")):
    class Handler(BaseHTTPRequestHandler):
        def answer(self):
            length = int(self.headers.get("content-length", 0))
            try:
                body = self.rfile.read(length) if length <= most_bytes else None
                status, value = (413, None) if body is None else handle(self.command, self.path, self.headers, body)
            except Exception as error:
                status, value = 502, {"message": repr(error)}
            content = b"" if value is None else json.dumps(value).encode()
            self.send_response(status)
            self.send_header("content-type", "application/json")
            if status != 204:
                self.send_header("content-length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        do_GET = do_POST = do_PUT = answer

        def log_message(self, *_):
            """Logs nothing."""

    Server(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Handler).serve_forever()
