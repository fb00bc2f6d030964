API=http://127.0.0.1:4010
field() { node -pe "JSON.parse(require('fs').readFileSync(0)).$1"; }
TOKEN=$(curl -sS $API/v1/oauth2/token -F grant_type=client_credentials \
  -F client_id=alfa-demo -F client_secret=alfa-demo-secret | field access_token)
call() { curl -sS -w '\n' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' "$@"; }
