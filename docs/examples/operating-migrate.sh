export PIX_SERVICE_MODE=production PIX_SERVICE_STORAGE_KEY=$(npx @pix-payments/service keys new)
npx @pix-payments/service migrate
