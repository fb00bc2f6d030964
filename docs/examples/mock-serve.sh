npx @pix-payments/mock            # http://127.0.0.1:4020, until Ctrl-C
