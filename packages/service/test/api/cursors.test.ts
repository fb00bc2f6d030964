import { loadContract } from '@pix-payments/http-contract/load'
import type { OperationId } from '@pix-payments/spec'
import { afterAll, describe, expect, test } from 'vitest'
import { type CursorScope, readCursor, writeCursor } from '../../src/application/operation/cursor.ts'
import { pageOf, placeOf } from '../../src/application/operation/list-cursor.ts'
import { readPosition } from '../../src/sandbox/cursor.ts'
import type { SandboxOperationId } from '../../src/sandbox/operation.ts'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import type { Receiver } from '../automatic/support/receiver.ts'
import { refundBody } from '../support/bodies.ts'
import { contract, type Answer, outcomeOf } from '../support/http-call.ts'

const AT = Date.parse('2026-03-10T13:00:00.000Z')
/** One example of each kind of id in the contract. */
const IDS = [
  'b7d9f1a3-5c2e-4806-9d4b-e6f8091a2b3c',
  'RR1234567820260310007b8c9d0e1f',
  'E12345678202603101300abcdefghijk',
  'order 17/2026: "São Paulo" 😀',
  '.',
]
const RECURRENCES = { list: 'listRecurrences', wallet: { id: 'a', settings: {} }, filters: {} } as const
const EVENTS = { ...RECURRENCES, list: 'events' } as const
const asText = (text: string): string => Buffer.from(text).toString('base64url')
const [print] = JSON.parse(
  Buffer.from(writeCursor(RECURRENCES, []), 'base64url').toString(),
) as readonly string[]

describe('a cursor', () => {
  test.each(IDS)('carries the id %s', (id) => {
    const items = [
      { createdAt: AT, id },
      { createdAt: AT - 1, id: 'next' },
    ]
    const { nextCursor } = pageOf(RECURRENCES, items, 1, (item) => item.id)
    expect(nextCursor).toMatch(/^[A-Za-z0-9_-]+$/)
    expect(placeOf(nextCursor ?? undefined, RECURRENCES)).toEqual({ createdAt: AT, id })
  })

  test.each<[what: string, scope: CursorScope]>([
    ['list', { ...RECURRENCES, list: 'listSchedules' }],
    ['wallet', { ...RECURRENCES, wallet: { id: 'b', settings: {} } }],
    ['filter', { ...RECURRENCES, filters: { status: 'PENDING' } }],
    ['beginning of the wallet', { ...RECURRENCES, wallet: { id: 'a', settings: { begun: 7 } } }],
  ])('is refused for another %s', (_, scope) => {
    const cursor = writeCursor(RECURRENCES, [AT, 'a'])
    expect(readCursor(cursor, RECURRENCES)).toEqual([AT, 'a'])
    expect(readCursor(cursor, scope)).toBeUndefined()
  })

  test.each([
    ['no base64', '?'],
    ['no JSON', asText('listRecurrences')],
    ['no array', asText(`{"0":"${print}"}`)],
    ['no place', asText(`["${print}"]`)],
    ['no id', asText(`["${print}",${AT}]`)],
    ['a value more', asText(`["${print}",${AT},"a",1]`)],
    ['the place in another order', asText(`["${print}","a",${AT}]`)],
    ['a number that no clock shows', asText(`["${print}",1e400,"a"]`)],
    ['a negative number', asText(`["${print}",-1,"a"]`)],
    ['a fraction', asText(`["${print}",0.5,"a"]`)],
    ['a nested value', asText(`["${print}",1,["a"]]`)],
    ['spaces', asText(`["${print}", 1,"a"]`)],
    ['U+0000, which PostgreSQL cannot keep', asText(String.raw`["${print}",1,"\u0000"]`)],
    ['half a surrogate pair', asText(String.raw`["${print}",1,"\ud800"]`)],
    ['padding', `${writeCursor(RECURRENCES, [1, 'a'])}=`],
    ['the name of the list', asText(`["listRecurrences",${AT},"a"]`)],
    ['many brackets', asText('['.repeat(10_000))],
  ])('with %s is refused', (_, cursor) => {
    expect(placeOf(cursor)).toBeUndefined()
    expect(readPosition(EVENTS, cursor, 0)).toMatchObject({ ok: false, code: 'InvalidParameter' })
  })
})

