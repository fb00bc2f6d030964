npx @pix-payments/service credentials create --wallet $WALLET   # give this pair to the operator
npx @pix-payments/service credentials list --wallet $WALLET
npx @pix-payments/service credentials revoke $CLIENT_ID         # after the operator uses the new pair
