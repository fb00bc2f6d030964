# #region install
npx -y pnpm@12.21.0 pack:local ../my-project/vendor/pix # in the clone
cd ../my-project
npm init -y && npm pkg set type=module
npm install -D vitest ./vendor/pix/*.tgz
# #endregion

# #region run
npx vitest run
# #endregion
