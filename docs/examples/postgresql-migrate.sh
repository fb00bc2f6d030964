npx @pix-payments/service migrate
