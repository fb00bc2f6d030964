npx @pix-payments/contract-tests rail --url https://rail.institution.example \
  --listen 0.0.0.0:4010 --reports-url https://suite.institution.example \
  --wallet-account 12345678/0001/1000001 --known-key maria@example.com --unknown-key nobody@example.com
