import { PixError } from '@pix-payments/client'
import { parseStoredEvent, type ReceivedEvent } from '@pix-payments/client/webhooks'
import { advanceDeposit } from '../deposits/advance-deposit.ts'
import { depositKey } from '../deposits/deposit.ts'
import { gapAfter, STUCK_ATTEMPTS } from '../due.ts'
import { found } from '../findings.ts'
import { inTransaction, type Kit } from '../kit-context.ts'
import { advancePayout } from '../payouts/advance-payout.ts'
import { payoutKey } from '../payouts/payout.ts'
import { PixOperatorError } from '../operator-error.ts'
import type { DepositRow, EventRow, PayoutKind, PayoutRow } from '../records.ts'
import { settleStuck } from '../settle-stuck.ts'
import { bookReturn } from './book-return.ts'

/**
 * Processes an event of the inbox. An event is a hint: the kit reads the resource, and acts on what it read. A failed
 * event stays in the inbox and is processed again.
 *
 * @param deposit - The deposit of the event, if the caller has read it.
 */
export async function processEvent(kit: Kit, row: EventRow, deposit?: DepositRow): Promise<void> {
  try {
    await act(kit, row, parseStoredEvent(row.payload), deposit)
    await kit.inbox.finish(row.key)
    await settleStuck(kit, row)
  } catch (error) {
    await inTransaction(kit, async (open) => {
      const { key, attempts, wallet_id, name } = row
      const problem = error instanceof Error ? `${error.name}: ${error.message}` : 'an unknown error'
      await open.events.update(key, { problem, next_at: kit.clock.now() + gapAfter(attempts, 2_000) })
      if (attempts < STUCK_ATTEMPTS) return
      const detail = `The event ${name} failed ${attempts} times. ${problem}`
      await found(kit, open, { kind: 'stuck', walletId: wallet_id, subject: key, detail })
    })
    throw error
  }
}

async function act(
  kit: Kit,
  row: EventRow,
  event: ReceivedEvent,
  known: DepositRow | undefined,
): Promise<void> {
  switch (event.event) {
    case 'pixChargePaid':
    case 'pixChargeExpired': {
      const deposit = known ?? (await depositFor(kit, row, event))
      return deposit && advanceDeposit(kit, deposit)
    }
    case 'pixChargeTakenBack': {
      const deposit = await depositFor(kit, row, event)
      if (deposit === undefined) return
      await advanceDeposit(kit, deposit)
      return bookReturn(kit, { takenFrom: deposit.key }, event)
    }
    case 'pixWithdrawSettled':
    case 'pixWithdrawFailed': {
      const payout = await payoutFor(kit, row, 'withdrawal', event.externalId)
      return payout && advancePayout(kit, payout, { onlyRead: true })
    }
    case 'pixWithdrawReturned': {
      const payout = await payoutFor(kit, row, 'withdrawal', event.externalId)
      if (payout === undefined) return
      await advancePayout(kit, payout, { onlyRead: true })
      return bookReturn(kit, { cameBackTo: payout.key }, event)
    }
    case 'pixRefundSettled':
    case 'pixRefundFailed': {
      // The refund of a recurring charge has a refundId instead.
      if (event.externalId === undefined) return
      const payout = await payoutFor(kit, row, 'refund', event.externalId)
      return payout && advancePayout(kit, payout, { onlyRead: true })
    }
    default:
      // `pixChargeRejected` leaves a charge as it is. Events that this version does not know stay in the inbox.
      return kit.recurring?.processEvent(kit, row, event)
  }
}

async function payoutFor(
  kit: Kit,
  { wallet_id, key, name }: EventRow,
  kind: PayoutKind,
  externalId: string,
): Promise<PayoutRow | undefined> {
  return inTransaction(kit, async (open) => {
    const payout = await open.payouts.lock(payoutKey(kind, wallet_id, externalId))
    if (payout !== undefined) return payout
    const detail = `${name}: the books have no ${kind} ${externalId}.`
    await found(kit, open, { kind: 'foreign', walletId: wallet_id, subject: key, detail })
    return undefined
  })
}

/** Returns the deposit of a charge. Without one, the event changes nothing. */
async function depositFor(
  kit: Kit,
  row: EventRow,
  { chargeId, externalId }: { readonly chargeId: string; readonly externalId: string },
): Promise<DepositRow | undefined> {
  const { wallet_id: walletId, key: subject, name } = row
  const deposit = await inTransaction(kit, async ({ deposits }) => {
    const [deposit] = await deposits.find('charge_id = $1 and wallet_id = $2', [chargeId, walletId])
    return deposit ?? (await deposits.lock(depositKey(walletId, externalId)))
  })
  if (deposit?.charge_id === chargeId) return deposit
  const wait = row.attempts < 4 && deposit?.status === 'OPENING'
  if (wait) throw new PixOperatorError('notYet', 'The id of the charge is not stored yet.')
  const status = await readStatus(kit, walletId, chargeId)
  // A charge that was created again after a lost answer. Nobody saw its brCode, so it ends unpaid.
  const isTwin = deposit !== undefined && status !== 'PAID' && status !== NOT_OURS
  if (isTwin) return undefined
  const kind = status === 'PAID' ? 'unknown' : 'foreign'
  const detail = `${name}: the books have no deposit of the charge ${chargeId}, whose status is ${status}.`
  await inTransaction(kit, (open) => found(kit, open, { kind, walletId, subject, detail }))
  return undefined
}

/** The API does not show the charge to this wallet. */
const NOT_OURS = 'unknown to this wallet'

async function readStatus(kit: Kit, walletId: string, chargeId: string): Promise<string> {
  try {
    return (await kit.wallets.of(walletId).pix.deposits.getImmediateCharge({ chargeId })).status
  } catch (error) {
    if (error instanceof PixError && error.is('getImmediateCharge', 'NotFound', 'Forbidden')) return NOT_OURS
    throw error
  }
}
