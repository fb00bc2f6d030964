import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeKeptReport } from '../../src/storage/rows/finding-rows.ts'
import { insertOrder } from '../../src/storage/rows/rail-order-rows.ts'
import type { ReportOf } from '../../src/rail/rail.ts'
import type { TestDatabase } from '../storage/engines.ts'
import { REPEATED } from '../storage/repeated.ts'
import type { TestWallet } from '../sandbox/support/test-sandbox.ts'
import { payerFrom } from '../support/payers.ts'
import { DAY } from '../support/service.ts'
import { type OldRowsSandbox, jobOf, openOldRowsSandbox } from './old-rows-sandbox.ts'

for (const engine of REPEATED) {
  describe.skipIf(engine.missing !== undefined)(
    `old orders and reports on ${engine.name}${engine.missing ?? ''}`,
    () => {
      let database: TestDatabase
      let sandbox: OldRowsSandbox
      beforeEach(async () => {
        database = engine.make()
        sandbox = await openOldRowsSandbox(await database.open())
      })
      afterEach(async () => {
        await sandbox.close()
        await database.remove()
      })
      const days = (count: number): void => sandbox.clock.pass(count * DAY)

      /** Stores the transfer order of a withdrawal, placed now. */
      async function order(
        wallet: TestWallet,
        externalId: string,
        status: 'PENDING' | 'SENT',
      ): Promise<string> {
        const { transactionId: id } = await wallet.operator.ok('getWithdrawal', { path: { externalId } })
        const now = sandbox.clock.now()
        await sandbox.store.write(async (transaction) => {
          const about = { walletId: wallet.id, name: 'transfer', resourceId: id, at: now, body: {} }
          await insertOrder(transaction, { id, ...about, position: orders + 1, status }, now)
        })
        orders += 1
        return id
      }
      let orders = 0
      const ordersOf = async ({ id }: TestWallet): Promise<readonly string[]> =>
        (
          await sandbox.all<{ id: string }>(
            'select id from rail_order where wallet_id = $1 order by position',
            [id],
          )
        ).map((row) => row.id)

      test('an order goes 90 days after it was sent, but not before the institution has answered it', async () => {
        orders = 0
        const wallet = await sandbox.wallet()
        const open = await wallet.withdrawal({ amount: 100 })
        const opened = await order(wallet, open, 'SENT')
        const answered = await order(wallet, await wallet.settledWithdrawal({ amount: 100 }), 'SENT')
        const late = await order(wallet, await wallet.settledWithdrawal({ amount: 100 }), 'SENT')
        const pending = await order(wallet, await wallet.settledWithdrawal({ amount: 100 }), 'PENDING')
        const job = jobOf(sandbox)
        await job.round()
        days(50)
        await sandbox.run('update rail_order set due_at_real = $2 where id = $1', [late, sandbox.clock.now()])
        days(39)
        await job.round()
        expect(await ordersOf(wallet)).toEqual([opened, answered, late, pending])
        days(1)
        await job.round()
        expect(await ordersOf(wallet)).toEqual([opened, late, pending])
        await wallet.ok('setWithdrawalOutcome', { path: { externalId: open }, body: { status: 'SUCCESS' } })
        await job.round()
        days(90)
        await job.round()
        expect(await ordersOf(wallet)).toEqual([pending])
      })

      /** A report about a charge: with a charge that does not exist, it is kept. */
      const payment = (wallet: TestWallet, chargeId: string): ReportOf<'chargePayment'> => ({
        report: 'chargePayment',
        walletId: wallet.id,
        chargeId,
        endToEndId: `E8765432120260302120${chargeId.slice(-12)}`,
        amount: 1000,
        payer: payerFrom(),
        payerMessage: null,
      })

      test('a repeat of an old report gets the first answer, and has no effect (G-403)', async () => {
        const wallet = await sandbox.wallet()
        const chargeId = await wallet.charge({ amount: 1000 })
        const report = payment(wallet, chargeId)
        const first = await sandbox.institution.send(report, { id: 'old' })
        expect(first).toMatchObject({ status: 200, body: { result: 'APPLIED' } })
        const { availableBalance } = await wallet.operator.ok('getBalance')
        const job = jobOf(sandbox)
        await job.round()
        days(90)
        await job.round()
        const text = 'select body, digest from rail_report where wallet_id = $1'
        const [row] = await sandbox.all<{ body: string; digest: string }>(text, [wallet.id])
        expect(row?.body).toBe('')
        expect(row?.digest).toHaveLength(43)
        const repeat = await sandbox.institution.send(report, { id: 'old' })
        expect([repeat.status, repeat.body]).toEqual([first.status, first.body])
        const other = await sandbox.institution.send({ ...report, amount: 900 }, { id: 'old' })
        expect(other.status).toBe(409)
        expect(await wallet.operator.ok('getBalance')).toMatchObject({ availableBalance })
        expect(await sandbox.count('retention_mark', wallet)).toBe(0)
        await job.round()
        expect(await sandbox.count('retention_mark', wallet)).toBe(0)
      })

      test('a report that is kept for a person stays whole until it is closed', async () => {
        const wallet = await sandbox.wallet()
        const chargeId = await wallet.charge({ amount: 1000 })
        await wallet.ok('cancelCharge', { path: { chargeId } })
        const report = { report: 'transferSettled', walletId: wallet.id, transactionId: chargeId } as const
        const sent = await sandbox.institution.send(
          { ...report, endToEndId: 'E87654321202603021200aaaaaaaaaaa' },
          { id: 'kept' },
        )
        expect(sent.body).toMatchObject({ result: 'KEPT' })
        const job = jobOf(sandbox)
        await job.round()
        days(90)
        await job.round()
        const body = async (): Promise<string | undefined> =>
          (await sandbox.all<{ body: string }>(`select body from rail_report where id = 'kept'`))[0]?.body
        expect(await body()).toContain('transferSettled')
        await sandbox.store.write((transaction) => closeKeptReport(transaction, 'kept', 'Solved'))
        await job.round()
        days(90)
        await job.round()
        expect(await body()).toBe('')
      })
    },
  )
}
