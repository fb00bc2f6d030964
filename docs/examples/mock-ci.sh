port=${PIX_MOCK_PORT:-4020}
node_modules/.bin/pix-mock --port "$port" --log-level error &
trap 'kill $!' EXIT
until (: < "/dev/tcp/127.0.0.1/$port") 2> /dev/null; do sleep 0.2; done
PIX_BASE_URL=http://127.0.0.1:$port npm test
