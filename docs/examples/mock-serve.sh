npx @pix-payments/mock            # listens on http://127.0.0.1:4020 until Ctrl-C
