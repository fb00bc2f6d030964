import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createService } from '../../src/create-service.ts'
import type { Institution, InstitutionContext } from '../../src/rail/institution.ts'
import type { Report, SentOrder } from '../../src/rail/rail.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { byBankDetailsBody, byKeyBody, chargeBody } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { productionStore } from '../support/production-store.ts'
import { SECOND, type TestService, startService } from '../support/service.ts'
import {
  HOLDER,
  type InstitutionServer,
  error,
  remoteTo,
  secretOf,
  startInstitution,
  takeAll,
} from './support/institution-server.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const opened: AsyncDisposable[] = []
afterEach(async () => {
  for (const it of opened.splice(0).reverse()) await it[Symbol.asyncDispose]()
})
async function institution(port?: number): Promise<InstitutionServer> {
  const started = await startInstitution(port)
  opened.push(started)
  return started
}
async function service(options: Parameters<typeof startService>[0]): Promise<TestService> {
  const started = await startService(options)
  opened.push(started)
  return started
}
const readyzOf = async ({ url }: { readonly url: string }): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, body: await answer.json() }
}
const ordersIn = ({ asked }: InstitutionServer): readonly SentOrder[] =>
  asked.filter(({ method }) => method === 'PUT').map(({ body }) => body as unknown as SentOrder)
/** Withdrawals to bank details need a look-up that finds no account, and then an order. */
const withdraw = ({ a }: TestService): ReturnType<TestService['a']['ok']> =>
  a.ok('createWithdrawalByBankDetails', { body: byBankDetailsBody() })

