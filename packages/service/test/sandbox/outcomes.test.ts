import { afterAll, describe, expect, test } from 'vitest'
import { byKeyBody } from '../support/bodies.ts'
import { outcomeOf } from '../support/http-call.ts'
import { openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

describe('setWithdrawalOutcome (G-091, G-108)', () => {
  test.each([
    { status: 'SUCCESS', available: 99_500, blocked: 0, event: 'pixWithdrawSettled', errorCode: null },
    {
      status: 'REJECTED',
      available: 100_000,
      blocked: 0,
      event: 'pixWithdrawFailed',
      errorCode: 'REJECTED_BY_COUNTERPARTY',
    },
    {
      status: 'FAILED',
      available: 100_000,
      blocked: 0,
      event: 'pixWithdrawFailed',
      errorCode: 'PROVIDER_UNAVAILABLE',
    },
    {
      status: 'EXPIRED',
      available: 100_000,
      blocked: 0,
      event: 'pixWithdrawFailed',
      errorCode: 'SETTLEMENT_TIMEOUT',
    },
  ])('ends it in $status, with its event and its money', async ({ status, event, errorCode, ...money }) => {
    const wallet = await sandbox.wallet()
    const externalId = await wallet.withdrawal({ amount: 500 })
    const decided = await wallet.ok('setWithdrawalOutcome', { path: { externalId }, body: { status } })
    expect(decided).toMatchObject({ status, errorCode })
    expect((await wallet.ok('getWallet')).balance).toMatchObject(money)
    expect(await wallet.events()).toEqual([event])
  })

  test('sets the given error of a failure', async () => {
    const wallet = await sandbox.wallet()
    const externalId = await wallet.withdrawal()
    const body = { status: 'REJECTED', errorCode: 'ACCOUNT_CLOSED', errorDescription: 'Conta encerrada' }
    await wallet.ok('setWithdrawalOutcome', { path: { externalId }, body })
    expect(await wallet.operator.ok('getWithdrawal', { path: { externalId } })).toMatchObject(body)
  })

  test('replaces the scheduled outcome', async () => {
    const wallet = await sandbox.wallet()
    await wallet.operator.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId: 'w' }) })
    await wallet.ok('setWithdrawalOutcome', { path: { externalId: 'w' }, body: { status: 'FAILED' } })
    expect((await wallet.ok('advanceClock', { body: { until: 'idle' } })).total).toBe(0)
    expect((await wallet.operator.ok('getWithdrawal', { path: { externalId: 'w' } })).status).toBe('FAILED')
  })

  test.each(['SUCCESS', 'PROCESSING', 'CONFIRMED', 'REJECTED'])(
    'an ended withdrawal does not become %s',
    async (status) => {
      const wallet = await sandbox.wallet()
      const externalId = await wallet.withdrawal()
      await wallet.ok('setWithdrawalOutcome', { path: { externalId }, body: { status: 'EXPIRED' } })
      const answer = await wallet.control('setWithdrawalOutcome', { path: { externalId }, body: { status } })
      expect(outcomeOf(answer)).toBe('409 InvalidState')
      expect(answer.text).toContain(`The withdrawal is EXPIRED, so it cannot become ${status}.`)
    },
  )

  test('a withdrawal that cannot be sent stays INITIATED, and can still be sent', async () => {
    const wallet = await sandbox.wallet()
    const outcome = { status: 'CANCELED', afterSeconds: 60 }
    await wallet.ok('updateWallet', { body: { outcomes: { withdrawals: outcome } } })
    await wallet.operator.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId: 'w' }) })
    const path = { externalId: 'w' }
    for (const status of ['CONFIRMED', 'PROCESSING'] as const) {
      expect((await wallet.ok('setWithdrawalOutcome', { path, body: { status } })).status).toBe(status)
    }
    expect((await wallet.ok('advanceClock', { body: { by: 120 } })).ran).toEqual([])
    expect((await wallet.ok('getWallet')).balance.blocked).toBe(500)
  })
})

describe('setRefundOutcome (G-092, G-108)', () => {
  test.each([
    { status: 'SUCCESS', total: 100_600, event: 'pixRefundSettled', left: 600 },
    { status: 'FAILED', total: 101_000, event: 'pixRefundFailed', left: 1000 },
  ])('ends it in $status', async ({ status, total, event, left }) => {
    const wallet = await sandbox.wallet()
    const { endToEndId } = await wallet.deposit()
    const externalId = await wallet.refund(endToEndId, 400)
    const path = { endToEndId, externalId }
    const refund = await wallet.ok('setRefundOutcome', { path, body: { status } })
    expect(refund).toMatchObject({ status, leftAmount: left })
    expect((await wallet.ok('getWallet')).balance).toMatchObject({ total, available: total, blocked: 0 })
    expect(await wallet.events()).toEqual(['pixChargePaid', event])
    const again = await wallet.control('setRefundOutcome', { path, body: { status: 'SUCCESS' } })
    expect(outcomeOf(again)).toBe('409 InvalidState')
    expect(again.text).toContain(`The refund is ${status} already.`)
  })

  test('finds only the refunds of the wallet, by both ids', async () => {
    const [wallet, other] = [await sandbox.wallet(), await sandbox.wallet()]
    const { endToEndId } = await wallet.deposit()
    const externalId = await wallet.refund(endToEndId, 400)
    const body = { status: 'SUCCESS' }
    const answers = [
      await wallet.control('setRefundOutcome', { path: { endToEndId, externalId: 'other' }, body }),
      await other.control('setRefundOutcome', { path: { endToEndId, externalId }, body }),
    ]
    expect(answers.map(outcomeOf)).toEqual(['404 RefundNotFound', '404 RefundNotFound'])
  })
})

test('the settings of a wallet decide the outcome of new withdrawals and refunds (G-108)', async () => {
  const wallet = await sandbox.wallet()
  const body = {
    outcomes: {
      withdrawals: { status: 'REJECTED', afterSeconds: 5, errorCode: 'ACCOUNT_BLOCKED' },
      refunds: { status: 'FAILED', afterSeconds: 0 },
    },
  }
  await wallet.ok('updateWallet', { body })
  const { endToEndId } = await wallet.deposit()
  await wallet.operator.ok('createRefund', { path: { endToEndId }, body: { amount: 1, externalId: 'r' } })
  await wallet.operator.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId: 'w' }) })
  await wallet.ok('advanceClock', { body: { by: 4 } })
  expect(await wallet.events()).toEqual(['pixChargePaid', 'pixRefundFailed'])
  await wallet.ok('advanceClock', { body: { by: 1 } })
  expect(await wallet.operator.ok('getWithdrawal', { path: { externalId: 'w' } })).toMatchObject({
    status: 'REJECTED',
    errorCode: 'ACCOUNT_BLOCKED',
  })
})
