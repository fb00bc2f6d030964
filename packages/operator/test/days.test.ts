import { createPixClient } from '@pix-payments/client'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { dayAfter, dayBefore, lastCompleteDay } from '../src/days/day.ts'
import { ENGINES } from './support/engines.ts'
import { startOperator, type TestOperator } from './support/operator.ts'

const DAY_SECONDS = 86_400

/** The day in Brasília by the clock of the wallet, which is also that of the kit. */
const today = (operator: TestOperator): string =>
  new Date(operator.clock.now() - 3 * 3_600_000).toISOString().slice(0, 10)

/** Moves to two minutes after the next midnight in Brasília. */
async function toNextDay(operator: TestOperator): Promise<void> {
  const passed = ((operator.clock.now() - 3 * 3_600_000) / 1000) % DAY_SECONDS
  await operator.pass(Math.ceil(DAY_SECONDS - passed) + 120)
}

const tooManyRequests = (seconds = 30): Response =>
  new Response('{"code":"TooManyRequests","message":"slow down"}', {
    status: 429,
    headers: { 'retry-after': `${seconds}`, 'content-type': 'application/json' },
  })

async function paid(operator: TestOperator, externalId: string, amount?: number): Promise<string> {
  const { chargeId } = await operator.deposit(externalId, amount)
  await operator.pay(chargeId)
  return chargeId
}

