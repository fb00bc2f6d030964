import { type Clock, systemClock } from '@pix-payments/client'
import { createSandboxClient } from '@pix-payments/client/sandbox'
import { migrate } from '@pix-payments/operator/storage'
import { createService } from '@pix-payments/service'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { openDemo } from '../src/demo/demo.ts'
import { balanceOf, LEDGER } from '../src/ledger.ts'
import { createOperator } from '../src/operator.ts'
import { runOperator } from '../src/run-operator.ts'
import { ENGINES } from './support/engines.ts'

const START = '2026-03-02T12:00:00.000Z'
const NEXT_DAY = '2026-03-03T03:02:00.000Z'

interface State {
  readonly balance: number
  readonly movements: readonly { readonly kind: string; readonly id: string; readonly status: string }[]
}

describe.each(ENGINES)('the operator on $name', (engine) => {
  test('credits a paid deposit, pays a withdrawal, and keeps its books over a restart', async () => {
    await using database = await engine.empty()
    await using stack = new AsyncDisposableStack()
    const service = stack.adopt(await createService(), (it) => it.close())
    const options = {
      port: 0,
      sandbox: new URL(service.url),
      controlToken: undefined,
      database: database.url,
    }
    const start = () => openDemo(options, () => Promise.reject(new Error('The sandbox was running.')))
    let demo = await start()
    stack.defer(() => demo.close())
    const post = async (path: string, body: object = {}): Promise<string> => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(demo.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      return `${response.status} ${await response.text()}`.trim()
    }
    const state = async (): Promise<State> => (await (await fetch(`${demo.url}/page/state`)).json()) as State
    const statuses = async (): Promise<readonly string[]> =>
      (await state()).movements.map(({ kind, status }) => `${kind} ${status}`)

    const [depositId, withdrawalId] = [crypto.randomUUID(), crypto.randomUUID()]
    expect(await post('/page/deposits', { id: depositId, amount: 5_000 })).toBe('201')
    expect(await post('/page/deposits', { id: depositId, amount: 5_000 })).toBe('201')
    expect(await post(`/page/deposits/${depositId}/pay`)).toBe('204')
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(['deposit PAID'])
    expect((await state()).balance).toBe(5_000)

    const withdrawal = { id: withdrawalId, amount: 2_000 }
    expect(await post('/page/withdrawals', { ...withdrawal, amount: 5_001 })).toMatch(/^409 /)
    expect(await post('/page/withdrawals', { ...withdrawal, amount: 0.5 })).toMatch(/^400 /)
    expect(await post('/page/withdrawals', withdrawal)).toBe('202')
    expect(await post('/page/withdrawals', withdrawal)).toMatch(/^400 /)
    expect((await state()).balance).toBe(3_000)

    const { walletId } = demo
    await demo.close()
    demo = await start()
    expect(demo.walletId).toBe(walletId)
    await expect.poll(statuses, { timeout: 30_000 }).toEqual(['withdrawal SUCCESS', 'deposit PAID'])
    expect((await state()).balance).toBe(3_000)
  })

  test('compares the days that are over with the statement', async () => {
    await using empty = await engine.empty()
    await using stack = new AsyncDisposableStack()
    const service = stack.adopt(await createService(), (it) => it.close())
    const sandbox = createSandboxClient({ baseUrl: service.url })
    const { walletId, credentials, pixKeys } = await sandbox.wallets.createWallet({
      clock: { mode: 'FROZEN', now: START },
    })
    const { storage, close } = openDatabase(empty.url)
    stack.defer(close)
    let now = Date.parse(START)
    const clock: Clock = { now: () => now, after: systemClock.after }
    const connection = {
      ...credentials,
      baseUrl: service.url,
      walletId,
      pixKey: pixKeys[0] ?? '',
      signingSecret: '-',
    }
    await storage.transaction((t) => t.execute(LEDGER, []))
    const { kit, deposit } = createOperator(storage, connection, clock)
    await migrate(storage)
    const asked = { playerId: 'maria', externalId: 'd-1', amount: 5_000, expiresIn: 900 }
    const { brCode = '' } = await deposit(asked)
    // The webhook of this payment is lost: the wallet has none. Only the statement shows the payment.
    await sandbox.charges.payBrCode({ brCode })
    await sandbox.clock.advanceClock({ walletId, to: NEXT_DAY })
    now = Date.parse(NEXT_DAY)

    const stop = runOperator(new Hono(), kit, '2026-03-02')
    await expect
      .poll(() => kit.days.list(), { timeout: 10_000 })
      .toMatchObject([{ day: '2026-03-02', status: 'closed' }])
    await stop()
    expect(await storage.transaction((t) => balanceOf(t, 'player:maria'))).toBe(5_000)
  })
})
