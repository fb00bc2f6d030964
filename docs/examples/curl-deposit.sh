# #region create
ANSWER=$(call $API/v1/pix/deposit/immediate-charge -d '{
  "amount": 10000, "expiresIn": 900, "externalId": "deposit-1", "pixKey": "pagamentos@alfajogos.example",
  "expectedPayer": { "taxId": "52998224725" }, "metadata": { "playerId": "p-7001" }
}')
echo "$ANSWER"
CHARGE=$(echo "$ANSWER" | field chargeId)
# #endregion

# #region simulate
call $API/v1/pix/mock/simulate-payment -d '{"chargeId":"'$CHARGE'","receiverCnpj":"11222333000181"}'
# #endregion

# #region confirm
call $API/v1/pix/deposit/immediate-charge/$CHARGE
# #endregion
