# #region receiver
node -e '
  require("node:http").createServer(async (request, response) => {
    let body = ""
    for await (const chunk of request) body += chunk
    response.writeHead(204).end()
    console.log("webhook:", body)
  }).listen(4050)' &
# #endregion

# #region token
API=http://127.0.0.1:4010
field() { node -e 'const text = require("fs").readFileSync(0, "utf8")
  if (text.trim() === "") console.error("No sandbox answers. Start it first, in another terminal.")
  else console.log(JSON.parse(text)[process.argv[1]])' "$1"; }
TOKEN=$(curl -sS $API/v1/oauth2/token -F grant_type=client_credentials \
  -F client_id=alfa-demo -F client_secret=alfa-demo-secret | field access_token)
call() { curl -sS -w '\n' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' "$@"; }
# #endregion

# #region webhook
call -X PUT $API/v1/webhook -d '{"url":"http://127.0.0.1:4050/","authentication":{"type":"NONE"}}'
# #endregion

# #region charge
CHARGE=$(call $API/v1/pix/deposit/immediate-charge -d '{
  "amount": 5000, "expiresIn": 900, "externalId": "deposit-1", "pixKey": "pagamentos@alfajogos.example"
}' | field chargeId)
# #endregion

# #region pay
call $API/v1/pix/mock/simulate-payment -d '{"chargeId":"'$CHARGE'","receiverCnpj":"11222333000181"}'
# #endregion

# #region statement
TODAY=$(TZ=America/Sao_Paulo date +%F)
call "$API/v1/statement?initDate=$TODAY&endDate=$TODAY"
# #endregion

# #region end
kill %1
# #endregion
