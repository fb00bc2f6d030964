import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type RunningService, type ServiceOptions, createService } from '../../src/create-service.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { startReceiver, status } from '../outbox/support/receiver.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { byKeyBody, chargeBody, unique } from '../support/bodies.ts'
import { Control } from '../support/control.ts'
import { type ManualClock, manualClock } from '../support/manual-clock.ts'
import { Operator } from '../support/operator.ts'
import { productionStore } from '../support/production-store.ts'
import { SECOND, START } from '../support/service.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const EARLY = START + 1800 * SECOND
const [wallet] = DEFAULT_WALLETS
const walletId = wallet?.id ?? ''
const path = { walletId }

const folders: ReturnType<typeof temporaryFolder>[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.remove()
})

interface Started extends AsyncDisposable {
  readonly service: RunningService
  readonly clock: ManualClock
  readonly control: Control
  readonly operator: Operator
}

async function start(file: string, now: number, options: ServiceOptions = {}): Promise<Started> {
  const clock = manualClock(now)
  const service = await createService({ store: openSqlite({ file }), clock, ...options })
  const { url } = service
  const credentials = { clientId: 'alfa-demo', clientSecret: 'alfa-demo-secret' }
  return {
    service,
    clock,
    control: new Control(url),
    operator: new Operator({ url, walletId, ...credentials, now: () => clock.now() }),
    [Symbol.asyncDispose]: () => service.close(),
  }
}

function newFile(): string {
  const folder = temporaryFolder()
  folders.push(folder)
  return join(folder.path, 'pix.db')
}

/**
 * Starts a service twice on one file. During the first run, the system clock is half an hour fast. Before the second
 * start, the system clock is corrected.
 */
async function corrected(before: (early: Started) => Promise<void>): Promise<Started> {
  const file = newFile()
  {
    await using early = await start(file, EARLY)
    await before(early)
  }
  return start(file, START)
}

const timeOf = async ({ control }: Started, of = path): Promise<number> =>
  Date.parse((await control.ok('getClock', { path: of })).now) - EARLY

describe('after the system clock was corrected by half an hour (G-271)', () => {
  test('a wallet continues from its latest instant, and its timers run when they are due', async () => {
    const externalId = unique('withdrawal')
    let chargeId = ''
    await using late = await corrected(async ({ operator, clock }) => {
      clock.pass(60 * SECOND)
      chargeId = (await operator.ok('createImmediateCharge', { body: chargeBody({ expiresIn: 600 }) }))
        .chargeId
      await operator.ok('createWithdrawalByPixKey', { body: byKeyBody({ externalId }) })
      clock.pass(SECOND)
    })
    const { operator, clock } = late
    // The store knows only the time of the latest change, so the wallet continues from there.
    expect(await timeOf(late)).toBe(60 * SECOND)
    const withdrawal = async (): Promise<string> =>
      (await operator.ok('getWithdrawal', { path: { externalId } })).status
    expect(await withdrawal()).toBe('PROCESSING')
    clock.pass(2 * SECOND)
    // The timer worker runs the timer of the withdrawal without a request.
    await expect
      .poll(async () => (await late.control.ok('listEvents', { path })).data.map(({ event }) => event))
      .toContain('pixWithdrawSettled')
    expect(await withdrawal()).toBe('SUCCESS')
    expect(await timeOf(late)).toBe(62 * SECOND)
    clock.pass(597 * SECOND)
    expect((await operator.ok('getImmediateCharge', { path: { chargeId } })).status).toBe('PENDING')
    clock.pass(SECOND)
    expect((await operator.ok('getImmediateCharge', { path: { chargeId } })).status).toBe('EXPIRED')
  })

  test('a wallet that was moved ahead keeps its offset, and a frozen one stays frozen', async () => {
    let frozen = path
    await using late = await corrected(async ({ control }) => {
      await control.ok('advanceClock', { path, body: { by: 86_400 } })
      frozen = await control.ok('createWallet', { body: { clock: { mode: 'FROZEN' } } })
    })
    expect(await timeOf(late)).toBe(86_400 * SECOND)
    late.clock.pass(5 * SECOND)
    expect(await timeOf(late)).toBe(86_405 * SECOND)
    expect(await timeOf(late, { walletId: frozen.walletId })).toBe(0)
    const { offsetSeconds } = await late.control.ok('getClock', { path })
    expect(offsetSeconds).toBe(1800 + 86_400)
  })

  test('a failed delivery is retried after its pause, and a latency ends', async () => {
    await using receiver = await startReceiver(status(503))
    const webhook = { url: receiver.url, authentication: { type: 'NONE' } }
    await using late = await corrected(async ({ operator, control, clock }) => {
      await operator.ok('configureWebhook', { body: webhook })
      clock.pass(20 * 60 * SECOND)
      const charge = async (): Promise<void> => {
        const { chargeId } = await operator.ok('createImmediateCharge', { body: chargeBody() })
        await operator.ok('simulatePayment', { body: { chargeId, receiverCnpj: wallet?.operator.cnpj } })
      }
      await charge()
      await receiver.untilReceived(1)
      await expect
        .poll(async () => (await control.ok('listDeliveries', { path })).data[0]?.attempts)
        .toHaveLength(1)
      const latency = { kind: 'latency', milliseconds: 30_000 }
      await control.ok('createFault', {
        path,
        body: { target: { event: 'pixChargePaid' }, effect: latency, times: 1 },
      })
      await charge()
      await expect.poll(async () => (await control.ok('listFaults', { path })).data[0]?.applied).toBe(1)
    })
    receiver.answerWith((_, response) => {
      response.end()
    })
    late.clock.pass(6 * SECOND)
    await receiver.untilReceived(2)
    late.clock.pass(60 * SECOND)
    await receiver.untilReceived(3)
  })

  test('in production, a wallet stands still until real time reaches it, and wrong clocks do not add up', async () => {
    const file = newFile()
    await (await productionStore(DEFAULT_WALLETS, openSqlite({ file }))).close()
    const seconds: number[] = []
    for (const minutes of [0, -10, 1, -10, 2]) {
      await using started = await start(file, START + minutes * 60 * SECOND, {
        mode: 'production',
        storageKeys: STORAGE_KEYS,
        rail: 'simulated',
      })
      const { createdAt } = await started.operator.ok('createImmediateCharge', { body: chargeBody() })
      seconds.push((Date.parse(createdAt) - START) / SECOND)
    }
    expect(seconds).toEqual([0, 0, 60, 60, 120])
  })

  test('a token expires an hour later at the latest', async () => {
    let headers = {}
    await using late = await corrected(async ({ operator }) => {
      headers = { authorization: `Bearer ${await operator.token()}` }
      await operator.ok('getBalance')
    })
    const balance = async (): Promise<number> => (await late.operator.send('/v1/balance', { headers })).status
    expect(await balance()).toBe(200)
    late.clock.pass(3600 * SECOND - 1)
    expect(await balance()).toBe(200)
    late.clock.pass(1)
    expect(await balance()).toBe(401)
  })

  test('the request log continues with new requests', async () => {
    await using late = await corrected(async ({ operator }) => {
      await operator.ok('getBalance')
    })
    for (const operationId of ['getBalance', 'getClosingDayBalance'] as const) {
      await late.operator.ok(operationId)
      const { data } = await late.control.ok('listRequests', { path })
      expect(data[0]?.operationId).toBe(operationId)
    }
  })
})
