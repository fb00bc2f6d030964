import { type CancelRecurrenceRequest, PixError } from '@pix-payments/client'
import { PixOperatorError } from '../errors.ts'
import { inTransaction, type Kit, type Recurring, runHook, wake } from '../kit/kit.ts'
import { jsonOf } from '../kit/stored-request.ts'
import {
  type Cycle,
  cycleOf,
  newCycle,
  type Subscription,
  subscriptionKey,
  subscriptionOf,
  type SubscriptionRequest,
} from '../kit/subscription.ts'
import type { SubscriptionRow } from '../storage/records.ts'
import { advanceCycle } from './advance-cycle.ts'
import { advanceSubscription, isEnded } from './advance-subscription.ts'
import { termsOf } from './cycle-window.ts'
import { startSubscription } from './start-subscription.ts'

/** Recurring charges (Pix Automático). */
export interface Subscriptions {
  /**
   * Starts a subscription, and returns it with its brCode: the first payment and the authorization. The same request
   * returns the same subscription.
   */
  start(request: SubscriptionRequest): Promise<Subscription>
  find(externalId: string, walletId?: string): Promise<Subscription | undefined>
  /** The cycles that were planned, charged or paid, from the first. */
  cycles(externalId: string, walletId?: string): Promise<readonly Cycle[]>
  /**
   * Cancels a subscription with its open charges, also on their due date. The request is stored first: after an error
   * of the API, the worker repeats it. A subscription that ended before is returned as it is.
   */
  cancel(externalId: string, request?: CancelOptions): Promise<Subscription>
  /**
   * Does not charge a cycle. Its charge can be cancelled until 22:00 in Brasília of the day before it is due. Later, the
   * returned cycle is not `FAILED`: its charge goes on, and is not retried.
   */
  waiveCycle(externalId: string, number: number, options: WaiveOptions): Promise<Cycle>
}

/** Recurring charges: `subscriptions` of `@pix-payments/operator/subscriptions`. */
export interface SubscriptionsModule extends Recurring {
  create(kit: Kit): Subscriptions
}

export interface CancelOptions extends Partial<Pick<CancelRecurrenceRequest, 'reason' | 'observation'>> {
  /** Needed when the kit has several wallets. */
  readonly walletId?: string
}

export interface WaiveOptions {
  /** Why, in your own words: 1 to 500 characters. */
  readonly reason: string
  /** Needed when the kit has several wallets. */
  readonly walletId?: string
}

export const createSubscriptions = (kit: Kit): Subscriptions => {
  const keyOf = (externalId: string, walletId?: string): string =>
    subscriptionKey(kit.wallets.idOf(walletId), externalId)
  return {
    start: (request) => startSubscription(kit, request),
    find: (externalId, walletId) =>
      inTransaction(kit, async ({ subscriptions }) => {
        const row = await subscriptions.get(keyOf(externalId, walletId))
        return row && subscriptionOf(row)
      }),
    cycles: (externalId, walletId) =>
      inTransaction(kit, async ({ cycles }) => {
        const key = keyOf(externalId, walletId)
        return (await cycles.find('subscription_key = $1 order by number', [key])).map(cycleOf)
      }),
    async cancel(externalId, { walletId, reason = 'RECEIVER_REQUESTED', observation } = {}) {
      const key = keyOf(externalId, walletId)
      const request = jsonOf({ externalId: 'cancel', reason, observation })
      const row = await inTransaction(kit, async ({ subscriptions }) => {
        const row = requireStarted(await subscriptions.lock(key), key)
        if (isEnded(row.status) || row.cancel_request !== null) return row
        await subscriptions.update(key, { cancel_request: request, next_at: kit.clock.now() })
        return { ...row, cancel_request: request }
      })
      await tryNow(kit, key, () => advanceSubscription(kit, row))
      return inTransaction(kit, async ({ subscriptions }) =>
        subscriptionOf((await subscriptions.lock(key)) ?? row),
      )
    },
    async waiveCycle(externalId, number, { reason, walletId }) {
      const key = keyOf(externalId, walletId)
      const cycle = await inTransaction(kit, async ({ subscriptions, cycles }) => {
        const now = kit.clock.now()
        const subscription = requireStarted(await subscriptions.lock(key), key)
        const { totalCharges } = termsOf(subscription)
        if (number < 2 || number > totalCharges) throw new TypeError(`number must be 2 to ${totalCharges}.`)
        const fresh = newCycle(subscription, number, now)
        await cycles.insert(fresh)
        const cycle = (await cycles.lock(fresh.key)) ?? fresh
        if (cycle.status === 'PAID' || cycle.status === 'FAILED') return cycle
        await cycles.update(cycle.key, { waived: reason, next_at: now })
        return cycle
      })
      await tryNow(kit, cycle.key, () => advanceCycle(kit, cycle))
      return inTransaction(kit, async ({ cycles }) => cycleOf((await cycles.lock(cycle.key)) ?? cycle))
    },
  }
}

function requireStarted(row: SubscriptionRow | undefined, key: string): SubscriptionRow {
  if (row === undefined) throw new TypeError(`No subscription ${key}.`)
  if (row.recurrence_id === null) throw new PixOperatorError('notOpened', 'No recurrence exists.')
  return row
}

/** The work is stored: after an error of the API, the worker repeats it. */
async function tryNow(kit: Kit, subject: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof PixError || error instanceof PixOperatorError)) throw error
    runHook(() => kit.hooks.onError?.(error, subject, undefined))
    wake(kit)
  }
}
