curl -sS -X PUT $API/v1/webhook -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' \
  -d '{"url": "https://alfa.example/pix", "authentication": {"type": "NONE"}, "rotateSigningSecret": true}'
