import type { Clock, Stop } from '../../clock.ts'
import { SECOND } from '../../domain/timestamp.ts'
import { withinTime } from '../../outgoing/within-time.ts'
import { type Backlog, orderBacklog } from '../../storage/rows/rail-queue-rows.ts'
import type { Store } from '../../storage/store.ts'
import type { Log } from '../../telemetry/log.ts'
import type { Institution } from '../institution.ts'
import { cached } from './cached.ts'
import { sentenceOf } from './order-attempt.ts'

/** The orders that wait, for metrics. */
export interface QueueFacts {
  readonly pending: number
  /** The age of the oldest pending order in real seconds; 0 when none is pending. */
  readonly oldestSeconds: number
  /** True while the breaker is open: orders are tried one at a time. */
  readonly isOpen: boolean
}

/** The state of the rail, for `/readyz`. */
export interface RailHealth {
  readonly status: 'up' | 'down'
  readonly pending: number
  readonly oldestSeconds: number
}

export interface QueueStatusOptions {
  readonly institution: Institution
  readonly store: Pick<Store, 'read'>
  readonly clock: Clock
  readonly log: Log
  readonly breaker: { readonly isOpen: boolean }
}

/** How long a value is used again. Counting a long queue and asking the institution both cost time. */
const REUSE_MILLISECONDS = 1000
/** Counting takes at most a twentieth of the time of the store, however long the queue is. */
const REST_AFTER_COUNT = 19
const HEALTH_MILLISECONDS = 3000
const WARN_MILLISECONDS: number = 60 * SECOND
/** An older pending order is worth a warning. */
const OLD_SECONDS = 60

/** Measures the queue, and warns about old orders. */
export class QueueStatus {
  readonly #options: QueueStatusOptions
  readonly #backlog: () => Promise<Backlog>
  readonly #askHealth: () => Promise<string | undefined>
  /** The result of the last time that the institution was asked. */
  #isHealthy = true
  #next: Stop = () => undefined
  #isStopped = false

  constructor(options: QueueStatusOptions) {
    const { store, clock } = options
    this.#options = options
    this.#backlog = cached(clock, REUSE_MILLISECONDS, () => store.read(orderBacklog), REST_AFTER_COUNT)
    this.#askHealth = cached(clock, REUSE_MILLISECONDS, () => this.#problem())
  }

  async facts(): Promise<QueueFacts> {
    const { clock, breaker } = this.#options
    const { pending, oldestAt } = await this.#backlog()
    const oldestSeconds = oldestAt === null ? 0 : Math.max(Math.round((clock.now() - oldestAt) / SECOND), 0)
    return { pending, oldestSeconds, isOpen: breaker.isOpen }
  }

  /**
   * Returns the state of the rail, and asks the institution for its health. It does not wait for the answer, which the
   * next call returns: an institution that hangs must not delay `/readyz`.
   */
  async health(): Promise<RailHealth> {
    void this.#askHealth()
    const { pending, oldestSeconds, isOpen } = await this.facts()
    return { status: !isOpen && this.#isHealthy ? 'up' : 'down', pending, oldestSeconds }
  }

  /** Asks the institution for its health, and looks at the age of the oldest order once a minute from now on. */
  start(): void {
    void this.#warnOfHealth()
    this.#lookLater()
  }

  async #warnOfHealth(): Promise<void> {
    const error = await this.#askHealth()
    if (error === undefined || this.#isStopped) return
    this.#options.log.warn({ error }, 'The institution is not ready.')
  }

  stop(): void {
    this.#isStopped = true
    this.#next()
  }

  /** Returns why the institution is not ready; undefined when it is ready. */
  async #problem(): Promise<string | undefined> {
    const { institution, clock } = this.#options
    const limit = { clock, timeoutMilliseconds: HEALTH_MILLISECONDS }
    const problem = await withinTime(limit, async (signal) => institution.health?.(signal)).then(
      () => undefined,
      (error: unknown) => sentenceOf(error),
    )
    this.#isHealthy = problem === undefined
    return problem
  }

  #lookLater(): void {
    if (this.#isStopped) return
    this.#next = this.#options.clock.after(WARN_MILLISECONDS, () => {
      void this.#look().finally(() => {
        this.#lookLater()
      })
    })
  }

  async #look(): Promise<void> {
    const { log } = this.#options
    try {
      const { pending, oldestSeconds } = await this.facts()
      if (oldestSeconds <= OLD_SECONDS) return
      log.warn({ pending, oldestSeconds }, 'Orders wait for the institution for longer than a minute.')
    } catch (error) {
      log.error({ err: error }, 'The orders that wait for the institution cannot be counted.')
    }
  }
}
