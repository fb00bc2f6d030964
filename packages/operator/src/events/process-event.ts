import { type ImmediateCharge, PixError } from '@pix-payments/client'
import { parseStoredEvent, type ReceivedEvent } from '@pix-payments/client/webhooks'
import { bookReturn } from '../books/book-return.ts'
import { advanceDeposit } from '../deposits/advance-deposit.ts'
import { PixOperatorError } from '../errors.ts'
import { depositKey, playerOf } from '../kit/deposit.ts'
import { recordFinding } from '../kit/findings.ts'
import { inTransaction, type Kit } from '../kit/kit.ts'
import { payoutKey } from '../kit/payout.ts'
import { advancePayout } from '../payouts/advance-payout.ts'
import type { DepositRow, EventRow, PayoutKind, PayoutRow } from '../storage/records.ts'

/**
 * Processes an event of the inbox. An event is a hint: the kit reads the resource, and acts on what it read. An event that
 * fails stays in the inbox.
 *
 * @param deposit - The deposit of the event, if the caller has read it.
 */
export async function processEvent(kit: Kit, row: EventRow, deposit?: DepositRow): Promise<void> {
  await advanceResource(kit, row, parseStoredEvent(row.payload), deposit)
  await kit.inbox.finish(row)
}

async function advanceResource(
  kit: Kit,
  row: EventRow,
  event: ReceivedEvent,
  known: DepositRow | undefined,
): Promise<void> {
  switch (event.event) {
    case 'pixChargePaid':
    case 'pixChargeExpired': {
      const deposit = known ?? (await findDeposit(kit, row, event))
      return deposit && advanceDeposit(kit, deposit)
    }
    case 'pixChargeTakenBack': {
      const deposit = await findDeposit(kit, row, event)
      if (deposit === undefined) return
      await advanceDeposit(kit, deposit)
      return bookReturn(kit, { takenFrom: deposit.key }, event)
    }
    case 'pixWithdrawSettled':
    case 'pixWithdrawFailed': {
      const payout = await findPayout(kit, row, 'withdrawal', event.externalId)
      return payout && advancePayout(kit, payout, { onlyRead: true })
    }
    case 'pixWithdrawReturned': {
      const payout = await findPayout(kit, row, 'withdrawal', event.externalId)
      if (payout === undefined) return
      await advancePayout(kit, payout, { onlyRead: true })
      return bookReturn(kit, { cameBackTo: payout.key }, event)
    }
    case 'pixRefundSettled':
    case 'pixRefundFailed': {
      // The refund of a recurring charge has a refundId instead.
      if (event.externalId === undefined) return
      const payout = await findPayout(kit, row, 'refund', event.externalId)
      return payout && advancePayout(kit, payout, { onlyRead: true })
    }
    default:
      // `pixChargeRejected` leaves a charge as it is. Events that this version does not know stay in the inbox.
      return kit.recurring?.processEvent(kit, row, event)
  }
}

async function findPayout(
  kit: Kit,
  { wallet_id, key, name }: EventRow,
  kind: PayoutKind,
  externalId: string,
): Promise<PayoutRow | undefined> {
  return inTransaction(kit, async (open) => {
    const payout = await open.payouts.lock(payoutKey(kind, wallet_id, externalId))
    if (payout !== undefined) return payout
    const detail = `${name}: the books have no ${kind} ${externalId}.`
    await recordFinding(kit, open, { kind: 'foreign', walletId: wallet_id, subject: key, detail })
    return undefined
  })
}

/** Returns the deposit of a charge. Without one, the event changes nothing. */
async function findDeposit(
  kit: Kit,
  row: EventRow,
  { chargeId, externalId }: { readonly chargeId: string; readonly externalId: string },
): Promise<DepositRow | undefined> {
  const { wallet_id, attempts } = row
  const deposit = await inTransaction(kit, async ({ deposits }) => {
    const [deposit] = await deposits.find('charge_id = $1 and wallet_id = $2', [chargeId, wallet_id])
    return deposit ?? (await deposits.lock(depositKey(wallet_id, externalId)))
  })
  if (deposit?.charge_id === chargeId) return deposit
  if (attempts < 4 && deposit?.status === 'OPENING')
    throw new PixOperatorError('notYet', 'The id of the charge is not stored yet.')
  await reportCharge(kit, row, chargeId, deposit !== undefined)
  return undefined
}

/** Records a finding about a charge that the books do not have. `hasDeposit`: they have its externalId. */
async function reportCharge(
  kit: Kit,
  { wallet_id: walletId, key: subject, name }: EventRow,
  chargeId: string,
  hasDeposit: boolean,
): Promise<void> {
  const charge = await readCharge(kit, walletId, chargeId)
  const status = charge?.status ?? 'unknown to this wallet'
  // A charge that was created again after a lost answer. Nobody saw its brCode, so it ends unpaid.
  const isTwin = hasDeposit && charge !== undefined && status !== 'PAID'
  if (isTwin) return
  const kind = status === 'PAID' ? 'unknown' : 'foreign'
  const detail = `${name}: the books have no deposit of the charge ${chargeId}, whose status is ${status}.${playerOf(charge)}`
  await inTransaction(kit, (open) => recordFinding(kit, open, { kind, walletId, subject, detail }))
}

/** Returns undefined when the API does not show the charge to this wallet. */
async function readCharge(
  kit: Kit,
  walletId: string,
  chargeId: string,
): Promise<ImmediateCharge | undefined> {
  try {
    return await kit.wallets.of(walletId).pix.deposits.getImmediateCharge({ chargeId })
  } catch (error) {
    if (error instanceof PixError && error.is('getImmediateCharge', 'NotFound', 'Forbidden')) return undefined
    throw error
  }
}
