export DATABASE_URL=postgres://pix:$POSTGRES_PASSWORD@127.0.0.1:5432/pix PIX_SERVICE_MODE=production
npx @pix-payments/service migrate --partitions 4
