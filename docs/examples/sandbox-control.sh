curl -sS "$PIX_BASE_URL/sandbox/wallets"            # all wallets
curl -sS "$PIX_BASE_URL/sandbox/wallets" -X POST    # a new one
