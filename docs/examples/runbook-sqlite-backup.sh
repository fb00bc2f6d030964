mkdir restored
cp monday.sqlite restored/pix.sqlite
npx @pix-payments/service check --data restored
npx @pix-payments/service --data restored
