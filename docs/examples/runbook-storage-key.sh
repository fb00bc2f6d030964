OLD=$PIX_SERVICE_STORAGE_KEY NEW=$(npx @pix-payments/service keys new)
export PIX_SERVICE_STORAGE_KEY=$OLD,$NEW   # restart every process with it
export PIX_SERVICE_STORAGE_KEY=$NEW,$OLD   # restart every process again
npx @pix-payments/service keys rotate
export PIX_SERVICE_STORAGE_KEY=$NEW        # restart every process
npx @pix-payments/service keys check
