import { createService } from '@pix-payments/service'
import { afterAll, describe, expect, it, vi } from 'vitest'
import * as outcomes from '../examples/sandbox-outcomes.ts'
import * as time from '../examples/sandbox-time.ts'
import { newWallet, reset } from '../examples/sandbox-wallet.ts'
import * as webhooks from '../examples/sandbox-webhooks.ts'
import { errorOf } from './examples-support.ts'
import { openReceiver } from './receiver.ts'

/** One service for all tests. Each test has its own wallet. */
const service = await createService()
afterAll(() => service.close())
const SERVICE_URL = service.url
const MARIA = { name: 'Maria Silva', taxId: '52998224725' }

describe('a wallet', () => {
  it('is new, and as new again after a reset (G-270)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    const { chargeId } = await outcomes.newCharge(wallet)
    await wallet.sandbox.charges.createPaymentAttempt({ walletId: wallet.walletId, chargeId })
    await expect(wallet.pix.balances.getBalance()).resolves.toMatchObject({ availableBalance: 1_005_000 })
    await reset(wallet)
    await expect(wallet.pix.balances.getBalance()).resolves.toMatchObject({ availableBalance: 1_000_000 })
    const error = await errorOf(wallet.pix.deposits.getImmediateCharge({ chargeId }))
    expect(error.is('getImmediateCharge', 'NotFound')).toBe(true)
  })
})

describe('time', () => {
  it('expires a charge, and says what ran (G-089, G-271)', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    try {
      await expect(time.letChargeExpire(await newWallet(SERVICE_URL))).resolves.toBe('EXPIRED')
      expect(log.mock.calls).toEqual([['2026-03-02T12:15:00.000Z', 'chargeExpiry', 'pixChargeExpired']])
    } finally {
      log.mockRestore()
    }
  })

  it('goes step by step, or until nothing waits (G-271)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    await outcomes.newCharge({ ...wallet, expiresIn: 600 })
    await outcomes.newCharge({ ...wallet, expiresIn: 900 })
    await expect(time.stepThrough(wallet)).resolves.toEqual([
      '2026-03-02T12:10:00.000Z chargeExpiry',
      '2026-03-02T12:15:00.000Z chargeExpiry',
    ])
    await outcomes.newCharge({ ...wallet, expiresIn: 60 })
    await expect(time.letEverythingHappen(wallet)).resolves.toBe('2026-03-02T12:16:00.000Z')
  })

  it('stands still, goes on, and jumps', async () => {
    const wallet = await newWallet(SERVICE_URL)
    const { sandbox, walletId } = wallet
    const clock = (): Promise<{ mode: string; now: string }> => sandbox.clock.getClock({ walletId })
    await time.holdAndRelease(wallet, async () => {
      await expect(clock()).resolves.toMatchObject({ mode: 'FROZEN', now: '2026-03-02T12:00:00.000Z' })
    })
    await expect(clock()).resolves.toMatchObject({ mode: 'RUNNING' })
    await time.goTo(wallet, '2026-03-03T03:00:00.000Z')
    expect((await clock()).now >= '2026-03-03T03:00:00.000Z').toBe(true)
  })
})

describe('outcomes', () => {
  it('of payments follow from the payer (G-106, G-163)', async () => {
    await expect(outcomes.payAsOthers(await newWallet(SERVICE_URL))).resolves.toEqual([
      'REJECTED PAYER_MISMATCH',
      'PAID',
      'NOT_PAYABLE',
    ])
    await expect(outcomes.payAsCompany(await newWallet(SERVICE_URL))).resolves.toBe(
      'THIRD_PARTY_PAYER_BLOCKED',
    )
  })

  it('of a brCode follow from what its location serves (G-020, G-374)', async () => {
    await expect(outcomes.payWithApp(await newWallet(SERVICE_URL))).resolves.toEqual([
      'PAID',
      'PAID',
      'ChargeEnded',
    ])
  })

  it('of a charge can be its cancellation (G-087)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    const { chargeId } = await outcomes.newCharge(wallet)
    await expect(outcomes.cancel(wallet, chargeId)).resolves.toBe('CANCELED')
  })

  it('of withdrawals follow from the key, or from a command (G-108)', async () => {
    await expect(outcomes.withdrawToMagicKey(await newWallet(SERVICE_URL))).resolves.toMatch(/^REJECTED \w+$/)
    await expect(outcomes.decideMyself(await newWallet(SERVICE_URL))).resolves.toBe(
      'REJECTED ACCOUNT_BLOCKED',
    )
  })

  it('of withdrawals may wait before they are sent (G-091, G-108)', async () => {
    await expect(outcomes.cancelBeforeSending(await newWallet(SERVICE_URL))).resolves.toBe(
      'INITIATED CANCELED',
    )
    await expect(outcomes.walkThroughSteps(await newWallet(SERVICE_URL))).resolves.toEqual([
      'INITIATED',
      'CONFIRMED',
      'PROCESSING',
      'SUCCESS',
    ])
  })

  it('of settled withdrawals and paid deposits: money comes back or is taken back (G-380, G-381, G-385)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    await expect(outcomes.returnPart(wallet)).resolves.toBe('2500 returned, 5000 left')
    await expect(outcomes.takeBackPart(wallet)).resolves.toBe('3000 taken back for FRAUD, 2000 left')
  })

  it('of refunds follow from a command (G-108)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    const { chargeId } = await outcomes.newCharge(wallet)
    const { endToEndId } = await wallet.sandbox.charges.createPaymentAttempt({
      walletId: wallet.walletId,
      chargeId,
    })
    await expect(outcomes.failRefund(wallet, endToEndId ?? '')).resolves.toBe(
      'FAILED REJECTED_BY_COUNTERPARTY',
    )
  })

  it('of refunds of a first payment add up, and follow from the wallet (G-108, G-230)', async () => {
    await expect(outcomes.refundFirstPayment(await newWallet(SERVICE_URL))).resolves.toBe(
      'REFUNDED, then SETTLED with 1000',
    )
  })

  it('follow from what the directory and the registry of accounts know (G-107, G-109)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    await expect(outcomes.registerKey(wallet)).resolves.toBe('pixWithdrawSettled')
    await outcomes.registerAccount(wallet)
    const withdrawal = wallet.pix.withdrawals.createWithdrawalByBankDetails({
      amount: 100,
      externalId: 'withdrawal-4',
      creditor: {
        ...MARIA,
        personType: 'NATURAL_PERSON',
        bankCode: '87654321',
        branchCode: '0001',
        accountNumber: '31415',
        accountType: 'CACC',
      },
    })
    const error = await errorOf(withdrawal)
    expect(error.is('createWithdrawalByBankDetails', 'IGAMING_CPF_MISMATCH')).toBe(true)
  })

  it('follow from the secure loop (G-171)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    await outcomes.closeTheLoop(wallet)
    const withdraw = (externalId: string): Promise<unknown> =>
      wallet.pix.withdrawals.createWithdrawalByPixKey({
        amount: 100,
        externalId,
        pixKey: MARIA.taxId,
        expectedCreditor: MARIA,
      })
    const error = await errorOf(withdraw('withdrawal-1'))
    expect(error.is('createWithdrawalByPixKey', 'SECURE_LOOP_ACCOUNT_MISMATCH')).toBe(true)
    const { chargeId } = await outcomes.newCharge({ ...wallet, taxId: MARIA.taxId })
    await wallet.sandbox.charges.createPaymentAttempt({ walletId: wallet.walletId, chargeId })
    await expect(withdraw('withdrawal-2')).resolves.toMatchObject({ status: 'PROCESSING' })
  })

  it('of recurring charges follow from the tax id of the payer (G-280)', async () => {
    const charge = await outcomes.chargeAboveLimit(await newWallet(SERVICE_URL))
    expect(charge).toMatchObject({ status: 'FAILED', rejectionCode: 'AM02', dueDate: '2026-04-06' })
  })

  it('can be a fee and a court order (G-086)', async () => {
    await expect(outcomes.takeAndBlock(await newWallet(SERVICE_URL))).resolves.toBe('979850 + 20000')
  })
})

