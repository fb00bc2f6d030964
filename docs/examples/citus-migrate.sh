export DATABASE_URL=postgres://pix:$POSTGRES_PASSWORD@127.0.0.1:5432/pix
export PIX_SERVICE_MODE=production PIX_SERVICE_STORAGE_KEY=$(npx @pix-payments/service keys new)
npx @pix-payments/service migrate --partitions 4
