# #region wallet
set -a && source <(pix wallet create --frozen --env) && set +a
# #endregion
# #region deposit
BR_CODE=$(pix api createImmediateCharge --amount 5000 --expiresIn 900 --externalId deposit-1 --pixKey "$PIX_KEY" \
  --expectedPayer.taxId 52998224725 --get brCode)
pix pay "$BR_CODE" --as 12345678909 || echo 'Another person cannot pay.'
pix pay "$BR_CODE" --as 52998224725
pix events list
pix ledger check
# #endregion
# #region withdrawal
pix api createWithdrawalByPixKey --amount 2000 --externalId payout-1 --pixKey 52998224725 \
  --expectedCreditor.taxId 52998224725 --expectedCreditor.name 'Maria Silva'
pix clock until pixWithdrawSettled
# #endregion
# #region cycle
export PIX_WALLET=$(pix trigger pixAutomaticScheduleScheduled --new-wallet --get walletId)
SCHEDULE=$(pix api listSchedules --get data.0.id)
pix schedule fail "$SCHEDULE" --code AM02
pix events wait pixAutomaticScheduleRejected
# #endregion
