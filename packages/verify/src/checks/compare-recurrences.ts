import type { StartedRecurrence, ScenarioRun } from '../steps/scenario-run.ts'
import { type Difference, reais } from './difference.ts'
import type { Line, Views } from './views.ts'

/** In a scenario with a recurrence, its player pays nothing else. */
const paymentsOf = ({ wallet }: Views, { player }: StartedRecurrence): readonly Line[] =>
  wallet.lines.filter(({ playerId, amount }) => playerId === player.playerId && amount > 0)

/** A cancelled recurrence is never charged again, not even an accepted charge on its due date (G-096). */
export function* compareCancelled({ recurrences }: ScenarioRun, views: Views): Generator<Difference> {
  for (const started of recurrences.values()) {
    const { id, cancelledAt } = started
    if (cancelledAt === undefined) continue
    const late = paymentsOf(views, started).filter(({ settledAt }) => settledAt > cancelledAt)
    if (late.length === 0) continue
    yield {
      check: 'chargedAfterCancel',
      text: `${id} was cancelled, and the player paid ${late.length} times after that.`,
      wallet: late.map(({ amount, day }) => `${reais(amount)} on ${day}`).join('; '),
      backEnd: `accepted the cancellation on ${cancelledAt.toISOString()}`,
    }
  }
}

/** The payments that nothing prevented happened. A back end that charges nothing fails here. */
export function comparePaid(
  { recurrences, unplayed }: ScenarioRun,
  views: Views,
  { recurrence, times }: { readonly recurrence: string; readonly times: number },
): readonly Difference[] {
  const started = recurrences.get(recurrence)
  const paid = started === undefined ? 0 : paymentsOf(views, started).length
  if (paid === times) return []
  return [
    {
      check: 'notSettled',
      text: `${recurrence} was paid ${paid} times instead of ${times} times.`,
      wallet: `${paid} payments`,
      backEnd:
        started === undefined ? (unplayed[0] ?? 'not started') : `started with ${reais(started.amount)}`,
    },
  ]
}
