npx @redocly/cli@2.77.0 respect workflows/*.arazzo.yaml -S pix=http://127.0.0.1:4010 -S sandbox=http://127.0.0.1:4010
