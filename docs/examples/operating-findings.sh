npx @pix-payments/service findings
