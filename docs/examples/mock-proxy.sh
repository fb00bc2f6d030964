port=${PIX_PROXY_PORT:-4022}
node_modules/.bin/pix-mock proxy --target "$PIX_BASE_URL" --port "$port" --fail &
proxy=$!
until (: < "/dev/tcp/127.0.0.1/$port") 2> /dev/null; do sleep 0.2; done
PIX_BASE_URL=http://127.0.0.1:$port npm test
kill -INT $proxy
wait $proxy # exits with 1 if something differed from the contract
