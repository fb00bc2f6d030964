import { describe, expect, test } from 'vitest'
import { firstAttempts } from '../../src/storage/migrations/0007-first-attempts.ts'
import { migrate, migrateIn } from '../../src/storage/migrations/migrate.ts'
import { MIGRATIONS } from '../../src/storage/migrations/migrations.ts'
import { REPEATED } from '../storage/repeated.ts'
import { silence, startReceiver, status } from './support/receiver.ts'
import { openWorld } from './support/world.ts'

const INSERT = {
  name: 'test.earlierDelivery',
  text: `insert into delivery (id, event_id, wallet_id, resource_id, position, status, place, attempts, due_at,
    leased_until_real, created_at) values ($1, $1, 'wallet', $2, $3, 'PENDING', $4, $5, 0, 0, 0)`,
}
const PLACES = {
  name: 'test.places',
  text: 'select id, place from delivery order by position',
}

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(
    `the migration on ${engine.name}${engine.missing ?? ''}`,
    () => {
      test('releases deliveries that waited behind an attempted one, and keeps those outside the order (G-218)', async () => {
        const database = engine.make()
        const store = await database.open()
        const before = MIGRATIONS.indexOf(firstAttempts)
        await store.exclusively((transaction) => migrateIn(transaction, store.engine, before))
        await store.write(async (transaction) => {
          for (const [position, row] of [
            ['tried', 'charge', 'READY', 1],
            ['behind', 'charge', 'BEHIND', 0],
            ['apart', 'other', 'APART', 1],
          ].entries()) {
            const [id = '', resourceId = '', at = '', attempts = 0] = row
            await transaction.run(INSERT, [id, resourceId, position + 1, at, attempts])
          }
        })
        await migrate(store)
        expect(await store.read((reader) => reader.all(PLACES))).toEqual([
          { id: 'tried', place: 'READY' },
          { id: 'behind', place: 'READY' },
          { id: 'apart', place: 'APART' },
        ])
        await store.close()
        await database.remove()
      })
    },
  )
}

test('an event that a process of an earlier version queued behind a retry is sent with that retry (G-218)', async () => {
  await using receiver = await startReceiver(status(500))
  await using world = await openWorld()
  const walletId = await world.addWallet({ url: receiver.url })
  const resourceId = 'charge'
  const first = await world.emit(walletId, { resourceId })
  await expect.poll(async () => (await world.deliveries(walletId))[0]?.attempts).toBe(1)
  receiver.answerWith(silence)
  await world.store.write(async (transaction) => {
    const event = { id: 'second', walletId, event: 'pixChargePaid', resourceId }
    const texts = [
      `insert into event (id, wallet_id, position, event, resource_id, occurred_at, payload)
        values ($1, $2, 1000, $3, $4, 0, '{}')`,
      `insert into delivery (id, event_id, wallet_id, resource_id, position, status, place, attempts, due_at,
        leased_until_real, created_at) values ($1, $1, $2, $3, 1000, 'PENDING', 'BEHIND', 0, 0, 0, 0)`,
    ]
    await transaction.run({ name: 'test.event', text: texts[0] ?? '' }, Object.values(event))
    await transaction.run({ name: 'test.behind', text: texts[1] ?? '' }, [event.id, walletId, resourceId])
  })
  receiver.answerWith((_, response) => response.end())
  world.clock.pass(6000)
  await world.untilAll(walletId, 'DELIVERED')
  expect(receiver.eventIds).toEqual([first, first, 'second'])
})
