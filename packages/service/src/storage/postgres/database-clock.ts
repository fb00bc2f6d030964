import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../../clock.ts'
import type { Statement } from '../statement.ts'
import type { PostgresConnection } from './postgres-connection.ts'

/** PostgreSQL only. No other statement reads the time of the database. */
const TIME: Statement = {
  name: 'postgres.time',
  text: `select extract(epoch from clock_timestamp())::double precision * 1000 as now`,
}

const PERIOD_MILLISECONDS = 1000
const MEASUREMENTS_AT_START = 5
/** The assumed drift between two clocks, as a share of the time passed. */
const DRIFT = 0.0005
/**
 * A correction backwards of up to this much lets `now` stand still. A larger one means that the clock of the database
 * was set, and `now` goes back.
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
 * The time of the database, common to all processes on it, whatever the clocks of their machines show. It is measured
 * when the store is opened, and once a second at the start of a transaction. Between two measurements, the machine's
 * clock without jumps advances it. A measurement with a shorter round trip is better.
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

  /** Accepts a measurement that is better than the last one, whose error grows with its age, or that contradicts it. */
  #take(measured: Measurement): void {
    const last = this.#measured
    const error = last.error + (measured.at - last.at) * DRIFT
    const contradicts = Math.abs(measured.offset - last.offset) > measured.error + error + 1
    if (contradicts || measured.error <= error) this.#measured = measured
  }
}
