curl -sS $API/readyz
npx @pix-payments/service findings
