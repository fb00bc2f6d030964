import type { PaymentAttempt } from '@pix-payments/spec/sandbox-types'
import { chargeTakenBack, payCharge } from '../application/reports/charge-reports.ts'
import type { Received } from '../application/reports/received.ts'
import type { WalletWork } from '../application/wallet/wallet-work.ts'
import { type Charge, chargeBody } from '../domain/charge/charge.ts'
import { refundableAmountOf } from '../domain/refund/received-payment.ts'
import { step } from '../domain/step.ts'
import { timestamp } from '../domain/timestamp.ts'
import { findCharge, updateCharge } from '../storage/rows/charge-rows.ts'
import type { Reader } from '../storage/store.ts'
import { brokenHolderFields } from './holder.ts'
import {
  type Handler,
  type Refused,
  answer,
  refuseBecause,
  refuseFields,
  walletNotFound,
} from './operation.ts'

/** G-106: simulates that a payer tries to pay a charge. The request can name any payer, account and amount. */
export const createPaymentAttempt: Handler<'createPaymentAttempt'> = async (
  { wallets, world },
  { path, body = {} },
) => {
  const { walletId, chargeId } = path
  const find = (reader: Reader): ReturnType<typeof findCharge> => findCharge(reader, chargeId)
  const attempt = async (work: WalletWork): ReturnType<Handler<'createPaymentAttempt'>> => {
    const charge = await find(work.transaction)
    if (charge?.walletId !== walletId) return chargeNotFound(chargeId)
    const payer = world.payerOf(charge, body.payer)
    const broken = brokenHolderFields(payer, 'payer.')
    if (broken.length > 0) return refuseFields('MalformedRequest', broken)
    const { payerMessage, amount } = body
    const payment = world.payCharge(work, charge, { payer, payerMessage, amount })
    return answer(201, attemptBody(await payCharge(work, charge, payment), charge))
  }
  return (await wallets.write(walletId, attempt, { load: find })) ?? walletNotFound(walletId)
}

/** The reasons for which a charge that can be paid rejects the payer (§2.1). */
const REJECTED_REASONS: ReadonlySet<string> = new Set([
  'PAYER_MISMATCH',
  'ACCOUNT_MISMATCH',
  'THIRD_PARTY_PAYER_BLOCKED',
])

export function attemptBody(received: Received<Charge>, before: Charge): PaymentAttempt {
  const charge = received.result === 'KEPT' ? before : received.resource
  const endToEndId = received.result === 'APPLIED' ? (charge.payment?.endToEndId ?? null) : null
  return { ...outcomeOf(received), endToEndId, charge: chargeBody(charge) }
}

/** The outcome of a payment, as the control API names it. */
export function outcomeOf(received: Received<unknown>): Pick<PaymentAttempt, 'outcome' | 'rejectedReason'> {
  if (received.result === 'APPLIED') return { outcome: 'PAID', rejectedReason: null }
  const reason = received.result === 'REFUSED' ? received.reason : ''
  return REJECTED_REASONS.has(reason)
    ? { outcome: 'REJECTED', rejectedReason: reason }
    : { outcome: 'NOT_PAYABLE', rejectedReason: null }
}

/** G-087: an administrator cancels an unpaid charge. No event is emitted. */
export const cancelCharge: Handler<'cancelCharge'> = async ({ wallets }, { path }) => {
  const { walletId, chargeId } = path
  const cancelled = await wallets.write(walletId, async (work) => {
    const charge = await findCharge(work.transaction, chargeId)
    if (charge?.walletId !== walletId) return chargeNotFound(chargeId)
    const arrow = step('charge', charge.status, 'cancel')
    if (arrow === undefined) {
      return refuseBecause(
        'InvalidState',
        `The charge is ${charge.status}. Only a PENDING charge can be cancelled.`,
      )
    }
    const history = work.history('charge', chargeId, charge, arrow.to)
    const closed = { ...charge, status: arrow.to, ...history }
    updateCharge(work.transaction, closed)
    work.cancelTimer(charge.expiresAt, charge.expiryTimer)
    work.changePending(-charge.amount)
    return answer(200, chargeBody(closed))
  })
  return cancelled ?? walletNotFound(walletId)
}

const chargeNotFound = (chargeId: string): Refused<'ChargeNotFound'> =>
  refuseBecause('ChargeNotFound', `The wallet has no charge with the chargeId ${chargeId}.`)

/** G-385: money of a paid charge is taken back for the payer (MED), in whole or in part. */
export const createTakeBack: Handler<'createTakeBack'> = async ({ wallets, world }, { path, body = {} }) => {
  const { walletId, chargeId } = path
  const taken = await wallets.write(walletId, async (work) => {
    const charge = await findCharge(work.transaction, chargeId)
    if (charge?.walletId !== walletId) return chargeNotFound(chargeId)
    const { amount = refundableAmountOf(charge), reason = 'FRAUD' } = body
    const report = world.takeBack(work, charge, { amount, reason })
    const received = await chargeTakenBack(work, report)
    if (received.result === 'KEPT' && received.uncovered !== undefined) {
      const { available } = work.wallet
      const message = `The available balance of ${available} does not cover ${received.uncovered}.`
      return refuseBecause('InvalidState', message)
    }
    if (received.result === 'KEPT' || received.result === 'REFUSED')
      return refuseBecause('InvalidState', received.reason)
    const { resource } = received
    return answer(201, {
      returnId: report.returnId,
      amount,
      reason,
      takenBackAt: timestamp(work.now),
      leftAmount: refundableAmountOf(resource),
      charge: chargeBody(resource),
    })
  })
  return taken ?? walletNotFound(walletId)
}
