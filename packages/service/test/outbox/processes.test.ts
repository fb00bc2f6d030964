import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { runningClock } from '../../src/domain/wallet/wallet-clock.ts'
import type { Store } from '../../src/storage/store.ts'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { REPEATED_POOLED, openPlace } from '../storage/repeated.ts'
import { silence, startReceiver, status } from './support/receiver.ts'
import { frozenAt, openOutbox } from './support/test-outbox.ts'

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
        await using outbox = await openOutbox({ store: place.store, isStarted: false })
        const wallets = [
          await outbox.addWallet({ url: receiver.url }),
          await outbox.addWallet({ url: receiver.url }),
        ]
        const others = [outbox.addDispatcher(), outbox.addDispatcher()]
        const resources = Array.from({ length: 30 }, () => randomUUID())
        for (const walletId of wallets) {
          await outbox.wallets.write(walletId, async (work) => {
            for (let number = 0; number < 100; number += 1) {
              await work.emit('pixChargeRejected', resources[number % resources.length] ?? '', {})
            }
          })
        }
        using _ = outbox.passing()
        await Promise.all(
          wallets.flatMap((walletId) =>
            [outbox.dispatcher, ...others].map((dispatcher) => dispatcher.runDue(walletId)),
          ),
        )
        expect(receiver.received).toHaveLength(200)
        expect(new Set(receiver.eventIds).size).toBe(200)
        for (const walletId of wallets) {
          const deliveries = await outbox.deliveries(walletId)
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
        await using outbox = await openOutbox({ store: place.store, isStarted: false })
        const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
        await outbox.emit(walletId)
        const other = outbox.addDispatcher()
        const sending = other.runDue(walletId)
        await receiver.untilReceived(1)
        let isOver = false
        const waiting = outbox.dispatcher.runDue(walletId).then((recorded) => {
          isOver = true
          return recorded
        })
        for (let turn = 0; turn < 20; turn += 1) {
          outbox.clock.pass(100)
          await outbox.store.ping()
        }
        expect(isOver).toBe(false)
        outbox.clock.pass(5000)
        expect(await sending).toHaveLength(1)
        using _ = outbox.passing()
        expect(await waiting).toHaveLength(0)
        expect(receiver.received).toHaveLength(1)
      })

      test('one takes over the deliveries of an ended process when its lease has expired', async () => {
        await using place = await open()
        await using receiver = await startReceiver()
        await using outbox = await openOutbox({ store: place.store, isStarted: false })
        const walletId = await outbox.addWallet({ url: receiver.url })
        await outbox.emit(walletId)
        await leaseAll(outbox.store, outbox.clock.now() + 30_000)
        outbox.dispatcher.start()
        outbox.clock.pass(29_999)
        await expect(outbox.deliveries(walletId)).resolves.toMatchObject([{ status: 'PENDING', attempts: 0 }])
        expect(receiver.received).toHaveLength(0)
        using _ = outbox.passing()
        await outbox.untilAll(walletId, 'DELIVERED')
        expect(receiver.received).toHaveLength(1)
      })

      test('a process that starts sends a retry when it is due, and not before', async () => {
        await using place = await open()
        await using receiver = await startReceiver(status(503))
        await using outbox = await openOutbox({ store: place.store, isStarted: false })
        const walletId = await outbox.addWallet({ url: receiver.url })
        await outbox.emit(walletId)
        await outbox.dispatcher.runDue(walletId)
        receiver.answerWith((_, response) => response.end())
        outbox.addDispatcher().start()
        outbox.clock.pass(4000)
        for (let turn = 0; turn < 20; turn += 1) await outbox.store.ping()
        expect(receiver.received).toHaveLength(1)
        using _ = outbox.passing()
        await outbox.untilAll(walletId, 'DELIVERED')
        expect(receiver.received).toHaveLength(2)
      })

      test('a process that starts sends a retry that a clock has made due', async () => {
        await using place = await open()
        await using receiver = await startReceiver(status(503))
        await using outbox = await openOutbox({ store: place.store, isStarted: false })
        const walletId = await outbox.addWallet({ url: receiver.url })
        await outbox.emit(walletId)
        await outbox.dispatcher.runDue(walletId)
        receiver.answerWith((_, response) => response.end())
        await outbox.wallets.write(walletId, async (work) => {
          work.change({ clock: runningClock(3_600_000) })
        })
        outbox.addDispatcher().start()
        await outbox.untilAll(walletId, 'DELIVERED')
        expect(receiver.received).toHaveLength(2)
      })

      test('a result after the end of the lease changes nothing', async () => {
        await using place = await open()
        await using receiver = await startReceiver(silence)
        await using outbox = await openOutbox({ store: place.store, isStarted: false })
        const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
        await outbox.emit(walletId)
        const late = outbox.dispatcher.runDue(walletId)
        await receiver.untilReceived(1)
        await leaseAll(outbox.store, 0)
        receiver.answerWith((_, response) => response.end())
        expect(await outbox.addDispatcher().runDue(walletId)).toMatchObject([{ status: 'DELIVERED' }])
        outbox.clock.pass(5000)
        expect(await late).toEqual([])
        const [delivery] = await outbox.deliveries(walletId)
        expect(delivery).toMatchObject({ status: 'DELIVERED', attempts: 1 })
        expect(await outbox.attempts(delivery?.id ?? '')).toMatchObject([{ status: 200 }])
      })

      test('stop finishes and records an attempt in progress', async () => {
        await using place = await open()
        await using receiver = await startReceiver()
        let answer = (): void => undefined
        await using outbox = await openOutbox({ store: place.store })
        const walletId = await outbox.addWallet({ url: receiver.url })
        // After its first response, a receiver may get concurrent attempts.
        await outbox.emit(walletId)
        await outbox.untilAll(walletId, 'DELIVERED')
        receiver.answerWith((_, response) => {
          answer = () => response.end()
        })
        await outbox.emit(walletId)
        await receiver.untilReceived(2)
        await outbox.emit(walletId)
        await receiver.untilReceived(3)
        receiver.answerWith((_, response) => response.end())
        const stopping = outbox.dispatcher.stop()
        await outbox.emit(walletId)
        answer()
        await expect.poll(async () => (await outbox.deliveries(walletId))[2]?.status).toBe('DELIVERED')
        outbox.clock.pass(5000)
        await stopping
        const seen = (await outbox.deliveries(walletId)).map((it) => `${it.status} ${it.attempts}`)
        // The third attempt got a response, the second timed out after five seconds, and the fourth was not sent.
        expect(seen).toEqual(['DELIVERED 1', 'PENDING 1', 'DELIVERED 1', 'PENDING 0'])
        expect(receiver.received).toHaveLength(3)
        await expect(outbox.dispatcher.runDue(walletId)).rejects.toThrow('The service is stopping')
      })

      test('stop releases an attempt that takes too long at once', async () => {
        await using place = await open()
        await using receiver = await startReceiver(silence)
        await using outbox = await openOutbox({ store: place.store, limits: { stopMilliseconds: 1000 } })
        const walletId = await outbox.addWallet({ url: receiver.url, clock: frozenAt(outbox.clock.now()) })
        await outbox.emit(walletId)
        await receiver.untilReceived(1)
        const stopping = outbox.dispatcher.stop()
        outbox.clock.pass(1000)
        await stopping
        const [delivery] = await outbox.deliveries(walletId)
        expect(delivery).toMatchObject({ status: 'PENDING', attempts: 0 })
        receiver.answerWith((_, response) => response.end())
        expect(await outbox.addDispatcher().runDue(walletId)).toMatchObject([{ status: 'DELIVERED' }])
      })
    },
  )
}
