import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createPixClient, type PixClient } from '@pix-payments/client'
import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'
import { createService } from '@pix-payments/service'
import { expect, test } from 'vitest'
import { createApp } from '../src/verifier/app.ts'
import { createBackEnd } from '../src/verifier/back-end.ts'
import { openDatabase } from '../src/database.ts'
import { createSettableClock } from '../src/verifier/settable-clock.ts'

const MARIA = { playerId: 'maria', name: 'Maria Silva', taxId: '52998224725' }
const START = '2026-03-02T12:00:00.000Z'

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

interface World extends AsyncDisposable {
  readonly pix: PixClient
  readonly sandbox: SandboxClient
  readonly walletId: string
  readonly cnpj: string
  /** Calls the interface of the verifier. */
  call(method: string, path: string, body?: object): Promise<Answer>
  restart(): Promise<void>
  /** Moves both clocks, and does all work. */
  pass(seconds: number): Promise<number>
}

async function listen(file: string): Promise<{ url: string; close(): Promise<void> }> {
  const { storage, close } = openDatabase(file)
  const clock = createSettableClock()
  const backEnd = await createBackEnd(storage, clock)
  const app = createApp(backEnd, storage, clock)
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
  return {
    url: `http://127.0.0.1:${await promise}`,
    async close() {
      await new Promise((done) => server.close(done))
      await close()
    },
  }
}

