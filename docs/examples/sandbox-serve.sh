npx @pix-payments/service                               # runs until Ctrl-C
npx @pix-payments/service --ephemeral                   # keeps its data in memory
npx @pix-payments/service --ephemeral --seed-examples   # has what the examples of the reference name
npx @pix-payments/service --data checkout               # uses another folder
