import { describe, expect, test } from 'vitest'
import { createOperatorKit } from '../src/index.ts'
import { ENGINES } from './support/engines.ts'
import { MARIA } from './support/maria.ts'
import { OPENING_BALANCE, startOperator, type TestOperator } from './support/operator.ts'

/** Pays a deposit of the player, so that withdrawals have a balance. */
async function fund(operator: TestOperator, amount = 50_000): Promise<string> {
  const { chargeId } = await operator.deposit('fund', amount)
  await operator.pay(chargeId)
  await operator.pass(61)
  return chargeId
}

/** The players' money, with what is in flight, is the wallet's money. */
async function expectBooks(operator: TestOperator): Promise<void> {
  const { players, inFlight } = await operator.books()
  const { totalBalance } = await operator.pix.balances.getBalance()
  expect(totalBalance - OPENING_BALANCE).toBe(players + inFlight)
}

describe.each(ENGINES)('payouts on $name', (engine) => {
  test('sends a withdrawal after the commit, and settles it', async () => {
    await using operator = await startOperator(engine)
    await fund(operator)
    await operator.withdraw('w-1', 7_500)
    await operator.work()
    await operator.pass(120)
    expect(await operator.log()).toEqual(['paid fund', 'debit w-1', 'settled w-1'])
    expect(await operator.kit.withdrawals.find('w-1')).toMatchObject({ status: 'SUCCESS' })
    expect(await operator.books()).toEqual({ players: 42_500, inFlight: 0 })
    await expectBooks(operator)
  })

  test('sends nothing when the transaction of the operator rolls back', async () => {
    await using operator = await startOperator(engine)
    const rolledBack = operator.storage.transaction(async (t) => {
      await operator.kit.withdrawals.request(t, {
        playerId: 'maria',
        externalId: 'w-1',
        amount: 100,
        pixKey: MARIA,
        expectedCreditor: { name: 'Maria Silva', taxId: MARIA },
      })
      throw new Error('balance too small')
    })
    await expect(rolledBack).rejects.toThrow('balance too small')
    await operator.pass(120)
    expect(await operator.kit.withdrawals.find('w-1')).toBeUndefined()
    await expect(operator.pix.withdrawals.getWithdrawal({ externalId: 'w-1' })).rejects.toMatchObject({
      code: 'NotFound',
    })
  })

  test.for(['', '.', '..'])(
    'does not debit for the externalId %j, which the client refuses to send',
    async (externalId) => {
      await using operator = await startOperator(engine)
      await fund(operator)
      await expect(operator.withdraw(externalId, 7_500)).rejects.toThrow(
        new TypeError('externalId must not be empty, "." or "..".'),
      )
      expect(await operator.books()).toEqual({ players: 50_000, inFlight: 0 })
    },
  )

  test('a second request with the same externalId rolls back its debit', async () => {
    await using operator = await startOperator(engine)
    await fund(operator)
    await operator.withdraw('w-1', 7_500)
    await expect(operator.withdraw('w-1', 7_500)).rejects.toMatchObject({ code: 'externalIdInUse' })
    await operator.pass(120)
    expect(await operator.balance('maria')).toBe(42_500)
  })

  test.each([
    ['nobody@pix.example', 'PIX_KEY_NOT_FOUND'],
    ['other-holder@pix.example', 'IGAMING_CPF_MISMATCH'],
    ['rejected@pix.example', expect.stringMatching(/./)],
    ['failed@pix.example', expect.stringMatching(/./)],
    ['canceled@pix.example', expect.stringMatching(/./)],
    ['expired@pix.example', expect.stringMatching(/./)],
  ])('gives a withdrawal to %s back once', async (pixKey, reason) => {
    await using operator = await startOperator(engine)
    await fund(operator)
    await operator.withdraw('w-1', 7_500, pixKey)
    await operator.work()
    for (let hours = 0; hours < 4; hours += 1) await operator.pass(8 * 3_600)
    expect(await operator.kit.withdrawals.find('w-1')).toMatchObject({ reason })
    expect((await operator.log()).filter((it) => it.startsWith('givenBack'))).toHaveLength(1)
    expect(await operator.balance('maria')).toBe(50_000)
    await expectBooks(operator)
  })

  test('a lost answer is no refusal: the withdrawal is paid once', async () => {
    let calls = 0
    await using operator = await startOperator(engine, {
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        if (!new Request(input, init).url.endsWith('/withdraw/pix-key')) return response
        calls += 1
        throw new TypeError('connection reset')
      },
    })
    await fund(operator)
    await operator.withdraw('w-1', 7_500)
    await operator.work()
    expect(calls).toBeGreaterThan(0)
    expect(await operator.balance('maria')).toBe(42_500)
    await operator.pass(300)
    expect(await operator.log()).toEqual(['paid fund', 'debit w-1', 'settled w-1'])
    await expectBooks(operator)
  })

  test('a request that never arrived is sent again with the same externalId', async () => {
    let lost = 0
    await using operator = await startOperator(engine, {
      fetch: async (input, init) => {
        if (!new Request(input, init).url.endsWith('/withdraw/pix-key') || lost > 8) return fetch(input, init)
        lost += 1
        throw new TypeError('connection reset')
      },
    })
    await fund(operator)
    await operator.withdraw('w-1', 7_500)
    await operator.work()
    expect(await operator.kit.withdrawals.find('w-1')).toMatchObject({ status: 'REQUESTED' })
    for (let tries = 0; tries < 6; tries += 1) await operator.pass(600)
    expect(await operator.log()).toEqual(['paid fund', 'debit w-1', 'settled w-1'])
    await expectBooks(operator)
  })

  test('an externalId that another program used gives nothing back, and becomes a finding', async () => {
    await using operator = await startOperator(engine)
    await fund(operator)
    await operator.pix.withdrawals.createWithdrawalByPixKey({
      amount: 300,
      externalId: 'w-1',
      pixKey: MARIA,
      expectedCreditor: { name: 'Maria Silva', taxId: MARIA },
    })
    await operator.withdraw('w-1', 7_500)
    await operator.pass(600)
    expect(await operator.balance('maria')).toBe(42_500)
    const kinds = new Set((await operator.kit.findings.list()).map(({ kind }) => kind))
    expect(kinds).toContain('conflict')
    expect(await operator.kit.withdrawals.find('w-1')).toMatchObject({ status: 'REQUESTED' })
  })

  test('a refusal is not final when another process has sent the request meanwhile', async () => {
    let calls = 0
    await using operator: TestOperator = await startOperator(engine, {
      fetch: async (input, init) => {
        if (!new Request(input, init).url.endsWith('/withdraw/pix-key')) return fetch(input, init)
        calls += 1
        if (calls === 1) {
          // The call lasts so long that another process takes the row.
          operator.clock.advance(121_000)
          await operator.kit.runDue()
          return Response.json({ code: 'PIX_KEY_NOT_FOUND', message: 'not found' }, { status: 404 })
        }
        await fetch(input, init)
        throw new TypeError('connection reset')
      },
    })
    await fund(operator)
    await operator.withdraw('w-1', 7_500)
    await operator.kit.runDue()
    expect(await operator.kit.withdrawals.find('w-1')).toMatchObject({ status: 'REQUESTED' })
    await operator.pass(300)
    expect(await operator.log()).toEqual(['paid fund', 'debit w-1', 'settled w-1'])
    expect(await operator.kit.findings.list()).toEqual([])
  })

  test('an error of the API that a handler throws is no refusal', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const { pix, storage, clock, walletId } = operator
    await fund(operator)
    const payment = {
      amount: 7_500,
      externalId: 'w-1',
      pixKey: MARIA,
      expectedCreditor: { name: 'Maria Silva', taxId: MARIA },
    }
    await operator.withdraw('w-1', 7_500)
    // The answer to this request is lost.
    await pix.withdrawals.createWithdrawalByPixKey(payment)
    await storage.transaction((t) => t.execute('update pix_payout set attempts = 1', []))
    await operator.sandbox.clock.advanceClock({ walletId, by: 120 })
    const refused = await pix.withdrawals
      .createWithdrawalByPixKey({ ...payment, externalId: 'w-2', pixKey: 'nobody@pix.example' })
      .catch((error: unknown) => error)
    const none = (): void => undefined
    const givenBack: string[] = []
    const kit = createOperatorKit({
      storage,
      clock,
      wallets: [{ walletId, pix, secrets: () => [] }],
      handlers: {
        onPaid: none,
        onTakenBack: none,
        onWithdrawalReturned: none,
        onWithdrawalGivenBack: (_, { externalId }) => void givenBack.push(externalId),
        onWithdrawalSettled: () => Promise.reject(refused),
      },
    })
    expect(await kit.runDue()).toEqual({ done: 0, failed: 1 })
    expect(givenBack).toEqual([])
    await operator.pass(300)
    expect(await operator.log()).toEqual(['paid fund', 'debit w-1', 'settled w-1'])
  })

  test('reads a withdrawal that settled at an unknown time with growing gaps', async () => {
    let reads = 0
    await using operator = await startOperator(engine, {
      webhook: false,
      fetch: async (input, init) => {
        const response = await fetch(input, init)
        if (!new Request(input, init).url.endsWith('/withdraw/w-1')) return response
        reads += 1
        const withdrawal = (await response.json()) as object
        return Response.json({ ...withdrawal, settlementDateTime: null }, { status: response.status })
      },
    })
    await fund(operator)
    await operator.withdraw('w-1', 7_500)
    await operator.work()
    await operator.pass(120)
    expect(reads).toBeLessThan(5)
    expect(await operator.log()).toEqual(['paid fund', 'debit w-1'])
  })

  test('returns a withdrawal that comes back, once', async () => {
    await using operator = await startOperator(engine)
    await fund(operator)
    await operator.withdraw('w-1', 7_500)
    await operator.work()
    await operator.pass(120)
    const { sandbox, walletId } = operator
    await sandbox.withdrawals.createWithdrawalReturn({ walletId, externalId: 'w-1', amount: 2_500 })
    await operator.pass(30)
    await operator.pass(300)
    expect((await operator.log()).slice(2)).toEqual(['settled w-1', 'returned w-1'])
    expect(await operator.balance('maria')).toBe(45_000)
    await expectBooks(operator)
  })

  test('refunds a deposit to its payer', async () => {
    await using operator = await startOperator(engine)
    const chargeId = await fund(operator)
    const { pixTransaction } = await operator.pix.deposits.getImmediateCharge({ chargeId })
    const endToEndId = pixTransaction?.endToEndId ?? ''
    const refund = (externalId: string, amount: number): Promise<unknown> =>
      operator.storage.transaction(async (t) => {
        const request = { playerId: 'maria', endToEndId, externalId, amount }
        await t.execute('insert into log (player_id, amount, text) values ($1, $2, $3)', [
          'maria',
          -amount,
          `debit ${externalId}`,
        ])
        return operator.kit.refunds.request(t, request)
      })
    await refund('r-1', 20_000)
    await refund('r-2', 40_000)
    await operator.work()
    for (let hours = 0; hours < 4; hours += 1) await operator.pass(3_600)
    const log = await operator.log()
    expect(log).toContain('refunded r-1')
    expect(log).toContain('refundGivenBack r-2 REFUND_AMOUNT_EXCEEDED')
    expect(await operator.balance('maria')).toBe(30_000)
    await expectBooks(operator)
  })

  test('a withdrawal without an outcome becomes a finding until it has one', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    const { kit, sandbox, walletId } = operator
    await fund(operator)
    await sandbox.wallets.updateWallet({
      walletId,
      outcomes: { withdrawals: { status: 'SUCCESS', afterSeconds: 7_200 } },
    })
    await operator.withdraw('w-1', 7_500)
    await operator.work()
    for (let quarters = 0; quarters < 6; quarters += 1) await operator.pass(900)
    expect(await kit.findings.list()).toMatchObject([{ kind: 'late' }])
    for (let quarters = 0; quarters < 6; quarters += 1) await operator.pass(900)
    expect(await operator.log()).toEqual(['paid fund', 'debit w-1', 'settled w-1'])
    expect(await kit.findings.list()).toEqual([])
  })

  test.each(['refunds', 'transfers'] as const)('%s need a handler for the refused ones', async (payouts) => {
    await using operator = await startOperator(engine, { webhook: false })
    const { walletId, pix, storage } = operator
    const none = (): void => undefined
    const kit = createOperatorKit({
      storage,
      wallets: [{ walletId, pix, secrets: () => [] }],
      handlers: { onPaid: none, onTakenBack: none, onWithdrawalGivenBack: none, onWithdrawalReturned: none },
    })
    const destinationWalletId = walletId
    const endToEndId = 'E87654321202611240155ghJ7kmU5lk8'
    const request = { playerId: 'maria', externalId: 'p-1', amount: 100, destinationWalletId, endToEndId }
    const asked = storage.transaction((t) => kit[payouts].request(t, request))
    await expect(asked).rejects.toThrow(/needs the handler on(?:Refund|Transfer)GivenBack/)
    expect(await kit[payouts].find('p-1')).toBeUndefined()
  })

  test('transfers to another wallet', async () => {
    await using operator = await startOperator(engine)
    const { operatorId } = await operator.sandbox.wallets.getWallet({ walletId: operator.walletId })
    const other = await operator.sandbox.wallets.createWallet({ name: 'other', operatorId })
    const transfer = (externalId: string, destinationWalletId: string): Promise<unknown> =>
      operator.storage.transaction((t) =>
        operator.kit.transfers.request(t, {
          playerId: 'house',
          externalId,
          amount: 1_000,
          destinationWalletId,
        }),
      )
    await transfer('t-1', other.walletId)
    await transfer('t-2', '00000000-0000-4000-8000-000000000000')
    await operator.work()
    await operator.pass(120)
    expect([...(await operator.log())].sort()).toEqual(['transferGivenBack t-2 NotFound', 'transferred t-1'])
  })
})