describe('a service with a remote rail', () => {
  test('sends the orders of a sandbox with the behaviour that the wallet had when they were placed', async () => {
    const remote = await institution()
    const own = await service({ rail: remoteTo(remote.url) })
    await own.set(own.a, { withdrawalOutcome: { status: 'REJECTED', afterSeconds: 7, holdAt: 'CONFIRMED' } })
    remote.answerWith((asked, response) => {
      error(
        response,
        asked.method === 'PUT' ? 503 : 404,
        asked.method === 'PUT' ? 'ServiceUnavailable' : 'NotFound',
      )
    })
    await withdraw(own)
    await own.set(own.a, { withdrawalOutcome: { status: 'SUCCESS', afterSeconds: 1 } })
    own.clock.pass(SECOND)
    await remote.untilAsked(3)
    const simulation = { status: 'REJECTED', holdAt: 'CONFIRMED', afterSeconds: 7, errorCode: null }
    expect(ordersIn(remote)).toMatchObject([{ simulation }, { simulation }])
    expect(remote.problems).toEqual([])
  })

  test('answers from the key directory of the sandbox without asking the institution', async () => {
    const remote = await institution()
    const own = await service({ rail: remoteTo(remote.url) })
    await new Control(own.url).ok('putPixKey', {
      path: { walletId: own.a.walletId, pixKey: 'own@example.com' },
      body: { holder: { ...HOLDER, taxId: '52998224725' } },
    })
    await own.a.ok('createWithdrawalByPixKey', { body: byKeyBody({ pixKey: 'own@example.com' }) })
    expect(remote.asked.map(({ operationId }) => operationId)).toEqual(['orderTransfer'])
  })

  test('sends no simulation in production', async () => {
    const remote = await institution()
    const own = await service({
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      store: await productionStore(),
      rail: remoteTo(remote.url),
    })
    await own.a.ok('createWithdrawalByPixKey', { body: byKeyBody() })
    await own.a.ok('createImmediateCharge', { body: chargeBody() })
    await remote.untilAsked(3)
    expect(ordersIn(remote).map(({ order }) => order)).toEqual(['transfer', 'charge'])
    for (const { body } of remote.asked) expect(body).not.toHaveProperty('simulation')
    expect(remote.problems).toEqual([])
  })

  test('stays ready while the institution is away, and states the queue in /readyz and the metrics', async () => {
    const remote = await institution()
    const own = await service({ rail: remoteTo(remote.url), metrics: true })
    const metricsOf = async (): Promise<string> => (await fetch(`${own.url}/metrics`)).text()
    expect(await readyzOf(own)).toEqual({
      status: 200,
      body: { status: 'ready', rail: { status: 'up', pending: 0, oldestSeconds: 0 } },
    })
    await own.a.ok('createWithdrawalByPixKey', { body: byKeyBody() })
    remote.answerWith((_, response) => {
      error(response, 503, 'ServiceUnavailable')
    })
    for (let charge = 0; charge < 5; charge += 1)
      await own.a.ok('createImmediateCharge', { body: chargeBody() })
    await remote.untilAsked(7)
    await expect.poll(metricsOf).toMatch(/pix_rail_breaker_open 1/)
    own.clock.pass(4 * SECOND)
    expect(await readyzOf(own)).toEqual({
      status: 200,
      body: { status: 'ready', rail: { status: 'down', pending: 5, oldestSeconds: 4 } },
    })
    // Reads and webhooks go on.
    expect((await own.a.call('getBalance')).status).toBe(200)
    const metrics = await metricsOf()
    expect(metrics).toMatch(/pix_rail_orders_pending 5/)
    expect(metrics).toMatch(/pix_rail_oldest_order_age_seconds 4/)
    expect(metrics).toMatch(/pix_rail_order_attempts_total\{order="transfer",outcome="sent"\} 1/)
    expect(metrics).toMatch(/pix_rail_order_attempts_total\{order="charge",outcome="failed"\} 5/)
    expect(metrics).toMatch(
      /pix_rail_look_up_duration_seconds_count\{look_up="lookUpKey",outcome="answered"\} 1/,
    )
  })

  test('is down in /readyz when the institution says so, also without orders', async () => {
    const remote = await institution()
    const own = await service({ rail: remoteTo(remote.url) })
    remote.answerWith((_, response) => {
      error(response, 503, 'ServiceUnavailable')
    })
    own.clock.pass(SECOND)
    const down = {
      status: 200,
      body: { status: 'ready', rail: { status: 'down', pending: 0, oldestSeconds: 0 } },
    }
    await expect.poll(() => readyzOf(own)).toEqual(down)
    // An institution that hangs does not delay the response.
    remote.answerWith(() => undefined)
    own.clock.pass(SECOND)
    expect(await readyzOf(own)).toEqual(down)
  })

  test('has no rail in /readyz when the world is simulated in its process', async () => {
    expect((await readyzOf(await service({}))).body).toEqual({ status: 'ready' })
  })

  test('sends pending orders after a restart, with the same ids', async () => {
    const folder = temporaryFolder()
    opened.push({ [Symbol.asyncDispose]: () => folder.remove() })
    const file = join(folder.path, 'pix.db')
    const [remote, later] = [await institution(), await institution()]
    remote.answerWith((_, response) => {
      response.destroy()
    })
    const first = await startService({ rail: remoteTo(remote.url), store: openSqlite({ file }) })
    const { chargeId } = await first.a.ok('createImmediateCharge', { body: chargeBody() })
    await remote.untilAsked(1)
    await first.close()
    const second = await service({ rail: remoteTo(later.url), store: openSqlite({ file }) })
    second.clock.pass(SECOND)
    await later.untilAsked(1)
    expect(later.asked[0]?.path).toBe(`/charges/${chargeId}`)
    expect(later.asked[0]?.text).toBe(remote.asked[0]?.text)
  })

  test('stop waits for the order in progress', async () => {
    const remote = await institution()
    const own = await startService({
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      store: await productionStore(),
      rail: remoteTo(remote.url),
    })
    let answer = (): void => undefined
    remote.answerWith((asked, response) => {
      if (asked.method !== 'PUT') {
        takeAll(asked, response)
        return
      }
      const { path } = asked
      answer = () => {
        response.writeHead(202, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ orderId: path.split('/').at(-1) }))
      }
    })
    await own.a.ok('createImmediateCharge', { body: chargeBody() })
    await remote.untilAsked(1)
    let isClosed = false
    const closing = own.close().finally(() => {
      isClosed = true
    })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(isClosed).toBe(false)
    answer()
    await closing
  })

  test.each([
    ['url', remoteTo('http://bank.example'), /rail\.remote\.url must use https in production/],
    ['url', remoteTo('bank.example'), /rail\.remote\.url must be a URL such as https:/],
    [
      'orderSecrets',
      remoteTo('https://bank.example', { orderSecrets: [] }),
      /rail\.remote\.orderSecrets must be a list of secrets/,
    ],
    [
      'reportSecrets',
      remoteTo('https://bank.example', { reportSecrets: [secretOf('x'), 'whsec_hidden'] }),
      /rail\.remote\.reportSecrets must be a list of secrets: whsec_ and base64 of 24 to 64 bytes/,
    ],
  ])('does not start with an invalid %s', async (_, rail, problem) => {
    const starting = createService({ mode: 'production', storageKeys: STORAGE_KEYS, rail })
    await expect(starting).rejects.toThrow(problem)
    await expect(starting).rejects.not.toThrow(/hidden/)
  })
})

