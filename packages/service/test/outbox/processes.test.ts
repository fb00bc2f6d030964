import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Store } from '../../src/storage/store.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { REPEATED_POOLED, openPlace } from '../storage/repeated.ts'
import { silence, startReceiver } from './support/receiver.ts'
import { frozenAt, openWorld } from './support/world.ts'

/** Leases all deliveries for a process that does not exist, as if it had ended without releasing them. */
async function leaseAll(store: Store, until: number): Promise<void> {
  const text = `update delivery set lease = 'of another', leased_until_real = $1`
  await store.write((transaction) => transaction.run({ name: 'test.lease', text }, [until]))
}

for (const engine of REPEATED_POOLED) {
  describe.skipIf(engine.missing !== undefined)(
    `two dispatchers on ${engine.name}${engine.missing ?? ''}`,
    () => {
      async function open(): ReturnType<typeof openPlace> {
        const place = await openPlace(engine)
        await migrate(place.store)
        return place
      }

      test('share the work and send nothing twice', async () => {
        await using place = await open()
        await using receiver = await startReceiver()
        await using world = await openWorld({ store: place.store, isStarted: false })
        const wallets = [
          await world.addWallet({ url: receiver.url }),
          await world.addWallet({ url: receiver.url }),
        ]
        const others = [world.addDispatcher(), world.addDispatcher()]
        const resources = Array.from({ length: 30 }, () => randomUUID())
        for (const walletId of wallets) {
          await world.wallets.write(walletId, async (work) => {
            for (let number = 0; number < 100; number += 1) {
              await work.emit('pixChargeRejected', resources[number % resources.length] ?? '', {})
            }
          })
        }
        using _ = world.passing()
        await Promise.all(
          wallets.flatMap((walletId) =>
            [world.dispatcher, ...others].map((dispatcher) => dispatcher.runDue(walletId)),
          ),
        )
        expect(receiver.received).toHaveLength(200)
        expect(new Set(receiver.eventIds).size).toBe(200)
        for (const walletId of wallets) {
          const deliveries = await world.deliveries(walletId)
          expect(deliveries.map((it) => `${it.status} ${it.attempts}`)).toEqual(
            deliveries.map(() => 'DELIVERED 1'),
          )
          // The events of one resource were sent in order, although two dispatchers sent them.
          for (const resourceId of resources) {
            const ids = deliveries.filter((it) => it.resourceId === resourceId).map((it) => it.eventId)
            expect(receiver.eventIds.filter((id) => ids.includes(id))).toEqual(ids)
          }
        }
      })

      test('one waits for deliveries that the other sends', async () => {
        await using place = await open()
        await using receiver = await startReceiver(silence)
        await using world = await openWorld({ store: place.store, isStarted: false })
        const walletId = await world.addWallet({ url: receiver.url, clock: frozenAt(world.clock.now()) })
        await world.emit(walletId)
        const other = world.addDispatcher()
        const sending = other.runDue(walletId)
        await receiver.untilReceived(1)
        let isOver = false
        const waiting = world.dispatcher.runDue(walletId).then((recorded) => {
          isOver = true
          return recorded
        })
        for (let turn = 0; turn < 20; turn += 1) {
          world.clock.pass(100)
          await world.store.ping()
        }
        expect(isOver).toBe(false)
        world.clock.pass(5000)
        expect(await sending).toHaveLength(1)
        using _ = world.passing()
        expect(await waiting).toHaveLength(0)
        expect(receiver.received).toHaveLength(1)
      })

      test('one takes over the deliveries of an ended process when its lease has expired', async () => {
        await using place = await open()
        await using receiver = await startReceiver()
        await using world = await openWorld({ store: place.store, isStarted: false })
        const walletId = await world.addWallet({ url: receiver.url })
        await world.emit(walletId)
        await leaseAll(world.store, world.clock.now() + 30_000)
        world.dispatcher.start()
        world.clock.pass(29_999)
        await expect(world.deliveries(walletId)).resolves.toMatchObject([{ status: 'PENDING', attempts: 0 }])
        expect(receiver.received).toHaveLength(0)
        using _ = world.passing()
        await world.untilAll(walletId, 'DELIVERED')
        expect(receiver.received).toHaveLength(1)
      })

      test('a result after the end of the lease changes nothing', async () => {
        await using place = await open()
        await using receiver = await startReceiver(silence)
        await using world = await openWorld({ store: place.store, isStarted: false })
        const walletId = await world.addWallet({ url: receiver.url, clock: frozenAt(world.clock.now()) })
        await world.emit(walletId)
        const late = world.dispatcher.runDue(walletId)
        await receiver.untilReceived(1)
        await leaseAll(world.store, 0)
        receiver.answerWith((_, response) => response.end())
        expect(await world.addDispatcher().runDue(walletId)).toMatchObject([{ status: 'DELIVERED' }])
        world.clock.pass(5000)
        expect(await late).toEqual([])
        const [delivery] = await world.deliveries(walletId)
        expect(delivery).toMatchObject({ status: 'DELIVERED', attempts: 1 })
        expect(await world.attempts(delivery?.id ?? '')).toMatchObject([{ status: 200 }])
      })

      test('stop finishes and records an attempt in progress', async () => {
        await using place = await open()
        await using receiver = await startReceiver()
        let answer = (): void => undefined
        await using world = await openWorld({ store: place.store })
        const walletId = await world.addWallet({ url: receiver.url })
        // After its first response, a receiver may get concurrent attempts.
        await world.emit(walletId)
        await world.untilAll(walletId, 'DELIVERED')
        receiver.answerWith((_, response) => {
          answer = () => response.end()
        })
        await world.emit(walletId)
        await receiver.untilReceived(2)
        await world.emit(walletId)
        await receiver.untilReceived(3)
        receiver.answerWith((_, response) => response.end())
        const stopping = world.dispatcher.stop()
        await world.emit(walletId)
        answer()
        await expect.poll(async () => (await world.deliveries(walletId))[2]?.status).toBe('DELIVERED')
        world.clock.pass(5000)
        await stopping
        const seen = (await world.deliveries(walletId)).map((it) => `${it.status} ${it.attempts}`)
        // The third attempt got a response, the second timed out after five seconds, and the fourth was not sent.
        expect(seen).toEqual(['DELIVERED 1', 'PENDING 1', 'DELIVERED 1', 'PENDING 0'])
        expect(receiver.received).toHaveLength(3)
        await expect(world.dispatcher.runDue(walletId)).rejects.toThrow('The service is stopping')
      })

      test('stop releases an attempt that takes too long at once', async () => {
        await using place = await open()
        await using receiver = await startReceiver(silence)
        await using world = await openWorld({ store: place.store, limits: { stopMilliseconds: 1000 } })
        const walletId = await world.addWallet({ url: receiver.url, clock: frozenAt(world.clock.now()) })
        await world.emit(walletId)
        await receiver.untilReceived(1)
        const stopping = world.dispatcher.stop()
        world.clock.pass(1000)
        await stopping
        const [delivery] = await world.deliveries(walletId)
        expect(delivery).toMatchObject({ status: 'PENDING', attempts: 0 })
        receiver.answerWith((_, response) => response.end())
        expect(await world.addDispatcher().runDue(walletId)).toMatchObject([{ status: 'DELIVERED' }])
      })
    },
  )
}
