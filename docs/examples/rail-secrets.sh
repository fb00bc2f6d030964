secret() { node -pe '"whsec_" + require("node:crypto").randomBytes(32).toString("base64")'; }
export PIX_RAIL_ORDER_SECRET=$(secret)
export PIX_RAIL_REPORT_SECRET=$(secret)
