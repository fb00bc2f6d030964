export PIX_SERVICE_MODE=production
npx @pix-payments/service migrate
