docker build -f sandbox.Dockerfile -t pix-sandbox .
docker run --rm -p 4010:4010 -e PIX_SERVICE_CONTROL_TOKEN=my-control-token pix-sandbox
