curl -sS "$PIX_BASE_URL/v1/oauth2/token" \
  -F client_id="$PIX_CLIENT_ID" \
  -F client_secret="$PIX_CLIENT_SECRET" \
  -F grant_type=client_credentials
