npx @pix-payments/service wallets list
npx @pix-payments/service wallets update $WALLET --secure-loop --add-pix-key 11222333000181
