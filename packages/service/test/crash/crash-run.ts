import { setTimeout } from 'node:timers/promises'
import { freePort } from '@pix-payments/testing/free-port'
import type { Answer } from '../support/http-call.ts'
import { Caller, WALLETS } from './caller.ts'
import type { CrashData } from './crash-data.ts'
import { Dice } from './dice.ts'
import { afterAll } from './after-all.ts'
import { type CrashRail, startCrashRail } from './crash-rail.ts'
import { inconsistencies } from './inconsistencies.ts'
import { railLeftovers } from './rail-leftovers.ts'
import { Load } from './load.ts'
import { type Receiver, startReceiver } from './receiver.ts'
import { ServerProcess } from './server-process.ts'

export interface CrashOptions {
  readonly data: CrashData
  readonly kills: number
  readonly seed: number
  /**
   * True enables a deliberate bug: the server acknowledges a write before its commit. Then the run must find problems.
   */
  readonly isSabotaged?: boolean | undefined
  /** True when the rail is in another process, which is killed too, behind links that lose and double messages. */
  readonly isRailHostile?: boolean | undefined
  readonly onProgress?: ((line: string) => void) | undefined
}

export interface CrashResult {
  readonly engine: string
  readonly kills: number
  readonly requests: number
  /** The number of facts that the service acknowledged. */
  readonly acknowledged: number
  /** The number of writes that got no response, so that they were sent again. */
  readonly repeated: number
  readonly events: number
  /** The number of received webhooks, including repeats. */
  readonly webhooks: number
  /** The longest time from the start of a process until it was ready, in milliseconds. */
  readonly slowestStart: number
  /**
   * The problems that the run found, one sentence for each. The run ends after the first kill that leaves a problem.
   */
  readonly problems: readonly string[]
}

/**
 * How many facts the service acknowledges before a kill: a random number in this range. A number and not a time,
 * because on a busy machine the time could end before the first fact.
 */
const LOAD = [10, 150] as const
/** How long the run then waits before the kill, in milliseconds: a random time in this range. */
const MOMENT = [0, 30] as const
const LOOK_MILLISECONDS = 2
/** When the load takes longer than this, the run fails. */
const LONGEST_LOAD_MILLISECONDS = 30_000
/** How long the remaining server runs alone after a kill, in milliseconds: a random time in this range. */
const ALONE = [200, 800] as const
/** The run renews its tokens after this time, in milliseconds. A token is valid for twelve minutes of real time. */
const TOKENS_RENEWED_AFTER = 300_000

/** Kills servers under load repeatedly, and checks the data after each kill. */
export async function crash(options: CrashOptions): Promise<CrashResult> {
  const run = new CrashRun(options, await startReceiver(new Dice(options.seed)))
  try {
    await run.begin()
    for (let kill = 1; kill <= options.kills; kill += 1) {
      await run.kill(kill)
      // The run ends here, because later problems would be consequences of these problems.
      if (run.hasProblems) return run.result(0)
    }
    return await run.finish()
  } catch (error) {
    return run.failed(error as Error)
  } finally {
    await run.end()
  }
}

class CrashRun {
  readonly #options: CrashOptions
  readonly #receiver: Receiver
  readonly #dice: Dice
  readonly #caller = new Caller()
  readonly #load: Load
  readonly #problems: string[] = []
  readonly #alive = new Set<ServerProcess>()
  #servers: readonly ServerProcess[] = []
  #rail: CrashRail | undefined
  #tokensAt = 0
  /** The index of the first acknowledged fact that was not checked yet. */
  #checked = 0
  #slowestStart = 0
  #kills = 0

