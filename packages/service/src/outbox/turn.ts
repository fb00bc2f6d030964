import type { Instant } from '@pix-payments/pix'
import { SECOND } from '../domain/timestamp.ts'
import { realInstant, virtualNow } from '../domain/wallet/wallet-clock.ts'
import { applyFaults } from '../faults/apply-faults.ts'
import type { AppliedEffect } from '../domain/fault/fault.ts'
import {
  type DueDelivery,
  type Message,
  claimDeliveries,
  findSender,
  releaseDelivery,
  lockFirstAttempts,
  lockRetries,
  makeNextReady,
  nextDeliveryDue,
  nextLeaseEnd,
  postponeDelivery,
  queueBehind,
  releaseHeldBack,
  excludeFromOrder,
} from '../storage/rows/delivery-rows.ts'
import { scheduleWake } from '../storage/rows/delivery-wake-rows.ts'
import type { SealedWebhook } from '../storage/rows/webhook-rows.ts'
import type { Transaction } from '../storage/store.ts'
import type { AttemptResult } from './attempt.ts'
import type { ClaimedDelivery } from './claimed-delivery.ts'
import { type RecordedDelivery, recordAttempts } from './record-attempts.ts'

export interface FinishedDelivery {
  readonly delivery: ClaimedDelivery
  /**
   * Null when the attempt was aborted before its result was known. The delivery is then released, so that another turn
   * or process can send it.
   */
  readonly results: readonly AttemptResult[] | null
}

export interface TurnOptions {
  readonly walletId: string
  readonly realNow: Instant
  /** True in the sandbox, which has a stream of what happens. */
  readonly isRecorded: boolean
  /** The attempts whose results this turn records. */
  readonly finished: readonly FinishedDelivery[]
  /** Takes slots for attempts to an origin and returns their number. At most this number of deliveries is claimed. */
  readonly take: (origin: string) => number
  /** An id that is unique over all turns of all processes. */
  readonly lease: string
  readonly leaseUntil: Instant
}

/** When a wallet has work again. */
interface Wait {
  /** The real instant at which the next delivery is due. Null when no delivery is due later, or the clock is frozen. */
  readonly nextAt: Instant | null
  /** The real instant at which the first lease of another turn on a due delivery ends. */
  readonly leaseEndsAt: Instant | null
}

/** `nextAt` and `leaseEndsAt` are null when the turn claimed deliveries or `hasMore` is true. */
export interface Turn extends Wait {
  readonly recorded: readonly RecordedDelivery[]
  readonly claimed: readonly ClaimedDelivery[]
  /** True if more deliveries may be due. */
  readonly hasMore: boolean
}

/**
 * How many due deliveries a turn reads. It reads more deliveries than it can send, because some of them wait for an
 * earlier delivery.
 */
const candidateLimit = (most: number): number => Math.max(2 * most, 16)
/**
 * How long a `reorder` fault holds a delivery back when no later delivery is sent before it (G-272), in the wallet's
 * time.
 */
const HELD_BACK = 5 * SECOND

/**
 * Runs one transaction on the deliveries of a wallet: records results and claims due deliveries. The same transaction
 * reads the webhook, and claimed deliveries are sent immediately, so a new configuration of the webhook applies from
 * the next attempt on (G-219).
 */
export async function takeTurn(transaction: Transaction, options: TurnOptions): Promise<Turn> {
  const { walletId, realNow, finished, take } = options
  const sender = await findSender(transaction, walletId)
  if (sender === undefined) return NOTHING
  const now = virtualNow(sender.clock, realNow, sender.lastAt)
  const recorded: RecordedDelivery[] = []
  for (const { delivery, results } of finished) {
    if (results === null) {
      await releaseDelivery(transaction, delivery.id, delivery.lease)
      continue
    }
    const record = await recordAttempts(transaction, walletId, delivery, results, options.isRecorded)
    if (record !== undefined) recorded.push(record)
    if (sender.isFaulty) await releaseHeldBack(transaction, walletId, delivery.position, now)
  }
  const { webhook } = sender
  if (webhook === undefined) {
    if (sender.isToWake) await scheduleWake(transaction, walletId, async () => ({ at: null }))
    return { ...NOTHING, recorded }
  }
  const isRetried = recorded.some(({ status }) => status === 'PENDING')
  const most = take(new URL(webhook.url).origin)
  if (most === 0) {
    if (isRetried) await untilNext(transaction, options, true)
    return { ...NOTHING, recorded, hasMore: true }
  }
  const window = candidateLimit(most)
  const moment = { now, realNow }
  const firsts = await lockFirstAttempts(transaction, walletId, moment, window)
  const picked = firsts.filter(({ behind }) => behind === null).slice(0, most)
  // First attempts go before retries, so that a new event does not wait for retries of other events.
  if (picked.length < most && firsts.length < window) {
    picked.push(...(await lockRetries(transaction, walletId, moment, most - picked.length)))
  }
  const claimed = await claim(transaction, picked, { ...options, webhook, now, isFaulty: sender.isFaulty })
  for (const { id, behind } of firsts) {
    if (behind !== null) await queueBehind(transaction, walletId, { id, behind })
  }
  const hasMore = picked.length === most || firsts.length === window
  const isIdle = !hasMore && claimed.length === 0
  const isLater = isRetried || claimed.length < picked.length
  const wait = isIdle || isLater ? await untilNext(transaction, options, hasMore) : NOTHING
  // When these attempts end, the lane requests the next turn.
  if (!isIdle) return { ...NOTHING, recorded, claimed, hasMore }
  return { ...wait, recorded, claimed, hasMore }
}

