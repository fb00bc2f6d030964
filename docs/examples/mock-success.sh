curl -sS "$PIX_BASE_URL/v1/pix/withdraw/withdrawal-000046" -H 'authorization: Bearer any'
