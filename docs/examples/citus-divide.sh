npx @pix-payments/service export --database-url "$OLD_DATABASE_URL" all.archive
npx @pix-payments/service migrate --partitions 4
npx @pix-payments/service import all.archive
npx @pix-payments/service check