describe('webhooks', () => {
  it('come to a receiver on this machine (G-123), and can be waited for (G-273)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    const receiver = await openReceiver()
    await expect(webhooks.receiveAt(wallet, receiver.url)).resolves.toMatch(/^whsec_/)
    const { chargeId } = await outcomes.newCharge(wallet)
    const paid = webhooks.untilPaid(wallet, chargeId)
    await wallet.sandbox.charges.createPaymentAttempt({ walletId: wallet.walletId, chargeId })
    await expect(paid).resolves.toBe(true)
    await vi.waitFor(() => expect(receiver.events.map(({ event }) => event)).toEqual(['pixChargePaid']))
    const [event] = receiver.events
    await webhooks.sendTwice(wallet, event?.eventId ?? '')
    await vi.waitFor(() => expect(receiver.events).toHaveLength(2))
    expect(receiver.events[1]).toEqual(event)
  })

  it('that failed to the end are sent again (G-159, G-164)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    const receiver = await openReceiver()
    receiver.answer(503)
    await webhooks.receiveAt(wallet, receiver.url)
    const { chargeId } = await outcomes.newCharge(wallet)
    await wallet.sandbox.charges.createPaymentAttempt({ walletId: wallet.walletId, chargeId })
    await time.letEverythingHappen(wallet)
    const failed = Array.from({ length: 9 }, () => '503').join(', ')
    await expect(webhooks.printDeliveries(wallet)).resolves.toEqual([
      `pixChargePaid DEAD: ${failed}; next null`,
    ])
    receiver.answer(204)
    await expect(webhooks.sendMissed(wallet)).resolves.toBe(1)
    await vi.waitFor(() => expect(receiver.events).toHaveLength(10))
    await expect(webhooks.sendMissed(wallet)).resolves.toBe(0)
  })

  it('are lost and come twice on command (G-272)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    const { sandbox, walletId, pix } = wallet
    const receiver = await openReceiver()
    await webhooks.receiveAt(wallet, receiver.url)
    await webhooks.disturbDeliveries(wallet)
    const { chargeId } = await outcomes.newCharge(wallet)
    await sandbox.charges.createPaymentAttempt({ walletId, chargeId })
    await pix.withdrawals.createWithdrawalByPixKey({
      amount: 100,
      externalId: 'withdrawal-1',
      pixKey: MARIA.taxId,
      expectedCreditor: MARIA,
    })
    await time.letEverythingHappen(wallet)
    expect(receiver.events.map(({ event }) => event)).toEqual([
      'pixChargePaid',
      'pixChargePaid',
      'pixWithdrawSettled',
    ])
    const lines = await webhooks.printDeliveries(wallet)
    expect(lines.at(-1)).toMatch(/^pixWithdrawSettled DELIVERED: .+, .+, 204; next null$/)
  })

  it('are not all that gets lost: an answer does as well (G-272)', async () => {
    const wallet = await newWallet(SERVICE_URL)
    const { cnpj } = await wallet.sandbox.wallets.getWallet({ walletId: wallet.walletId })
    await expect(webhooks.loseAnswer(wallet, cnpj)).resolves.toBe('unknown, but PAID')
    await webhooks.endFaults(wallet)
    await expect(wallet.sandbox.faults.listFaults({ walletId: wallet.walletId })).resolves.toEqual({
      data: [],
      nextCursor: null,
    })
  })
})
