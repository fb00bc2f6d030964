import { afterAll, describe, expect, test } from 'vitest'
import type { Refund } from '@pix-payments/spec/types'
import { type Body, JOAO, byKeyBody, chargeBody, refundBody, unique } from '../support/bodies.ts'
import { type Answer, fieldsOf, isReplay, outcomeOf } from '../support/http-call.ts'
import { storeProblems } from '../support/ledger.ts'
import { payerFrom, counterparties } from '../support/payers.ts'
import { eventNamesOf, eventsOf } from '../support/rows.ts'
import { DAY, SECOND, startService } from '../support/service.ts'

const service = await startService()
const { a, b, clock, store } = service
const { endRefund, pay } = counterparties(service)

afterAll(() => service.close())

/** Creates and pays a charge of 1000 centavos. Returns the endToEndId of the payment. */
async function deposit(overrides: Body = {}, payer = payerFrom()): Promise<string> {
  const { chargeId } = await a.ok('createImmediateCharge', { body: chargeBody(overrides) })
  const paid = await pay(a, chargeId, payer)
  if (paid.outcome !== 'PAID') throw new Error(`The deposit is ${paid.outcome}`)
  return paid.payment.endToEndId
}

const post = (endToEndId: string, overrides: Body = {}): Promise<Answer> =>
  a.call('createRefund', { path: { endToEndId }, body: refundBody(overrides) })
const refund = async (endToEndId: string, overrides: Body = {}): Promise<Refund> =>
  a.ok('createRefund', { path: { endToEndId }, body: refundBody(overrides) })
const read = (endToEndId: string, externalId: string): Promise<Refund> =>
  a.ok('getRefund', { path: { endToEndId, externalId } })

const UNKNOWN = 'E87654321202603021200aaaaaaaaaaa'