describe('production', () => {
  test('does not start without a rail, and says what to give', async () => {
    await expect(createService({ mode: 'production' })).rejects.toThrow(
      /A production service needs the option rail, .*\{ remote \}.*\{ institution \}.*'simulated'/,
    )
  })

  test('warns at each start that a simulated rail moves no money', async () => {
    const warnings: string[] = []
    const log = {
      debug: () => undefined,
      info: () => undefined,
      warn: (_: object, message: string) => {
        if (message.includes('rail')) warnings.push(message)
      },
      error: () => undefined,
    }
    const store = openSqlite({})
    for (let start = 0; start < 2; start += 1) {
      const open = { ...store, close: async () => undefined }
      await (
        await createService({
          mode: 'production',
          storageKeys: STORAGE_KEYS,
          rail: 'simulated',
          store: open,
          log,
        })
      ).close()
    }
    await store.close()
    expect(warnings).toEqual([
      'The rail is simulated, although the mode is production: no money moves. Use it only for trials.',
      'The rail is simulated, although the mode is production: no money moves. Use it only for trials.',
    ])
  })

  test('warns when a simulated rail leaves the orders of an earlier start', async () => {
    const remote = await institution()
    remote.answerWith((_, response) => {
      response.destroy()
    })
    const store = openSqlite({})
    const open = { ...store, close: async () => undefined }
    const first = await startService({ rail: remoteTo(remote.url), store: open })
    await first.a.ok('createImmediateCharge', { body: chargeBody() })
    await first.close()
    const warnings: unknown[] = []
    const log = {
      debug: () => undefined,
      info: () => undefined,
      warn: (facts: object, message: string) => warnings.push({ facts, message }),
      error: () => undefined,
    }
    await (await createService({ store: open, log })).close()
    await store.close()
    expect(warnings).toEqual([
      {
        facts: { pending: 1 },
        message:
          'Orders of an earlier start wait for an institution. The simulated rail does not send them. Start with --rail remote to send them.',
      },
    ])
  })
})

