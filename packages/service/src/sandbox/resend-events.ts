import type { WalletWork } from '../application/wallet/wallet-work.ts'
import { findWebhook } from '../storage/rows/event-rows.ts'
import { type ResendFilter, eventsToResend } from '../storage/rows/sandbox-event-rows.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'
import { noWebhook } from './resend-event.ts'

/**
 * The most deliveries that one transaction creates. Other transactions wait for this transaction, so it must be short.
 */
const EVENTS_PER_TRANSACTION = 500

/**
 * G-164: creates another delivery for each event in a range of positions. Ignores events that happen after the request
 * began.
 */
export const resendEvents: Handler<'resendEvents'> = async ({ wallets }, { path, body = {} }) => {
  const { walletId } = path
  const { fromPosition = 1, toPosition = Number.MAX_SAFE_INTEGER, event, onlyDead = false } = body
  let filter: ResendFilter = { after: fromPosition - 1, upTo: toPosition, event, onlyDead }
  let deliveries = 0
  for (;;) {
    const resent = await wallets.write(walletId, async (work) => {
      if ((await findWebhook(work.transaction, walletId)) === undefined) return noWebhook()
      const upTo = Math.min(filter.upTo, work.wallet.events)
      return { upTo, ...(await deliverBatch(work, { ...filter, upTo })) }
    })
    if (resent === undefined) return walletNotFound(walletId)
    if ('code' in resent) return resent
    deliveries += resent.count
    if (resent.count < EVENTS_PER_TRANSACTION) return answer(200, { deliveries })
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
