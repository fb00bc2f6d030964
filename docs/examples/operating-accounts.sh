field() { node -pe "JSON.parse(require('fs').readFileSync(0)).$1"; }
OPERATOR=$(npx @pix-payments/service operators create --name 'Alfa Jogos Ltda' --cnpj 11222333000181 --json | field operatorId)
WALLET=$(npx @pix-payments/service wallets create --operator $OPERATOR --name cashier --ispb 87654321 --pix-key pix@alfa.example --json | field walletId)
PAIR=$(npx @pix-payments/service credentials create --wallet $WALLET --json)
CLIENT_ID=$(echo "$PAIR" | field clientId) CLIENT_SECRET=$(echo "$PAIR" | field clientSecret)
