export PIX_BASE_URL=http://127.0.0.1:4010 PIX_CONTROL_TOKEN=my-control-token
node --test elsewhere.test.mjs # Node 20.19 or newer
