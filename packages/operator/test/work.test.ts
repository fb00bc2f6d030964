import { describe, expect, test } from 'vitest'
import { gapAfter } from '../src/pace/gaps.ts'
import { BOTH_ENGINES } from './support/engines.ts'
import { MARIA } from './support/maria.ts'
import { startOperator, type TestOperator } from './support/operator.ts'

const TOO_MANY = { status: 429, headers: { 'retry-after': '30' } }

/** An alarm that fails: the process must not end because of its rejection. */
const alarm = (): Promise<void> => Promise.reject(new Error('The alarm has no network.'))

// Processes that work at once depend on the locks of the engine.
describe.each(BOTH_ENGINES)('work on $name', (engine) => {
  test('a 429 makes the other rows of the wallet wait as long as it says, and counts no attempt', async () => {
    let isLimited = false
    await using operator = await startOperator(engine, {
      webhook: false,
      fetch: async (input, init) => (isLimited ? new Response('slow down', TOO_MANY) : fetch(input, init)),
    })
    const { kit, clock, storage } = operator
    for (const id of ['d-1', 'd-2', 'd-3']) {
      const { chargeId } = await operator.deposit(id)
      await operator.pay(chargeId)
    }
    clock.advance(61_000)
    isLimited = true
    // One row gets the 429. Another one is put off, and the third too when a look for work began before the answer.
    const first = await kit.runDue({ concurrency: 1 })
    expect(first.done).toBe(0)
    expect([2, 3]).toContain(first.failed)
    // The wallet is paused: nothing is taken.
    expect(await kit.runDue()).toEqual({ done: 0, failed: 0 })
    isLimited = false
    clock.advance(30_000)
    expect(await kit.runDue()).toEqual({ done: 2, failed: 0 })
    // The row that got the 429 waits a minute.
    clock.advance(30_000)
    expect(await kit.runDue()).toEqual({ done: 1, failed: 0 })
    expect((await operator.log()).toSorted()).toEqual(['paid d-1', 'paid d-2', 'paid d-3'])
    const attempts = await storage.transaction((t) =>
      t.execute('select attempts from pix_deposit order by attempts', []),
    )
    expect(attempts.map((row) => Number(row['attempts']))).toEqual([1, 1, 2])
  })

  test('work that waited too long for its turn is left to the next run', async () => {
    await using operator: TestOperator = await startOperator(engine, {
      webhook: false,
      fetch: (input, init) => {
        if (new Request(input, init).url.includes('immediate-charge/')) operator.clock.advance(31_000)
        return fetch(input, init)
      },
    })
    const { kit, clock, storage } = operator
    for (const id of ['d-1', 'd-2']) await operator.pay((await operator.deposit(id)).chargeId)
    clock.advance(61_000)
    // Both rows are taken. The second one is put back, and taken again.
    expect(await kit.runDue({ concurrency: 1 })).toEqual({ done: 2, failed: 1 })
    const attempts = await storage.transaction((t) => t.execute('select attempts from pix_deposit', []))
    expect(attempts.map((row) => Number(row['attempts']))).toEqual([1, 1])
  })

  test('the finding of stuck work is resolved when the work succeeds, and is open again when it is stuck again', async () => {
    let isDown = true
    const alarms: string[] = []
    await using operator = await startOperator(engine, {
      webhook: false,
      hooks: { onFinding: ({ kind }) => void alarms.push(kind) },
      fetch: async (input, init) => {
        const isRead = new Request(input, init).url.includes('immediate-charge/')
        return isDown && isRead ? new Response('', { status: 500 }) : fetch(input, init)
      },
    })
    const { kit, clock } = operator
    await operator.deposit('d-1')
    const tryTimes = async (times: number): Promise<void> => {
      for (let run = 0; run < times; run += 1) {
        clock.advance(16 * 60_000)
        await kit.runDue()
      }
    }
    await tryTimes(2)
    expect((await kit.findings.list()).map(({ kind }) => kind)).toEqual(['stuck'])
    isDown = false
    await tryTimes(1)
    expect(await kit.findings.list()).toEqual([])
    expect(await kit.findings.list({ status: 'resolved' })).toMatchObject([
      { kind: 'stuck', actor: 'pix-operator', reason: 'It succeeded later.' },
    ])
    isDown = true
    await tryTimes(2)
    expect(await kit.findings.list()).toMatchObject([
      { kind: 'stuck', resolvedAt: undefined, actor: undefined },
    ])
    expect(alarms).toEqual(['stuck', 'stuck'])
  })

  test('a player who waits does not read the API while a 429 makes the wallet wait', async () => {
    let reads = 0
    await using operator = await startOperator(engine, {
      webhook: false,
      hooks: { onError: alarm },
      fetch: async (input, init) => {
        if (!new Request(input, init).url.includes('immediate-charge/')) return fetch(input, init)
        reads += 1
        return new Response('slow down', TOO_MANY)
      },
    })
    const { kit, clock } = operator
    const { chargeId } = await operator.deposit('d-1')
    clock.advance(61_000)
    const deadline = clock.now() + 2_000
    expect(await kit.deposits.waitForDeposit(chargeId, { deadline })).toMatchObject({ status: 'PENDING' })
    expect(reads).toBe(1)
  })

  test('a call that hangs holds up no other work of the process', async () => {
    let release = (): void => undefined
    const hanging = new Promise<void>((resolve) => (release = resolve))
    await using operator = await startOperator(engine, {
      fetch: async (input, init) => {
        if (new Request(input, init).url.endsWith('/withdraw/pix-key')) await hanging
        return fetch(input, init)
      },
    })
    const { kit } = operator
    const worker = kit.startWorker({ concurrency: 2 })
    for (let number = 0; number < 5; number += 1) await operator.withdraw(`w-${number}`, 100)
    const ids = Array.from({ length: 6 }, (_, index) => `d-${index}`)
    const charges = await Promise.all(ids.map((id) => operator.deposit(id)))
    await Promise.all(charges.map(({ chargeId }) => operator.pay(chargeId)))
    await Promise.all(charges.map(({ chargeId }) => kit.deposits.waitForDeposit(chargeId)))
    expect((await operator.log()).filter((it) => it.startsWith('paid'))).toHaveLength(6)
    release()
    await worker.stop()
  })

  test('a withdrawal starts soon after its commit', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const { kit, storage } = operator
    const worker = kit.startWorker({ intervalMs: 60_000 })
    await operator.work()
    await storage.transaction(async (t) => {
      await kit.withdrawals.request(t, {
        playerId: 'maria',
        externalId: 'w-1',
        amount: 100,
        pixKey: MARIA,
        expectedCreditor: { name: 'Maria Silva', taxId: MARIA },
      })
      // The commit comes after the wake-up, as when another statement of the request takes long.
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await expect.poll(async () => (await kit.withdrawals.find('w-1'))?.status).not.toBe('REQUESTED')
    await worker.stop()
  })

  test.each([
    [{ status: 429, headers: { 'retry-after': '86400' } }, 5 * 60_000],
    [{ status: 503, headers: { 'retry-after': '31536000' } }, 60 * 60_000],
  ])('cuts a wait that the API asks for, and reports it: %j', async (init, longest) => {
    let isLimited = true
    await using operator = await startOperator(engine, {
      webhook: false,
      maxRetries: 0,
      fetch: async (input, call) =>
        isLimited && new Request(input, call).url.includes('immediate-charge/')
          ? new Response('', init)
          : fetch(input, call),
    })
    const { kit, clock } = operator
    await operator.pay((await operator.deposit('d-1')).chargeId)
    clock.advance(61_000)
    expect(await kit.runDue()).toEqual({ done: 0, failed: 1 })
    expect((await kit.findings.list()).map(({ kind }) => kind)).toContain('delayed')
    isLimited = false
    clock.advance(longest + 60_000)
    expect((await kit.runDue()).done).toBeGreaterThan(0)
    await operator.work()
    expect(await operator.log()).toEqual(['paid d-1'])
  })

  test('failed work is due at once after retryNow', async () => {
    let isDown = true
    await using operator = await startOperator(engine, {
      hasOperations: true,
      webhook: false,
      fetch: async (input, init) =>
        isDown && new Request(input, init).url.includes('immediate-charge/')
          ? new Response('', { status: 500 })
          : fetch(input, init),
    })
    const { kit, clock } = operator
    await operator.pay((await operator.deposit('d-1')).chargeId)
    for (let run = 0; run < 5; run += 1) {
      clock.advance(16 * 60_000)
      await kit.runDue()
    }
    isDown = false
    expect(await kit.operations.retryNow({ walletId: 'another' })).toBe(0)
    expect(await kit.operations.retryNow({ table: 'deposits' })).toBe(1)
    await operator.work()
    expect(await operator.log()).toEqual(['paid d-1'])
  })

  test('an event that cannot be processed ends when a person dismisses it, and is pruned', async () => {
    await using operator = await startOperator(engine, { hasOperations: true, webhook: false })
    const { kit, clock, storage, walletId } = operator
    await storage.transaction((t) =>
      t.execute(
        `insert into pix_event (key, wallet_id, name, payload, received_at, next_at)
           values ('poison', $1, 'pixChargePaid', 'no json', 0, 0)`,
        [walletId],
      ),
    )
    for (let run = 0; run < 12; run += 1) {
      clock.advance(16 * 60_000)
      await kit.runDue()
    }
    expect(await kit.findings.list()).toMatchObject([{ kind: 'stuck', subject: 'poison' }])
    const by = { actor: 'ana', reason: 'a test of the provider' }
    expect(await kit.operations.dismissEvent('poison', by)).toBe(true)
    expect(await kit.operations.dismissEvent('poison', by)).toBe(false)
    expect([await kit.findings.list(), await kit.operations.measure()]).toEqual([[], []])
    clock.advance(29 * 86_400_000)
    expect(await kit.operations.prune()).toMatchObject({ events: 0 })
    clock.advance(2 * 86_400_000)
    expect(await kit.operations.prune()).toMatchObject({ events: 1 })
  })

  test('the running day brings a take-back whose webhook was lost', async () => {
    await using operator = await startOperator(engine, { webhook: false, hasOperations: true })
    const { sandbox, walletId } = operator
    const { chargeId } = await operator.deposit('d-1')
    await operator.pay(chargeId)
    await operator.pass(61)
    await sandbox.charges.createTakeBack({ walletId, chargeId, amount: 2_000 })
    await operator.pass(301)
    expect(await operator.log()).toEqual(['paid d-1', 'takenBack d-1'])
  })

  test('a burst of events does not hold up a withdrawal', async () => {
    await using operator = await startOperator(engine)
    const { kit, clock, storage, walletId } = operator
    await storage.transaction(async (t) => {
      for (let number = 0; number < 100; number += 1) {
        await t.execute(
          `insert into pix_event (key, wallet_id, name, payload, received_at, next_at)
             values ($1, $2, 'pixChargeImagined', '{}', 0, 0)`,
          [`event-${number}`, walletId],
        )
      }
    })
    await operator.withdraw('w-1', 5_000)
    clock.advance(1_000)
    await kit.runDue({ limit: 16 })
    expect((await kit.withdrawals.find('w-1'))?.status).not.toBe('REQUESTED')
  })
})

test('after an outage, failed work comes back within 15 minutes, and not all at once', () => {
  const minutes = ['aa', 'kk', 'zz'].map((key) => gapAfter(12, undefined, key) / 60_000)
  expect(minutes.map(Math.round)).toEqual([14, 13, 12])
})
