import { afterAll, describe, expect, test } from 'vitest'
import { outcomeOf } from '../support/http-call.ts'
import { openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

const OPENING = 100_000
const RETURN_ID = /^D87654321202603021200[A-Za-z0-9]{11}$/

describe('createWithdrawalReturn (G-380, G-384, G-385)', () => {
  test('returns everything without a body: the money is available again, and the withdrawal stays as it was', async () => {
    const wallet = await sandbox.wallet()
    const externalId = await wallet.settledWithdrawal({
      amount: 700,
      description: 'Saque',
      metadata: { playerId: 'p-1' },
    })
    const before = await wallet.operator.ok('getWithdrawal', { path: { externalId } })
    expect((await wallet.ok('getWallet')).balance).toMatchObject({ available: OPENING - 700, blocked: 0 })
    const { withdrawal, ...returned } = await wallet.ok('createWithdrawalReturn', { path: { externalId } })
    expect(returned).toEqual({
      returnId: expect.stringMatching(RETURN_ID),
      amount: 700,
      reason: null,
      returnedAt: '2026-03-02T12:00:00.000Z',
      leftAmount: 0,
    })
    expect(withdrawal).toEqual(before)
    expect(await wallet.operator.ok('getWithdrawal', { path: { externalId } })).toEqual(before)
    const balance = { available: OPENING, blocked: 0, total: OPENING, pending: 0 }
    expect((await wallet.ok('getWallet')).balance).toEqual(balance)
    expect(await wallet.events()).toEqual(['pixWithdrawSettled', 'pixWithdrawReturned'])
  })

  test('writes a CREDIT line with the returnId, which both filters of the statement find', async () => {
    const wallet = await sandbox.wallet()
    const body = { amount: 700, description: 'Saque', metadata: { playerId: 'p-1' } }
    const externalId = await wallet.settledWithdrawal(body)
    const { returnId, withdrawal } = await wallet.ok('createWithdrawalReturn', {
      path: { externalId },
      body: { amount: 250, reason: 'MD06' },
    })
    const { creditor, transactionId } = withdrawal
    const query = { endToEndId: returnId }
    const { data } = await wallet.operator.ok('listStatement', { query })
    expect(data).toEqual([
      {
        id: expect.any(String),
        method: 'pix',
        type: 'CREDIT',
        amount: 250,
        description: 'Saque',
        externalId: withdrawal.externalId,
        endToEndId: returnId,
        productTransactionId: returnId,
        metadata: { playerId: 'p-1' },
        counterparty: { name: creditor.name, taxId: creditor.taxId, bankCode: creditor.bankCode },
        settledAt: '2026-03-02T12:00:00.000Z',
        balanceAfter: OPENING - 700 + 250,
      },
    ])
    const byProduct = { productTransactionId: returnId }
    expect((await wallet.operator.ok('listStatement', { query: byProduct })).data).toEqual(data)
    const original = { productTransactionId: transactionId }
    expect((await wallet.operator.ok('listStatement', { query: original })).data).toMatchObject([
      { type: 'DEBIT', amount: 700 },
    ])
  })

  test('returns a withdrawal in parts, at most its amount', async () => {
    const wallet = await sandbox.wallet()
    const externalId = await wallet.settledWithdrawal({ amount: 700 })
    const path = { externalId }
    const first = await wallet.ok('createWithdrawalReturn', { path, body: { amount: 200 } })
    const refused = await wallet.control('createWithdrawalReturn', { path, body: { amount: 501 } })
    expect(outcomeOf(refused)).toBe('409 InvalidState')
    expect(refused.text).toContain('At most 500 of the withdrawal can still be returned, so 501 cannot.')
    const second = await wallet.ok('createWithdrawalReturn', { path })
    expect([first.leftAmount, second.amount, second.leftAmount]).toEqual([500, 500, 0])
    expect(second.returnId).not.toBe(first.returnId)
    for (const body of [{}, { amount: 1 }]) {
      const more = await wallet.control('createWithdrawalReturn', { path, body })
      expect(outcomeOf(more)).toBe('409 InvalidState')
    }
    expect((await wallet.ok('getWallet')).balance).toMatchObject({ available: OPENING })
    expect(await wallet.events()).toEqual([
      'pixWithdrawSettled',
      'pixWithdrawReturned',
      'pixWithdrawReturned',
    ])
    expect((await sandbox.control.ok('checkLedger', { query: { walletId: wallet.id } })).ok).toBe(true)
  })

  test.each(['PROCESSING', 'REJECTED', 'EXPIRED'] as const)(
    'refuses a withdrawal that is %s, and changes nothing',
    async (status) => {
      const wallet = await sandbox.wallet()
      const externalId = await wallet.withdrawal({ amount: 700 })
      if (status !== 'PROCESSING')
        await wallet.ok('setWithdrawalOutcome', { path: { externalId }, body: { status } })
      const { balance } = await wallet.ok('getWallet')
      const events = await wallet.events()
      const refused = await wallet.control('createWithdrawalReturn', { path: { externalId } })
      expect(outcomeOf(refused)).toBe('409 InvalidState')
      expect(refused.text).toContain(
        `The withdrawal is ${status}. Only a withdrawal that is SUCCESS can be returned.`,
      )
      expect((await wallet.ok('getWallet')).balance).toEqual(balance)
      expect(await wallet.events()).toEqual(events)
    },
  )

  test('finds only withdrawals of the wallet', async () => {
    const wallet = await sandbox.wallet()
    const other = await sandbox.wallet()
    const externalId = await other.settledWithdrawal()
    for (const given of [externalId, 'unknown']) {
      const answer = await wallet.control('createWithdrawalReturn', { path: { externalId: given } })
      expect(outcomeOf(answer)).toBe('404 WithdrawalNotFound')
    }
  })

  test('the returned money can be withdrawn again', async () => {
    const wallet = await sandbox.wallet({ openingBalance: 700 })
    const externalId = await wallet.settledWithdrawal({ amount: 700 })
    await wallet.ok('createWithdrawalReturn', { path: { externalId } })
    const again = await wallet.settledWithdrawal({ amount: 700 })
    const { status } = await wallet.operator.ok('getWithdrawal', { path: { externalId: again } })
    expect(status).toBe('SUCCESS')
  })
})
