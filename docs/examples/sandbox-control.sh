curl -sS "$PIX_BASE_URL/sandbox/wallets"            # lists all wallets
curl -sS "$PIX_BASE_URL/sandbox/wallets" -X POST    # creates a wallet
