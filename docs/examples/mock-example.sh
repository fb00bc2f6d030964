curl -sS "$PIX_BASE_URL/v1/balance?__example=judicial-block" -H 'authorization: Bearer any'
