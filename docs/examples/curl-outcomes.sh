# #region payers
WALLET=5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10 # the wallet of alfa-demo
CHARGE=$(call $API/v1/pix/deposit/immediate-charge -d '{
  "amount": 5000, "expiresIn": 900, "externalId": "deposit-1", "pixKey": "pagamentos@alfajogos.example",
  "expectedPayer": { "taxId": "52998224725" }
}' | field chargeId)
ATTEMPTS=$API/sandbox/wallets/$WALLET/charges/$CHARGE/payment-attempts
call $ATTEMPTS -d '{"payer":{"name":"João Souza","taxId":"12345678909"}}' # rejected
call $ATTEMPTS -d '{}' # paid by the payer that the charge declares
# #endregion

# #region magic
call $API/v1/pix/withdraw/pix-key -d '{
  "amount": 7500, "externalId": "withdrawal-'$(date +%s)'", "pixKey": "rejected@pix.example",
  "expectedCreditor": { "name": "Maria Silva", "taxId": "52998224725" }
}'
# #endregion
