import { advanceDeposit } from '../deposits/advance-deposit.ts'
import { processEvent } from '../events/process-event.ts'
import { readDeposits } from '../events/read-deposits.ts'
import type { WorkKind } from '../kit/handlers.ts'
import { inTransaction, type Kit } from '../kit/kit.ts'
import { LEASE_MS } from '../pace/gaps.ts'
import { advancePayout } from '../payouts/advance-payout.ts'
import type { DepositRow, EventRow } from '../storage/records.ts'
import type { Rows } from '../storage/rows.ts'

/** Money in and money out do not wait for each other. */
export type Group = 'in' | 'out' | 'recurring'

export type DueTable = WorkKind['table']

/** A row that is due. `name` is that of an event. Events and payouts have a trace. */
export type Due = Pick<DepositRow, 'key' | 'wallet_id' | 'attempts' | 'failing_since'> &
  Partial<Pick<EventRow, 'name' | 'traceparent'>>

export interface Task {
  readonly group: Group
  readonly table: DueTable
  readonly row: Due
  /** When the row was taken. */
  readonly takenAt: number
  run(): Promise<void>
}

/**
 * Takes rows that are due. Events first, because they show which of the other rows have news. A table takes half of what
 * is left at most, so that a burst of events does not hold up payouts. The rows of the wallets `except` stay.
 */
export function claim(
  kit: Kit,
  limit: number,
  except: (group: Group) => readonly string[],
): Promise<readonly Task[]> {
  const now = kit.clock.now()
  return inTransaction(kit, async (open) => {
    const tasks: Task[] = []
    const take = async <R extends Due>(
      [group, table]: readonly [Group, DueTable],
      rows: Rows<R>,
      runnersOf: (rows: readonly R[]) => Promise<(row: R) => Promise<void>> | ((row: R) => Promise<void>),
      only?: string,
    ): Promise<void> => {
      if (tasks.length >= limit) return
      const half = Math.ceil((limit - tasks.length) / 2)
      const taken = await rows.claim(now, now + LEASE_MS, half, except(group), only)
      const run = await runnersOf(taken)
      for (const row of taken) tasks.push({ group, table, row, takenAt: now, run: () => run(row) })
    }
    const ofEvents = async (events: readonly EventRow[]): Promise<(row: EventRow) => Promise<void>> => {
      const deposits = await readDeposits(open, events)
      return (row) => processEvent(kit, row, deposits.get(row.key))
    }
    await take(['in', 'events'], open.events, ofEvents, `lane = 'in'`)
    await take(['out', 'events'], open.events, ofEvents, `lane = 'out'`)
    await take(['out', 'payouts'], open.payouts, () => (row) => advancePayout(kit, row))
    await take(['in', 'deposits'], open.deposits, () => (row) => advanceDeposit(kit, row))
    const { recurring } = kit
    if (recurring !== undefined) {
      await take(
        ['recurring', 'subscriptions'],
        open.subscriptions,
        () => (row) => recurring.advanceSubscription(kit, row),
      )
      await take(['recurring', 'cycles'], open.cycles, () => (row) => recurring.advanceCycle(kit, row))
    }
    return tasks
  })
}
