# #region create
in_days() { node -p "new Date(Date.now() + $1 * 864e5).toISOString().slice(0, 10)"; }
START=$(in_days 5)
ANSWER=$(call $API/v1/pix/automatic/recurrences -d '{
  "externalId": "subscription-'$(date +%s)'", "receiverCnpj": "11222333000181",
  "pixKey": "pagamentos@alfajogos.example", "expiresIn": 86400, "amount": 4990,
  "recurrenceDetails": {
    "frequency": "MONTHLY", "firstPaymentDate": "'$START'", "totalCharges": 12,
    "allowPostDuePayment": true, "contract": { "id": "ASSIN-2026-0001" }
  },
  "expectedPayer": { "taxId": "52998224725" }
}')
echo "$ANSWER"
RECURRENCE=$(echo "$ANSWER" | field id)
# #endregion

# #region simulate
SIMULATIONS=$API/v1/pix/automatic/simulations
call $SIMULATIONS/recurrences/$RECURRENCE/first-payment -d '{}'
call $SIMULATIONS/recurrences/$RECURRENCE/authorization -d '{"outcome":"APPROVED"}'
# #endregion

# #region authorized
call $API/v1/pix/automatic/recurrences/$RECURRENCE
# #endregion

# #region charge
ANSWER=$(call $API/v1/pix/automatic/recurrences/$RECURRENCE/schedules -d '{
  "externalId": "cycle-2", "cycleNumber": 2, "amount": 4990, "dueDate": "'$START'"
}')
echo "$ANSWER"
SCHEDULE=$(echo "$ANSWER" | field id)
# #endregion

# #region waive
call $API/v1/pix/automatic/schedules/$SCHEDULE/cancel -d '{"externalId":"cancellation-1","reason":"The usage of this month was waived."}'
# #endregion

# #region cancel
call $API/v1/pix/automatic/recurrences/$RECURRENCE/cancel \
  -d '{"externalId":"cancellation-2","reason":"RECEIVER_REQUESTED"}'
# #endregion
