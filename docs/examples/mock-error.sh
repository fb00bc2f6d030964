curl -sS -i "$PIX_BASE_URL/v1/pix/withdraw/withdrawal-000046" -H 'authorization: Bearer any' \
  -H 'prefer: code=404, example=NotFound'
