# #region refund
CHARGE=$(call $API/v1/pix/deposit/immediate-charge -d '{
  "amount": 10000, "expiresIn": 900, "externalId": "deposit-1", "pixKey": "pagamentos@alfajogos.example"
}' | field chargeId)
PAYMENT=$(call $API/v1/pix/mock/simulate-payment \
  -d '{"chargeId":"'$CHARGE'","receiverCnpj":"11222333000181"}' | field endToEndId)
call $API/v1/pix/refund/$PAYMENT -d '{"amount":3000,"externalId":"refund-1","description":"Devolução parcial"}'
# #endregion

# #region follow
sleep 2.5 # the sandbox settles a refund after two seconds
call $API/v1/pix/refund/$PAYMENT/refund-1
# #endregion
