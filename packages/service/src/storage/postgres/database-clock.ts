import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../../clock.ts'
import type { Statement } from '../statement.ts'
import type { PostgresConnection } from './postgres-connection.ts'

/** This statement exists only for PostgreSQL. It is the only statement that reads the time of the database. */
const TIME: Statement = {
  name: 'postgres.time',
  text: `select extract(epoch from clock_timestamp())::double precision * 1000 as now`,
}

const PERIOD_MILLISECONDS = 1000
const MEASUREMENTS_AT_START = 5
/** The assumed drift between two clocks, as a share of the time passed. */
const DRIFT = 0.0005
/**
 * When a measurement moves the time back by at most this much, `now` stands still until the time has caught up. When it
 * moves the time back further, the clock of the database was set, and `now` goes back too.
 */
const LONGEST_STANDSTILL_MILLISECONDS = 1000

/** One measurement of the time of the database. */
interface Measurement {
  /** Milliseconds by which the database is ahead of this machine. */
  readonly offset: number
  /** Half of the round trip, in milliseconds: the largest possible error of the offset. */
  readonly error: number
  /** When it was measured, by the clock of this machine. */
  readonly at: Instant
}

/**
 * The clock of the database. All processes on the database share it, even when the clocks of their machines differ. Its
 * time is measured when the store is opened, and then at most once a second, at the start of a transaction. Between two
 * measurements, the time advances with the clock of this machine, without the jumps of that clock. A measurement with a
 * shorter round trip is more exact.
 */
export class DatabaseClock implements Clock {
  readonly #own: Clock
  #measured: Measurement = { offset: 0, error: Number.POSITIVE_INFINITY, at: 0 }
  #askedAt = Number.NEGATIVE_INFINITY
  #last = Number.NEGATIVE_INFINITY

  constructor(own: Clock) {
    this.#own = own
  }

  now(): Instant {
    const now = Math.round(this.#own.now() + this.#measured.offset)
    const isBack = now < this.#last && this.#last - now <= LONGEST_STANDSTILL_MILLISECONDS
    if (!isBack) this.#last = now
    return this.#last
  }

  wallNow(): Instant {
    return this.now()
  }

  offset(): number {
    return this.#own.wallNow() - this.now()
  }

  after(milliseconds: number, callback: () => void): Stop {
    return this.#own.after(milliseconds, callback)
  }

  /** Measures again when the last measurement is at least a second old. */
  async measureIfOld(connection: PostgresConnection): Promise<void> {
    if (this.#own.now() - this.#askedAt < PERIOD_MILLISECONDS) return
    await this.#measure(connection)
  }

  async measureRepeatedly(connection: PostgresConnection): Promise<void> {
    for (let count = 0; count < MEASUREMENTS_AT_START; count += 1) await this.#measure(connection)
  }

  async #measure(connection: PostgresConnection): Promise<void> {
    const sentAt = this.#own.now()
    this.#askedAt = sentAt
    const row = await connection.first<{ now: number }>(TIME)
    if (row === undefined) throw new Error('The database returned no time')
    const at = this.#own.now()
    const [middle, error] = [(sentAt + at) / 2, (at - sentAt) / 2]
    this.#take({ offset: row.now - middle, error, at })
  }

  /**
   * Accepts a new measurement in two cases: its error is at most the error of the last measurement, which grows with
   * age, or the two measurements contradict each other.
   */
  #take(measured: Measurement): void {
    const last = this.#measured
    const error = last.error + (measured.at - last.at) * DRIFT
    const contradicts = Math.abs(measured.offset - last.offset) > measured.error + error + 1
    if (contradicts || measured.error <= error) this.#measured = measured
  }
}