describe.each(ENGINES)('days on $name', (engine) => {
  test('closes a day whose lines are all in the books', async () => {
    await using operator = await startOperator(engine)
    await toNextDay(operator)
    const day = today(operator)
    await paid(operator, 'd-1', 5_000)
    await paid(operator, 'd-2', 2_500)
    await operator.pass(61)
    await operator.withdraw('w-1', 1_000)
    await operator.work()
    await operator.pass(600)
    await toNextDay(operator)
    const closed = await operator.kit.days.reconcile(day)
    expect(closed).toMatchObject({ day, status: 'closed', credits: 7_500, debits: 1_000, lineCount: 3 })
    expect((closed.openingBalance ?? 0) + 7_500 - 1_000).toBe(closed.closingBalance)
    expect(await operator.kit.findings.list()).toEqual([])
    expect(await operator.kit.days.list({ status: 'closed' })).toEqual([closed])
  })

  test('credits a deposit whose webhook and reads never came', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    await toNextDay(operator)
    const day = today(operator)
    await paid(operator, 'd-1')
    // The time of the wallet passes without work of the kit.
    await operator.sandbox.clock.advanceClock({ walletId: operator.walletId, by: DAY_SECONDS })
    operator.clock.advance(DAY_SECONDS * 1000)
    expect(await operator.log()).toEqual([])
    expect(await operator.kit.days.reconcile(day)).toMatchObject({ status: 'closed', lineCount: 1 })
    expect(await operator.log()).toEqual(['paid d-1'])
    await operator.work()
    expect(await operator.log()).toEqual(['paid d-1'])
  })

  test.each([
    ['the statement', '/v1/statement?', 30, 30],
    ['the statement for a year', '/v1/statement?', 31_536_000, 300],
    ['a charge that was not booked', '/v1/pix/deposit/immediate-charge/', 30, 30],
    ['the figures of the day', '/v1/statements/consolidated', 30, 30],
  ])('waits after a 429 of %s, and goes on', async (_, path, asked, waited) => {
    let refused = 0
    await using operator = await startOperator(engine, {
      webhook: false,
      fetch: async (input, init) => {
        if (refused > 0 || !new Request(input, init).url.includes(path)) return fetch(input, init)
        refused += 1
        return tooManyRequests(asked)
      },
    })
    await toNextDay(operator)
    const day = today(operator)
    await paid(operator, 'd-1')
    await operator.sandbox.clock.advanceClock({ walletId: operator.walletId, by: DAY_SECONDS })
    operator.clock.advance(DAY_SECONDS * 1000)
    const comparison = operator.kit.days.reconcile(day)
    await vi.waitFor(() => expect(refused).toBe(1))
    await setTimeout(100)
    operator.clock.advance(waited * 1000)
    expect(await comparison).toMatchObject({ status: 'closed', lineCount: 1 })
    expect(await operator.log()).toEqual(['paid d-1'])
    expect(await operator.kit.findings.list({ status: 'resolved' })).toEqual([])
  })

  test('a signal ends the wait after a 429, and the day stays as it is', async () => {
    let isLimited = false
    await using operator = await startOperator(engine, {
      fetch: async (input, init) => {
        const isStatement = new Request(input, init).url.includes('/v1/statement')
        return isLimited && isStatement ? tooManyRequests() : fetch(input, init)
      },
    })
    const day = today(operator)
    await toNextDay(operator)
    isLimited = true
    const signal = AbortSignal.timeout(200)
    expect(await operator.kit.days.reconcile(day, { signal })).toMatchObject({ status: 'reading' })
  })

  test('books a withdrawal, its return and a take-back that no event told of', async () => {
    await using operator = await startOperator(engine, { webhook: false })
    await toNextDay(operator)
    const day = today(operator)
    const chargeId = await paid(operator, 'd-1', 50_000)
    await operator.pass(61)
    await operator.withdraw('w-1', 1_000)
    await operator.work()
    await operator.pass(600)
    const { walletId, sandbox } = operator
    await sandbox.withdrawals.createWithdrawalReturn({ walletId, externalId: 'w-1', amount: 400 })
    await sandbox.charges.createTakeBack({ walletId, chargeId, amount: 700 })
    await toNextDay(operator)
    expect(await operator.kit.days.reconcile(day)).toMatchObject({ status: 'closed', lineCount: 4 })
    expect((await operator.log()).slice(-2).toSorted()).toEqual(['returned w-1', 'takenBack d-1'])
    expect(await operator.balance('maria')).toBe(50_000 - 1_000 + 400 - 700)
  })

  test('books fees and judicial movements as the money of the operator', async () => {
    await using operator = await startOperator(engine)
    await toNextDay(operator)
    const day = today(operator)
    const { walletId, sandbox } = operator
    await sandbox.movements.createFee({ walletId, amount: 35, description: 'monthly fee' })
    await toNextDay(operator)
    expect(await operator.kit.days.reconcile(day)).toMatchObject({ status: 'closed', debits: 35 })
    expect(await operator.kit.books.entries(day)).toMatchObject([
      { kind: 'fee', amount: -35, playerId: undefined },
    ])
  })

  test('a movement that the books do not know keeps the day open until a person resolves it', async () => {
    await using operator = await startOperator(engine)
    await toNextDay(operator)
    const day = today(operator)
    const { pix, pixKey } = operator
    const charge = await pix.deposits.createImmediateCharge({
      amount: 900,
      expiresIn: 900,
      externalId: 'of-another-program',
      pixKey,
    })
    await operator.pay(charge.chargeId)
    await toNextDay(operator)
    expect(await operator.kit.days.reconcile(day)).toMatchObject({ status: 'open', credits: 900 })
    const open = (await operator.kit.findings.list()).filter((it) => it.day === day)
    expect(open).toMatchObject([{ kind: 'unknown', subject: charge.chargeId }])
    expect(operator.reported.map(({ kind }) => kind)).toContain('unknown')
    for (const { id } of open)
      await operator.kit.findings.resolve(id, { actor: 'ana', reason: 'test charge' })
    expect(await operator.kit.days.reconcile(day)).toMatchObject({ status: 'closed', credits: 900 })
  })

  test('finds an entry without a line, and an entry with another amount', async () => {
    await using operator = await startOperator(engine)
    await toNextDay(operator)
    const day = today(operator)
    const chargeId = await paid(operator, 'd-1', 900)
    await operator.pass(61)
    await operator.storage.transaction(async (t) => {
      await t.execute(`update pix_entry set amount = 901 where id = $1`, [chargeId])
      await t.execute(
        `insert into pix_entry (key, wallet_id, id, kind, amount, booked_at, day)
         values ('x', $1, 'no-such-line', 'deposit', 100, 0, $2)`,
        [operator.walletId, day],
      )
    })
    await toNextDay(operator)
    expect(await operator.kit.days.reconcile(day)).toMatchObject({ status: 'open' })
    const kinds = (await operator.kit.findings.list()).map(({ kind, subject }) => `${kind} ${subject}`)
    expect(kinds.toSorted()).toEqual([`different ${chargeId}`, 'missing no-such-line'])
    await operator.storage.transaction(async (t) => {
      await t.execute(`update pix_entry set amount = 900 where id = $1`, [chargeId])
      await t.execute(`delete from pix_entry where key = 'x'`, [])
    })
    // The difference is gone, so its finding is resolved. Nobody can say so of the entry that was deleted.
    expect(await operator.kit.days.reconcile(day)).toMatchObject({ status: 'open' })
    const [missing, ...others] = await operator.kit.findings.list()
    expect([missing?.kind, others]).toEqual(['missing', []])
    expect(await operator.kit.findings.list({ status: 'resolved' })).toMatchObject([
      { actor: 'pix-operator' },
    ])
  })

  test('books a transfer from another wallet as own money', async () => {
    await using operator = await startOperator(engine)
    await toNextDay(operator)
    const day = today(operator)
    const { walletId, sandbox, baseUrl, kit } = operator
    const { operatorId } = await sandbox.wallets.getWallet({ walletId })
    const { credentials } = await sandbox.wallets.createWallet({ operatorId, openingBalance: 1_000 })
    const { transferId } = await createPixClient({
      baseUrl,
      ...credentials,
    }).internalTransfers.createInternalTransfer({
      externalId: 't-1',
      amount: 300,
      destinationWalletId: walletId,
    })
    await toNextDay(operator)
    expect(await kit.days.reconcile(day)).toMatchObject({ status: 'closed', lineCount: 1, credits: 300 })
    expect(await kit.books.entries(day)).toMatchObject([
      { kind: 'transfer', id: transferId, externalId: 't-1', amount: 300, playerId: undefined },
    ])
  })

  test('finds figures that do not add up', async () => {
    const lying: typeof fetch = async (input, init) => {
      const response = await fetch(input, init)
      if (!String(input).includes('/statements/consolidated')) return response
      const page = (await response.json()) as { data: { closingBalance: number }[] }
      for (const one of page.data) one.closingBalance += 1
      return Response.json(page, { status: response.status, headers: response.headers })
    }
    await using operator = await startOperator(engine, { fetch: lying })
    await toNextDay(operator)
    const day = today(operator)
    await toNextDay(operator)
    expect(await operator.kit.days.reconcile(day)).toMatchObject({ status: 'open' })
    expect(await operator.kit.findings.list()).toMatchObject([{ kind: 'totals', day }])
  })

  test('continues where it was stopped, also when two processes compare the same day', async () => {
    await using operator = await startOperator(engine)
    await toNextDay(operator)
    const day = today(operator)
    const { walletId, sandbox, kit } = operator
    for (let count = 0; count < 230; count += 1)
      await sandbox.movements.createFee({ walletId, amount: 2, description: 'fee' })
    await toNextDay(operator)
    const stop = new AbortController()
    stop.abort()
    expect(await kit.days.reconcile(day, { signal: stop.signal })).toMatchObject({ status: 'reading' })
    const both = await Promise.all([kit.days.reconcile(day), kit.days.reconcile(day)])
    for (const one of both) expect(one).toMatchObject({ status: 'closed', lineCount: 230, debits: 460 })
  })

  test('begins a day again when the service refuses the place of its next page', async () => {
    let refused = 0
    const refusal = '{"code":"INVALID_QUERY_PARAMETER","message":"A query parameter is malformed."}'
    await using operator = await startOperator(engine, {
      fetch: async (input, init) => {
        if (refused > 0 || !new Request(input, init).url.includes('cursor=')) return fetch(input, init)
        refused += 1
        return new Response(refusal, { status: 400, headers: { 'content-type': 'application/json' } })
      },
    })
    await toNextDay(operator)
    const day = today(operator)
    const { walletId, sandbox, kit } = operator
    for (let count = 0; count < 101; count += 1)
      await sandbox.movements.createFee({ walletId, amount: 2, description: 'fee' })
    await toNextDay(operator)
    expect(await kit.days.reconcile(day)).toMatchObject({ status: 'closed', lineCount: 101, debits: 202 })
    expect(refused).toBe(1)
  })

  test('compares all days that are due, the oldest first, and each once', async () => {
    await using operator = await startOperator(engine)
    const since = today(operator)
    await toNextDay(operator)
    await toNextDay(operator)
    const compared = await operator.kit.days.reconcileDue(since)
    expect(compared.map(({ day, status }) => [day, status])).toEqual([
      [since, 'closed'],
      [dayAfter(since), 'closed'],
    ])
    expect(await operator.kit.days.reconcileDue(since)).toEqual([])
  })

  test('a day that the API cannot list does not hold up the days after it', async () => {
    let isDown = true
    let since = ''
    await using operator = await startOperator(engine, {
      maxRetries: 0,
      fetch: async (input, init) => {
        const { url } = new Request(input, init)
        return isDown && url.includes('/v1/statement?') && url.includes(since)
          ? new Response('', { status: 500 })
          : fetch(input, init)
      },
    })
    const { kit } = operator
    since = today(operator)
    await toNextDay(operator)
    await toNextDay(operator)
    expect((await kit.days.reconcileDue(since)).map(({ status }) => status)).toEqual(['reading', 'closed'])
    expect(await kit.findings.list()).toMatchObject([{ kind: 'stuck', subject: since }])
    isDown = false
    expect((await kit.days.reconcileDue(since)).map(({ status }) => status)).toEqual(['closed'])
    expect(await kit.findings.list()).toEqual([])
  })

  test.each(['2026-02-30', 'yesterday', '2099-01-01'])('refuses the day %s', async (day) => {
    await using operator = await startOperator(engine)
    await expect(operator.kit.days.reconcile(day)).rejects.toThrow(TypeError)
  })
})

test('a day is complete a minute after its end in Brasília', () => {
  expect(lastCompleteDay(Date.parse('2026-03-01T03:00:59Z'))).toBe('2026-02-27')
  expect(lastCompleteDay(Date.parse('2026-03-01T03:01:00Z'))).toBe('2026-02-28')
  expect([dayBefore('2026-03-01'), dayAfter('2026-02-28')]).toEqual(['2026-02-28', '2026-03-01'])
})
