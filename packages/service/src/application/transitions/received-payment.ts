import type { Charge } from '../../domain/charge/charge.ts'
import { type Recurrence, withReversed } from '../../domain/recurrence/recurrence.ts'
import { type ReceivedPayment, payerWithoutAccount } from '../../domain/refund/received-payment.ts'
import type { Schedule } from '../../domain/schedule/schedule.ts'
import { findPaidCharge, updateCharge } from '../../storage/rows/charge-rows.ts'
import { findRecurringCredit } from '../../storage/rows/ledger-rows.ts'
import { findRecurrence } from '../../storage/rows/recurrence-rows.ts'
import { findSchedule, updateSchedule } from '../../storage/rows/schedule-rows.ts'
import type { Reader } from '../../storage/store.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import { changeRecurrence } from './recurrence-transitions.ts'

/** The resource that a Pix has paid. It counts what was refunded of the Pix. */
export type PaidResource =
  | { readonly refunded: 'DEPOSIT'; readonly charge: Charge }
  | { readonly refunded: 'FIRST_PAYMENT'; readonly recurrence: Recurrence }
  | { readonly refunded: 'SCHEDULE'; readonly schedule: Schedule }

export type FoundPayment = ReceivedPayment & { readonly paid: PaidResource }

/** G-041: finds the deposit, the first payment or the cycle charge that the Pix with this endToEndId paid, in any wallet. */
export async function findReceivedPayment(
  reader: Reader,
  endToEndId: string,
): Promise<FoundPayment | undefined> {
  const charge = await findPaidCharge(reader, endToEndId)
  if (charge?.payment) {
    const { walletId, amount, reversed, payment } = charge
    const { paidAt: settledAt, debtor: payer } = payment
    return {
      walletId,
      endToEndId,
      amount,
      reversed,
      settledAt,
      payer,
      paid: { refunded: 'DEPOSIT', charge },
    }
  }
  const credit = await findRecurringCredit(reader, endToEndId)
  if (credit === undefined) return undefined
  const { walletId, settledAt, line } = credit
  const { amount, counterparty, productTransactionId: id } = line
  if (counterparty === null || id === null)
    throw new Error(`The statement line of ${endToEndId} has no payer`)
  const common = { walletId, endToEndId, amount, settledAt, payer: payerWithoutAccount(counterparty) }
  const schedule = await findSchedule(reader, id)
  if (schedule !== undefined) {
    return { ...common, reversed: schedule.reversed, paid: { refunded: 'SCHEDULE', schedule } }
  }
  const recurrence = await findRecurrence(reader, id)
  if (recurrence === undefined) throw new Error(`The payment ${endToEndId} has paid nothing`)
  const { reversed } = recurrence.firstPayment
  return { ...common, reversed, paid: { refunded: 'FIRST_PAYMENT', recurrence } }
}

/** Adds `cents` to what was refunded of a payment. `cents` is negative when a refund fails (G-040, G-230). */
export async function reverse(work: WalletWork, paid: PaidResource, cents: number): Promise<void> {
  switch (paid.refunded) {
    case 'DEPOSIT': {
      const { charge } = paid
      return updateCharge(work.transaction, { ...charge, reversed: charge.reversed + cents })
    }
    case 'FIRST_PAYMENT': {
      const { recurrence } = paid
      const firstPayment = withReversed(recurrence, recurrence.firstPayment.reversed + cents)
      await changeRecurrence(work, recurrence, { firstPayment })
      return
    }
    case 'SCHEDULE': {
      const { schedule } = paid
      return updateSchedule(work.transaction, { ...schedule, reversed: schedule.reversed + cents })
    }
  }
}
