import { afterAll, describe, expect, test } from 'vitest'
import { outcomeOf } from '../support/http-call.ts'
import { type TestWallet, openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

const OPENING = 100_000

const take = (wallet: TestWallet, chargeId: string, body?: object): ReturnType<TestWallet['control']> =>
  wallet.control('createTakeBack', { path: { chargeId }, body })

describe('createTakeBack (G-381, G-384, G-385)', () => {
  test('takes everything back without a body, for FRAUD: the money is gone, and the charge stays as it was', async () => {
    const wallet = await sandbox.wallet()
    const { chargeId } = await wallet.deposit({ amount: 900, metadata: { playerId: 'p-1' } })
    const before = await wallet.operator.ok('getImmediateCharge', { path: { chargeId } })
    const { charge, ...taken } = await wallet.ok('createTakeBack', { path: { chargeId } })
    expect(taken).toEqual({
      returnId: expect.stringMatching(/^D[0-9]{8}202603021200[A-Za-z0-9]{11}$/),
      amount: 900,
      reason: 'FRAUD',
      takenBackAt: '2026-03-02T12:00:00.000Z',
      leftAmount: 0,
    })
    expect(charge).toEqual(before)
    expect(await wallet.operator.ok('getImmediateCharge', { path: { chargeId } })).toEqual(before)
    const balance = { available: OPENING, blocked: 0, total: OPENING, pending: 0 }
    expect((await wallet.ok('getWallet')).balance).toEqual(balance)
    expect(await wallet.events()).toEqual(['pixChargePaid', 'pixChargeTakenBack'])
  })

  test('writes a DEBIT line with the returnId, which both filters of the statement find', async () => {
    const wallet = await sandbox.wallet()
    const { chargeId, debtor, externalId } = await wallet.deposit({
      amount: 900,
      description: 'Depósito',
      metadata: { playerId: 'p-1' },
    })
    const body = { amount: 400, reason: 'OPERATIONAL_FLAW' }
    const { returnId, reason } = await wallet.ok('createTakeBack', { path: { chargeId }, body })
    expect(reason).toBe('OPERATIONAL_FLAW')
    const { data } = await wallet.operator.ok('listStatement', { query: { endToEndId: returnId } })
    expect(data).toEqual([
      {
        id: expect.any(String),
        method: 'pix',
        type: 'DEBIT',
        amount: 400,
        description: 'Depósito',
        externalId,
        endToEndId: returnId,
        productTransactionId: returnId,
        metadata: { playerId: 'p-1' },
        counterparty: { name: debtor?.name, taxId: debtor?.taxId, bankCode: debtor?.bankCode },
        settledAt: '2026-03-02T12:00:00.000Z',
        balanceAfter: OPENING + 900 - 400,
      },
    ])
    const byProduct = { productTransactionId: returnId }
    expect((await wallet.operator.ok('listStatement', { query: byProduct })).data).toEqual(data)
    const original = { productTransactionId: chargeId }
    expect((await wallet.operator.ok('listStatement', { query: original })).data).toMatchObject([
      { type: 'CREDIT', amount: 900 },
    ])
  })

  test('counts with the refunds of the charge: together they are at most its amount (G-382)', async () => {
    const wallet = await sandbox.wallet()
    const { chargeId, endToEndId } = await wallet.deposit({ amount: 1000 })
    const failing = await wallet.refund(endToEndId, 300)
    const refused = await take(wallet, chargeId, { amount: 701 })
    expect(outcomeOf(refused)).toBe('409 InvalidState')
    expect(refused.text).toContain('At most 700 of the charge can still be taken back, so 701 cannot.')
    const { leftAmount } = await wallet.ok('createTakeBack', { path: { chargeId }, body: { amount: 600 } })
    expect(leftAmount).toBe(100)

    const path = { endToEndId }
    const tooMuch = { amount: 101, externalId: 'too-much' }
    expect(outcomeOf(await wallet.operator.call('createRefund', { path, body: tooMuch }))).toBe(
      '422 REFUND_AMOUNT_EXCEEDED',
    )
    const read = () => wallet.operator.ok('getRefund', { path: { endToEndId, externalId: failing } })
    expect(await read()).toMatchObject({ totalReversedAmount: 900, leftAmount: 100 })
    await wallet.ok('setRefundOutcome', {
      path: { endToEndId, externalId: failing },
      body: { status: 'FAILED' },
    })
    expect(await read()).toMatchObject({ totalReversedAmount: 600, leftAmount: 400 })
    const whole = { amount: 400, externalId: 'whole' }
    expect(outcomeOf(await wallet.operator.call('createRefund', { path, body: whole }))).toBe('202')
    expect(outcomeOf(await take(wallet, chargeId))).toBe('409 InvalidState')
    expect((await sandbox.control.ok('checkLedger', { query: { walletId: wallet.id } })).ok).toBe(true)
  })

  test('is refused above the available balance, which blocked money does not raise (G-383)', async () => {
    const wallet = await sandbox.wallet({ openingBalance: 0 })
    const { chargeId } = await wallet.deposit({ amount: 1000 })
    await wallet.withdrawal({ amount: 300 })
    const refused = await take(wallet, chargeId)
    expect(outcomeOf(refused)).toBe('409 InvalidState')
    expect(refused.text).toContain('The available balance of 700 does not cover 1000.')
    expect((await wallet.ok('getWallet')).balance).toMatchObject({ available: 700, blocked: 300 })
    expect(await wallet.events()).toEqual(['pixChargePaid'])
    expect(outcomeOf(await take(wallet, chargeId, { amount: 700 }))).toBe('201')
    expect((await wallet.ok('getWallet')).balance).toMatchObject({ available: 0, blocked: 300 })
  })

  test('follows a block of the contested amount, which has no line and no event (G-422)', async () => {
    const wallet = await sandbox.wallet({ openingBalance: 0 })
    const { chargeId, endToEndId } = await wallet.deposit({ amount: 1000 })
    const charge = await wallet.operator.ok('getImmediateCharge', { path: { chargeId } })
    const court = (type: string): Promise<unknown> =>
      wallet.ok('createJudicialMovement', { body: { type, amount: 1000, description: 'Contestação' } })
    await court('BLOCK')
    const blocked = { availableBalance: 0, blockedBalance: 1000, totalBalance: 1000 }
    expect(await wallet.operator.ok('getBalance')).toMatchObject(blocked)
    expect(await wallet.operator.ok('getImmediateCharge', { path: { chargeId } })).toEqual(charge)
    expect(outcomeOf(await take(wallet, chargeId))).toBe('409 InvalidState')
    const refund = { path: { endToEndId }, body: { amount: 1, externalId: 'contested' } }
    expect(outcomeOf(await wallet.operator.call('createRefund', refund))).toBe('422 INSUFFICIENT_BALANCE')
    const days = { initDate: '2026-03-02', endDate: '2026-03-02' }
    expect((await wallet.operator.ok('listStatement', { query: days })).totalItems).toBe(1)
    await court('UNBLOCK')
    expect(outcomeOf(await take(wallet, chargeId))).toBe('201')
    expect(await wallet.events()).toEqual(['pixChargePaid', 'pixChargeTakenBack'])
    expect((await sandbox.control.ok('checkLedger', { query: { walletId: wallet.id } })).ok).toBe(true)
  })

  test.each(['PENDING', 'CANCELED', 'EXPIRED'] as const)('refuses a charge that is %s', async (status) => {
    const wallet = await sandbox.wallet()
    const chargeId = await wallet.charge({ expiresIn: 600 })
    if (status === 'CANCELED') await wallet.ok('cancelCharge', { path: { chargeId } })
    if (status === 'EXPIRED') await wallet.ok('advanceClock', { body: { by: 600 } })
    const events = await wallet.events()
    const refused = await take(wallet, chargeId)
    expect(outcomeOf(refused)).toBe('409 InvalidState')
    expect(refused.text).toContain(
      `The charge is ${status}. Only money of a charge that is PAID can be taken back.`,
    )
    expect((await wallet.ok('getWallet')).balance).toMatchObject({ available: OPENING })
    expect(await wallet.events()).toEqual(events)
  })

  test('finds only charges of the wallet, and takes only the two reasons', async () => {
    const wallet = await sandbox.wallet()
    const other = await sandbox.wallet()
    const { chargeId } = await other.deposit()
    expect(outcomeOf(await take(wallet, chargeId))).toBe('404 ChargeNotFound')
    expect(outcomeOf(await take(other, chargeId, { reason: 'CHARGEBACK' }))).toBe('400 MalformedRequest')
  })

  test('a snapshot restores what was taken back', async () => {
    const wallet = await sandbox.wallet()
    const { chargeId } = await wallet.deposit({ amount: 1000 })
    await wallet.ok('createTakeBack', { path: { chargeId }, body: { amount: 400 } })
    const { snapshotId } = await wallet.ok('createSnapshot')
    await wallet.ok('createTakeBack', { path: { chargeId } })
    await wallet.ok('restoreSnapshot', { path: { snapshotId } })
    expect((await wallet.ok('createTakeBack', { path: { chargeId } })).amount).toBe(600)
  })
})
