npx @pix-payments/service backup monday.sqlite
