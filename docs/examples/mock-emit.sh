npx @pix-payments/mock emit pixChargePaid --to "$WEBHOOK_URL"
npx @pix-payments/mock emit pixChargePaid --to "$WEBHOOK_URL"            # sends the same event again
npx @pix-payments/mock emit pixWithdrawFailed --example REJECTED --to "$WEBHOOK_URL" --new-id
