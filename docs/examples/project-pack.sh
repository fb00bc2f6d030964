# #region pack
npx -y pnpm@12.21.0 pack:local ../my-project/vendor/pix # in the clone
# #endregion

# #region install
npm init -y # only in an empty folder
npm pkg set type=module # the samples are ES modules
npm install ./vendor/pix/*.tgz # in your project
# #endregion

# #region client
npm install ./vendor/pix/pix-payments-client-*.tgz
# #endregion
