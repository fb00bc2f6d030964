export PIX_SERVICE_CONTROL_TOKEN=$(openssl rand -hex 32)
npx @pix-payments/service
