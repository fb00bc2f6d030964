npx @pix-payments/service credentials create --wallet $WALLET   # give this pair to the operator
npx @pix-payments/service credentials revoke $CLIENT_ID
npx @pix-payments/service credentials list --wallet $WALLET
