import { Connection, type Outcome, type Target } from './connection.ts'
import { Latencies } from './latencies.ts'
import { type BenchRequest, prepare, withNumber } from './prepared-request.ts'

export interface LoadOptions {
  /** The processes of one server. The connections are spread over them evenly. */
  readonly targets: readonly Target[]
  /** The requests, which are sent in turn. */
  readonly requests: readonly BenchRequest[]
  readonly connections: number
  /** The load before the measurement, which is not counted. */
  readonly warmUpSeconds: number
  readonly seconds: number
  /** Requests per second. Without a rate, the next request of a connection follows each response. */
  readonly rate?: number | undefined
  /** The load ends after this number of requests, even when its time has not passed. */
  readonly count?: number | undefined
  /** The number of the first request; later requests count up. */
  readonly firstNumber: number
  /** True when the result names the requests that got a 2XX response. */
  readonly keepsAcknowledged?: boolean | undefined
}

export interface LoadResult {
  /** Responses per second of the measurement. */
  readonly perSecond: number
  /** Latencies in milliseconds. With a rate, they include the wait of requests that could not start in time. */
  readonly p50: number
  readonly p99: number
  readonly p999: number
  readonly longest: number
  /** Responses by their status. This also counts the responses before and after the measurement. */
  readonly statuses: Readonly<Record<number, number>>
  /** Responses with 503 that have no `Retry-After`. */
  readonly withoutRetryAfter: number
  /** Requests without a response, because the server closed the connection. */
  readonly resets: number
  /** Attempts to connect that failed. The load tries the next target. */
  readonly refusals: number
  /** All responses. */
  readonly responses: number
  /** The responses in the time of the measurement, and the CPU time of the load generator in this time. */
  readonly measured: number
  readonly cpuMicroseconds: number
  /** The numbers of the requests that got a 2XX response. */
  readonly acknowledged: Float64Array
}

/** The pause before the next attempt to connect. */
const REFUSED_PAUSE_MILLISECONDS = 20
/** How long the load waits for the last responses. */
const LONGEST_END_MILLISECONDS = 60_000

/** Runs a load in this process. */
export function generate(options: LoadOptions): Promise<LoadResult> {
  return new Generator(options).run()
}

class Generator {
  readonly #options: LoadOptions
  readonly #requests
  readonly #latencies = new Latencies()
  readonly #statuses: Record<number, number> = {}
  readonly #acknowledged: number[] = []
  readonly #connections: readonly Connection[]
  readonly #free: Connection[] = []
  /** With a rate: the instants of the requests that wait for a free connection. */
  readonly #waiting: number[] = []
  #sent = 0
  #open = 0
  #measured = 0
  #withoutRetryAfter = 0
  #resets = 0
  #refusals = 0
  #phase: 'warm-up' | 'measurement' | 'end' = 'warm-up'
  #onIdle: () => void = () => undefined

  constructor(options: LoadOptions) {
    this.#options = options
    this.#requests = options.requests.map(prepare)
    this.#connections = Array.from(
      { length: options.connections },
      (_, index) => new Connection(options.targets, index),
    )
  }

  async run(): Promise<LoadResult> {
    const { rate, warmUpSeconds, seconds } = this.#options
    const isIdle = new Promise<void>((resolve) => {
      this.#onIdle = resolve
    })
    if (rate === undefined) for (const connection of this.#connections) this.#next(connection)
    else {
      this.#free.push(...this.#connections)
      this.#schedule(rate, performance.now())
    }
    if (warmUpSeconds > 0) await sleep(warmUpSeconds * 1000)
    this.#phase = 'measurement'
    const [start, cpu] = [performance.now(), process.cpuUsage()]
    await Promise.race([sleep(seconds * 1000), isIdle])
    const elapsed = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const measured = this.#measured
    this.#phase = 'end'
    if (this.#open > 0) await Promise.race([isIdle, sleep(LONGEST_END_MILLISECONDS)])
    if (this.#open > 0) throw new Error(`${this.#open} requests got no response`)
    for (const connection of this.#connections) connection.close()
    const [p50 = 0, p99 = 0, p999 = 0, longest = 0] = this.#latencies.percentiles([0.5, 0.99, 0.999, 1])
    return {
      perSecond: measured / elapsed,
      p50,
      p99,
      p999,
      longest,
      statuses: this.#statuses,
      withoutRetryAfter: this.#withoutRetryAfter,
      resets: this.#resets,
      refusals: this.#refusals,
      responses: Object.values(this.#statuses).reduce((sum, count) => sum + count, 0),
      measured,
      cpuMicroseconds: user + system,
      acknowledged: Float64Array.from(this.#acknowledged),
    }
  }

  get #isOver(): boolean {
    return this.#phase === 'end' || this.#sent === this.#options.count
  }

  /** Sends the next request of a closed loop. */
  #next(connection: Connection): void {
    if (!this.#isOver) this.#begin(connection, performance.now())
  }

  /** Starts the requests of an open loop at their instants. A timer may fire up to a millisecond late. */
  #schedule(rate: number, start: number): void {
    let due = start
    const tick = (): void => {
      const now = performance.now()
      while (due <= now && !this.#isOver) {
        const connection = this.#free.pop()
        if (connection === undefined) this.#waiting.push(due)
        else this.#begin(connection, due)
        due += 1000 / rate
      }
      if (!this.#isOver) setTimeout(tick, Math.max(0, due - performance.now()))
    }
    tick()
  }

  #begin(connection: Connection, since: number): void {
    const request = this.#requests[this.#sent % this.#requests.length]
    if (request === undefined) throw new Error('A load needs a request')
    const number = this.#options.firstNumber + this.#sent
    this.#sent += 1
    this.#open += 1
    this.#send(connection, withNumber(request, number), number, since)
  }

  #send(connection: Connection, bytes: Buffer, number: number, since: number): void {
    connection.send(bytes, (outcome) => {
      if (outcome === 'refused') {
        this.#refusals += 1
        connection.changeTarget()
        setTimeout(() => {
          this.#send(connection, bytes, number, since)
        }, REFUSED_PAUSE_MILLISECONDS)
        return
      }
      this.#count(outcome, number, since)
      if (outcome === 'reset') connection.changeTarget()
      this.#release(connection)
    })
  }

  #count(outcome: Exclude<Outcome, 'refused'>, number: number, since: number): void {
    this.#open -= 1
    if (this.#phase !== 'warm-up') this.#latencies.add(performance.now() - since)
    if (this.#phase === 'measurement') this.#measured += 1
    if (outcome === 'reset') {
      this.#resets += 1
      return
    }
    const { status, hasRetryAfter } = outcome
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1
    if (status === 503 && !hasRetryAfter) this.#withoutRetryAfter += 1
    if (this.#options.keepsAcknowledged === true && status < 300) this.#acknowledged.push(number)
  }

  #release(connection: Connection): void {
    if (this.#options.rate === undefined) this.#next(connection)
    else {
      const since = this.#waiting.shift()
      if (since === undefined) this.#free.push(connection)
      else this.#begin(connection, since)
    }
    if (this.#open === 0 && this.#isOver) this.#onIdle()
  }
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
