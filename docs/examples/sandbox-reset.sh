curl -sS -X POST "$PIX_BASE_URL/sandbox/wallets/5a2f1c7e-8b34-4d6a-9e21-0c7d5b3f8a10/reset"
