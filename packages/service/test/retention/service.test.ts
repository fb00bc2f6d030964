import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { DEFAULT_KEEP } from '../../src/retention/keep.ts'
import { createRetention } from '../../src/retention/retention.ts'
import { exportArchive, importArchive } from '../../src/storage/archive.ts'
import { insertProcess } from '../../src/storage/rows/process-rows.ts'
import { lockEvent } from '../../src/storage/rows/resend-rows.ts'
import { type Log, silentLog } from '../../src/telemetry/log.ts'
import { openSandbox } from '../sandbox/support/test-sandbox.ts'
import { ENGINES, temporaryFolder } from '../storage/engines.ts'
import { REPEATED } from '../storage/repeated.ts'
import { DAY, HOUR } from '../support/service.ts'
import { type OldRowsSandbox, jobOf, openOldRowsSandbox } from './old-rows-sandbox.ts'

const folder = temporaryFolder()
afterAll(folder.remove)

test('the service deletes old events by itself, logs it and counts it', async () => {
  const lines: string[] = []
  const log: Log = {
    ...silentLog,
    info: (facts, message) => void lines.push(message + JSON.stringify(facts)),
  }
  await using sandbox = await openSandbox({ keep: { events: 3 }, metrics: true, log })
  const wallet = await sandbox.wallet()
  await wallet.deposit()
  const passUntil = async (isReached: () => Promise<boolean>): Promise<void> => {
    await expect
      .poll(
        async () => {
          sandbox.clock.pass(HOUR)
          return isReached()
        },
        { interval: 1 },
      )
      .toBe(true)
  }
  const began = sandbox.clock.now()
  await passUntil(async () => (await wallet.events()).length === 0)
  expect(sandbox.clock.now() - began).toBeGreaterThan(3 * DAY)
  await passUntil(async () => lines.some((line) => line.startsWith('Deleted old rows.')))
  expect(lines.filter((line) => line.startsWith('Deleted'))).toEqual([
    'Deleted old rows.{"rows":{"event":1}}',
  ])
  const metrics = await (await fetch(`${sandbox.url}/metrics`)).text()
  expect(metrics).toContain('pix_old_rows_deleted_total{table="event"} 1')
})

test('a stop ends the pause of a round', async () => {
  const sandbox = await openSandbox({ keep: { events: 1 } })
  await (await sandbox.wallet()).deposit()
  sandbox.clock.pass(DAY)
  // The clock stands still, so without its end the pause would never end.
  await expect(sandbox.close()).resolves.toBeUndefined()
})

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(
    `a store with old rows on ${engine.name}${engine.missing ?? ''}`,
    () => {
      test('is exported, imported and goes on to delete', async () => {
        const [database, other] = [engine.make(), engine.make()]
        const sandbox = await openOldRowsSandbox(await database.open())
        const wallet = await sandbox.wallet()
        await wallet.deposit()
        await jobOf(sandbox).round()
        sandbox.clock.pass(90 * DAY)
        const file = join(folder.path, `archive ${engine.name}`)
        await exportArchive(sandbox.store, file)
        const copy = await other.open()
        await importArchive(copy, file)
        await jobOf({ store: copy, clock: sandbox.clock }).round()
        const rows = { name: 'test.events', text: 'select id from event where wallet_id = $1' }
        expect(await copy.read((reader) => reader.all(rows, [wallet.id]))).toEqual([])
        await copy.close()
        await sandbox.close()
        await database.remove()
        await other.remove()
      })
    },
  )
}

const postgres = ENGINES.find(({ name }) => name === 'PostgreSQL')
describe.skipIf(postgres?.missing !== undefined)(`several processes${postgres?.missing ?? ''}`, () => {
  async function withSandbox(work: (sandbox: OldRowsSandbox) => Promise<void>): Promise<void> {
    const database = postgres?.make()
    if (database === undefined) throw new Error('There is no PostgreSQL')
    const sandbox = await openOldRowsSandbox(await database.open())
    await work(sandbox)
    await sandbox.close()
    await database.remove()
  }

  test('the process with the lowest id does the work, and another one after its end', () =>
    withSandbox(async (sandbox) => {
      const { store, clock } = sandbox
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      await store.write((transaction) => insertProcess(transaction, '!1', clock.now() + DAY))
      await store.write((transaction) => insertProcess(transaction, '!2', clock.now() + 2 * DAY))
      const soon = (_: number, callback: () => void): (() => void) => {
        const made = setImmediate(callback)
        return () => {
          clearImmediate(made)
        }
      }
      const hurried = { ...clock, after: soon }
      const [first, second] = ['!1', '!2'].map((processId) =>
        createRetention({ store, clock: hurried, log: silentLog, processId, keep: DEFAULT_KEEP }),
      )
      await second?.round()
      expect(await sandbox.count('retention_mark', wallet)).toBe(0)
      await first?.round()
      expect(await sandbox.count('retention_mark', wallet)).toBe(1)
      await sandbox.run('delete from retention_mark')
      clock.pass(DAY)
      await second?.round()
      expect(await sandbox.count('retention_mark', wallet)).toBe(1)
    }))

  test('an event that is sent again at the same time is not deleted', () =>
    withSandbox(async (sandbox) => {
      const { store, clock } = sandbox
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      await sandbox.deliver(wallet, 'DELIVERED')
      const job = jobOf(sandbox)
      await job.round()
      clock.pass(90 * DAY)
      const [event] = await sandbox.all<{ id: string; resource_id: string }>(
        'select id, resource_id from event where wallet_id = $1',
        [wallet.id],
      )
      let round: Promise<void> = Promise.resolve()
      await store.write(async (transaction) => {
        await lockEvent(transaction, wallet.id, event?.id ?? '')
        round = job.round()
        const waiting = {
          name: 'test.waiting',
          text: 'select count(*) as n from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
        }
        await expect
          .poll(async () => (await transaction.first<{ n: number }>(waiting))?.n, { interval: 5 })
          .toBeGreaterThan(0)
        const insert = {
          name: 'test.newDelivery',
          text: `insert into delivery (id, event_id, wallet_id, resource_id, position, status, attempts, due_at,
            leased_until_real, created_at) values ($4, $1, $2, $3, 9, 'DELIVERED', 0, 0, 0, 0)`,
        }
        await transaction.run(insert, [event?.id ?? '', wallet.id, event?.resource_id ?? '', randomUUID()])
      })
      await round
      expect(await wallet.events()).toEqual(['pixChargePaid'])
      expect(await sandbox.count('delivery', wallet)).toBe(1)
    }))
})
