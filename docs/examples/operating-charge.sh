API=http://127.0.0.1:4010
TOKEN=$(curl -sS $API/v1/oauth2/token -F grant_type=client_credentials \
  -F client_id=$CLIENT_ID -F client_secret=$CLIENT_SECRET | field access_token)
curl -sS $API/v1/pix/deposit/immediate-charge -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \
  -d '{"amount": 5000, "expiresIn": 900, "externalId": "deposit-1", "pixKey": "pix@alfa.example"}'