describe('creating a refund', () => {
  test('R-086 R-087 returns 202 with all fields, PROCESSING (G-038, G-039, G-044, G-113)', async () => {
    const payer = payerFrom({ taxId: JOAO, name: 'João Souza' })
    const endToEndId = await deposit({}, payer)
    const paidAt = clock.now()
    clock.pass(60 * SECOND)
    const now = new Date(clock.now()).toISOString()
    const answer = await post(endToEndId, { externalId: 'r-1', description: 'HIDDEN' })
    expect(answer).toMatchObject({ status: 202 })
    expect(answer.body).toEqual({
      amount: 300,
      canBeReversedUntil: new Date(paidAt + 90 * DAY).toISOString(),
      createdAt: now,
      creditor: payer,
      errorCode: null,
      errorDescription: null,
      externalId: 'r-1',
      leftAmount: 700,
      originalAmount: 1000,
      originalEndToEndId: endToEndId,
      refundEndToEndId: expect.stringMatching(/^D12345678202603021201[A-Za-z0-9]{11}$/),
      settlementDateTime: null,
      status: 'PROCESSING',
      totalReversedAmount: 300,
      updatedAt: now,
    })
  })

  const CONTROLS = ['\u0001', '\u001F', '\u007F', '\u0085', '\u009F']
  const table: readonly (readonly [title: string, overrides: Body, want: string])[] = [
    ['R-076 amount 0', { amount: 0 }, '400 MalformedRequest amount'],
    ['R-076 amount negative', { amount: -1 }, '400 MalformedRequest amount'],
    ['amount missing', { amount: undefined }, '400 MalformedRequest amount'],
    ['amount 0.5', { amount: 0.5 }, '400 MalformedRequest amount'],
    ['R-077 amount above the original (G-042)', { amount: 1001 }, '422 REFUND_AMOUNT_EXCEEDED'],
    ['R-078 amount equal to the original', { amount: 1000 }, '202'],
    ['amount 1', { amount: 1 }, '202'],
    ['R-081 externalId missing', { externalId: undefined }, '400 MalformedRequest externalId'],
    ['R-081 externalId empty', { externalId: '' }, '400 MalformedRequest externalId'],
    [
      'R-081 externalId of 101 characters',
      { externalId: 'x'.repeat(101) },
      '400 MalformedRequest externalId',
    ],
    ['externalId of 100 characters', { externalId: 'x'.repeat(100) }, '202'],
    ...CONTROLS.map(
      (character) =>
        [
          `R-082 externalId with ${JSON.stringify(character)} (G-045)`,
          { externalId: `a${character}` },
          '400 MalformedRequest externalId',
        ] as const,
    ),
    ['externalId with U+00A0, which is not a control character (G-045)', { externalId: 'a\u00A0' }, '202'],
    [
      'R-085 description of 141 characters',
      { description: 'x'.repeat(141) },
      '400 MalformedRequest description',
    ],
    ['R-085 description of 140 characters', { description: 'x'.repeat(140) }, '202'],
    ['R-085 description absent', { description: undefined }, '202'],
    [
      'endToEndId of another Pix in the body (G-037)',
      { endToEndId: UNKNOWN },
      '400 MalformedRequest endToEndId',
    ],
    [
      'endToEndId of another form in the body (G-037)',
      { endToEndId: 'x' },
      '400 MalformedRequest endToEndId',
    ],
  ]
  test.each(table)('%s', async (_, overrides, want) => {
    const answer = await post(await deposit(), overrides)
    expect([outcomeOf(answer), ...fieldsOf(answer)].join(' ')).toBe(want)
  })

  test('the body may contain the endToEndId of the path too; this does not make it a different request (G-037)', async () => {
    const endToEndId = await deposit()
    const body = refundBody({ endToEndId })
    const first = await a.ok('createRefund', { path: { endToEndId }, body })
    expect(first.status).toBe('PROCESSING')
    const again = await a.call('createRefund', {
      path: { endToEndId },
      body: { ...body, endToEndId: undefined },
    })
    expect([again.status, isReplay(again)]).toEqual([202, true])
  })

  test.each([
    ['R-079 31 characters', UNKNOWN.slice(1)],
    ['R-079 33 characters', `${UNKNOWN}a`],
    ['R-079 a hyphen', `E-${UNKNOWN.slice(2)}`],
    ['R-079 a letter with an accent', `É${UNKNOWN.slice(1)}`],
  ])('%s is not an endToEndId, for POST and GET', async (_, endToEndId) => {
    expect(outcomeOf(await post(endToEndId))).toBe('400 InvalidParameter')
    const path = { endToEndId, externalId: 'x' }
    expect(outcomeOf(await a.call('getRefund', { path }))).toBe('400 InvalidParameter')
  })

  test('R-080 an endToEndId without a deposit returns 404; only paid deposits can be refunded (G-041)', async () => {
    expect(outcomeOf(await post(UNKNOWN))).toBe('404 NotFound')
    const body = byKeyBody()
    await a.ok('createWithdrawalByPixKey', { body })
    const path = { externalId: String(body['externalId']) }
    const { endToEndId } = await a.ok('getWithdrawal', { path })
    expect(outcomeOf(await post(endToEndId ?? ''))).toBe('404 NotFound')
    const { refundEndToEndId } = await refund(await deposit())
    expect(outcomeOf(await post(refundEndToEndId))).toBe('404 NotFound')
    const paid = await deposit()
    expect(outcomeOf(await post(paid.toUpperCase() === paid ? UNKNOWN : paid.toUpperCase()))).toBe(
      '404 NotFound',
    )
  })

  test('R-315 the deposit of another account returns 403', async () => {
    const endToEndId = await deposit()
    const call = { path: { endToEndId }, body: refundBody({ externalId: 'r' }) }
    expect(outcomeOf(await b.call('createRefund', call))).toBe('403 Forbidden')
    await a.ok('createRefund', call)
    const path = { endToEndId, externalId: 'r' }
    expect(outcomeOf(await b.call('getRefund', { path }))).toBe('403 Forbidden')
  })
})

