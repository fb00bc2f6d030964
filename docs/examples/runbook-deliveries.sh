npx @pix-payments/service deliveries list
npx @pix-payments/service deliveries resend --wallet $WALLET --since $SINCE
npx @pix-payments/service deliveries list --status pending
