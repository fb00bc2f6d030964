import type { CreateRecurrenceRequest, Recurrence } from '@pix-payments/client'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import { jsonOf, checkOurs, storeRefusal, storeRequest } from '../kit/stored-request.ts'
import {
  type Subscription,
  subscriptionKey,
  subscriptionOf,
  type SubscriptionRequest,
} from '../kit/subscription.ts'
import { FIRST_READ_MS } from '../pace/gaps.ts'
import type { SubscriptionRow } from '../storage/records.ts'
import { requirePaidHandler } from './book-cycle.ts'
import { requireAmountHandler } from './decide-amount.ts'

/**
 * Starts a subscription, and returns it with its brCode. The subscription is stored before the recurrence is created. The
 * API creates a recurrence once for each externalId, so the same call is safe after an error.
 *
 * @throws TypeError when the kit has no handler `onCyclePaid`: nobody would credit the payments. Also when the request
 *   has no `amount`, and the kit has no handler `amountOfCycle`.
 * @throws PixError when the API refused the recurrence or does not answer.
 * @throws PixOperatorError `externalIdInUse` when another subscription has this externalId.
 */
export async function startSubscription(
  kit: Kit,
  { walletId, ...asked }: SubscriptionRequest,
): Promise<Subscription> {
  requirePaidHandler(kit)
  if (asked.amount === undefined) requireAmountHandler(kit)
  const wallet = kit.wallets.of(kit.wallets.idOf(walletId))
  const stored = await storeRequest(kit, subscriptionsIn, newSubscription(kit, wallet.walletId, asked))
  if (stored.recurrence_id !== null) return subscriptionOf(stored)
  try {
    const request = JSON.parse(stored.request) as CreateRecurrenceRequest
    const recurrence = await wallet.pix.recurrences.createRecurrence(request)
    checkOurs(recurrence, request)
    return subscriptionOf(await storeRecurrence(kit, stored.key, recurrence))
  } catch (error) {
    await storeRefusal(kit, subscriptionsIn, stored, error)
    throw error
  }
}

const subscriptionsIn = ({ subscriptions }: Open): Open['subscriptions'] => subscriptions

function newSubscription(
  kit: Kit,
  walletId: string,
  { playerId, ...asked }: Omit<SubscriptionRequest, 'walletId'>,
): SubscriptionRow {
  return {
    key: subscriptionKey(walletId, asked.externalId),
    wallet_id: walletId,
    external_id: asked.externalId,
    player_id: playerId,
    amount: asked.amount ?? 0,
    request: jsonOf(asked),
    status: 'STARTING',
    recurrence_id: null,
    br_code: null,
    reason: null,
    cancel_request: null,
    first_paid_at: null,
    next_cycle: 2,
    expires_at: null,
    created_at: kit.clock.now(),
    attempts: 0,
    next_at: null,
    failing_since: null,
  }
}

/** Stores the id of the recurrence. Its status is read afterwards, so that each step calls its handler. */
export const storeRecurrence = (kit: Kit, key: string, recurrence: Recurrence): Promise<SubscriptionRow> =>
  inTransaction(kit, async ({ subscriptions }) => {
    const row = await subscriptions.lock(key)
    if (row === undefined) throw new Error(`The subscription ${key} was deleted.`)
    if (row.recurrence_id !== null) return row
    const columns = {
      status: 'PENDING',
      recurrence_id: recurrence.id,
      br_code: recurrence.textContent,
      expires_at: Date.parse(recurrence.expiresAt),
      next_at: kit.clock.now() + FIRST_READ_MS,
    }
    await subscriptions.update(key, columns)
    return { ...row, ...columns }
  })
