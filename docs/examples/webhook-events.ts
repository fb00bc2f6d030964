import type { PixClient } from '@pix-payments/client'
import type { VerifiedWebhook } from '@pix-payments/client/webhooks'
import { confirmDeposit, type Deposits } from './deposit.ts'
import { followRefund, type Refunds } from './refund.ts'
import { follow, type Withdrawals } from './withdrawal.ts'

// #region handle
/** Works on an event of the inbox. An event is news of a resource: what counts is the resource as it is now. */
export async function handle(
  { event }: VerifiedWebhook,
  pix: PixClient,
  records: { deposits: Deposits; withdrawals: Withdrawals; refunds: Refunds },
): Promise<void> {
  switch (event.event) {
    case 'pixChargePaid':
    case 'pixChargeExpired':
      return confirmDeposit(pix, records.deposits, event.chargeId)
    case 'pixChargeRejected': {
      const { status } = await pix.deposits.getImmediateCharge({ chargeId: event.chargeId })
      if (status !== 'PENDING') return // It came late: the charge is paid or closed by now.
      return console.log(`Ask the player to pay otherwise: ${event.rejectedReason}`)
    }
    case 'pixWithdrawSettled':
    case 'pixWithdrawFailed':
      return follow(pix, records.withdrawals, event.externalId)
    case 'pixRefundSettled':
    case 'pixRefundFailed':
      if (event.externalId === undefined) return // of a recurring charge, not of a deposit
      return followRefund(pix, records.refunds, {
        endToEndId: event.originalEndToEndId,
        externalId: event.externalId,
      })
    case 'unknown':
      return console.log(`${event.name} is newer than this program.`)
    default:
      return console.log(`${event.event} is not ours to work on.`)
  }
}
// #endregion
