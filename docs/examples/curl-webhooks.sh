# #region configure
call -X PUT $API/v1/webhook -d '{
  "url": "http://127.0.0.1:4050/webhooks/pix", "authentication": { "type": "BEARER", "token": "my-token" }
}'
# #endregion

# #region rotate
call -X PUT $API/v1/webhook -d '{
  "url": "http://127.0.0.1:4050/webhooks/pix", "authentication": { "type": "BEARER", "token": "my-token" },
  "rotateSigningSecret": true
}'
# #endregion
