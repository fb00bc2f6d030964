npm install @pix-payments/client
npm install --save-dev @pix-payments/service
