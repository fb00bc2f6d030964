import { describe, expect, it } from 'vitest'
import { followRefund, refundDeposit, type Refunds } from '../examples/refund.ts'
import { clientOf, MOCK_URL, recorder, type Wish } from './examples-support.ts'

describe('a refund', () => {
  const PATH = '/v1/pix/refund/E87654321202603011403a1B2c3D4e5F'
  const request = {
    endToEndId: 'E87654321202603011403a1B2c3D4e5F',
    externalId: 'refund-000007',
    amount: 3000,
  }
  const records = (told: string[]): Refunds => recorder(told, 'open', 'paid', 'giveBack')

  it.each<{ prefer: string; says: string; told: string[] }>([
    { prefer: 'code=202', says: 'Accepted now: 7000 centavos were left after this refund.', told: [] },
    {
      prefer: 'example=replayed',
      says: 'Accepted before: 7000 centavos were left after this refund.',
      told: [],
    },
    {
      prefer: 'example=REFUND_AMOUNT_EXCEEDED',
      says: 'The refund was refused: REFUND_AMOUNT_EXCEEDED.',
      told: ['giveBack refund-000007 REFUND_AMOUNT_EXCEEDED'],
    },
    {
      prefer: 'example=INSUFFICIENT_BALANCE',
      says: 'The wallet has too little money. Add money and send the same refund again.',
      told: [],
    },
  ])('with $prefer: $says', async ({ prefer, says, told: want }) => {
    const told: string[] = []
    await expect(refundDeposit(clientOf(MOCK_URL, [[PATH, prefer]]), records(told), request)).resolves.toBe(
      says,
    )
    expect(told).toEqual(want)
  })

  it.each([
    { example: '200', told: ['paid refund-000007'] },
    { example: 'processing', told: [] },
    { example: 'failed', told: ['giveBack refund-000007 REJECTED_BY_COUNTERPARTY'] },
  ])('that is $example is followed', async ({ example, told: want }) => {
    const told: string[] = []
    const wishes: Wish[] = example === '200' ? [] : [[`${PATH}/refund-000007`, `example=${example}`]]
    await followRefund(clientOf(MOCK_URL, wishes), records(told), request)
    expect(told).toEqual(want)
  })
})
