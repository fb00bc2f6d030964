npx @pix-payments/service rail --port 4040 --service-url http://127.0.0.1:4010 \
  --rail-order-secret $PIX_RAIL_ORDER_SECRET --rail-report-secret $PIX_RAIL_REPORT_SECRET &
npx @pix-payments/service serve --port 4010 --rail remote --rail-url http://127.0.0.1:4040 \
  --rail-order-secret $PIX_RAIL_ORDER_SECRET --rail-report-secret $PIX_RAIL_REPORT_SECRET
