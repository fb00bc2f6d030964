npx @pix-payments/mock events
