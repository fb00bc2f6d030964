import { PixError } from '@pix-payments/client'
import { recordFinding } from '../kit/findings.ts'
import { inTransaction, type Kit } from '../kit/kit.ts'
import { newCycle, subscriptionKey } from '../kit/subscription.ts'
import type { CycleRow, EventRow, SubscriptionRow } from '../storage/records.ts'
import { storeRecurrence } from './start-subscription.ts'

/**
 * Returns the subscription of a recurrence, also when the response with its id was lost. Returns undefined for a
 * recurrence of another program, and `foreign` when the wallet does not have it.
 */
export async function findRecurrence(
  kit: Kit,
  walletId: string,
  id: string,
): Promise<SubscriptionRow | 'foreign' | undefined> {
  const [known] = await inTransaction(kit, ({ subscriptions }) =>
    subscriptions.find('recurrence_id = $1 and wallet_id = $2', [id, walletId]),
  )
  if (known !== undefined) return known
  const recurrence = await kit.wallets
    .of(walletId)
    .pix.recurrences.getRecurrence({ id })
    .catch((error: unknown) => {
      const codes = ['RESOURCE_MISSING', 'RECURRENCE_ACCESS_DENIED'] as const
      if (!(error instanceof PixError && error.is('getRecurrence', ...codes))) throw error
    })
  if (recurrence === undefined) return 'foreign'
  const key = subscriptionKey(walletId, recurrence.externalId)
  const [unanswered] = await inTransaction(kit, ({ subscriptions }) =>
    subscriptions.find('key = $1 and recurrence_id is null', [key]),
  )
  return unanswered && storeRecurrence(kit, key, recurrence)
}

/** Returns the subscription of an event. Without one, the event changes nothing and becomes a finding. */
export async function findSubscription(
  kit: Kit,
  { wallet_id: walletId, key: subject, name }: EventRow,
  recurrenceId: string,
): Promise<SubscriptionRow | undefined> {
  const row = await findRecurrence(kit, walletId, recurrenceId)
  if (row !== undefined && row !== 'foreign') return row
  const kind = row === undefined && name.endsWith('Settled') ? 'unknown' : 'foreign'
  const detail = `${name}: the books have no subscription of ${recurrenceId}.`
  await inTransaction(kit, (open) => recordFinding(kit, open, { kind, walletId, subject, detail }))
  return undefined
}

/** Returns the cycle of a schedule. A cycle that another program charged gets a row: its money belongs to the player. */
export const ensureCycle = (kit: Kit, subscription: SubscriptionRow, number: number): Promise<CycleRow> =>
  inTransaction(kit, async ({ cycles }) => {
    const fresh = newCycle(subscription, number, kit.clock.now())
    await cycles.insert(fresh)
    return fresh
  })
