import { describe, expect, it } from 'vitest'
import { checkTotals, daysToReconcile, lineOf, match } from '../examples/reconciliation.ts'
import { clientOf, MOCK_URL } from './examples-support.ts'

const PAID = '2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42'

describe('the reconciliation', () => {
  const days = { initDate: '2026-03-01', endDate: '2026-03-02' } as const
  const entries = [
    { productTransactionId: 'RR123456782026030101a2b3c4d5e', amount: 4990 },
    { productTransactionId: PAID, externalId: 'deposit-000123', amount: 10_000 },
    { externalId: 'withdrawal-000045', amount: -7500 },
    { externalId: 'withdrawal-000050', amount: -6000 },
    { externalId: 'refund-000007', amount: -3000 },
    { externalId: 'transfer-000003', amount: -50_000 },
  ]

  it('takes all days that are over in Brasília (R-003)', () => {
    // 02:59 UTC is still the day before in Brasília.
    expect(daysToReconcile('2026-02-28', Date.parse('2026-03-03T02:59:00Z'))).toEqual({
      initDate: '2026-03-01',
      endDate: '2026-03-01',
    })
    expect(daysToReconcile('2026-02-28', Date.parse('2026-03-03T03:00:00Z'))).toEqual(days)
  })

  it('finds nothing in books that are right', async () => {
    const pix = clientOf(MOCK_URL)
    await expect(match(pix, days, entries)).resolves.toEqual({
      unknown: [],
      missing: [],
      different: [],
      charges: -12_150,
    })
  })

  it('finds what is unknown, missing and different', async () => {
    const wrong = [
      ...entries.slice(2),
      { externalId: 'withdrawal-000099', amount: -100 },
      { productTransactionId: PAID, amount: 10_001 },
    ]
    const { unknown, missing, different } = await match(clientOf(MOCK_URL), days, wrong)
    expect(unknown.map((line) => line.externalId)).toEqual(['subscription-0001'])
    expect(missing).toEqual([{ externalId: 'withdrawal-000099', amount: -100 }])
    expect(different).toEqual([{ productTransactionId: PAID, amount: 10_001 }])
  })

  it('does not match the line of a return with its withdrawal, which has the same externalId (G-384)', async () => {
    const line = { method: 'pix', externalId: 'withdrawal-000045' }
    const back = { ...line, type: 'CREDIT', amount: 2500, productTransactionId: 'return-1' }
    const lines = [back, { ...line, type: 'DEBIT', amount: 7500, productTransactionId: 'withdrawal-1' }]
    const listStatement = { items: () => lines }
    const pix = { statements: { listStatement } } as unknown as Parameters<typeof match>[0]
    const withdrawal = { externalId: 'withdrawal-000045', amount: -7500 }
    const found = { unknown: [back], missing: [], different: [], charges: 0 }
    await expect(match(pix, days, [withdrawal])).resolves.toEqual(found)
    const booked = { productTransactionId: 'return-1', amount: 2500 }
    await expect(match(pix, days, [withdrawal, booked])).resolves.toEqual({ ...found, unknown: [] })
  })

  it('checks the totals of each day', async () => {
    // The mock returns the closing balance of 2026-03-01 for every day.
    await expect(checkTotals(clientOf(MOCK_URL), days)).resolves.toEqual(['2026-03-02 closed with 1014990'])
  })

  it('finds one line', async () => {
    const pix = clientOf(MOCK_URL, [['/v1/statement', 'example=by-end-to-end-id']])
    await expect(lineOf(pix, 'E87654321202603011403a1B2c3D4e5F')).resolves.toMatchObject({ amount: 10_000 })
  })
})