describe('the refundable amount', () => {
  test('R-088 R-089 R-090 partial refunds never exceed the original together (G-040)', async () => {
    const endToEndId = await deposit()
    await refund(endToEndId, { amount: 300, externalId: 'r-1' })
    const second = await refund(endToEndId, { amount: 200, externalId: 'r-2' })
    const sums = { originalAmount: 1000, totalReversedAmount: 500, leftAmount: 500 }
    expect(second).toMatchObject(sums)
    expect(await read(endToEndId, 'r-1')).toMatchObject(sums)
    expect(outcomeOf(await post(endToEndId, { amount: 501 }))).toBe('422 REFUND_AMOUNT_EXCEEDED')
    expect(await read(endToEndId, 'r-2')).toMatchObject(sums)
    const last = await refund(endToEndId, { amount: 500 })
    expect(last).toMatchObject({ totalReversedAmount: 1000, leftAmount: 0 })
    expect(outcomeOf(await post(endToEndId, { amount: 1 }))).toBe('422 REFUND_AMOUNT_EXCEEDED')
  })

  test('a FAILED refund no longer counts, and its amount can be refunded again (G-040, G-092, G-204, G-205)', async () => {
    const endToEndId = await deposit()
    clock.pass(2 * SECOND)
    const before = await a.ok('getBalance')
    const { refundEndToEndId } = await refund(endToEndId, { amount: 1000, externalId: 'r-1' })
    expect(await a.ok('getBalance')).toMatchObject({
      availableBalance: before.availableBalance - 1000,
      blockedBalance: before.blockedBalance + 1000,
      totalBalance: before.totalBalance,
    })
    expect(await endRefund(a, endToEndId, 'r-1', 'FAILED')).toBe(true)
    expect(await a.ok('getBalance')).toEqual(before)
    expect(await read(endToEndId, 'r-1')).toMatchObject({
      status: 'FAILED',
      errorCode: 'REJECTED_BY_COUNTERPARTY',
      errorDescription: expect.any(String),
      totalReversedAmount: 0,
      leftAmount: 1000,
      settlementDateTime: null,
    })
    expect(await eventsOf(store, a, refundEndToEndId)).toMatchObject([
      {
        event: 'pixRefundFailed',
        payload: { status: 'FAILED', amount: 1000, originalEndToEndId: endToEndId },
      },
    ])
    expect(await refund(endToEndId, { amount: 1000 })).toMatchObject({ leftAmount: 0 })
  })

  test('a refund settles after 2 seconds, and the money leaves the wallet then (G-108, G-205)', async () => {
    const endToEndId = await deposit()
    clock.pass(2 * SECOND)
    const before = await a.ok('getBalance')
    const body = refundBody({ externalId: 'r-1', description: 'Devolução' })
    const { refundEndToEndId } = await a.ok('createRefund', { path: { endToEndId }, body })
    clock.pass(2 * SECOND - 1)
    expect((await read(endToEndId, 'r-1')).status).toBe('PROCESSING')
    clock.pass(1)
    expect(await read(endToEndId, 'r-1')).toMatchObject({
      status: 'SUCCESS',
      settlementDateTime: new Date(clock.now()).toISOString(),
      totalReversedAmount: 300,
    })
    expect((await a.ok('getBalance')).totalBalance).toBe(before.totalBalance - 300)
    expect(await eventNamesOf(store, a, refundEndToEndId)).toEqual(['pixRefundSettled'])
    const { data } = await a.ok('listStatement', { query: { endToEndId: refundEndToEndId } })
    expect(data).toMatchObject([
      {
        method: 'pix',
        type: 'DEBIT',
        amount: 300,
        externalId: 'r-1',
        description: 'Devolução',
        productTransactionId: refundEndToEndId,
        metadata: null,
      },
    ])
    // R-177 applies to refunds too: a final status never changes (G-092).
    expect(await endRefund(a, endToEndId, 'r-1', 'FAILED')).toBe(false)
    expect(await endRefund(a, endToEndId, 'r-1', 'SUCCESS')).toBe(false)
  })

  test('the balance must cover a refund (G-042)', async () => {
    const endToEndId = await deposit({ amount: 5000 })
    clock.pass(2 * SECOND)
    const { availableBalance } = await a.ok('getBalance')
    const keeps = 1000
    const body = byKeyBody({ amount: availableBalance - keeps, pixKey: 'rejected@pix.example' })
    await a.ok('createWithdrawalByPixKey', { body })
    expect(outcomeOf(await post(endToEndId, { amount: keeps + 1 }))).toBe('422 INSUFFICIENT_BALANCE')
    expect(outcomeOf(await post(endToEndId, { amount: keeps }))).toBe('202')
  })

  test('a refund more than 90 days after the settlement of the original is refused (G-039)', async () => {
    const endToEndId = await deposit()
    clock.pass(90 * DAY)
    expect(outcomeOf(await post(endToEndId, { amount: 1, externalId: 'at the end' }))).toBe('202')
    clock.pass(1)
    expect(outcomeOf(await post(endToEndId, { amount: 1 }))).toBe('422 REFUND_DEADLINE_EXCEEDED')
    const repeated = await post(endToEndId, { amount: 1, externalId: 'at the end' })
    expect([outcomeOf(repeated), isReplay(repeated)]).toEqual(['202', true])
  })
})

