import type { Clock, Stop } from '../clock.ts'
import { trimActivity } from '../storage/rows/activity-rows.ts'
import { isOwnPartition } from '../storage/own-partition.ts'
import type { Store } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'

/** How many rows of the stream stay for readers that are slow or away. A row has what one transaction did. */
export const KEPT_ROWS = 50_000
const PERIOD_MILLISECONDS = 30_000
/** The rows of a step. A transaction on SQLite blocks the event loop, so it must be short. */
const ROWS_AT_ONCE = 500

/** Deletes the oldest rows of the stream, so that it does not grow. */
export interface ActivityTrim {
  start(): void
  /** Deletes what is too much now. Never rejects: a failure is logged. */
  round(): Promise<void>
  /** Resolves when the step in progress has ended. */
  stop(): Promise<void>
}

export interface ActivityTrimOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** Identifies this process on the store. One process does the work for all. */
  readonly processId: string
  /** How many rows stay. */
  readonly kept?: number
}

export function createActivityTrim({
  store,
  clock,
  log,
  processId,
  kept = KEPT_ROWS,
}: ActivityTrimOptions): ActivityTrim {
  let wakeUp: Stop = () => undefined
  let running = Promise.resolve()
  const ending = new AbortController()

  const round = async (): Promise<void> => {
    try {
      if (!(await isOwnPartition({ store, clock, processId }))) return
      let deleted = ROWS_AT_ONCE
      while (deleted > 0 && !ending.signal.aborted) {
        deleted = await store.write((transaction) => trimActivity(transaction, { kept, limit: ROWS_AT_ONCE }))
      }
    } catch (error) {
      log.warn({ err: error }, 'Old entries of the stream could not be deleted. Retrying in 30 seconds.')
    }
  }
  const sleep = (): void => {
    if (ending.signal.aborted) return
    wakeUp = clock.after(PERIOD_MILLISECONDS, () => {
      running = round().finally(sleep)
    })
  }
  return {
    start: sleep,
    round,
    async stop() {
      ending.abort()
      wakeUp()
      await running
    },
  }
}
