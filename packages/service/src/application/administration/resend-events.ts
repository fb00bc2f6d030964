import type { Instant } from '@pix-payments/pix'
import type { Actor, Facts } from '../../domain/audit.ts'
import { appendAct } from '../../storage/rows/audit-rows.ts'
import { excludeFromOrder } from '../../storage/rows/delivery-rows.ts'
import { findWebhook } from '../../storage/rows/webhook-rows.ts'
import { type ResendFilter, eventsToResend, lockEvent } from '../../storage/rows/resend-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'
import type { Wallets } from '../wallet/wallets.ts'

/** Who sends events again, for the audit log. */
interface Who {
  readonly by: Actor
  readonly at: Instant
}

const record = ({ transaction, wallet }: WalletWork, { by, at }: Who, after: Facts): Promise<void> =>
  appendAct(transaction, { name: 'deliveriesResent', subject: wallet.id, by, after }, at)

/** Why events cannot be sent again. */
export type NotResent = 'NO_EVENT' | 'NO_WALLET' | 'NO_WEBHOOK'

/**
 * Creates another delivery of an event, even when the webhook does not subscribe to the event or an earlier delivery
 * succeeded. Returns the deliveryId. The new delivery does not wait for earlier deliveries of the same resource.
 */
export async function resendEvent(
  work: WalletWork,
  eventId: string,
  who: Who,
): Promise<{ readonly deliveryId: string } | Exclude<NotResent, 'NO_WALLET'>> {
  const { transaction, wallet } = work
  const event = await lockEvent(transaction, wallet.id, eventId)
  if (event === undefined) return 'NO_EVENT'
  if ((await findWebhook(transaction, wallet.id)) === undefined) return 'NO_WEBHOOK'
  const deliveryId = work.deliver(event.id, event.resourceId)
  await excludeFromOrder(transaction, deliveryId)
  await record(work, who, { eventId, deliveries: 1 })
  return { deliveryId }
}

/**
 * The most deliveries that one transaction creates. Other transactions wait for this transaction, so it must be short.
 */
const EVENTS_PER_TRANSACTION = 500

export interface ResentEvents {
  readonly fromPosition?: number | undefined
  readonly toPosition?: number | undefined
  /** The name of the event. */
  readonly event?: string | undefined
  /** Only events whose latest delivery is dead. */
  readonly onlyDead?: boolean | undefined
  /** With `onlyDead`: only deliveries that were created then or later. */
  readonly since?: Instant | undefined
}

/**
 * Creates another delivery for each event of a wallet that matches. Ignores events that happen after the call began.
 * Returns the number of deliveries.
 */
export async function resendEvents(
  wallets: Pick<Wallets, 'write'>,
  walletId: string,
  { fromPosition = 1, toPosition = Number.MAX_SAFE_INTEGER, event, onlyDead = false, since }: ResentEvents,
  who: Who,
): Promise<number | Exclude<NotResent, 'NO_EVENT'>> {
  let filter: ResendFilter = { after: fromPosition - 1, upTo: toPosition, event, onlyDead, since }
  let deliveries = 0
  for (;;) {
    const resent = await wallets.write(walletId, async (work) => {
      if ((await findWebhook(work.transaction, walletId)) === undefined) return 'NO_WEBHOOK'
      const upTo = Math.min(filter.upTo, work.wallet.events)
      const batch = await deliverBatch(work, { ...filter, upTo })
      const range = { fromPosition: filter.after + 1, toPosition: upTo, event, onlyDead, since }
      if (batch.count > 0) await record(work, who, { ...range, deliveries: batch.count })
      return { upTo, ...batch }
    })
    if (resent === undefined) return 'NO_WALLET'
    if (resent === 'NO_WEBHOOK') return resent
    deliveries += resent.count
    if (resent.count < EVENTS_PER_TRANSACTION) return deliveries
    filter = { ...filter, after: resent.last, upTo: resent.upTo }
  }
}

async function deliverBatch(
  work: WalletWork,
  filter: ResendFilter,
): Promise<{ readonly count: number; readonly last: number }> {
  const events = await eventsToResend(work.transaction, work.wallet.id, filter, EVENTS_PER_TRANSACTION)
  for (const { id, resourceId } of events) work.deliver(id, resourceId)
  return { count: events.length, last: events.at(-1)?.position ?? filter.after }
}
