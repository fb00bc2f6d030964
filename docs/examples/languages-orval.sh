# #region install
npm install --save-dev orval@8.38.0
# #endregion
# #region generate
npx orval --input openapi.json --output pix/client.ts --client fetch
# #endregion
