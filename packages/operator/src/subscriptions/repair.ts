import type { StatementLine } from '@pix-payments/client'
import type { Kit } from '../kit/kit.ts'
import { advanceCycle } from './advance-cycle.ts'
import { advanceSubscription } from './advance-subscription.ts'
import { ensureCycle, findRecurrence } from './find-subscription.ts'

/**
 * Books the line of a first payment, whose id is that of the recurrence, or of a cycle, whose id is that of the schedule.
 * Only cycle charges have no `externalId`.
 */
export async function repair(
  kit: Kit,
  walletId: string,
  { externalId, productTransactionId: id }: StatementLine,
): Promise<void> {
  if (id === null) return
  const { schedules } = kit.wallets.of(walletId).pix
  const schedule = externalId === null ? await schedules.getSchedule({ id }) : undefined
  const subscription = await findRecurrence(kit, walletId, schedule?.recurrenceId ?? id)
  if (subscription === undefined || subscription === 'foreign') return
  if (schedule === undefined) return advanceSubscription(kit, subscription)
  await advanceCycle(kit, await ensureCycle(kit, subscription, schedule.cycleNumber))
}
