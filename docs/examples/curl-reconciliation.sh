# #region lines
TODAY=$(TZ=America/Sao_Paulo date +%F)
call "$API/v1/statement?initDate=$TODAY&endDate=$TODAY&pageSize=100"
# #endregion
