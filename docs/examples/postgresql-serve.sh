npx @pix-payments/service --port 4010 --metrics &
npx @pix-payments/service --port 4011 --metrics &
