curl -sS http://127.0.0.1:4010/healthz
curl -sS http://127.0.0.1:4010/readyz
curl -sS http://127.0.0.1:4010/metrics
