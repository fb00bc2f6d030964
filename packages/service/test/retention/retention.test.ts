import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import type { TestDatabase } from '../storage/engines.ts'
import { REPEATED } from '../storage/repeated.ts'
import { storeProblems } from '../support/ledger.ts'
import { DAY, HOUR } from '../support/service.ts'
import { type OldRowsSandbox, jobOf, openOldRowsSandbox } from './old-rows-sandbox.ts'

const KEPT = ['charge', 'movement', 'statement_line', 'wallet_day'] as const

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(`old rows on ${engine.name}${engine.missing ?? ''}`, () => {
    let database: TestDatabase
    let sandbox: OldRowsSandbox
    beforeEach(async () => {
      database = engine.make()
      sandbox = await openOldRowsSandbox(await database.open())
    })
    afterEach(async () => {
      // The check of the store does not miss the rows that were deleted because they were old.
      const problems = await storeProblems(sandbox.store)
      if (problems.length > 0) throw new Error(problems.join(' '))
      await sandbox.close()
      await database.remove()
    })
    const days = (count: number): void => sandbox.clock.pass(count * DAY)

    test('events, deliveries and attempts go after 90 days, and money stays (G-465)', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      await sandbox.deliver(wallet, 'DELIVERED')
      await sandbox.deliver(wallet, 'DEAD')
      const money = await Promise.all(KEPT.map((table) => sandbox.count(table, wallet)))
      const removed: Record<string, number> = {}
      const job = jobOf(sandbox, {
        onRemoved: (table, rows) => (removed[table] = (removed[table] ?? 0) + rows),
      })
      await job.round()
      days(40)
      await wallet.deposit()
      await sandbox.deliver(wallet, 'DELIVERED')
      await job.round()
      days(49)
      await job.round()
      expect(removed).toEqual({})
      days(1)
      await job.round()
      expect(removed).toEqual({ event: 1, delivery: 2, delivery_attempt: 2 })
      expect(await wallet.events()).toEqual(['pixChargePaid'])
      expect(await sandbox.count('delivery_attempt', wallet)).toBe(1)
      days(40)
      await job.round()
      expect(
        await Promise.all(['event', 'delivery', 'retention_mark'].map((it) => sandbox.count(it, wallet))),
      ).toEqual([0, 0, 0])
      expect(await Promise.all(KEPT.map((table) => sandbox.count(table, wallet)))).toEqual(
        money.map((rows, index) =>
          KEPT[index] === 'charge' ? 2 : rows + (index === 1 ? 1 : 0) + (index === 2 ? 1 : 0),
        ),
      )
    })

    test('the check finds an event that is missing without being old', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      const job = jobOf(sandbox)
      await job.round()
      days(90)
      await job.round()
      await wallet.deposit()
      const [event] = await sandbox.all<{ id: string; position: number }>(
        'select id, position from event where wallet_id = $1',
        [wallet.id],
      )
      const move = (from: string, to: string): Promise<number> =>
        sandbox.run('update event set wallet_id = $2 where wallet_id = $1', [from, to])
      await move(wallet.id, 'elsewhere')
      const { wallets } = await checkLedger(sandbox.store, { walletId: wallet.id })
      await move('elsewhere', wallet.id)
      expect(event?.position).toBe(2)
      expect(wallets[0]?.problems).toEqual([
        'The wallet has numbered its event 2, but the event number 2 is missing.',
      ])
    })

    test('one transaction deletes the old rows of several wallets', async () => {
      const wallets = [await sandbox.wallet(), await sandbox.wallet(), await sandbox.wallet()]
      for (const wallet of wallets) await wallet.deposit()
      const job = jobOf(sandbox)
      await job.round()
      days(90)
      let pauses = 0
      // The job pauses after each transaction.
      await jobOf(sandbox, { onPause: () => (pauses += 1) }).round()
      for (const wallet of wallets) expect(await wallet.events()).toEqual([])
      expect(pauses).toBeLessThan(8)
    })

    test('a pending delivery stays with its event, and goes 90 days after it ended', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      const pending = await sandbox.deliver(wallet, 'PENDING')
      const job = jobOf(sandbox)
      await job.round()
      days(100)
      await job.round()
      days(100)
      await job.round()
      expect(await sandbox.count('delivery', wallet)).toBe(1)
      expect(await wallet.events()).toEqual(['pixChargePaid'])
      await sandbox.run(`update delivery set status = 'DEAD' where id = $1`, [pending])
      // The next mark comes at most three days later.
      days(3)
      await job.round()
      days(89)
      await job.round()
      expect(await sandbox.count('delivery', wallet)).toBe(1)
      days(1)
      await job.round()
      expect(await sandbox.count('delivery', wallet)).toBe(0)
      expect(await wallet.events()).toEqual([])
    })

    test('a wallet whose clock is moved two years ahead keeps the events of yesterday', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      const job = jobOf(sandbox)
      await job.round()
      days(1)
      const year = { by: 365 * 24 * 3600 }
      await wallet.ok('advanceClock', { body: year })
      await wallet.ok('advanceClock', { body: year })
      await job.round()
      expect(await wallet.events()).toEqual(['pixChargePaid'])
      days(89)
      await job.round()
      expect(await wallet.events()).toEqual([])
    })

    test('forever deletes nothing', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      const job = jobOf(sandbox, { keep: { events: 'forever', orders: 'forever' } })
      await job.round()
      days(1000)
      await job.round()
      expect(await wallet.events()).toEqual(['pixChargePaid'])
      expect(await sandbox.count('retention_mark', wallet)).toBe(0)
    })

    test('an event that was sent again stays as long as its new delivery', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      await sandbox.deliver(wallet, 'DELIVERED')
      const job = jobOf(sandbox)
      await job.round()
      days(80)
      await wallet.operator.ok('configureWebhook', {
        body: { url: 'http://127.0.0.1:9/', authentication: { type: 'NONE' } },
      })
      const { data } = await wallet.ok('listEvents')
      await wallet.ok('resendEvent', { path: { eventId: data[0]?.eventId ?? '' } })
      await expect.poll(() => sandbox.count('delivery_attempt', wallet)).toBe(2)
      days(10)
      await job.round()
      expect(await wallet.events()).toEqual(['pixChargePaid'])
      expect(await sandbox.count('delivery', wallet)).toBe(1)
      await sandbox.run(`update delivery set status = 'DEAD' where wallet_id = $1`, [wallet.id])
      days(3)
      await job.round()
      days(90)
      await job.round()
      expect(await wallet.events()).toEqual([])
    })

    test('after a reset and after a restore, all rows count as new', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      const job = jobOf(sandbox)
      await job.round()
      days(60)
      await job.round()
      const { snapshotId } = await wallet.ok('createSnapshot', { body: {} })
      await wallet.ok('resetWallet')
      expect(await sandbox.count('retention_mark', wallet)).toBe(0)
      await wallet.deposit()
      await job.round()
      days(60)
      await job.round()
      expect(await wallet.events()).toEqual(['pixChargePaid'])
      // A reset deletes the snapshots too.
      expect((await wallet.control('restoreSnapshot', { path: { snapshotId } })).status).toBe(404)
      const again = await wallet.ok('createSnapshot', { body: {} })
      days(60)
      await job.round()
      expect(await wallet.events()).toEqual([])
      await wallet.ok('restoreSnapshot', { path: { snapshotId: again.snapshotId } })
      await job.round()
      days(89)
      await job.round()
      expect(await wallet.events()).toEqual(['pixChargePaid'])
      days(1)
      await job.round()
      expect(await wallet.events()).toEqual([])
    })

    test('a step changes a bounded number of rows, pauses in proportion, and goes on after a failure', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      const most = sandbox.store.engine === 'sqlite' ? 100 : 500
      const rows = 2 * most + 30
      for (let row = 0; row < rows; row += 1)
        await sandbox.deliver(wallet, row % 2 === 0 ? 'DELIVERED' : 'DEAD')
      await jobOf(sandbox).round()
      days(90)
      const steps: number[] = []
      let writes = 0
      const failing = {
        ...sandbox.store,
        write: (async (work) => {
          writes += 1
          if (steps.length === 2) throw new Error('The process was killed')
          sandbox.clock.pass(7)
          return sandbox.store.write(work)
        }) as typeof sandbox.store.write,
      }
      const pauses = new Set<number>()
      const onRemoved = (table: string, count: number): void => {
        if (table === 'delivery') steps.push(count)
      }
      const options = { onRemoved, onPause: (milliseconds: number) => void pauses.add(milliseconds) }
      await expect(jobOf({ store: failing, clock: sandbox.clock }, options).round()).rejects.toThrow('logged')
      expect(await sandbox.count('delivery', wallet)).toBe(30)
      await jobOf(sandbox, options).round()
      expect(steps).toEqual([most, most, 30])
      expect(await sandbox.count('delivery_attempt', wallet)).toBe(0)
      expect(await wallet.events()).toEqual([])
      expect([...pauses].sort((a, b) => a - b)).toEqual([20, 7 * 19])
      expect(writes).toBeGreaterThan(3)
    })

    test('marks of a wrong clock in the future are replaced', async () => {
      const wallet = await sandbox.wallet()
      await wallet.deposit()
      days(3650)
      const job = jobOf(sandbox)
      await job.round()
      days(-3650)
      await job.round()
      days(90)
      await job.round()
      expect(await wallet.events()).toEqual([])
    })

    test('a mark is set at most once in a thirtieth of the time, and only for new rows', async () => {
      const wallet = await sandbox.wallet()
      const job = jobOf(sandbox)
      const marks: number[] = []
      for (let hour = 0; hour < 24 * 6; hour += 24) {
        await wallet.deposit()
        await job.round()
        marks.push(await sandbox.count('retention_mark', wallet))
        sandbox.clock.pass(24 * HOUR)
      }
      days(10)
      await job.round()
      await job.round()
      expect([...marks, await sandbox.count('retention_mark', wallet)]).toEqual([1, 1, 1, 2, 2, 2, 3])
    })
  })
}