/** Stores when the wallet has work again, so that a process wakes it then, and returns these instants. */
async function untilNext(
  transaction: Transaction,
  { walletId, realNow }: Pick<TurnOptions, 'walletId' | 'realNow'>,
  hasMore: boolean,
): Promise<Wait> {
  return scheduleWake(transaction, walletId, async () => {
    const sender = await findSender(transaction, walletId)
    if (sender === undefined) return { at: null, nextAt: null, leaseEndsAt: null }
    const now = virtualNow(sender.clock, realNow, sender.lastAt)
    const nextDue = await nextDeliveryDue(transaction, walletId, now)
    const nextAt = nextDue === null ? null : realInstant(sender.clock, nextDue)
    const leaseEndsAt = await nextLeaseEnd(transaction, walletId, { now, realNow })
    const known = [hasMore ? realNow : null, nextAt, leaseEndsAt].filter((it) => it !== null)
    return { at: known.length === 0 ? null : Math.min(...known), nextAt, leaseEndsAt }
  })
}

const NOTHING: Turn = { recorded: [], claimed: [], hasMore: false, nextAt: null, leaseEndsAt: null }

interface Claim extends TurnOptions {
  readonly webhook: SealedWebhook
  readonly now: Instant
  readonly isFaulty: boolean
}

async function claim(
  transaction: Transaction,
  picked: readonly DueDelivery[],
  options: Claim,
): Promise<readonly ClaimedDelivery[]> {
  const { lease, leaseUntil, webhook, now } = options
  const ids = picked.map(({ id }) => id)
  const messages = await claimDeliveries(transaction, ids, lease, leaseUntil)
  const claimed: ClaimedDelivery[] = []
  for (const due of picked) {
    const { id, resourceId, position, attempts, dueAt } = due
    const message = messages.get(id)
    if (message === undefined) throw new Error(`The delivery ${id} was locked but could not be claimed`)
    const effects = await effectsOn(transaction, due, message, options)
    if (effects === 'later') continue
    claimed.push({ id, resourceId, position, attempts, dueAt, lease, message, webhook, now, effects })
  }
  return claimed
}

/**
 * Returns the fault effects on an attempt. Returns `later` when a fault postpones the attempt; the remaining effects
 * are then stored with the delivery.
 */
async function effectsOn(
  transaction: Transaction,
  { id, resourceId, dueAt, effects }: DueDelivery,
  { eventId, event }: Message,
  { walletId, realNow, now, isFaulty }: Claim,
): Promise<readonly AppliedEffect[] | 'later'> {
  if (effects !== null) return JSON.parse(effects) as AppliedEffect[]
  if (!isFaulty) return []
  const match = { at: now, causedBy: { kind: 'event', eventId }, resourceId } as const
  const all = await applyFaults(transaction, walletId, { event }, match)
  const isHeldBack = all.some(({ kind }) => kind === 'reorder')
  const latency = all.reduce(
    (sum, { kind, milliseconds }) => sum + (kind === 'latency' ? (milliseconds ?? 0) : 0),
    0,
  )
  if (!isHeldBack && latency === 0) return all
  await postponeDelivery(transaction, id, {
    // The latency is stored as a lease without an owner, which ends at this real instant.
    real: realNow + latency,
    dueAt: isHeldBack ? now + HELD_BACK : dueAt,
    effects: JSON.stringify(all.filter(({ kind }) => kind !== 'reorder' && kind !== 'latency')),
  })
  if (isHeldBack) {
    await excludeFromOrder(transaction, id)
    await makeNextReady(transaction, walletId, resourceId)
  }
  return 'later'
}
