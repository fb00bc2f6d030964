import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Institution } from '../../src/rail/institution.ts'
import { followClock } from '../../src/timers/follow-clock.ts'
import { releaseOrderLeasesOf } from '../../src/storage/rows/rail-queue-rows.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { REPEATED, openPlace } from '../storage/repeated.ts'
import { HOUR, SECOND, START } from '../support/service.ts'
import { FakeInstitution, away, hang } from './support/fake-institution.ts'
import { openQueueWorld } from './support/queue-world.ts'

const several = (count: number): readonly string[] => Array.from({ length: count }, () => randomUUID())

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(`orders on ${engine.name}${engine.missing ?? ''}`, () => {
    test('are sent after the commit of their cause, once, and stay in the store', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store })
      const [id = ''] = await world.place(['schedule-1'])
      await world.until(async () => (await world.orders())[0]?.status === 'SENT')
      expect(await world.orders()).toMatchObject([
        { id, attempts: 1, placedAt: START, lease: null, leasedUntil: 0, error: null },
      ])
      expect(world.institution.attempts).toMatchObject([
        {
          id,
          order: {
            order: 'cancellation',
            walletId: world.walletId,
            at: '2026-03-02T12:00:00.000Z',
            regulatoryMessageId: id,
            subjectId: 'schedule-1',
          },
        },
      ])
    })

    test('are not sent when the transaction of their cause fails', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store })
      const failing = world.wallets.write(world.walletId, async (work) => {
        const order = { order: 'cancellation', subject: 'SCHEDULE', subjectId: 'x', reason: null } as const
        await work.order({ ...order, regulatoryMessageId: randomUUID() })
        throw new Error('The cause failed')
      })
      await expect(failing).rejects.toThrow('The cause failed')
      world.rail.wake()
      await world.place(['y'])
      await world.until(() => world.institution.taken.length === 1)
      expect(await world.orders()).toHaveLength(1)
    })

    test('of one resource go one after another, others concurrently, at most 32 at a time', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store, isStarted: false })
      const resources = several(50)
      const placed = await world.place([...resources, ...resources])
      const waiting = new Set<() => void>()
      world.institution.answer = () =>
        new Promise((resolve) => {
          waiting.add(resolve)
        })
      world.rail.start()
      await world.until(() => world.institution.inProgress === 32)
      await world.until(async () => {
        for (const resolve of [...waiting].reverse()) {
          waiting.delete(resolve)
          resolve()
        }
        return world.institution.taken.length === 100
      })
      expect(world.institution.overlaps).toEqual([])
      expect(world.institution.peak).toBe(32)
      expect(new Set(world.institution.taken)).toEqual(new Set(placed))
      for (const [index] of resources.entries()) {
        const [first = '', second = ''] = [placed[index], placed[index + 50]]
        expect(world.institution.taken.indexOf(first)).toBeLessThan(world.institution.taken.indexOf(second))
      }
    })

    test('of other resources do not wait for a resource with many orders', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store })
      world.institution.answer = (attempt) => (attempt.resourceId === 'busy' ? hang(attempt) : undefined)
      await world.place(Array.from({ length: 150 }, () => 'busy'))
      await world.until(() => world.institution.attempts.length === 1)
      const [other] = await world.place(['other'])
      await world.until(() => world.institution.taken.includes(other ?? ''))
      expect(world.institution.attempts).toHaveLength(2)
      world.institution.answer = () => undefined
      // Not all at once, and counted once: time may pass a lease before a slow store has recorded its result.
      await world.passUntil(() => new Set(world.institution.taken).size === 151)
      expect(world.institution.overlaps).toEqual([])
    })

    test('are repeated with the same id until the institution takes them', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store })
      // The institution takes the order, but its answer is lost.
      world.institution.answer = away
      const [id = ''] = await world.place(['lost'])
      await world.until(async () => (await world.orders())[0]?.attempts === 1)
      world.institution.answer = () => undefined
      await world.passUntil(() => world.institution.taken.length === 1)
      expect(world.institution.attempts.map((it) => it.id)).toEqual([id, id])
      await world.until(async () => (await world.orders())[0]?.status === 'SENT')
    })

    test('are shared by processes, and never sent by two at the same time', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store, isStarted: false })
      const rails = [world.rail, world.addRail(), world.addRail()]
      const resources = several(20)
      const wallets = [world.walletId, await world.addWallet()]
      const placed: string[] = []
      for (const walletId of wallets) {
        for (let round = 0; round < 5; round += 1) {
          placed.push(
            ...(await world.place(
              resources.map((it) => `${walletId} ${it}`),
              walletId,
            )),
          )
        }
      }
      for (const rail of rails) rail.start()
      await world.passUntil(() => {
        for (const rail of rails) rail.wake()
        return world.institution.taken.length >= placed.length
      })
      await world.until(async () => (await world.orders()).every(({ status }) => status === 'SENT'))
      expect(world.institution.taken).toHaveLength(200)
      expect(new Set(world.institution.taken)).toEqual(new Set(placed))
      expect(world.institution.overlaps).toEqual([])
      for (const walletId of wallets) {
        for (const resource of resources) {
          const of = `${walletId} ${resource}`
          const sent = world.institution.attempts.filter((it) => it.resourceId === of).map((it) => it.id)
          expect(sent).toEqual(placed.filter((id) => sent.includes(id)))
        }
      }
    })

    test('of a dead process are sent again when its leases are released', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store, isStarted: false })
      await world.place(['a', 'b'])
      await world.run(`update rail_order set lease = 'dead:7', leased_until_real = $1`, [START + 30 * SECOND])
      world.rail.start()
      world.rail.wake()
      await world.settle()
      await world.store.write((transaction) => releaseOrderLeasesOf(transaction, 'other'))
      world.rail.wake()
      await world.settle()
      expect(world.institution.attempts).toEqual([])
      await world.store.write((transaction) => releaseOrderLeasesOf(transaction, 'dead'))
      world.rail.wake()
      await world.until(() => world.institution.taken.length === 2)
    })

    test('of a process that was paused are sent again when the lease ends, and its late result changes nothing', async () => {
      await using place = await openPlace(engine)
      const limits = { orderMilliseconds: 60_000 }
      await using world = await openQueueWorld({ store: place.store, limits })
      let answer = (): void => undefined
      world.institution.answer = () =>
        new Promise((_, reject) => {
          answer = () => {
            reject(new Error('late'))
          }
        })
      await world.place(['a'])
      await world.until(() => world.institution.attempts.length === 1)
      world.institution.answer = () => undefined
      const other = world.addRail()
      other.start()
      world.clock.pass(29_999)
      other.wake()
      await world.settle()
      expect(world.institution.attempts).toHaveLength(1)
      world.clock.pass(1)
      other.wake()
      await world.until(async () => (await world.orders())[0]?.status === 'SENT')
      answer()
      await world.settle()
      expect(await world.orders()).toMatchObject([{ status: 'SENT', attempts: 1, error: null }])
    })

    test('stop finishes an order in progress, and sends nothing afterwards', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store, limits: { orders: 1 } })
      let answer = (): void => undefined
      world.institution.answer = () =>
        new Promise((resolve) => {
          answer = resolve
        })
      await world.place(['a', 'b'])
      await world.until(() => world.institution.attempts.length === 1)
      const stopping = world.rail.stop()
      await world.place(['c'])
      answer()
      await stopping
      expect((await world.orders()).map(({ status, lease }) => [status, lease])).toEqual([
        ['SENT', null],
        ['PENDING', null],
        ['PENDING', null],
      ])
      expect(world.institution.attempts).toHaveLength(1)
      expect(world.institution.isClosed).toBe(true)
    })

    test('stop aborts an order that takes too long, and releases it at once', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store, limits: { stopMilliseconds: 1000 } })
      world.institution.answer = hang
      await world.place(['a'])
      await world.until(() => world.institution.attempts.length === 1)
      const stopping = world.rail.stop()
      world.clock.pass(1000)
      await stopping
      expect(await world.orders()).toMatchObject([
        { status: 'PENDING', attempts: 0, lease: null, leasedUntil: 0 },
      ])
      world.institution.answer = () => undefined
      world.addRail().start()
      await world.until(() => world.institution.taken.length === 1)
    })

    test('go on at once when real time went back', async () => {
      await using place = await openPlace(engine)
      await using world = await openQueueWorld({ store: place.store, isStarted: false })
      await world.place(['a', 'a'])
      await world.run('update rail_order set placed_at_real = $1, due_at_real = $1', [START + HOUR])
      await world.run(`update rail_order set lease = 'x:1', leased_until_real = $1`, [START + HOUR])
      await followClock({ store: world.store, clock: world.clock, mode: 'sandbox', log: silentLog })
      expect((await world.orders()).map((it) => [it.placedAt, it.dueAt, it.leasedUntil])).toEqual([
        [START, START, START + 60 * SECOND],
        [START, START, START + 60 * SECOND],
      ])
      world.rail.start()
      world.clock.pass(60 * SECOND)
      world.rail.wake()
      await world.until(() => world.institution.taken.length === 2)
    })
  })
}

describe('the end of a rail', () => {
  const closing = (close: () => Promise<void>): Institution =>
    Object.assign(new FakeInstitution(() => START), { close })

  test('waits at most two seconds until the institution is closed', async () => {
    const institution = closing(() => new Promise(() => undefined))
    await using world = await openQueueWorld({ institution })
    let isOver = false
    const stopping = world.rail.stop().finally(() => {
      isOver = true
    })
    await world.settle()
    world.clock.pass(1999)
    await world.settle()
    expect(isOver).toBe(false)
    world.clock.pass(1)
    await stopping
    expect(world.lines).toMatchObject([
      { level: 'warn', facts: { error: 'No answer came within 2 seconds.' } },
    ])
  })

  test('is not affected by an institution that fails to close', async () => {
    const institution = closing(() => Promise.reject(new Error('already closed')))
    await using world = await openQueueWorld({ institution })
    await world.rail.stop()
    const message = 'The connection to the institution was not closed.'
    expect(world.lines).toMatchObject([{ level: 'warn', message }])
  })
})