describe('a service with its own connection to an institution', () => {
  /** An institution that settles each transfer before it takes the order. */
  function settling(context: InstitutionContext): Institution {
    const accepted = { endToEndId: 'E87654321202603021200aaaaaaaaaaa' }
    return {
      lookUpKey: async () => ({ holder: HOLDER, reference: null }),
      lookUpAccount: async () => undefined,
      screenPayer: async () => 'REJECTED',
      async send(order) {
        if (order.order !== 'transfer') return
        const { walletId, transactionId } = order
        await context.report(`${transactionId}-accepted`, {
          report: 'transferAccepted',
          walletId,
          transactionId,
          ...accepted,
          stage: 'PROCESSING',
        })
        const settled = { report: 'transferSettled', walletId, transactionId, ...accepted } as const
        answers.push(await context.report(`${transactionId}-settled`, settled))
        answers.push(await context.report(`${transactionId}-settled`, settled))
      },
      async close() {
        closed += 1
      },
    }
  }
  const answers: unknown[] = []
  let closed = 0

  test('applies what it reports, once, and closes it at the end', async () => {
    const own = await startService({ rail: { institution: settling } })
    const body = byKeyBody()
    const created = await own.a.ok('createWithdrawalByPixKey', { body })
    // The response waits until the institution has taken the order.
    expect(created.status).toBe('SUCCESS')
    expect(answers).toEqual([
      { result: 'APPLIED', reason: null },
      { result: 'APPLIED', reason: null },
    ])
    await own.close()
    expect(closed).toBe(1)
  })

  test('refuses reports that break the contract, of unknown wallets, and other reports with a used id', async () => {
    let context: InstitutionContext | undefined
    const own = await service({
      rail: {
        institution(given) {
          context = given
          return settling(given)
        },
      },
    })
    const { walletId } = own.a
    const report = { report: 'chargePayment', walletId, chargeId: 'x' }
    await expect(context?.report('one', report as never)).rejects.toThrow(
      /The report one breaks the contract: /,
    )
    const settled = {
      report: 'refundEnded',
      walletId,
      refundId: 'D12345678202603021200aaaaaaaaaaa',
      outcome: 'SETTLED',
      errorCode: null,
      errorDescription: null,
    } as const
    const elsewhere = '00000000-0000-4000-8000-000000000009'
    await expect(context?.report('two', { ...settled, walletId: elsewhere })).rejects.toThrow('NotFound')
    expect(await context?.report('three', settled)).toMatchObject({ result: 'KEPT' })
    await expect(context?.report('three', { ...settled, outcome: 'FAILED' })).rejects.toThrow('Conflict')
  })

  test.each(['beside the report', 'in the report'])('takes dueAt %s', async (place) => {
    let context: InstitutionContext | undefined
    const institution = (given: InstitutionContext): Institution => {
      context = given
      return { ...settling(given), send: async () => undefined }
    }
    const own = await service({ rail: { institution } })
    const { walletId } = own.a
    const externalId = randomUUID()
    const { transactionId } = await own.a.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId }) })
    const endToEndId = 'E87654321202603021200aaaaaaaaaaa'
    const settled = { report: 'transferSettled', walletId, transactionId, endToEndId } as const
    const dueAt = own.clock.now() + 10 * SECOND
    const answer =
      place === 'in the report'
        ? context?.report('id', { ...settled, dueAt: new Date(dueAt).toISOString() } as Report)
        : context?.report('id', settled, dueAt)
    expect(await answer).toEqual({ result: 'EXPECTED', reason: null })
    const statusOf = async (): Promise<unknown> =>
      (await own.a.ok('getWithdrawal', { path: { externalId } })).status
    expect(await statusOf()).toBe('INITIATED')
    own.clock.pass(10 * SECOND)
    await expect.poll(statusOf).not.toBe('INITIATED')
  })

  test('refuses dueAt in a report in production, and names the field', async () => {
    let context: InstitutionContext | undefined
    const institution = (given: InstitutionContext): Institution => {
      context = given
      return settling(given)
    }
    await service({
      mode: 'production',
      storageKeys: STORAGE_KEYS,
      store: await productionStore(),
      rail: { institution },
    })
    const walletId = '00000000-0000-4000-8000-000000000009'
    const report = {
      report: 'recurrenceCancellation',
      walletId,
      recurrenceId: 'RR123456782026030200000000001',
    }
    const dueAt = '2026-03-02T12:00:10.000Z'
    await expect(context?.report('id', { ...report, dueAt } as Report)).rejects.toThrow(
      'The report id is refused: MalformedRequest, dueAt must be left out: production applies each report when it arrives.',
    )
  })

  test('closes its store when the start fails, also when the institution fails to close', async () => {
    const store = openSqlite({})
    let closed = 0
    const watched: Store = {
      ...store,
      async close() {
        closed += 1
        await store.close()
      },
    }
    const close = (): Promise<void> => Promise.reject(new Error('already closed'))
    const institution = (context: InstitutionContext): Institution => ({ ...settling(context), close })
    const taken = await service({})
    const starting = createService({
      store: watched,
      port: Number(new URL(taken.url).port),
      rail: { institution },
    })
    await expect(starting).rejects.toThrow('EADDRINUSE')
    expect(closed).toBe(1)
  })
})
