import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Institution } from '../../src/rail/institution.ts'
import { followClock } from '../../src/timers/follow-clock.ts'
import { releaseOrderLeasesOf } from '../../src/storage/rows/rail-queue-rows.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import { REPEATED, openPlace } from '../storage/repeated.ts'
import { HOUR, SECOND, START } from '../support/service.ts'
import { FakeInstitution, away, hang } from './support/fake-institution.ts'
import { openTestQueue } from './support/test-queue.ts'

const several = (count: number): readonly string[] => Array.from({ length: count }, () => randomUUID())

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(`orders on ${engine.name}${engine.missing ?? ''}`, () => {
    test('are sent after the commit of their cause, once, and stay in the store', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store })
      const [id = ''] = await queue.place(['schedule-1'])
      await queue.until(async () => (await queue.orders())[0]?.status === 'SENT')
      expect(await queue.orders()).toMatchObject([
        { id, attempts: 1, placedAt: START, lease: null, leasedUntil: 0, error: null },
      ])
      expect(queue.institution.attempts).toMatchObject([
        {
          id,
          order: {
            order: 'cancellation',
            walletId: queue.walletId,
            at: '2026-03-02T12:00:00.000Z',
            regulatoryMessageId: id,
            subjectId: 'schedule-1',
          },
        },
      ])
    })

    test('are not sent when the transaction of their cause fails', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store })
      const failing = queue.wallets.write(queue.walletId, async (work) => {
        const order = { order: 'cancellation', subject: 'SCHEDULE', subjectId: 'x', reason: null } as const
        await work.order({ ...order, regulatoryMessageId: randomUUID() })
        throw new Error('The cause failed')
      })
      await expect(failing).rejects.toThrow('The cause failed')
      queue.rail.wake()
      await queue.place(['y'])
      await queue.until(() => queue.institution.taken.length === 1)
      expect(await queue.orders()).toHaveLength(1)
    })

    test('of one resource go one after another, others concurrently, at most 32 at a time', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store, isStarted: false })
      const resources = several(50)
      const placed = await queue.place([...resources, ...resources])
      const waiting = new Set<() => void>()
      queue.institution.answer = () =>
        new Promise((resolve) => {
          waiting.add(resolve)
        })
      queue.rail.start()
      await queue.until(() => queue.institution.inProgress === 32)
      await queue.until(async () => {
        for (const resolve of [...waiting].reverse()) {
          waiting.delete(resolve)
          resolve()
        }
        return queue.institution.taken.length === 100
      })
      expect(queue.institution.overlaps).toEqual([])
      expect(queue.institution.peak).toBe(32)
      expect(new Set(queue.institution.taken)).toEqual(new Set(placed))
      for (const [index] of resources.entries()) {
        const [first = '', second = ''] = [placed[index], placed[index + 50]]
        expect(queue.institution.taken.indexOf(first)).toBeLessThan(queue.institution.taken.indexOf(second))
      }
    })

    test('of other resources do not wait for a resource with many orders', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store })
      queue.institution.answer = (attempt) => (attempt.resourceId === 'busy' ? hang(attempt) : undefined)
      await queue.place(Array.from({ length: 150 }, () => 'busy'))
      await queue.until(() => queue.institution.attempts.length === 1)
      const [other] = await queue.place(['other'])
      await queue.until(() => queue.institution.taken.includes(other ?? ''))
      expect(queue.institution.attempts).toHaveLength(2)
      queue.institution.answer = () => undefined
      // Not all at once, and counted once: time may pass a lease before a slow store has recorded its result.
      await queue.passUntil(() => new Set(queue.institution.taken).size === 151)
      expect(queue.institution.overlaps).toEqual([])
    })

    test('are repeated with the same id until the institution takes them', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store })
      // The institution takes the order, but its answer is lost.
      queue.institution.answer = away
      const [id = ''] = await queue.place(['lost'])
      await queue.until(async () => (await queue.orders())[0]?.attempts === 1)
      queue.institution.answer = () => undefined
      await queue.passUntil(() => queue.institution.taken.length === 1)
      expect(queue.institution.attempts.map((it) => it.id)).toEqual([id, id])
      await queue.until(async () => (await queue.orders())[0]?.status === 'SENT')
    })

    test('are shared by processes, and never sent by two at the same time', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store, isStarted: false })
      const rails = [queue.rail, queue.addRail(), queue.addRail()]
      const resources = several(20)
      const wallets = [queue.walletId, await queue.addWallet()]
      const placed: string[] = []
      for (const walletId of wallets) {
        for (let round = 0; round < 5; round += 1) {
          placed.push(
            ...(await queue.place(
              resources.map((it) => `${walletId} ${it}`),
              walletId,
            )),
          )
        }
      }
      for (const rail of rails) rail.start()
      await queue.passUntil(() => {
        for (const rail of rails) rail.wake()
        return queue.institution.taken.length >= placed.length
      })
      await queue.until(async () => (await queue.orders()).every(({ status }) => status === 'SENT'))
      expect(queue.institution.taken).toHaveLength(200)
      expect(new Set(queue.institution.taken)).toEqual(new Set(placed))
      expect(queue.institution.overlaps).toEqual([])
      for (const walletId of wallets) {
        for (const resource of resources) {
          const of = `${walletId} ${resource}`
          const sent = queue.institution.attempts.filter((it) => it.resourceId === of).map((it) => it.id)
          expect(sent).toEqual(placed.filter((id) => sent.includes(id)))
        }
      }
    })

    test('of a dead process are sent again when its leases are released', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store, isStarted: false })
      await queue.place(['a', 'b'])
      await queue.run(`update rail_order set lease = 'dead:7', leased_until_real = $1`, [START + 30 * SECOND])
      queue.rail.start()
      queue.rail.wake()
      await queue.settle()
      await queue.store.write((transaction) => releaseOrderLeasesOf(transaction, 'other'))
      queue.rail.wake()
      await queue.settle()
      expect(queue.institution.attempts).toEqual([])
      await queue.store.write((transaction) => releaseOrderLeasesOf(transaction, 'dead'))
      queue.rail.wake()
      await queue.until(() => queue.institution.taken.length === 2)
    })

    test('of a process that was paused are sent again when the lease ends, and its late result changes nothing', async () => {
      await using place = await openPlace(engine)
      const limits = { orderMilliseconds: 60_000 }
      await using queue = await openTestQueue({ store: place.store, limits })
      let answer = (): void => undefined
      queue.institution.answer = () =>
        new Promise((_, reject) => {
          answer = () => {
            reject(new Error('late'))
          }
        })
      await queue.place(['a'])
      await queue.until(() => queue.institution.attempts.length === 1)
      queue.institution.answer = () => undefined
      const other = queue.addRail()
      other.start()
      queue.clock.pass(29_999)
      other.wake()
      await queue.settle()
      expect(queue.institution.attempts).toHaveLength(1)
      queue.clock.pass(1)
      other.wake()
      await queue.until(async () => (await queue.orders())[0]?.status === 'SENT')
      answer()
      await queue.settle()
      expect(await queue.orders()).toMatchObject([{ status: 'SENT', attempts: 1, error: null }])
    })

    test('stop finishes an order in progress, and sends nothing afterwards', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store, limits: { orders: 1 } })
      let answer = (): void => undefined
      queue.institution.answer = () =>
        new Promise((resolve) => {
          answer = resolve
        })
      await queue.place(['a', 'b'])
      await queue.until(() => queue.institution.attempts.length === 1)
      const stopping = queue.rail.stop()
      await queue.place(['c'])
      answer()
      await stopping
      expect((await queue.orders()).map(({ status, lease }) => [status, lease])).toEqual([
        ['SENT', null],
        ['PENDING', null],
        ['PENDING', null],
      ])
      expect(queue.institution.attempts).toHaveLength(1)
      expect(queue.institution.isClosed).toBe(true)
    })

    test('stop aborts an order that takes too long, and releases it at once', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store, limits: { stopMilliseconds: 1000 } })
      queue.institution.answer = hang
      await queue.place(['a'])
      await queue.until(() => queue.institution.attempts.length === 1)
      const stopping = queue.rail.stop()
      queue.clock.pass(1000)
      await stopping
      expect(await queue.orders()).toMatchObject([
        { status: 'PENDING', attempts: 0, lease: null, leasedUntil: 0 },
      ])
      queue.institution.answer = () => undefined
      queue.addRail().start()
      await queue.until(() => queue.institution.taken.length === 1)
    })

    test('go on at once when real time went back', async () => {
      await using place = await openPlace(engine)
      await using queue = await openTestQueue({ store: place.store, isStarted: false })
      await queue.place(['a', 'a'])
      await queue.run('update rail_order set placed_at_real = $1, due_at_real = $1', [START + HOUR])
      await queue.run(`update rail_order set lease = 'x:1', leased_until_real = $1`, [START + HOUR])
      await followClock({ store: queue.store, clock: queue.clock, mode: 'sandbox', log: silentLog })
      expect((await queue.orders()).map((it) => [it.placedAt, it.dueAt, it.leasedUntil])).toEqual([
        [START, START, START + 60 * SECOND],
        [START, START, START + 60 * SECOND],
      ])
      queue.rail.start()
      queue.clock.pass(60 * SECOND)
      queue.rail.wake()
      await queue.until(() => queue.institution.taken.length === 2)
    })
  })
}

describe('the end of a rail', () => {
  const closing = (close: () => Promise<void>): Institution =>
    Object.assign(new FakeInstitution(() => START), { close })

  test('waits at most two seconds until the institution is closed', async () => {
    const institution = closing(() => new Promise(() => undefined))
    await using queue = await openTestQueue({ institution })
    let isOver = false
    const stopping = queue.rail.stop().finally(() => {
      isOver = true
    })
    await queue.settle()
    queue.clock.pass(1999)
    await queue.settle()
    expect(isOver).toBe(false)
    queue.clock.pass(1)
    await stopping
    expect(queue.lines).toMatchObject([
      { level: 'warn', facts: { error: 'No answer came within 2 seconds.' } },
    ])
  })

  test('is not affected by an institution that fails to close', async () => {
    const institution = closing(() => Promise.reject(new Error('already closed')))
    await using queue = await openTestQueue({ institution })
    await queue.rail.stop()
    const message = 'The connection to the institution was not closed.'
    expect(queue.lines).toMatchObject([{ level: 'warn', message }])
  })
})
