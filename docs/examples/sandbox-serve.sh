npx @pix-payments/service                   # until Ctrl-C
npx @pix-payments/service --ephemeral       # keeps nothing
npx @pix-payments/service --data checkout   # another folder
