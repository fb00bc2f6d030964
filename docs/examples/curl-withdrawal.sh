# #region send
WITHDRAWAL=withdrawal-$(date +%s)
call $API/v1/pix/withdraw/pix-key -d '{
  "amount": 7500, "externalId": "'$WITHDRAWAL'", "pixKey": "maria.silva@example.com",
  "expectedCreditor": { "name": "Maria Silva", "taxId": "52998224725" }
}'
# #endregion

# #region bank-details
call $API/v1/pix/withdraw/manual -d '{
  "amount": 6000, "externalId": "'$WITHDRAWAL'-account",
  "creditor": {
    "name": "Maria Silva", "taxId": "52998224725", "personType": "NATURAL_PERSON",
    "bankCode": "87654321", "branchCode": "0001", "accountNumber": "123456789", "accountType": "CACC"
  }
}'
# #endregion

# #region follow
sleep 2.5 # the sandbox settles a withdrawal after two seconds
call $API/v1/pix/withdraw/$WITHDRAWAL
# #endregion
