npx @pix-payments/service export evidence.archive
npx @pix-payments/service findings
npx @pix-payments/service audit verify
npx @pix-payments/service check
