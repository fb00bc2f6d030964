import { createPixClient } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { createService, DEMO_CREDENTIALS } from '@pix-payments/service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newWallet } from './sandbox-wallet.ts'

// #region one-test
it('credits a deposit once it is paid', async () => {
  await using service = await createService() // in memory, on a free port, closed at the end of this block
  const [{ clientId, clientSecret, pixKey, cnpj }] = DEMO_CREDENTIALS
  const pix = createPixClient({ baseUrl: service.url, clientId, clientSecret })
  const { chargeId } = await pix.deposits.createImmediateCharge({
    amount: 5000,
    expiresIn: 900,
    externalId: 'deposit-1',
    pixKey,
  })
  await pix.deposits.simulatePayment({ chargeId, receiverCnpj: cnpj })
  await expect(pix.balances.getBalance()).resolves.toMatchObject({ availableBalance: 10_005_000 })
})
// #endregion

// #region shared
let baseUrl: string
let close: () => Promise<void>
beforeAll(async () => {
  const service = await createService()
  baseUrl = service.url
  close = () => service.close()
})
afterAll(() => close())

it('settles a withdrawal after two seconds', async () => {
  const { sandbox, walletId, pix } = await newWallet(baseUrl) // a wallet only for this test
  await pix.withdrawals.createWithdrawalByPixKey({
    amount: 7500,
    externalId: 'withdrawal-1',
    pixKey: '52998224725',
    expectedCreditor: { name: 'Maria Silva', taxId: '52998224725' },
  })
  await sandbox.clock.advanceClock({ walletId, by: 2 })
  await expect(pix.withdrawals.getWithdrawal({ externalId: 'withdrawal-1' })).resolves.toMatchObject({
    status: 'SUCCESS',
  })
})
// #endregion

// #region snapshot
it('returns the balance of a failed withdrawal, and keeps the debit of a settled one', async () => {
  const { sandbox, walletId, pix } = await newWallet(baseUrl)
  await sandbox.wallets.updateWallet({ walletId, outcomes: { withdrawals: { status: 'NONE' } } })
  await pix.withdrawals.createWithdrawalByPixKey({
    amount: 7500,
    externalId: 'withdrawal-1',
    pixKey: '52998224725',
    expectedCreditor: { name: 'Maria Silva', taxId: '52998224725' },
  })
  const { snapshotId } = await sandbox.state.createSnapshot({ walletId, name: 'open withdrawal' })
  const balances: number[] = []
  for (const status of ['FAILED', 'SUCCESS'] as const) {
    await sandbox.state.restoreSnapshot({ walletId, snapshotId })
    await sandbox.withdrawals.setWithdrawalOutcome({ walletId, externalId: 'withdrawal-1', status })
    balances.push((await pix.balances.getBalance()).availableBalance)
  }
  expect(balances).toEqual([1_000_000, 992_500])
})
// #endregion

// #region seed
it('gives the same ids and times to the same calls', async () => {
  const first = await chargeOf('checkout')
  expect(await chargeOf('checkout')).toEqual(first)
  expect(await chargeOf('another')).not.toEqual(first)
})

async function chargeOf(seed: string): Promise<unknown> {
  await using service = await createService({ seed })
  const [{ clientId, clientSecret, pixKey }] = DEMO_CREDENTIALS
  const pix = createPixClient({ baseUrl: service.url, clientId, clientSecret })
  const charge = { amount: 5000, expiresIn: 900, externalId: 'deposit-1', pixKey }
  return await pix.deposits.createImmediateCharge(charge) // `await`, because the service closes with this block
}
// #endregion

// #region ledger
it('leaves a balanced ledger', async () => {
  const { ok } = await createSandboxClient({ baseUrl }).state.checkLedger()
  expect(ok).toBe(true)
})
// #endregion
