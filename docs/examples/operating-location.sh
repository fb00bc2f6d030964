openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out location.pem
npx @pix-payments/service --location-host pix.bank.example --location-key location.pem