describe('the externalId of a refund', () => {
  test('R-083 R-093 is case-sensitive', async () => {
    const endToEndId = await deposit()
    const lower = await refund(endToEndId, { externalId: 'a' })
    const path = { endToEndId, externalId: 'A' }
    expect(outcomeOf(await a.call('getRefund', { path }))).toBe('404 NotFound')
    const upper = await refund(endToEndId, { externalId: 'A' })
    expect(upper.refundEndToEndId).not.toBe(lower.refundEndToEndId)
    expect((await read(endToEndId, 'a')).refundEndToEndId).toBe(lower.refundEndToEndId)
  })

  test.each([' a  b ', 'a ', ' ', 'ação', '😀'])(
    'R-084 %j is stored and compared exactly as sent (G-045)',
    async (externalId) => {
      const endToEndId = await deposit()
      const { refundEndToEndId } = await refund(endToEndId, { externalId })
      expect(await read(endToEndId, externalId)).toMatchObject({ externalId, refundEndToEndId })
      const path = { endToEndId, externalId: `${externalId} ` }
      expect(outcomeOf(await a.call('getRefund', { path }))).toBe('404 NotFound')
    },
  )

  test.each(['a/b', '/', 'a//b', 'a%2Fb', 'a?b=c', 'a#b'])(
    'R-091 R-092 %j can be read when it is percent-encoded (G-111, G-112)',
    async (externalId) => {
      const endToEndId = await deposit()
      const { refundEndToEndId } = await refund(endToEndId, { externalId })
      expect((await read(endToEndId, externalId)).refundEndToEndId).toBe(refundEndToEndId)
    },
  )

  test('a control character in the path returns 400 (G-045)', async () => {
    const path = { endToEndId: await deposit(), externalId: 'a\u0085' }
    expect(outcomeOf(await a.call('getRefund', { path }))).toBe('400 InvalidParameter')
  })

  test('the same body again returns the first response; another body returns 409 (G-043, G-420)', async () => {
    const endToEndId = await deposit()
    const body = refundBody({ externalId: unique('repeat') })
    const call = { path: { endToEndId }, body }
    const started = await a.call('createRefund', call)
    expect([started.status, isReplay(started)]).toEqual([202, false])
    const first = started.body as Refund
    const balance = await a.ok('getBalance')
    const again = await a.call('createRefund', call)
    expect([again.status, again.body, isReplay(again)]).toEqual([202, first, true])
    expect(await a.ok('getBalance')).toEqual(balance)
    const other = { ...call, body: { ...body, amount: 299 } }
    expect(outcomeOf(await a.call('createRefund', other))).toBe('409 IDEMPOTENCY_ERROR')
    // The status and the totals of a replay are those of the first response, whatever happened since.
    await refund(endToEndId, { externalId: unique('later'), amount: 100 })
    clock.pass(2 * SECOND)
    expect((await a.call('createRefund', call)).body).toEqual(first)
    expect(await read(endToEndId, first.externalId)).toMatchObject({ status: 'SUCCESS', leftAmount: 600 })
    const failing = { ...call, body: refundBody({ externalId: unique('failing'), amount: 600 }) }
    const failed = await a.ok('createRefund', failing)
    await endRefund(a, endToEndId, failed.externalId, 'FAILED')
    expect((await a.call('createRefund', failing)).body).toEqual(failed)
    expect(await eventNamesOf(store, a, first.refundEndToEndId)).toEqual(['pixRefundSettled'])
  })

  test('is scoped to its deposit: the same externalId on another deposit creates another refund', async () => {
    const [one, two] = [await deposit(), await deposit()]
    const first = await refund(one, { externalId: 'r' })
    const second = await refund(two, { externalId: 'r', amount: 1 })
    expect(second.refundEndToEndId).not.toBe(first.refundEndToEndId)
    expect(await read(two, 'r')).toMatchObject({ amount: 1, leftAmount: 999 })
  })
})

test('the ledger is consistent after all tests (G-212)', async () => {
  expect(await storeProblems(store)).toEqual([])
})
