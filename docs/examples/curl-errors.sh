# #region refused
CHARGE=$(call $API/v1/pix/deposit/immediate-charge -d '{
  "amount": 5000, "expiresIn": 900, "externalId": "deposit-1", "pixKey": "pagamentos@alfajogos.example"
}' | field chargeId)
PAYMENT=$(call $API/v1/pix/mock/simulate-payment \
  -d '{"chargeId":"'$CHARGE'","receiverCnpj":"11222333000181"}' | field endToEndId)
call $API/v1/pix/refund/$PAYMENT -d '{"amount":9000,"externalId":"refund-1"}' # 422 REFUND_AMOUNT_EXCEEDED
# #endregion

# #region replay
WITHDRAWAL='{
  "amount": 7500, "externalId": "withdrawal-'$(date +%s)'", "pixKey": "maria.silva@example.com",
  "expectedCreditor": { "name": "Maria Silva", "taxId": "52998224725" }
}'
call $API/v1/pix/withdraw/pix-key -d "$WITHDRAWAL"
call -i $API/v1/pix/withdraw/pix-key -d "$WITHDRAWAL" # has the header idempotent-replayed: true
# #endregion

# #region limits
call $API/v1/balance -H 'x-correlation-id: order-17' --max-time 2 --retry 1 --retry-max-time 5
# #endregion

# #region log
call -o /dev/null -w '%{http_code} %header{x-request-id} %header{x-correlation-id}\n' $API/v1/balance
# #endregion
