import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createPixClient } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'

const baseUrl = process.env.PIX_BASE_URL ?? 'http://127.0.0.1:4010'
const sandbox = createSandboxClient({ baseUrl, token: process.env.PIX_CONTROL_TOKEN })

test('a paid deposit adds to the balance', async () => {
  const { pixKeys, cnpj, credentials } = await sandbox.wallets.createWallet({ name: 'elsewhere' })
  const pix = createPixClient({ baseUrl, ...credentials })
  const { chargeId } = await pix.deposits.createImmediateCharge({
    amount: 5000,
    expiresIn: 900,
    externalId: 'deposit-1',
    pixKey: pixKeys[0],
  })
  await pix.deposits.simulatePayment({ chargeId, receiverCnpj: cnpj })
  const { availableBalance } = await pix.balances.getBalance()
  assert.equal(availableBalance, 5000)
})
