import type { Clock, Stop } from '../../clock.ts'
import { StoreUnavailableError } from '../store.ts'
import type { UseConnection } from './postgres-pool.ts'

const PERIOD_MILLISECONDS = 500
const SILENT =
  'The database of this wallet does not answer. A change under way may or may not have been kept.'

interface Work {
  readonly reject: (reason: Error) => void
  /** Milliseconds of the clock. */
  readonly since: number
}

interface Watched {
  /** Rejects when the partition does not answer in time. */
  readonly ask: () => Promise<unknown>
  readonly underWay: Set<Work>
  /** Undefined while the partition answers. */
  away: StoreUnavailableError | undefined
}

/**
 * Watches whether the partitions answer, so that a silent node does not keep the connections that all partitions share. A
 * partition with work that takes longer than half a second is asked a question. Without an answer it is away: its work is
 * rejected, and so is new work, until it answers. Of the partitions that are away, one at a time is asked again, because
 * the coordinator keeps the connection of a question to a silent node for up to 30 seconds.
 */
export class PartitionWatch {
  readonly #clock: Clock
  readonly #partitions: Watched[] = []
  /** In the order in which they are asked. */
  readonly #away = new Set<Watched>()
  #isLooking = false
  #isClosed = false
  #stop: Stop = () => undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Returns `use` with a watch over a partition. A connection without an answer is closed. */
  over(use: UseConnection, ask: () => Promise<unknown>): UseConnection {
    const watched: Watched = { ask, underWay: new Set(), away: undefined }
    this.#partitions.push(watched)
    const refuseWhenAway = (): void => {
      if (watched.away !== undefined) throw watched.away
    }
    return async (work) => {
      refuseWhenAway()
      return use((connection, discard) => {
        // It may have gone away while this work waited for a connection.
        refuseWhenAway()
        return this.#race([watched], discard, () => work(connection, discard))
      })
    }
  }

  /** Returns `use` for work in several partitions. It is rejected when any of them goes away meanwhile. */
  overAll(use: UseConnection): UseConnection {
    return (work) =>
      use((connection, discard) => this.#race(this.#partitions, discard, () => work(connection, discard)))
  }

  close(): void {
    this.#isClosed = true
    this.#stop()
  }

  async #race<T>(partitions: readonly Watched[], discard: () => void, work: () => Promise<T>): Promise<T> {
    this.#lookLater()
    const { promise: away, reject } = Promise.withResolvers<never>()
    const one: Work = { reject, since: this.#clock.now() }
    for (const { underWay } of partitions) underWay.add(one)
    try {
      return await Promise.race([away, work()])
    } catch (error) {
      if (partitions.some((watched) => watched.away === error)) discard()
      throw error
    } finally {
      for (const { underWay } of partitions) underWay.delete(one)
    }
  }

  #lookLater(): void {
    if (this.#isLooking || this.#isClosed) return
    this.#isLooking = true
    this.#stop = this.#clock.after(PERIOD_MILLISECONDS, () => void this.#look())
  }

  async #look(): Promise<void> {
    const before = this.#clock.now() - PERIOD_MILLISECONDS
    const slow = this.#partitions.filter(
      ({ underWay, away }) => away === undefined && [...underWay].some(({ since }) => since <= before),
    )
    await Promise.all([this.#askAgain(), ...slow.map((watched) => this.#ask(watched))])
    this.#isLooking = false
    if (this.#away.size > 0 || this.#partitions.some(({ underWay }) => underWay.size > 0)) this.#lookLater()
  }

  async #askAgain(): Promise<void> {
    for (const watched of this.#away) if (!(await this.#ask(watched))) return
  }

  /** Resolves to true when the partition answers. */
  async #ask(watched: Watched): Promise<boolean> {
    this.#away.delete(watched)
    try {
      await watched.ask()
      watched.away = undefined
      return true
    } catch (cause) {
      this.#away.add(watched)
      if (watched.away === undefined) {
        watched.away = new StoreUnavailableError(SILENT, { cause })
        for (const { reject } of watched.underWay) reject(watched.away)
      }
      return false
    }
  }
}
