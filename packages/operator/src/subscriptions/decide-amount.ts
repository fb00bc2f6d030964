import { inTransaction, type Kit } from '../kit/kit.ts'
import { cycleOf, subscriptionOf } from '../kit/subscription.ts'
import type { CycleRow, SubscriptionRow } from '../storage/records.ts'

/**
 * Returns what to charge for a cycle. The answer of your handler is stored before the charge is created, so that a
 * charge that is created again has the same amount.
 */
export const decideAmount = (kit: Kit, { key }: CycleRow, subscription: SubscriptionRow): Promise<number> =>
  inTransaction(kit, async ({ cycles, transaction }) => {
    const cycle = await cycles.lock(key)
    if (cycle === undefined) throw new Error(`The cycle ${key} was deleted.`)
    if (cycle.amount > 0) return cycle.amount
    const amount = await requireAmountHandler(kit)(transaction, cycleOf(cycle), subscriptionOf(subscription))
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new TypeError(`amountOfCycle must return centavos above 0, not ${amount}.`)
    await cycles.update(key, { amount })
    return amount
  })

/** Returns the handler that decides about amounts. @throws TypeError when the kit has none. */
export function requireAmountHandler({
  handlers,
}: Pick<Kit, 'handlers'>): NonNullable<Kit['handlers']['amountOfCycle']> {
  if (handlers.amountOfCycle === undefined)
    throw new TypeError('A subscription without amount needs the handler amountOfCycle.')
  return handlers.amountOfCycle
}
