# #region deposit
CHARGE=$(call $API/v1/pix/deposit/immediate-charge -d '{
  "amount": 5000, "expiresIn": 900, "externalId": "deposit-1", "pixKey": "pagamentos@alfajogos.example"
}' | field chargeId)
call $API/v1/pix/mock/simulate-payment -d '{"chargeId":"'$CHARGE'","receiverCnpj":"11222333000181"}'
call $API/v1/balance
# #endregion

# #region wallet
CREATED=$(call $API/sandbox/wallets -d '{
  "name": "checkout tests", "openingBalance": 1000000,
  "clock": { "mode": "FROZEN", "now": "2026-03-02T12:00:00.000Z" }
}')
WALLET=$API/sandbox/wallets/$(echo "$CREATED" | field walletId)
# All following calls use the new wallet.
TOKEN=$(curl -sS $API/v1/oauth2/token -F grant_type=client_credentials \
  -F client_id=$(echo "$CREATED" | field credentials.clientId) \
  -F client_secret=$(echo "$CREATED" | field credentials.clientSecret) | field access_token)
# #endregion

# #region withdrawal
call $API/v1/pix/withdraw/pix-key -d '{
  "amount": 7500, "externalId": "withdrawal-1", "pixKey": "52998224725",
  "expectedCreditor": { "name": "Maria Silva", "taxId": "52998224725" }
}'
call $WALLET/clock/advance -d '{"by":2}'
call $API/v1/pix/withdraw/withdrawal-1 # SUCCESS
# #endregion

# #region snapshot
call -X PATCH $WALLET -d '{"outcomes":{"withdrawals":{"status":"NONE"}}}'
call $API/v1/pix/withdraw/pix-key -d '{
  "amount": 2500, "externalId": "withdrawal-2", "pixKey": "52998224725",
  "expectedCreditor": { "name": "Maria Silva", "taxId": "52998224725" }
}'
SNAPSHOT=$(call $WALLET/snapshots -d '{"name":"open withdrawal"}' | field snapshotId)
for STATUS in FAILED SUCCESS; do
  curl -sS -X POST $WALLET/snapshots/$SNAPSHOT/restore
  call $WALLET/withdrawals/withdrawal-2/outcome -d '{"status":"'$STATUS'"}'
  call $API/v1/balance # 992500 after FAILED, 990000 after SUCCESS
done
# #endregion

# #region ledger
call $API/sandbox/ledger/check # "ok":true
# #endregion
