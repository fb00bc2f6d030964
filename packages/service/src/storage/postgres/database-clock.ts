import type { Instant } from '@pix-payments/pix'
import type { Clock, Stop } from '../../clock.ts'
import type { Statement } from '../statement.ts'
import type { PostgresConnection } from './postgres-connection.ts'

/** Text of this engine alone: no other statement asks the database for the time. */
const TIME: Statement = {
  name: 'postgres.time',
  text: `select extract(epoch from clock_timestamp())::double precision * 1000 as now`,
}

const PERIOD_MILLISECONDS = 1000
const MEASUREMENTS_AT_START = 5
/** Two clocks that agree may drift apart by this share of the time that has passed. */
const DRIFT = 0.0005
/** A correction up to here lets the time stand still; where the clock of the database was set by more, it goes back. */
const LONGEST_STANDSTILL_MILLISECONDS = 1000

/** One measurement of the time of the database. */
interface Measurement {
  /** Milliseconds that the database is ahead of this machine. */
  readonly offset: number
  /** Half of the round trip: the true offset is at most this far away. */
  readonly error: number
  /** By the clock of this machine. */
  readonly at: Instant
}

/**
 * The time of the database, which all processes go by that share it, whatever the clocks of their machines show. It is
 * measured when the store is opened, and every second with a transaction that begins anyway; between two measurements
 * the machine's own time passes, which never jumps. The measurement with the shortest round trip counts.
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

  /** Measures again when the last time was a second ago. */
  async keep(connection: PostgresConnection): Promise<void> {
    if (this.#own.now() - this.#askedAt < PERIOD_MILLISECONDS) return
    await this.#measure(connection)
  }

  async measureOften(connection: PostgresConnection): Promise<void> {
    for (let count = 0; count < MEASUREMENTS_AT_START; count += 1) await this.#measure(connection)
  }

  async #measure(connection: PostgresConnection): Promise<void> {
    const sentAt = this.#own.now()
    this.#askedAt = sentAt
    const row = await connection.first<{ now: number }>(TIME)
    if (row === undefined) throw new Error('The database gave no time')
    const at = this.#own.now()
    const [middle, error] = [(sentAt + at) / 2, (at - sentAt) / 2]
    this.#take({ offset: row.now - middle, error, at })
  }

  /** A better one replaces the last one, whose error grows with its age; so does one that contradicts it. */
  #take(measured: Measurement): void {
    const last = this.#measured
    const error = last.error + (measured.at - last.at) * DRIFT
    const contradicts = Math.abs(measured.offset - last.offset) > measured.error + error + 1
    if (contradicts || measured.error <= error) this.#measured = measured
  }
}
