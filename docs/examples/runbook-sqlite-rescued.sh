mv .pix-service/pix.sqlite.rescued .pix-service/pix.sqlite   # after the service has stopped
npx @pix-payments/service check
