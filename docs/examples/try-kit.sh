# #region start
npx -y pnpm@12.21.0 pack:local ../my-project/vendor/pix # in the clone
npx -y pnpm@12.21.0 start # the sandbox, and this documentation on port 4030
# #endregion

# #region install
cd ../my-project
npm init -y && npm pkg set type=module
npm install ./vendor/pix/*.tgz
curl -fsSO 'http://127.0.0.1:4030/examples/{kit,kit-deposit,kit-withdrawal,kit-webhook,try-kit}.ts'
node try-kit.ts # Node 22.18 or newer; with an older Node: npx tsx try-kit.ts
# #endregion

# #region postgresql
npm install pg
sudo -u postgres psql -c "create role casino login password 'casino'" -c 'create database casino owner casino'
DATABASE_URL=postgres://casino:casino@127.0.0.1/casino node try-kit.ts
# #endregion
