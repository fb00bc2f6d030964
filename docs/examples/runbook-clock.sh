npx @pix-payments/service wallets step-back
npx @pix-payments/service audit list --act walletChanged
