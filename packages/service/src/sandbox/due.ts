import type { DueItem } from '@pix-payments/spec/sandbox-types'
import { readCause } from '../domain/cause.ts'
import { timestamp } from '../domain/timestamp.ts'
import { findWebhook } from '../storage/rows/webhook-rows.ts'
import { type PendingDelivery, pendingDeliveries } from '../storage/rows/timeline-rows.ts'
import { type Timer, firstTimers } from '../storage/rows/timer-rows.ts'
import { DEFAULT_LIMIT } from './cursor.ts'
import { type Handler, answer, walletNotFound } from './operation.ts'

/** G-271: lists the timers and deliveries of a wallet that fall due next. */
export const listDue: Handler<'listDue'> = async ({ wallets }, { path, query }) => {
  const { walletId } = path
  const { limit = DEFAULT_LIMIT } = query
  const listed = await wallets.read(walletId, async ({ reader, wallet, now }) => {
    const since = wallet.nextDueAt ?? now
    const timers = await firstTimers(reader, walletId, { since, most: limit + 1 })
    // Without a webhook, nothing is sent.
    const isSending = (await findWebhook(reader, walletId)) !== undefined
    const deliveries = isSending ? await pendingDeliveries(reader, walletId, limit + 1) : []
    const items = inOrder([...timers.map(dueTimer), ...deliveries.map(dueDelivery)])
    return answer(200, {
      now: timestamp(now),
      data: items.slice(0, limit),
      truncated: items.length > limit,
    })
  })
  return listed ?? walletNotFound(walletId)
}

export const dueTimer = ({ dueAt, kind, resourceId, causedBy }: Timer): DueItem => ({
  at: timestamp(dueAt),
  kind,
  resourceId,
  causedBy: readCause(causedBy),
})

export const dueDelivery = ({ id, eventId, dueAt }: PendingDelivery): DueItem => ({
  at: timestamp(dueAt),
  kind: 'delivery',
  resourceId: id,
  causedBy: { kind: 'event', eventId },
})

/** The earliest first. */
export const inOrder = (items: readonly DueItem[]): DueItem[] =>
  items.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
