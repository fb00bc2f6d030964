import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Fault, FaultEffect } from '../../src/domain/fault/fault.ts'
import { systemClock } from '../../src/clock.ts'
import { createFaults } from '../../src/faults/faults.ts'
import { hitsNext } from '../../src/faults/hits-next.ts'
import { deleteFaultsOf, insertFault, lockFaultsOf } from '../../src/storage/rows/fault-rows.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'

const DROP: FaultEffect = { kind: 'drop', milliseconds: null, status: null, code: null }

const fault = (walletId: string, more: Partial<Fault> = {}): Fault => ({
  id: randomUUID(),
  walletId,
  target: { operationId: 'getBalance', event: null },
  effect: DROP,
  probability: 1,
  nth: null,
  times: null,
  seed: 42,
  createdAt: 0,
  matched: 0,
  applied: 0,
  ...more,
})

/** What a match returns: the effect, with the fault that has it. */
const applied = (...effects: readonly FaultEffect[]): unknown[] =>
  effects.map((effect) => ({ ...effect, faultId: expect.any(String) as unknown }))

/** Matches a fault `matches` times. Returns the numbers of the matches to which the fault is applied. */
function hits(options: Partial<Fault>, matches: number): number[] {
  const found: number[] = []
  for (let matched = 0; matched < matches; matched += 1) {
    if (hitsNext(fault('w', { ...options, matched, applied: found.length }))) found.push(matched + 1)
  }
  return found
}

const CAUSE = { kind: 'request', requestId: 'r', operationId: 'getBalance' } as const

describe('a fault (G-272)', () => {
  test.for<[options: Partial<Fault>, want: number[]]>([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ nth: 3 }, [3, 6]],
    [{ times: 2 }, [1, 2]],
    [{ nth: 2, times: 1 }, [2]],
    [{ probability: 0 }, []],
  ])('%o applies to the matches %o of six', ([options, want]) => {
    expect(hits(options, 6)).toEqual(want)
  })

  test('applies as often as its probability, at the same matches for the same seed', () => {
    const some = hits({ probability: 0.3, seed: 7 }, 2000)
    expect(some.length).toBeGreaterThan(500)
    expect(some.length).toBeLessThan(700)
    expect(hits({ probability: 0.3, seed: 7 }, 2000)).toEqual(some)
    expect(hits({ probability: 0.3, seed: 8 }, 2000)).not.toEqual(some)
  })
})

async function openStore(): Promise<Store & AsyncDisposable> {
  const store = openSqlite({})
  await migrate(store)
  return { ...store, [Symbol.asyncDispose]: () => store.close() }
}

describe('the faults of a wallet', () => {
  test('are selected by operation or event, count their matches and return their effects in order', async () => {
    await using store = await openStore()
    const faults = createFaults({ store, clock: systemClock })
    const latency: FaultEffect = { ...DROP, kind: 'latency', milliseconds: 100 }
    await store.write(async (transaction) => {
      await insertFault(transaction, fault('w', { effect: latency, times: 1 }))
      await insertFault(transaction, fault('w', { target: { operationId: null, event: 'pixChargePaid' } }))
      await insertFault(transaction, fault('w'))
      await insertFault(transaction, fault('another wallet'))
    })
    const asked = { operationId: 'getBalance' }
    expect(await faults.faultFor('w', asked, CAUSE)).toEqual(applied(latency, DROP))
    expect(await faults.faultFor('w', asked, CAUSE)).toEqual(applied(DROP))
    expect(await faults.faultFor('w', { event: 'pixChargePaid' }, CAUSE)).toEqual(applied(DROP))
    expect(await faults.faultFor('w', { event: 'pixChargeExpired' }, CAUSE)).toEqual([])
    expect(await faults.faultFor('w', { operationId: 'pixChargePaid' }, CAUSE)).toEqual([])
    const counts = (await store.write((transaction) => lockFaultsOf(transaction, 'w'))).map((it) => [
      it.matched,
      it.applied,
    ])
    expect(counts).toEqual([
      [2, 1],
      [1, 1],
      [2, 2],
    ])
  })

  test('need no query for a wallet without faults, until one is created', async () => {
    await using store = await openStore()
    let reads = 0
    const counting: Store = {
      ...store,
      readLatest: (work) => {
        reads += 1
        return store.readLatest(work)
      },
    }
    const faults = createFaults({ clock: systemClock, store: counting })
    for (let call = 0; call < 100; call += 1) {
      expect(await faults.faultFor('w', { operationId: 'getBalance' }, CAUSE)).toEqual([])
    }
    expect(reads).toBe(1)
    await store.write((transaction) => insertFault(transaction, fault('w')))
    faults.changed('w')
    expect(await faults.faultFor('w', { operationId: 'getBalance' }, CAUSE)).toEqual(applied(DROP))
    await store.write((transaction) => deleteFaultsOf(transaction, 'w'))
    faults.changed('w')
    expect(await faults.faultFor('w', { operationId: 'getBalance' }, CAUSE)).toEqual([])
  })

  test('are queried each time when other processes may create one', async () => {
    await using store = await openStore()
    const faults = createFaults({ clock: systemClock, store: { ...store, isShared: true } })
    expect(await faults.faultFor('w', { operationId: 'getBalance' }, CAUSE)).toEqual([])
    await store.write((transaction) => insertFault(transaction, fault('w')))
    expect(await faults.faultFor('w', { operationId: 'getBalance' }, CAUSE)).toEqual(applied(DROP))
  })

  test('that are created during a query are found by the next one', async () => {
    await using store = await openStore()
    let isFirst = true
    const slow: Store = {
      ...store,
      async readLatest(work) {
        const found = await store.readLatest(work)
        if (isFirst) {
          isFirst = false
          await store.write((transaction) => insertFault(transaction, fault('w')))
          faults.changed('w')
        }
        return found
      },
    }
    const faults = createFaults({ clock: systemClock, store: slow })
    await faults.faultFor('w', { operationId: 'getBalance' }, CAUSE)
    expect(await faults.faultFor('w', { operationId: 'getBalance' }, CAUSE)).toEqual(applied(DROP))
  })
})
