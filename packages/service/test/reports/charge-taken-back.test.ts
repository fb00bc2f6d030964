import { afterAll, expect, test } from 'vitest'
import { chargeTakenBack } from '../../src/application/reports/charge-reports.ts'
import type { ReportOf } from '../../src/rail/rail.ts'
import { chargeBody } from '../support/bodies.ts'
import { ledgerDifferences } from '../support/ledger.ts'
import type { Operator } from '../support/operator.ts'
import { counterparties } from '../support/payers.ts'
import { eventNamesOf } from '../support/rows.ts'
import { startService } from '../support/service.ts'

const service = await startService()
const { a, a2, b, store } = service
const { pay, within } = counterparties(service)
afterAll(() => service.close())

const RETURN_1 = 'D12345678202603021200aaaaaaaaaa1'
const RETURN_2 = 'D12345678202603021200aaaaaaaaaa2'

async function deposit(): Promise<string> {
  const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody() })
  await pay(a, chargeId)
  return chargeId
}

const report = (
  operator: Operator,
  chargeId: string,
  changes: Partial<ReportOf<'chargeTakenBack'>> = {},
): ReturnType<typeof chargeTakenBack> =>
  within(operator, (work) =>
    chargeTakenBack(work, {
      report: 'chargeTakenBack',
      walletId: operator.walletId,
      chargeId,
      returnId: RETURN_1,
      amount: 400,
      reason: 'FRAUD',
      ...changes,
    }),
  )

const available = async (): Promise<number> => (await a.ok('getBalance')).availableBalance

test('the same returnId counts once, also when another take-back came between (G-384)', async () => {
  const chargeId = await deposit()
  const before = await available()
  expect((await report(a, chargeId)).result).toBe('APPLIED')
  const other = { returnId: RETURN_2, amount: 600, reason: 'OPERATIONAL_FLAW' } as const
  expect((await report(a, chargeId, other)).result).toBe('APPLIED')
  expect(await report(a, chargeId)).toMatchObject({
    result: 'KNOWN',
    resource: { reversed: 1000, takeBacks: [{ returnId: RETURN_1 }, { returnId: RETURN_2 }] },
  })
  expect(await available()).toBe(before - 1000)
  expect(await eventNamesOf(store, a, chargeId)).toEqual([
    'pixChargePaid',
    'pixChargeTakenBack',
    'pixChargeTakenBack',
  ])
  expect(await ledgerDifferences(store)).toEqual([])
})

test('a report that does not fit is kept with the reason, and changes nothing (G-345, G-381, G-382, G-383)', async () => {
  const paid = await deposit()
  const { chargeId: open } = await a.ok('createImmediateCharge', { body: chargeBody() })
  const unknown = '4d6f8a0b-2c3e-4f50-9182-a3b4c5d6e7f8'
  const kept = (reason: string): object => ({ result: 'KEPT', reason })
  const before = await available()
  expect(await report(a, unknown)).toEqual(kept(`The wallet has no charge with the chargeId ${unknown}.`))
  expect(await report(b, paid)).toEqual(kept(`The wallet has no charge with the chargeId ${paid}.`))
  expect(await report(a, open)).toEqual(
    kept('The charge is PENDING. Only money of a charge that is PAID can be taken back.'),
  )
  expect(await report(a, paid, { amount: 1001 })).toEqual(
    kept('At most 1000 of the charge can still be taken back, so 1001 cannot.'),
  )
  expect(await available()).toBe(before)
  expect(await eventNamesOf(store, a, paid)).toEqual(['pixChargePaid'])
})

test('a report that the available balance did not cover fits once it does (G-383)', async () => {
  const chargeId = await deposit()
  const all = await available()
  const body = { amount: all - 100, externalId: 'everything', destinationWalletId: a2.walletId }
  await a.ok('createInternalTransfer', { body })
  expect(await report(a, chargeId)).toEqual({
    result: 'KEPT',
    reason: 'The available balance does not cover 400.',
    uncovered: 400,
  })
  expect(await available()).toBe(100)
  await a2.ok('createInternalTransfer', {
    body: { amount: 300, externalId: 'back', destinationWalletId: a.walletId },
  })
  expect((await report(a, chargeId)).result).toBe('APPLIED')
  expect(await available()).toBe(0)
  expect(await ledgerDifferences(store)).toEqual([])
})
