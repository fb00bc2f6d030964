import type { Clock, Stop } from '../clock.ts'
import { isOwnPartition } from '../storage/own-partition.ts'
import { type Mark, type MarkKind, deleteFutureMarks, dueMarks } from '../storage/rows/retention-mark-rows.ts'
import type { Store, Transaction } from '../storage/store.ts'
import type { Log } from '../telemetry/log.ts'
import { type MarkWork, type Removed, applyMarks, startOf } from './apply-mark.ts'
import { type Keep, agesOf } from './keep.ts'
import { setMarks } from './set-marks.ts'

export interface RetentionOptions {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** Identifies this process on the store. */
  readonly processId: string
  readonly keep: Keep
  /** Receives the number of rows that a step deleted from a table. */
  readonly onRemoved?: ((table: string, rows: number) => void) | undefined
}

/** Deletes old events, deliveries and orders in small steps (docs/decisions/0036-old-rows-by-marks.md). */
export interface Retention {
  start(): void
  /** Sets marks and deletes the rows that are old enough, without a wait. Never rejects: a failure is logged. */
  round(): Promise<void>
  /** Resolves when the step in progress has ended. */
  stop(): Promise<void>
}

/** The pause before the first round, and between two rounds. */
const FIRST_MILLISECONDS = 60_000
const PERIOD_MILLISECONDS = 3_600_000
/** The most rows of a step. A transaction on SQLite blocks the event loop, so it must be shorter. */
const ROWS_AT_ONCE: Readonly<Record<Store['engine'], number>> = { sqlite: 100, postgres: 500 }
const MARKS_AT_ONCE = 100
/**
 * After a step, the job waits for this many times the duration of the step, so that it takes at most a twentieth of the
 * time of the store. While the store is busy, steps take longer, and so do the pauses.
 */
const PAUSE_PER_DURATION = 19
const LEAST_PAUSE_MILLISECONDS = 20
const LONGEST_PAUSE_MILLISECONDS = 10_000

const KINDS: readonly MarkKind[] = ['EVENT', 'RAIL']

export function createRetention(options: RetentionOptions): Retention {
  return new RetentionJob(options)
}

class RetentionJob implements Retention {
  readonly #options: RetentionOptions
  #wake: Stop = () => undefined
  #endPause: () => void = () => undefined
  #running: Promise<void> | undefined
  #isStopped = false

  constructor(options: RetentionOptions) {
    this.#options = options
  }

  start(): void {
    this.#sleep(FIRST_MILLISECONDS)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#wake()
    this.#endPause()
    await this.#running
  }

  #sleep(milliseconds: number): void {
    if (this.#isStopped) return
    this.#wake = this.#options.clock.after(milliseconds, () => {
      this.#running = this.round().finally(() => {
        this.#sleep(PERIOD_MILLISECONDS)
      })
    })
  }

  async round(): Promise<void> {
    const { clock, log, keep } = this.#options
    try {
      // One process does the work for all. For a short time after a process ended, two may do it: a mark is locked while
      // its rows are deleted.
      if (!(await isOwnPartition(this.#options))) return
      for (const kind of KINDS) {
        if (agesOf(kind, keep, clock.now()) === undefined) continue
        await this.#markWallets(kind)
        await this.#applyMarks(kind)
      }
    } catch (error) {
      log.error({ err: error }, 'Old events and orders could not be deleted. Retrying in an hour.')
    }
  }

  async #markWallets(kind: MarkKind): Promise<void> {
    const { clock, keep } = this.#options
    await this.#step((transaction) => deleteFutureMarks(transaction, kind, clock.now()))
    let after: string | undefined = ''
    while (after !== undefined && !this.#isStopped) {
      const from: string = after
      after = await this.#step(async (transaction) => {
        const realNow = clock.now()
        const ages = agesOf(kind, keep, realNow)
        return ages && setMarks(transaction, kind, from, { ...ages, realNow })
      })
    }
  }

  async #applyMarks(kind: MarkKind): Promise<void> {
    const { store, clock, log, keep } = this.#options
    const total: Record<string, number> = {}
    const oldest = agesOf(kind, keep, clock.now())?.oldest
    if (oldest === undefined) return
    let after: Mark | undefined
    do {
      const from: Mark | undefined = after
      const marks = await store.read((reader) =>
        dueMarks(reader, kind, oldest, { after: from, limit: MARKS_AT_ONCE }),
      )
      await this.#apply(
        marks.map((mark) => ({ mark, place: startOf(mark) })),
        oldest,
        total,
      )
      after = marks.at(-1)
    } while (after !== undefined && !this.#isStopped)
    if (Object.keys(total).length > 0) log.info({ rows: total }, 'Deleted old rows.')
  }

  /** Deletes the rows of marks, step by step, and adds their numbers to `total`. */
  async #apply(marks: readonly MarkWork[], oldest: number, total: Record<string, number>): Promise<void> {
    const { store, onRemoved } = this.#options
    const most = ROWS_AT_ONCE[store.engine]
    let work = marks
    while (work.length > 0 && !this.#isStopped) {
      const now = work
      const { removed, left } = await this.#step((transaction) =>
        applyMarks(transaction, now, { most, oldest }),
      )
      for (const [table, rows] of removed.flatMap(rowsOf)) {
        total[table] = (total[table] ?? 0) + rows
        onRemoved?.(table, rows)
      }
      work = left
    }
  }

  async #step<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const { store, clock } = this.#options
    const began = clock.now()
    const result = await store.write(work)
    const pause = Math.max(LEAST_PAUSE_MILLISECONDS, (clock.now() - began) * PAUSE_PER_DURATION)
    await this.#pause(Math.min(pause, LONGEST_PAUSE_MILLISECONDS))
    return result
  }

  #pause(milliseconds: number): Promise<void> {
    if (this.#isStopped) return Promise.resolve()
    return new Promise((resolve) => {
      const cancel = this.#options.clock.after(milliseconds, resolve)
      this.#endPause = () => {
        cancel()
        resolve()
      }
    })
  }
}

const rowsOf = (removed: Removed): readonly (readonly [string, number])[] =>
  Object.entries(removed).filter(([, rows]) => rows > 0)
