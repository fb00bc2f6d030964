npx @pix-payments/service check