type Query = Readonly<Record<string, string | number>>

/** For some lists: a query that has a second page, when it is not `limit=1`, and one with other filters. */
const QUERIES: Readonly<Record<string, { readonly query?: Query; readonly other: Query }>> = {
  listStatement: {
    query: { initDate: '2026-03-01', endDate: '2026-03-02', pageSize: 1 },
    other: { initDate: '2026-03-02', endDate: '2026-03-02', pageSize: 1 },
  },
  listRecurrences: { other: { limit: 1, status: 'AUTHORIZED' } },
  listSchedules: { other: { limit: 1, status: 'PENDING' } },
  listEvents: { other: { limit: 1, event: 'pixChargePaid' } },
  listDeliveries: { other: { limit: 1, status: 'DEAD' } },
  listRequests: { other: { limit: 1, status: 200 } },
}

const automatic = await startAutomatic()
const sandbox = await loadContract('sandbox')
const stranger = await automatic.receiver()
afterAll(() => automatic.service.close())

/** Returns a receiver with two entries in each list, and two refunds. */
async function busyReceiver(): Promise<Receiver> {
  const receiver = await automatic.receiver()
  const url = `${automatic.service.url}/healthz`
  await receiver.operator.ok('configureWebhook', { body: { url, authentication: { type: 'NONE' } } })
  const path = { walletId: receiver.walletId }
  const fault = { target: { event: 'pixWithdrawFailed' }, effect: { kind: 'drop' } }
  for (const _ of [1, 2]) {
    const recurrence = await receiver.authorized()
    await receiver.charge(recurrence)
    const endToEndId = recurrence.firstPaymentEndToEndId ?? ''
    await receiver.operator.ok('createRefund', { path: { endToEndId }, body: refundBody({ amount: 1 }) })
    await receiver.control.ok('createFault', { path, body: fault })
    await receiver.control.ok('createSnapshot', { path })
  }
  return receiver
}

function list({ operator, control }: Receiver, id: string, query: Query): Promise<Answer> {
  return id in sandbox.catalogue.operations
    ? control.call(id as SandboxOperationId, { path: { walletId: operator.walletId }, query })
    : operator.call(id as OperationId, { query })
}

/** The lists of a wallet that have cursors. */
const LISTS = [contract, sandbox]
  .flatMap(({ validation }) => validation.operations)
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'))
  .map(({ id }) => id)
  .filter((id) => id !== 'listWallets')

test.each(LISTS)(
  'the cursor of %s returns 400 in another wallet, with other filters and after a reset or restore (G-131, G-421)',
  async (id) => {
    const { query = { limit: 1 }, other } = QUERIES[id] ?? {}
    const receiver = await busyReceiver()
    const path = { walletId: receiver.walletId }
    const { snapshotId } = await receiver.control.ok('createSnapshot', { path, body: { name: 'busy' } })
    const { nextCursor } = (await list(receiver, id, query)).body as { readonly nextCursor: string }
    const outcome = async (of: Receiver, queried: Query): Promise<string> =>
      outcomeOf(await list(of, id, { ...queried, cursor: nextCursor }))
    expect(await outcome(receiver, query)).toBe('200')
    expect(await outcome(stranger, query)).toMatch(/^400/)
    expect(other === undefined ? '400' : await outcome(receiver, other)).toMatch(/^400/)
    await receiver.control.ok('restoreSnapshot', { path: { ...path, snapshotId } })
    expect(await outcome(receiver, query)).toMatch(/^400/)
    await receiver.control.ok('resetWallet', { path })
    expect(await outcome(receiver, query)).toMatch(/^400/)
  },
)
