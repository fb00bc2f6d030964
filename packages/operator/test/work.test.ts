import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from './support/engines.ts'
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
    // Two rows are taken: one gets the 429, the other one is put off.
    expect(await kit.runDue({ concurrency: 1 })).toEqual({ done: 0, failed: 2 })
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
    await tryTimes(12)
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