async function start(): Promise<World> {
  const stack = new AsyncDisposableStack()
  const service = stack.adopt(await createService(), (it) => it.close())
  const sandbox = createSandboxClient({ baseUrl: service.url })
  const wallet = await sandbox.wallets.createWallet({
    name: 'example operator',
    openingBalance: 100_000,
    clock: { mode: 'FROZEN', now: START },
  })
  const pix = createPixClient({ baseUrl: service.url, ...wallet.credentials })
  const folder = mkdtempSync(join(tmpdir(), 'example-operator-'))
  stack.defer(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'operator.sqlite')
  let server = await listen(file)
  stack.defer(() => server.close())
  const connect = async (): Promise<string> => {
    const { signingSecret } = await pix.webhooks.configureWebhook({
      url: `${server.url}/webhook`,
      authentication: { type: 'NONE' },
    })
    return signingSecret ?? ''
  }
  const call: World['call'] = async (method, path, body) => {
    const response = await fetch(server.url + path, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') ? (JSON.parse(text) as Answer['body']) : { text },
    }
  }
  let now = Date.parse(START)
  const { walletId, credentials, pixKeys, cnpj } = wallet
  const connection = {
    ...credentials,
    baseUrl: service.url,
    walletId,
    pixKey: pixKeys[0],
    cnpj,
    signingSecret: await connect(),
    openingBalance: 100_000,
    now: START,
  }
  expect((await call('PUT', '/connection', connection)).status).toBe(204)
  return {
    pix,
    sandbox,
    walletId,
    cnpj,
    call,
    async restart() {
      await server.close()
      server = await listen(file)
      await connect()
      await call('PUT', '/clock', { now: new Date(now).toISOString() })
    },
    async pass(seconds) {
      await sandbox.clock.advanceClock({ walletId, by: seconds })
      now += seconds * 1000
      await call('PUT', '/clock', { now: new Date(now).toISOString() })
      const { body } = await call('POST', '/work')
      return body['open'] as number
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  }
}

test('plays the interface of the verifier, also after a restart', async () => {
  await using world = await start()
  const { call, pass, pix } = world
  const capabilities = ['work', 'clock', 'refunds', 'recurrences']
  expect((await call('GET', '/health')).body).toEqual({ capabilities })
  const deposit = { ...MARIA, id: 'd-1', amount: 10_000, expiresIn: 900 }
  const opened = await call('POST', '/deposits', deposit)
  expect(opened).toMatchObject({ status: 201, body: { brCode: expect.stringMatching(/^000201/) } })
  expect(await call('POST', '/deposits', deposit)).toEqual(opened)
  await pix.deposits.simulatePayment({
    chargeId: opened.body['chargeId'] as string,
    receiverCnpj: world.cnpj,
  })
  expect(await pass(61)).toBe(0)
  const withdrawal = { ...MARIA, id: 'w-1', amount: 4_000, pixKey: MARIA.taxId }
  expect((await call('POST', '/withdrawals', { ...withdrawal, id: 'w-0', amount: 10_001 })).status).toBe(409)
  expect((await call('POST', '/withdrawals', withdrawal)).status).toBe(202)
  expect((await call('POST', '/withdrawals', withdrawal)).status).toBe(202)
  expect((await call('GET', '/balances')).body).toEqual({
    players: [{ playerId: 'maria', balance: 6_000 }],
    inFlight: 4_000,
    operator: 100_000,
  })
  await world.restart()
  await pass(1)
  expect(await pass(300)).toBe(0)
  expect((await call('POST', '/refunds', { id: 'r-1', depositId: 'd-1', amount: 1_000 })).status).toBe(202)
  await pass(1)
  for (let hours = 0; hours < 3; hours += 1) await pass(3_600)
  expect((await call('GET', '/balances')).body).toEqual({
    players: [{ playerId: 'maria', balance: 5_000 }],
    inFlight: 0,
    operator: 100_000,
  })
  const lines = await pix.statements.listStatement({ initDate: '2026-03-02', endDate: '2026-03-02' })
  const expected = lines.data.map(({ endToEndId, amount, type }) => ({
    endToEndId,
    amount: type === 'CREDIT' ? amount : -amount,
    playerId: 'maria',
  }))
  const { entries } = (await call('GET', '/books/2026-03-02')).body
  expect(entries).toHaveLength(3)
  expect(entries).toEqual(expect.arrayContaining(expected))
})

test('credits the payments of a subscription until it is cancelled', async () => {
  await using world = await start()
  const { call, pass, pix } = world
  const recurrence = {
    ...MARIA,
    id: 's-1',
    amount: 4_990,
    frequency: 'WEEKLY',
    totalCharges: 4,
    firstPaymentDate: '2026-03-09',
    allowPostDuePayment: true,
  }
  const started = await call('POST', '/recurrences', recurrence)
  expect(started).toMatchObject({ status: 201, body: { recurrenceId: expect.any(String) } })
  expect(await call('POST', '/recurrences', recurrence)).toEqual(started)
  const id = started.body['recurrenceId'] as string
  await pix.simulations.simulateFirstPayment({ id })
  await pix.simulations.simulateAuthorization({ id, outcome: 'APPROVED' })
  await pass(61)
  await pass(3 * 86_400)
  const { data } = await pix.schedules.listSchedules({ recurrenceId: id })
  const [charge] = data
  await pix.simulations.simulateSchedulePayerResponse({ scheduleId: charge?.id ?? '', outcome: 'ACCEPTED' })
  await pix.simulations.simulateScheduleSettlement({ scheduleId: charge?.id ?? '', outcome: 'SETTLED' })
  await pass(86_400)
  expect((await call('GET', '/balances')).body).toMatchObject({
    players: [{ playerId: 'maria', balance: 2 * 4_990 }],
    operator: 100_000,
  })
  expect((await call('POST', '/recurrences/s-1/cancel')).status).toBe(202)
  expect(await pix.recurrences.getRecurrence({ id })).toMatchObject({ status: 'CANCELLED' })
  expect((await call('POST', '/recurrences/unknown/cancel')).status).toBe(400)
})

test('answers 400 and 502 for a call that failed', async () => {
  await using world = await start()
  expect((await world.call('POST', '/refunds', { id: 'r-1', depositId: 'x', amount: 1 })).status).toBe(400)
  const wrong = { ...MARIA, id: 'd-1', amount: 0, expiresIn: 900 }
  expect((await world.call('POST', '/deposits', wrong)).status).toBe(502)
  expect((await world.call('GET', '/balances')).body).toMatchObject({ players: [], inFlight: 0 })
})
