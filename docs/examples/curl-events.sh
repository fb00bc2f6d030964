# #region configure
call -X PUT $API/v1/webhook -d '{"url":"http://127.0.0.1:4050/","authentication":{"type":"NONE"}}'
# #endregion

# #region events
WALLET=5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10 # the wallet of alfa-demo
call $API/sandbox/wallets/$WALLET/events
# #endregion

# #region deliveries
call $API/sandbox/wallets/$WALLET/deliveries
# #endregion

# #region resend
call $API/sandbox/wallets/$WALLET/events/resend -d '{"onlyDead":true}'
# #endregion
