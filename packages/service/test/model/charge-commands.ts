import { expect } from 'vitest'
import { type Command, accountOf, anyOf, command, unique, wantOutcome } from './command.ts'
import type { ChargeModel } from './wallet-model.ts'
import { type Account, type ModelRun, nowOf } from './model-run.ts'

const anyCharge = (run: ModelRun, which: number): { account: Account; item: ChargeModel } | undefined =>
  anyOf(run, which, ({ model }) => model.charges)

export const createCharge = (who: number, amount: number, expiresIn: number, payer: string | null): Command =>
  command(`charge ${who} ${amount} for ${expiresIn} s, payer ${payer ?? 'anybody'}`, async (run) => {
    const account = accountOf(run, who)
    const { party, model } = account
    const expectedPayer = payer === null ? undefined : { taxId: payer }
    const body = { amount, expiresIn, externalId: unique(), pixKey: party.pixKey, expectedPayer }
    const made = await run.subject.as(party).ok('createImmediateCharge', { body })
    const expiresAt = nowOf(run, account) + expiresIn * 1000
    expect(Date.parse(made.expiresAt)).toBe(expiresAt)
    model.charge({ id: made.chargeId, amount, expiresAt, payer })
  })

export const attemptPayment = (which: number, taxId: string): Command =>
  command(`${taxId} pays charge ${which}`, async (run) => {
    const found = anyCharge(run, which)
    if (found === undefined) return
    const { account, item: charge } = found
    const path = { walletId: account.party.walletId, chargeId: charge.id }
    const { control } = run.subject
    const attempt = await control.ok('createPaymentAttempt', { path, body: { payer: { taxId } } })
    if (charge.status !== 'PENDING') {
      expect(attempt.outcome).toBe('NOT_PAYABLE')
    } else if (charge.payer !== null && charge.payer !== taxId) {
      expect([attempt.outcome, attempt.rejectedReason]).toEqual(['REJECTED', 'PAYER_MISMATCH'])
      account.model.events.push(`pixChargeRejected ${charge.id}`)
    } else {
      expect(attempt.outcome).toBe('PAID')
      account.model.pay(charge, { endToEndId: attempt.endToEndId ?? '', paidAt: nowOf(run, account) })
    }
  })

export const simulatePayment = (which: number): Command =>
  command(`charge ${which} is paid by simulation`, async (run) => {
    const found = anyCharge(run, which)
    if (found === undefined) return
    const { account, item: charge } = found
    const body = { chargeId: charge.id, receiverCnpj: account.party.cnpj }
    const answer = await run.subject.as(account.party).call('simulatePayment', { body })
    wantOutcome(answer, charge.status === 'PENDING' ? '200' : 'InvalidChargeState')
    if (charge.status !== 'PENDING') return
    const { endToEndId } = answer.body as { endToEndId: string }
    account.model.pay(charge, { endToEndId, paidAt: nowOf(run, account) })
  })

export const cancelCharge = (which: number): Command =>
  command(`charge ${which} is canceled`, async (run) => {
    const found = anyCharge(run, which)
    if (found === undefined) return
    const { account, item: charge } = found
    const path = { walletId: account.party.walletId, chargeId: charge.id }
    const answer = await run.subject.control.call('cancelCharge', { path })
    wantOutcome(answer, charge.status === 'PENDING' ? '200' : 'InvalidState')
    if (charge.status === 'PENDING') account.model.cancel(charge)
  })

/** Takes money of a charge back; without an amount, everything that is left. */
export const takeBack = (which: number, amount: number | undefined): Command =>
  command(`${amount ?? 'the rest'} of charge ${which} is taken back`, async (run) => {
    const found = anyCharge(run, which)
    if (found === undefined) return
    const { account, item: charge } = found
    const path = { walletId: account.party.walletId, chargeId: charge.id }
    const answer = await run.subject.control.call('createTakeBack', { path, body: { amount } })
    const left = charge.amount - charge.reversed
    const taken = amount ?? left
    const isLegal = charge.status === 'PAID' && left > 0 && taken <= left && taken <= account.model.available
    wantOutcome(answer, isLegal ? '201' : 'InvalidState')
    if (isLegal) account.model.takeBack(charge, taken)
  })
