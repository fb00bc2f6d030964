import { afterAll, describe, expect, test } from 'vitest'
import { outcomeOf } from '../support/http-call.ts'
import { openSandbox } from './support/test-sandbox.ts'

const sandbox = await openSandbox()
afterAll(() => sandbox.close())

describe('fees and court orders (G-086, G-210, G-212)', () => {
  test('a fee is a statement line of the method tarifa', async () => {
    const wallet = await sandbox.wallet()
    const line = await wallet.ok('createFee', { body: { amount: 150, description: 'Tarifa de Pix' } })
    expect(line).toMatchObject({ method: 'tarifa', type: 'DEBIT', amount: 150, balanceAfter: 99_850 })
    const day = '2026-03-02'
    const query = { initDate: day, endDate: day }
    expect((await wallet.operator.ok('listStatement', { query })).data).toEqual([line])
  })

  test('a court blocks, unblocks, debits and credits', async () => {
    const wallet = await sandbox.wallet({ openingBalance: 1000 })
    const order = (type: string, amount: number): Promise<unknown> =>
      wallet.ok('createJudicialMovement', { body: { type, amount, description: 'Ordem judicial' } })
    expect(await order('BLOCK', 700)).toEqual({
      type: 'BLOCK',
      amount: 700,
      line: null,
      balance: { available: 300, blocked: 700, total: 1000, pending: 0 },
    })
    expect(await order('UNBLOCK', 200)).toMatchObject({
      line: null,
      balance: { available: 500, blocked: 500 },
    })
    expect(await order('DEBIT', 500)).toMatchObject({
      line: { method: 'judicialMovement', type: 'DEBIT', balanceAfter: 500 },
      balance: { available: 0, blocked: 500, total: 500 },
    })
    expect(await order('CREDIT', 50)).toMatchObject({
      line: { method: 'judicialMovement', type: 'CREDIT', balanceAfter: 550 },
      balance: { available: 50, blocked: 500 },
    })
    const { ok } = await sandbox.control.ok('checkLedger', { query: { walletId: wallet.id } })
    expect(ok).toBe(true)
  })

  test.each([
    {
      operationId: 'createFee',
      body: { amount: 1001 },
      says: 'The available balance of 1000 does not cover 1001.',
    },
    {
      operationId: 'createJudicialMovement',
      body: { type: 'DEBIT', amount: 1001 },
      says: 'The available balance of 1000 does not cover 1001.',
    },
    {
      operationId: 'createJudicialMovement',
      body: { type: 'BLOCK', amount: 1001 },
      says: 'The available balance of 1000 does not cover 1001.',
    },
    {
      operationId: 'createJudicialMovement',
      body: { type: 'UNBLOCK', amount: 1 },
      says: 'What courts have blocked is 0, which does not cover 1.',
    },
  ] as const)('$operationId of $body returns 422: $says', async ({ operationId, body, says }) => {
    const wallet = await sandbox.wallet({ openingBalance: 1500 })
    // An UNBLOCK cannot release the amount that is reserved for a withdrawal.
    await wallet.withdrawal({ amount: 500 })
    const answer = await wallet.control(operationId, { body: { ...body, description: 'x' } })
    expect(outcomeOf(answer)).toBe('422 INSUFFICIENT_BALANCE')
    expect(answer.text).toContain(says)
    expect((await wallet.ok('getWallet')).balance).toMatchObject({ available: 1000, blocked: 500 })
  })
})