  constructor(options: CrashOptions, receiver: Receiver) {
    this.#options = options
    this.#receiver = receiver
    this.#dice = new Dice(options.seed)
    const { seed } = options
    this.#load = new Load({
      caller: this.#caller,
      seed,
      urls: () => this.#urls(),
      isRailHostile: options.isRailHostile === true,
    })
  }

  async begin(): Promise<void> {
    const { data, isSabotaged = false, isRailHostile = false } = this.#options
    if (isRailHostile) {
      this.#rail = await startCrashRail({
        dice: this.#dice,
        serviceUrl: () => this.#dice.oneOf(this.#urls()),
        onFailure: (failure) => this.#problems.push(failure),
      })
    }
    const rail = this.#rail?.rail
    const servers: ServerProcess[] = []
    for (let index = 0; index < data.servers; index += 1) {
      const port = await freePort()
      const onFailure = (failure: string): void => {
        // While the institution is away, a look-up answers 503, which the server logs.
        if (isRailHostile && failure.includes(' 503: ')) return
        this.#problems.push(`server ${index}: ${failure}`)
      }
      servers.push(new ServerProcess({ data: data.options, port, isSabotaged, rail }, onFailure))
    }
    this.#servers = servers
    // All servers start at once on an empty database.
    await Promise.all(servers.map((server) => this.#start(server)))
    await this.#renewTokens()
    for (const wallet of WALLETS) {
      const body = { url: this.#receiver.url, authentication: { type: 'NONE' } }
      await this.#caller.ok(this.#anyUrl(), wallet, 'configureWebhook', { body })
      const switches = { automaticPayer: true }
      const path = { walletId: wallet.id }
      await this.#caller.controlOk(this.#anyUrl(), 'updateWallet', { path, body: { switches } })
    }
  }

  async kill(number: number): Promise<void> {
    const { kills, data, onProgress } = this.#options
    this.#kills = number
    const load = this.#load
    const before = load.requests
    load.start()
    await this.#untilAcknowledged(load.acknowledged.length + this.#dice.integer(...LOAD))
    await setTimeout(this.#dice.integer(...MOMENT))
    const victim = this.#dice.oneOf(this.#servers) as ServerProcess
    this.#alive.delete(victim)
    await victim.kill()
    if (data.servers === 1) {
      await load.stop()
      await this.#lookAtStore()
      await this.#start(victim)
    } else {
      // The other server continues. The dead process must not block it.
      await setTimeout(this.#dice.integer(...ALONE))
      await this.#lookAtStore()
      await this.#start(victim)
      await load.stop()
    }
    await this.#renewTokens()
    const fresh = load.acknowledged.length - this.#checked
    await this.#checkAcknowledged(this.#checked)
    this.#checked = load.acknowledged.length
    onProgress?.(
      `kill ${number} of ${kills}: ${load.requests - before} requests, ${fresh} acknowledged, ${this.#allProblems().length} problems so far`,
    )
  }

  /** Completes all pending work, and checks that all data is present. */
  async finish(): Promise<CrashResult> {
    const { data } = this.#options
    this.#receiver.recover()
    await this.#rail?.recover()
    await this.#repeatUnanswered()
    await this.#untilOrdersSent()
    for (const { id } of WALLETS) {
      await this.#caller.controlOk(this.#anyUrl(), 'advanceClock', {
        path: { walletId: id },
        body: { until: 'idle' },
      })
    }
    await this.#checkAcknowledged(0)
    for (const server of this.#servers) await this.#stop(server)
    const store = await data.open()
    if (this.#rail !== undefined) this.#problems.push(...(await railLeftovers(store)))
    const { events, problems } = await afterAll(store, this.#receiver, this.#load.charges).finally(() =>
      store.close(),
    )
    this.#problems.push(...problems)
    await this.#lookAtStore()
    return this.result(events)
  }

  failed({ message }: Error): CrashResult {
    this.#problems.push(message)
    return this.result(0)
  }

  get hasProblems(): boolean {
    return this.#allProblems().length > 0
  }

  result(events: number): CrashResult {
    return {
      engine: this.#options.data.options.engine,
      kills: this.#kills,
      requests: this.#load.requests,
      acknowledged: this.#load.acknowledged.length,
      repeated: this.#load.unanswered.length,
      events,
      webhooks: this.#receiver.requests,
      slowestStart: Math.round(this.#slowestStart),
      problems: this.#allProblems(),
    }
  }

  async end(): Promise<void> {
    this.#alive.clear()
    await this.#load.stop()
    for (const server of this.#servers) await server.kill()
    await this.#rail?.close()
    await this.#receiver.close()
    await this.#options.data.remove()
  }

  /** The institution is back: every order must reach it. */
  async #untilOrdersSent(): Promise<void> {
    if (this.#rail === undefined) return
    const until = performance.now() + LONGEST_LOAD_MILLISECONDS
    const { url } = this.#servers[0] ?? {}
    for (;;) {
      const ready = (await (await fetch(`${url}/readyz`)).json()) as { rail?: { pending: number } }
      if (ready.rail?.pending === 0) return
      if (performance.now() > until) {
        this.#problems.push(`Orders are stuck: ${JSON.stringify(ready)}`)
        return
      }
      await setTimeout(LOOK_MILLISECONDS)
    }
  }

  async #untilAcknowledged(count: number): Promise<void> {
    const until = performance.now() + LONGEST_LOAD_MILLISECONDS
    while (this.#load.acknowledged.length < count) {
      if (performance.now() > until) {
        this.#problems.push(`The load is stuck: ${this.#load.acknowledged.length} of ${count} acknowledged`)
        return
      }
      await setTimeout(LOOK_MILLISECONDS)
    }
  }

  #urls(): readonly string[] {
    return [...this.#alive].map(({ url }) => url)
  }

  #anyUrl(): string {
    const [url] = this.#urls()
    if (url === undefined) throw new Error('No server is alive')
    return url
  }

  #allProblems(): readonly string[] {
    return [...this.#problems, ...this.#load.problems]
  }

  async #start(server: ServerProcess): Promise<void> {
    const begin = performance.now()
    await server.start()
    this.#slowestStart = Math.max(this.#slowestStart, performance.now() - begin)
    this.#alive.add(server)
  }

  async #stop(server: ServerProcess): Promise<void> {
    this.#alive.delete(server)
    await server.kill()
  }

  async #renewTokens(): Promise<void> {
    if (performance.now() - this.#tokensAt < TOKENS_RENEWED_AFTER && this.#tokensAt > 0) return
    this.#tokensAt = performance.now()
    await this.#caller.renewTokens(this.#anyUrl())
  }

  async #lookAtStore(): Promise<void> {
    const store = await this.#options.data.open()
    try {
      const isRailApart = this.#rail !== undefined
      this.#problems.push(...(await inconsistencies(store, { isRailApart })))
    } finally {
      await store.close()
    }
  }

  async #checkAcknowledged(from: number): Promise<void> {
    const left = this.#load.acknowledged.slice(from)
    const work = async (): Promise<void> => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const problem = await next.check(this.#caller, this.#anyUrl())
        if (problem !== undefined) this.#problems.push(`Acknowledged, but ${problem}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
  }

  /** Sends a request. As an operator does, sends it again when a look-up was too slow, which happens on a busy machine. */
  async #repeat(call: () => Promise<Answer>): Promise<Answer> {
    const until = performance.now() + LONGEST_LOAD_MILLISECONDS
    for (;;) {
      const answer = await call()
      if (this.#rail === undefined || answer.status !== 503 || performance.now() > until) return answer
      await setTimeout(LOOK_MILLISECONDS)
    }
  }

  /**
   * Sends each request without a response twice more. Whether or not the service executed the first request, both
   * responses must name the same resource.
   */
  async #repeatUnanswered(): Promise<void> {
    for (const { wallet, operationId, path, body } of this.#load.unanswered) {
      const answers = []
      for (const url of [this.#anyUrl(), this.#urls().at(-1) ?? '']) {
        answers.push(await this.#repeat(() => this.#caller.call(url, wallet, operationId, { path, body })))
      }
      const ids = answers.map((answer) => {
        const { transactionId, refundEndToEndId, transferId, id } = answer.body as Readonly<
          Record<string, string>
        >
        return answer.status < 300 ? (transactionId ?? refundEndToEndId ?? transferId ?? id) : answer.status
      })
      if (ids[0] !== ids[1] || answers.some(({ status }) => status >= 500)) {
        this.#problems.push(`Repeats of ${operationId} ${body.externalId} answered ${ids.join(' and ')}`)
      }
    }
  }
}
