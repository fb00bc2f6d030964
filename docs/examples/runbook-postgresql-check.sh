export DATABASE_URL=$NEW_DATABASE_URL
npx @pix-payments/service check
