npx @pix-payments/service serve --mode production --storage-key $PIX_STORAGE_KEY --rail remote --rail-url https://rail.institution.example \
  --rail-order-secret $PIX_RAIL_ORDER_SECRET --rail-report-secret $PIX_RAIL_REPORT_SECRET
