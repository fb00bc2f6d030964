# #region install
npm install --save-dev @hey-api/openapi-ts@0.99.0
# #endregion
# #region generate
npx openapi-ts -i openapi.json -o pix
# #endregion
