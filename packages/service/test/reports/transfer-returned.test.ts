import { afterAll, expect, test } from 'vitest'
import { transferReturned } from '../../src/application/reports/transfer-reports.ts'
import type { ReportOf } from '../../src/rail/rail.ts'
import { type Body, byKeyBody } from '../support/bodies.ts'
import { ledgerDifferences } from '../support/ledger.ts'
import type { Operator } from '../support/operator.ts'
import { counterparties } from '../support/payers.ts'
import { eventNamesOf, eventsOf } from '../support/rows.ts'
import { SECOND, startService } from '../support/service.ts'

const service = await startService()
const { a, b, clock, store } = service
const { endWithdrawal, within } = counterparties(service)
afterAll(() => service.close())

const RETURN_1 = 'D87654321202603021200aaaaaaaaaa1'
const RETURN_2 = 'D87654321202603021200aaaaaaaaaa2'

/** Creates a withdrawal of 500, which settles unless the destination is slow. */
async function withdraw(overrides: Body = {}): Promise<string> {
  const { transactionId } = await a.ok('createWithdrawalByPixKey', { body: byKeyBody(overrides) })
  clock.pass(2 * SECOND)
  return transactionId
}

const report = (
  operator: Operator,
  transactionId: string,
  changes: Partial<ReportOf<'transferReturned'>> = {},
): ReturnType<typeof transferReturned> =>
  within(operator, (work) =>
    transferReturned(work, {
      report: 'transferReturned',
      walletId: operator.walletId,
      transactionId,
      returnId: RETURN_1,
      amount: 200,
      reason: null,
      ...changes,
    }),
  )

const available = async (): Promise<number> => (await a.ok('getBalance')).availableBalance

test('the same returnId counts once, also when another return came between (G-384)', async () => {
  const transactionId = await withdraw()
  const before = await available()
  expect((await report(a, transactionId)).result).toBe('APPLIED')
  expect((await report(a, transactionId, { returnId: RETURN_2, amount: 300 })).result).toBe('APPLIED')
  const again = await report(a, transactionId)
  expect(again).toMatchObject({
    result: 'KNOWN',
    resource: { returns: [{ returnId: RETURN_1 }, { returnId: RETURN_2 }] },
  })
  expect(await available()).toBe(before + 500)
  expect(await eventNamesOf(store, a, transactionId)).toEqual([
    'pixWithdrawSettled',
    'pixWithdrawReturned',
    'pixWithdrawReturned',
  ])
  expect(await ledgerDifferences(store)).toEqual([])
})

test('a report that does not fit is kept with the reason, and changes nothing (G-345, G-380)', async () => {
  const settled = await withdraw()
  const waiting = await withdraw({ pixKey: 'slow@pix.example' })
  const before = await available()
  const unknown = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'
  const kept = (reason: string): object => ({ result: 'KEPT', reason })
  expect(await report(a, unknown)).toEqual(
    kept(`The wallet has no withdrawal with the transactionId ${unknown}.`),
  )
  expect(await report(b, settled)).toEqual(
    kept(`The wallet has no withdrawal with the transactionId ${settled}.`),
  )
  expect(await report(a, waiting)).toEqual(
    kept('The withdrawal is PROCESSING. Only a withdrawal that is SUCCESS can be returned.'),
  )
  expect(await report(a, settled, { amount: 501 })).toEqual(
    kept('At most 500 of the withdrawal can still be returned, so 501 cannot.'),
  )
  expect(await available()).toBe(before)
  expect(await eventNamesOf(store, a, waiting)).toEqual([])
})

test('a report that came before the settlement fits after it (G-380)', async () => {
  const transactionId = await withdraw({ pixKey: 'slow@pix.example', externalId: 'slow' })
  expect((await report(a, transactionId)).result).toBe('KEPT')
  expect(await endWithdrawal(a, 'slow', 'SUCCESS')).toBe(true)
  expect((await report(a, transactionId)).result).toBe('APPLIED')
})

test('the event has the reason of the report up to the longest that the rail contract allows (G-345, G-380)', async () => {
  const transactionId = await withdraw()
  const reason = 'x'.repeat(500)
  expect((await report(a, transactionId, { reason })).result).toBe('APPLIED')
  const events = await eventsOf(store, a, transactionId)
  expect(events.at(-1)?.payload).toMatchObject({ event: 'pixWithdrawReturned', reason })
})
