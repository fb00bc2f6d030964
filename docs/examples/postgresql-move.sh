npx @pix-payments/service export --data .pix-service all.archive
npx @pix-payments/service import --database-url "$NEW_DATABASE_URL" all.archive
