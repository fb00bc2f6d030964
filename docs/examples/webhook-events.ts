import type { PixClient } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { parseStoredEvent, type VerifiedWebhook } from '@pix-payments/client/webhooks'
import { confirmDeposit, type Deposits } from './deposit.ts'
import { followRefund, type Refunds } from './refund.ts'
import { follow, type Withdrawals } from './withdrawal.ts'

/** Your own records of money that other institutions sent back. Each method is one transaction of your database. */
export interface Returns {
  /** Returns `amount` to the balance of the player of a withdrawal. Does nothing if this returnId was booked before. */
  giveBack(externalId: string, returnId: string, amount: number): Promise<void>
  /** Debits the player of a deposit by `amount`. Does nothing if this returnId was booked before. */
  debit(chargeId: string, returnId: string, amount: number): Promise<void>
}

/** Reads an event from the inbox. `stored` is the JSON of the event. */
export const eventOf = (stored: string): VerifiedWebhook['event'] => parseStoredEvent(stored, { checks })

// #region handle
/** Processes an event of the inbox. Most cases read the resource, because its current status decides. */
export async function handle(
  { event }: Pick<VerifiedWebhook, 'event'>,
  pix: PixClient,
  records: { deposits: Deposits; withdrawals: Withdrawals; refunds: Refunds; returns: Returns },
): Promise<void> {
  switch (event.event) {
    case 'pixChargePaid':
    case 'pixChargeExpired':
      return confirmDeposit(pix, records.deposits, event.chargeId)
    case 'pixChargeRejected': {
      const { status } = await pix.deposits.getImmediateCharge({ chargeId: event.chargeId })
      if (status !== 'PENDING') return // The event is late: the charge is already paid or closed.
      return console.log(`Ask the player to pay otherwise: ${event.rejectedReason}`)
    }
    case 'pixWithdrawSettled':
    case 'pixWithdrawFailed':
      return follow(pix, records.withdrawals, event.externalId)
    case 'pixWithdrawReturned':
      return records.returns.giveBack(event.externalId, event.returnId, event.amount)
    case 'pixChargeTakenBack':
      return records.returns.debit(event.chargeId, event.returnId, event.amount)
    case 'pixRefundSettled':
    case 'pixRefundFailed':
      if (event.externalId === undefined) return // the refund of a recurring charge, not of a deposit
      return followRefund(pix, records.refunds, {
        endToEndId: event.originalEndToEndId,
        externalId: event.externalId,
      })
    case 'unknown':
      return console.log(`${event.name} is newer than this program.`)
    default:
      return console.log(`${event.event} needs no work here.`)
  }
}
// #endregion
