import { isUuidV4 } from '@pix-payments/pix'
import { afterAll, expect, test } from 'vitest'
import { type Body, CNPJ_A, transferBody, unique } from '../support/bodies.ts'
import { fieldsOf, isReplay, outcomeOf } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'
import { eventNamesOf } from '../support/rows.ts'
import { DAY, startService } from '../support/service.ts'

const service = await startService()
const { a, a2, b, clock, store } = service

afterAll(() => service.close())

const post = (overrides: Body = {}) => a.call('createInternalTransfer', { body: transferBody(overrides) })

test('R-231 a transfer is instant: both balances change at once and their sum is constant (G-116)', async () => {
  const before = [await a.ok('getBalance'), await a2.ok('getBalance')]
  const body = transferBody({ amount: 1234 })
  const transfer = await a.ok('createInternalTransfer', { body })
  const after = [await a.ok('getBalance'), await a2.ok('getBalance')]
  const totals = (balances: typeof before): number[] => balances.map(({ totalBalance }) => totalBalance)
  const [sent = 0, received = 0] = totals(before)
  expect(totals(after)).toEqual([sent - 1234, received + 1234])
  expect(after.map(({ blockedBalance }) => blockedBalance)).toEqual([0, 0])
  expect(transfer).toEqual({
    transferId: expect.any(String),
    status: 'SUCCESS',
    amount: 1234,
    sourceWalletId: a.walletId,
    destinationWalletId: a2.walletId,
    externalId: body['externalId'],
    createdAt: new Date(clock.now()).toISOString(),
  })
  expect(isUuidV4(transfer.transferId)).toBe(true)
})

test('each wallet gets a statement line, and no event is sent (G-210, G-211)', async () => {
  const body = transferBody({ description: 'Caixa', metadata: { k: 'v' } })
  const { transferId, externalId } = await a.ok('createInternalTransfer', { body })
  const line = {
    method: 'pix',
    amount: 100,
    externalId,
    endToEndId: null,
    productTransactionId: transferId,
    description: 'Caixa',
    metadata: { k: 'v' },
    counterparty: { name: 'Alfa Jogos Online Ltda', taxId: CNPJ_A, bankCode: '12345678' },
  }
  const query = { productTransactionId: transferId }
  expect((await a.ok('listStatement', { query })).data).toMatchObject([{ ...line, type: 'DEBIT' }])
  expect((await a2.ok('listStatement', { query })).data).toMatchObject([{ ...line, type: 'CREDIT' }])
  expect(await eventNamesOf(store, a)).toEqual([])
  expect(await eventNamesOf(store, a2)).toEqual([])
})

const OTHER_OPERATOR = 'c1d7e0a4-2f5b-4c86-8d39-7b6e5f4a3c21'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const entries = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 'v']))
const table: readonly (readonly [title: string, overrides: Body, want: string])[] = [
  ['amount 0', { amount: 0 }, '400 MalformedRequest amount'],
  ['amount 1.5', { amount: 1.5 }, '400 MalformedRequest amount'],
  ['amount 1', { amount: 1 }, '201'],
  ['externalId empty', { externalId: '' }, '400 MalformedRequest externalId'],
  ['externalId of 101 characters', { externalId: 'x'.repeat(101) }, '400 MalformedRequest externalId'],
  ['externalId of 100 characters', { externalId: 'x'.repeat(100) }, '201'],
  ['no destination', { destinationWalletId: undefined }, '400 MalformedRequest destinationWalletId'],
  [
    'a destination that is not a UUID',
    { destinationWalletId: 'x' },
    '400 MalformedRequest destinationWalletId',
  ],
  ['the wallet itself', { destinationWalletId: a.walletId }, '400 MalformedRequest destinationWalletId'],
  [
    'the wallet itself in upper case (G-200)',
    { destinationWalletId: a.walletId.toUpperCase() },
    '400 MalformedRequest destinationWalletId',
  ],
  ['a wallet in upper case (G-200)', { destinationWalletId: a2.walletId.toUpperCase() }, '201'],
  ['R-315 the wallet of another operator', { destinationWalletId: OTHER_OPERATOR }, '404 NotFound'],
  ['an unknown wallet', { destinationWalletId: UNKNOWN }, '404 NotFound'],
  ['description of 141 characters', { description: 'x'.repeat(141) }, '400 MalformedRequest description'],
  ['metadata with 51 entries', { metadata: entries }, '400 MalformedRequest metadata'],
]
test.each(table)('%s (G-116, G-165)', async (_, overrides, want) => {
  const before = await a.ok('getBalance')
  const answer = await post(overrides)
  expect([outcomeOf(answer), ...fieldsOf(answer)].join(' ')).toBe(want)
  const moved = want === '201' ? Number(overrides['amount'] ?? 100) : 0
  expect((await a.ok('getBalance')).totalBalance).toBe(before.totalBalance - moved)
})

test('the balance must cover the transfer exactly (G-165)', async () => {
  const { availableBalance } = await a2.ok('getBalance')
  const send = async (amount: number): Promise<string> => {
    const body = transferBody({ amount, destinationWalletId: a.walletId })
    return outcomeOf(await a2.call('createInternalTransfer', { body }))
  }
  expect(await send(availableBalance + 1)).toBe('422 INSUFFICIENT_BALANCE')
  expect(await send(availableBalance)).toBe('201')
  expect((await a2.ok('getBalance')).availableBalance).toBe(0)
  expect(await send(1)).toBe('422 INSUFFICIENT_BALANCE')
})

test('the same body again returns the first response and moves nothing; another body always returns 409 (G-165, G-420)', async () => {
  const body = transferBody({ metadata: { b: '2', a: '1' } })
  const first = await a.ok('createInternalTransfer', { body })
  const { totalBalance } = await a.ok('getBalance')
  clock.pass(100 * DAY)
  const again = await a.call('createInternalTransfer', { body: { ...body, metadata: { a: '1', b: '2' } } })
  expect([again.status, again.body, isReplay(again)]).toEqual([201, first, true])
  const other = await a.call('createInternalTransfer', { body: { ...body, amount: 99 } })
  expect(outcomeOf(other)).toBe('409 IDEMPOTENCY_ERROR')
  expect((await a.ok('getBalance')).totalBalance).toBe(totalBalance)
})

test('only the sending wallet can read a transfer (G-116)', async () => {
  const externalId = unique('to/read')
  const transfer = await a.ok('createInternalTransfer', { body: transferBody({ externalId }) })
  const path = { externalId }
  expect(await a.ok('getInternalTransfer', { path })).toEqual(transfer)
  const outcomes = [a2, b].map(async (it) => outcomeOf(await it.call('getInternalTransfer', { path })))
  expect(await Promise.all(outcomes)).toEqual(['404 NotFound', '404 NotFound'])
  const long = { externalId: 'x'.repeat(101) }
  expect(outcomeOf(await a.call('getInternalTransfer', { path: long }))).toBe('400 InvalidParameter')
})

test('the ledger is consistent after all tests (G-212)', async () => {
  expect(await storeProblems(store)).toEqual([])
})
