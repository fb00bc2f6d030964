import { book } from '../books/book.ts'
import type { Outcome } from '../kit/handlers.ts'
import type { Kit, Open } from '../kit/kit.ts'
import { cycleOf, subscriptionOf } from '../kit/subscription.ts'
import type { CycleRow, SubscriptionRow } from '../storage/records.ts'

/**
 * Books a payment of a cycle once, by the id of its line, and calls your handler for the credit.
 *
 * @throws TypeError when the handler is missing. The step is rolled back, so that no payment is booked uncredited.
 */
export async function bookCycle(
  kit: Kit,
  open: Open,
  cycle: CycleRow,
  subscription: SubscriptionRow,
): Promise<void> {
  const isFirst = cycle.number === 1
  const isNew = await book(open, {
    wallet_id: cycle.wallet_id,
    id: (isFirst ? subscription.recurrence_id : cycle.schedule_id) ?? '',
    kind: isFirst ? 'firstPayment' : 'cycle',
    external_id: isFirst ? subscription.external_id : null,
    end_to_end_id: cycle.end_to_end_id,
    player_id: subscription.player_id,
    amount: cycle.amount,
    booked_at: cycle.paid_at ?? kit.clock.now(),
  })
  if (!isNew) return
  open.ended.push(outcomeOfCycle(cycle))
  await requirePaidHandler(kit)(open.transaction, cycleOf(cycle), subscriptionOf(subscription))
}

/** The outcome of a cycle, for the hook. */
export const outcomeOfCycle = ({ wallet_id: walletId, status, amount }: CycleRow): Outcome => ({
  kind: 'cycle',
  walletId,
  status,
  amount,
})

/** Returns the handler that credits payments. @throws TypeError when the kit has none. */
export function requirePaidHandler({
  handlers,
}: Pick<Kit, 'handlers'>): NonNullable<Kit['handlers']['onCyclePaid']> {
  if (handlers.onCyclePaid === undefined)
    throw new TypeError('A subscription needs the handler onCyclePaid: without it, a payment is lost money.')
  return handlers.onCyclePaid
}
