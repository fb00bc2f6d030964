# #region expire
WALLET=5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10 # the wallet of alfa-demo
call $API/sandbox/wallets/$WALLET/clock/advance -d '{"by":900}'
# #endregion

# #region until
call $API/sandbox/wallets/$WALLET/clock/advance -d '{"until":"nextDue"}'
# #endregion

# #region freeze
call -X PUT $API/sandbox/wallets/$WALLET/clock -d '{"mode":"FROZEN"}'
call -X PUT $API/sandbox/wallets/$WALLET/clock -d '{"mode":"RUNNING"}'
# #endregion
