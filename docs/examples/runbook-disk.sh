df -h .pix-service
rm .pix-service/reserve
curl -sS $API/readyz
npx @pix-payments/service check
