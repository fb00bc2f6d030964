import { setTimeout } from 'node:timers/promises'
import { findPostgres } from '@pix-payments/testing/postgres'
import { describe, expect, test } from 'vitest'
import { chargeBody } from '../support/bodies.ts'
import { freshSchema } from '../support/fresh-schema.ts'
import { send } from '../support/http-call.ts'
import { type ServiceProcess, openSite } from '../timers/support/service-process.ts'

const REQUESTS_A_SECOND = 500
/** A busy machine serves fewer requests a second: no more than these wait for their answers. */
const MOST_IN_FLIGHT = 100
const found = await findPostgres()
const missing = 'missing' in found ? `: ${found.missing}` : ''

/** Balances requests over the processes that are ready, as a load balancer does: it asks each for /readyz. */
class Balancer {
  readonly #processes: ServiceProcess[] = []
  #ready: readonly ServiceProcess[] = []
  readonly #charges: string[] = []
  readonly #token: string
  #isEnding = false
  readonly #inFlight = new Set<Promise<void>>()
  sent = 0
  readonly failed: string[] = []

  constructor(token: string) {
    this.#token = token
  }

  add(process: ServiceProcess): void {
    this.#processes.push(process)
  }

  isReady(process: ServiceProcess): boolean {
    return this.#ready.includes(process)
  }

  async look(): Promise<void> {
    while (!this.#isEnding) {
      // `fetch` has its own connections, so no request of the load delays it.
      const answers = await Promise.all(
        this.#processes.map(({ url }) =>
          fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      )
      this.#ready = this.#processes.filter((_, index) => answers[index])
      await setTimeout(100)
    }
  }

  async load(): Promise<void> {
    const tick = 5
    for (
      let due = 0;
      !this.#isEnding;
      due = Math.min(due + (REQUESTS_A_SECOND * tick) / 1000, MOST_IN_FLIGHT)
    ) {
      for (; due >= 1 && this.#inFlight.size < MOST_IN_FLIGHT; due -= 1) this.#begin()
      await setTimeout(tick)
    }
    await Promise.all(this.#inFlight)
  }

  end(): void {
    this.#isEnding = true
  }

  #begin(): void {
    const request = this.#request((this.sent += 1)).finally(() => this.#inFlight.delete(request))
    this.#inFlight.add(request)
  }

  /** Every fifth request creates a charge. The others read charges, perhaps from the other process. */
  async #request(number: number): Promise<void> {
    const process = this.#ready[number % this.#ready.length]
    const charge = this.#charges.at(-1)
    const isNew = number % 5 === 0 || charge === undefined
    const path = '/v1/pix/deposit/immediate-charge'
    const headers = { authorization: `Bearer ${this.#token}` }
    try {
      if (process === undefined) throw new Error('No process is ready')
      const { status, text } = isNew
        ? await send(process.url, path, { method: 'POST', headers, body: chargeBody() })
        : await send(process.url, `${path}/${charge}`, { headers })
      if (status >= 300) throw new Error(`${status} ${text}`)
      if (isNew) this.#charges.push((JSON.parse(text) as { chargeId: string }).chargeId)
    } catch (error) {
      this.failed.push(String(error))
    }
  }
}

describe.skipIf(missing !== '')(`a rolling upgrade${missing}`, () => {
  test('of two processes on one database fails no request', async () => {
    if ('missing' in found) throw new Error(found.missing)
    await using site = openSite()
    const { url, schema, drop } = freshSchema(found.url)
    const args = ['--database-url', url, '--database-schema', schema, '--drain', '2']
    const old = [await site.serve({ args }), await site.serve({ args })]
    const [first] = old
    if (first === undefined) throw new Error('Two are needed')
    const balancer = new Balancer(await first.operator.token())
    for (const process of old) balancer.add(process)
    const looking = balancer.look()
    await expect.poll(() => old.every((process) => balancer.isReady(process))).toBe(true)
    const loading = balancer.load()
    let last = first
    for (const process of old) {
      last = await site.serve({ args })
      balancer.add(last)
      await expect.poll(() => balancer.isReady(last)).toBe(true)
      await process.end('SIGTERM')
    }
    const during = balancer.sent
    await expect.poll(() => balancer.sent).toBeGreaterThan(during + REQUESTS_A_SECOND)
    expect(balancer.failed).toEqual([])
    expect(balancer.sent).toBeGreaterThan(5 * REQUESTS_A_SECOND)
    const { wallets } = await last.control.ok('checkLedger', {})
    expect(wallets.flatMap(({ problems }) => problems)).toEqual([])
    // The same without a drain is noticed.
    await last.end('SIGKILL')
    await expect.poll(() => balancer.failed.length).toBeGreaterThan(0)
    balancer.end()
    await Promise.all([looking, loading])
    await site[Symbol.asyncDispose]()
    await drop()
  }, 180_000)
})
