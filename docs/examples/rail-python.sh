python3 examples/rail-python/adapter.py --port 4040 --service-url http://127.0.0.1:4010 --test-payer &
until curl -sSf http://127.0.0.1:4040/health 2> /dev/null; do sleep 0.2; done
npx -y pnpm@12.21.0 pix-contract-tests rail --url http://127.0.0.1:4040 --listen 127.0.0.1:4010 --payers
kill $!
