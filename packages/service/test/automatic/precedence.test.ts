import { errors } from '@pix-payments/spec'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Recurrence, Schedule } from '@pix-payments/spec/types'
import { type Answer, contract, outcomeOf, targetOf } from '../support/http-call.ts'
import { isLong } from '../support/runs.ts'
import { type AutomaticService, startAutomatic } from './support/automatic-service.ts'
import type { Receiver } from './support/receiver.ts'
import { freshCpf } from './support/tax-ids.ts'

/** The changes to a valid request: `body.amount`, `path.id`, `query.limit`, `caller`, `token`, … */
type Patch = Readonly<Record<string, unknown>>

interface Plan {
  readonly valid: Patch
  /**
   * For each error code, the changes that break its rule. The test combines the changes of two codes, so two changes of
   * the same part cannot be combined.
   */
  readonly breaking: Readonly<Record<string, readonly Patch[]>>
  /** Pairs of codes whose rules cannot be broken by the same request. */
  readonly apart?: readonly string[]
}

type AutomaticOperation = keyof typeof errors.operations

/** Ids of resources that the test creates in the running service, by a name. */
const made: Record<string, string> = {}
const id =
  (name: string): (() => string | undefined) =>
  () =>
    made[name]

/**
 * Error codes that no request to the sandbox causes: reserved codes, codes that a failure of the service causes, and
 * codes of production.
 */
const NOT_CAUSED = new Set([
  'HTTP_404',
  'HTTP_429',
  'INTERNAL_ERROR',
  'DEPENDENCY_UNAVAILABLE',
  'DICT_UNAVAILABLE',
  'SPI_UNAVAILABLE',
])

const CALLER: Plan['breaking'] = {
  HTTP_401: [{ token: 'none' }, { token: 'wrong' }],
  HTTP_503: [{ caller: 'off' }],
}
const COMMAND: Plan['breaking'] = {
  ...CALLER,
  HTTP_413: [{ padding: 1_048_576 }],
  HTTP_415: [{ coding: 'gzip' }, { contentType: 'application/json; charset=latin1' }],
  HTTP_400: [{ contentType: 'text/plain' }, { json: '{' }, { 'body.unknown': 1 }],
}
const OF_RECURRENCE: Plan['breaking'] = {
  RESOURCE_MISSING: [{ 'path.id': 'x' }],
  RECURRENCE_ACCESS_DENIED: [{ caller: 'other' }],
}
const OF_SCHEDULE: Plan['breaking'] = {
  RESOURCE_MISSING: [{ 'path.id': 'x' }],
  SCHEDULE_ACCESS_DENIED: [{ caller: 'other' }],
}
const stateOf = (name: string): Plan['breaking'] => ({ INVALID_RECURRENCE_STATE: [{ 'path.id': id(name) }] })
const NO_AMOUNT: Plan['breaking'] = { INVALID_AMOUNT: [{ 'body.amount': 0.5 }] }

const PLANS: Readonly<Partial<Record<AutomaticOperation, Plan>>> = {
  createRecurrence: {
    valid: {
      'body.receiverCnpj': '11222333000181',
      'body.pixKey': id('PIX KEY'),
      'body.externalId': 'new',
      'body.expiresIn': 3600,
      'body.amount': 4990,
      'body.expectedPayer.taxId': id('PAYER'),
      'body.recurrenceDetails.frequency': 'MONTHLY',
      'body.recurrenceDetails.firstPaymentDate': '2026-06-01',
      'body.recurrenceDetails.totalCharges': 12,
      'body.recurrenceDetails.contract.id': 'c',
    },
    breaking: {
      ...COMMAND,
      HTTP_400: [...(COMMAND['HTTP_400'] ?? []), { 'body.pixKey': 'another@example.com' }],
      INVALID_RECEIVER_CNPJ: [{ 'body.receiverCnpj': '11222333000182' }, { 'body.receiverCnpj': 'x' }],
      INVALID_PAYER_TAX_ID: [{ 'body.expectedPayer.taxId': '52998224726' }],
      ...NO_AMOUNT,
      INVALID_DATE: [{ 'body.recurrenceDetails.firstPaymentDate': '2026-02-30' }],
      IDEMPOTENCY_ERROR: [{ 'body.externalId': 'used' }],
      AMOUNT_OUT_OF_RANGE: [{ 'body.amount': 1 }, { 'body.amount': undefined, 'body.firstPaymentAmount': 1 }],
      AMOUNT_MODEL_CONFLICT: [{ 'body.minimumAmount': 1 }],
      FIRST_PAYMENT_AMOUNT_REQUIRED: [{ 'body.amount': undefined }],
      FIRST_PAYMENT_AMOUNT_NOT_ALLOWED: [{ 'body.firstPaymentAmount': 500 }],
      INVALID_EXPIRATION: [{ 'body.expiresIn': 59 }],
      EXPIRATION_EXCEEDS_LIMIT: [{ 'body.expiresIn': 2_592_001 }],
      DATE_FIRST_RECURRENCE_LOWER_THAN_EXPIRATION: [
        { 'body.recurrenceDetails.firstPaymentDate': '2026-03-07' },
      ],
      INVALID_TOTAL_CHARGES: [{ 'body.recurrenceDetails.totalCharges': 1000 }],
      RECENT_PAYER_JOURNEY_EXISTS: [{ 'body.expectedPayer.taxId': id('BUSY PAYER') }],
      RISK_ASSESSMENT_REJECTED: [{ 'body.expectedPayer.taxId': '10000000108' }],
    },
    // One code of each pair can be caused by a request without an amount; the rule of the other code applies only to a
    // request with an amount.
    apart: [
      'AMOUNT_MODEL_CONFLICT FIRST_PAYMENT_AMOUNT_REQUIRED',
      'AMOUNT_OUT_OF_RANGE AMOUNT_MODEL_CONFLICT',
      'FIRST_PAYMENT_AMOUNT_REQUIRED FIRST_PAYMENT_AMOUNT_NOT_ALLOWED',
    ],
  },
  listRecurrences: {
    valid: {},
    breaking: {
      ...CALLER,
      HTTP_400: [{ 'query.limit': 0 }, { 'query.cursor': 'x' }, { 'query.status': 'PAID' }],
      INVALID_PAYER_TAX_ID: [{ 'query.payerTaxId': '52998224726' }, { 'query.payerTaxId': 'x' }],
    },
  },
  getRecurrence: { valid: { 'path.id': id('AUTHORIZED') }, breaking: { ...CALLER, ...OF_RECURRENCE } },
  cancelRecurrence: {
    valid: {
      'path.id': id('AUTHORIZED'),
      'body.externalId': 'new',
      'body.reason': 'RECEIVER_REQUESTED',
    },
    breaking: {
      ...COMMAND,
      ...OF_RECURRENCE,
      // The recurrence is already cancelled, so the request breaks the rule on the state too.
      IDEMPOTENCY_ERROR: [{ 'path.id': id('CANCELLED'), 'body.externalId': 'used' }],
      ...stateOf('CANCELLED'),
    },
  },
  createSchedule: {
    valid: {
      'path.id': id('WEEKLY'),
      'body.externalId': 'new',
      'body.cycleNumber': 2,
      'body.amount': 4990,
      'body.dueDate': '2026-03-11',
    },
    breaking: {
      ...COMMAND,
      ...NO_AMOUNT,
      INVALID_DATE: [{ 'body.dueDate': '11/03/2026' }],
      ...OF_RECURRENCE,
      IDEMPOTENCY_ERROR: [{ 'path.id': id('WEEKLY'), 'body.externalId': 'used' }],
      AUTHORIZED_RECURRENCE_REQUIRED: [{ 'path.id': id('CANCELLED') }],
      AMOUNT_OUT_OF_RANGE: [{ 'body.amount': 1 }],
      INVALID_CYCLE_NUMBER: [{ 'body.cycleNumber': 1 }, { 'body.cycleNumber': 13 }],
      FIXED_AMOUNT_MISMATCH: [{ 'body.amount': 5000 }],
      INVALID_SCHEDULE_WINDOW: [{ 'body.dueDate': '2026-03-07' }, { 'body.dueDate': '2026-03-17' }],
      BEFORE_RECURRENCE_START: [{ 'path.id': id('LATER') }],
      AFTER_RECURRENCE_END: [{ 'path.id': id('OVER SOON') }],
      SCHEDULE_OUTSIDE_RECURRENCE_CYCLE: [{ 'body.dueDate': '2026-03-16' }],
      MUNICIPALITY_REQUIRED: [{ 'path.id': id('WITHOUT CODE') }],
      CYCLE_ALREADY_EXISTS: [{ 'path.id': id('CHARGED') }],
    },
    apart: [
      // Before the start of the recurrence there is no cycle, so a date cannot be outside of it.
      'BEFORE_RECURRENCE_START SCHEDULE_OUTSIDE_RECURRENCE_CYCLE',
    ],
  },
  listSchedules: {
    valid: {},
    breaking: { ...CALLER, HTTP_400: [{ 'query.limit': 101 }, { 'query.recurrenceId': 'x' }] },
  },
  getSchedule: { valid: { 'path.id': id('FAILED') }, breaking: { ...CALLER, ...OF_SCHEDULE } },
  cancelSchedule: {
    valid: { 'path.id': id('OPEN'), 'body.externalId': 'new', 'body.reason': 'x' },
    breaking: {
      ...COMMAND,
      ...OF_SCHEDULE,
      IDEMPOTENCY_ERROR: [{ 'path.id': id('CANCELLED CHARGE'), 'body.externalId': 'used' }],
      // This schedule is past the cut-off too.
      SCHEDULE_NOT_CANCELABLE: [{ 'path.id': id('FAILED') }],
      CANCELLATION_CUTOFF_EXCEEDED: [{ 'path.id': id('DUE TODAY') }],
    },
  },
  createPostDueRetry: {
    valid: { 'path.id': id('FAILED'), 'body.externalId': 'new', 'body.retryDate': '2026-03-10' },
    breaking: {
      ...COMMAND,
      INVALID_DATE: [{ 'body.retryDate': '2026-02-30' }],
      ...OF_SCHEDULE,
      IDEMPOTENCY_ERROR: [{ 'path.id': id('FAILED'), 'body.externalId': 'used' }],
      AUTHORIZED_RECURRENCE_REQUIRED: [{ 'path.id': id('FAILED OF CANCELLED') }],
      POST_DUE_RETRY_NOT_ALLOWED: [{ 'path.id': id('FAILED FOR GOOD') }, { 'path.id': id('OPEN') }],
      INVALID_POST_DUE_RETRY_DATE: [{ 'body.retryDate': '2026-03-04' }, { 'body.retryDate': '2026-03-20' }],
      POST_DUE_RETRY_LIMIT_EXCEEDED: [{ 'path.id': id('THREE DATES') }],
      POST_DUE_RETRY_CROSSES_CYCLE: [{ 'path.id': id('FAILED WEEKLY') }],
      POST_DUE_RETRY_CUTOFF_EXCEEDED: [{ 'body.retryDate': '2026-03-06' }],
    },
    // A retry date in the next cycle is in the future, so it cannot be past its cut-off.
    apart: ['POST_DUE_RETRY_CROSSES_CYCLE POST_DUE_RETRY_CUTOFF_EXCEEDED'],
  },
  getRecurrenceLocation: {
    valid: { 'path.id': id('TOKEN') },
    breaking: { RESOURCE_MISSING: [{ 'path.id': 'x' }], HTTP_503: [{ 'path.id': id('TOKEN OF OFF') }] },
    apart: ['RESOURCE_MISSING HTTP_503'],
  },
  simulateFirstPayment: {
    valid: { 'path.id': id('PENDING') },
    breaking: {
      ...COMMAND,
      ...OF_RECURRENCE,
      INVALID_PAYER_TAX_ID: [{ 'body.payerTaxId': '52998224726' }, { 'body.payerTaxId': 'x' }],
      ...NO_AMOUNT,
      ...stateOf('AUTHORIZED'),
      EXPECTED_PAYER_MISMATCH: [{ 'body.payerTaxId': '52998224725' }],
      FIRST_PAYMENT_AMOUNT_MISMATCH: [{ 'body.amount': 1 }, { 'body.amount': 0 }],
    },
  },
  simulateAuthorization: {
    valid: { 'path.id': id('PAID'), 'body.outcome': 'APPROVED' },
    breaking: { ...COMMAND, ...OF_RECURRENCE, ...stateOf('PENDING') },
  },
  simulateRecurrenceExpiration: {
    valid: { 'path.id': id('PENDING') },
    breaking: { ...COMMAND, ...OF_RECURRENCE, ...stateOf('AUTHORIZED') },
  },
  simulateRecurrencePayerCancellation: {
    valid: { 'path.id': id('PENDING') },
    breaking: { ...COMMAND, ...OF_RECURRENCE, ...stateOf('CANCELLED') },
  },
  simulateFirstPaymentRefund: {
    valid: { 'path.id': id('PAID') },
    breaking: {
      ...COMMAND,
      ...NO_AMOUNT,
      ...OF_RECURRENCE,
      ...stateOf('PENDING'),
      AMOUNT_OUT_OF_RANGE: [{ 'body.amount': 0 }, { 'body.amount': 4991 }, { 'body.amount': 100_000_001 }],
      INSUFFICIENT_BALANCE: [{ caller: 'poor', 'path.id': id('PAID OF POOR') }],
    },
  },
  simulateSchedulePayerResponse: {
    valid: { 'path.id': id('OPEN'), 'body.outcome': 'ACCEPTED' },
    breaking: { ...COMMAND, ...OF_SCHEDULE, ...stateOf('FAILED') },
  },
  simulateScheduleSettlement: {
    valid: { 'path.id': id('DUE TODAY'), 'body.outcome': 'SETTLED' },
    breaking: { ...COMMAND, ...OF_SCHEDULE, ...stateOf('FAILED') },
  },
  simulateSchedulePayerCancellation: {
    valid: { 'path.id': id('DUE TODAY') },
    breaking: { ...COMMAND, ...OF_SCHEDULE, ...stateOf('FAILED') },
  },
  simulateSchedulePayerResponseTimeout: {
    valid: { 'path.id': id('OPEN') },
    breaking: { ...COMMAND, ...OF_SCHEDULE, ...stateOf('FAILED') },
  },
  simulateScheduleRefund: {
    valid: { 'path.id': id('SETTLED') },
    breaking: {
      ...COMMAND,
      ...NO_AMOUNT,
      ...OF_SCHEDULE,
      ...stateOf('OPEN'),
      AMOUNT_OUT_OF_RANGE: [{ 'body.amount': 0 }, { 'body.amount': 4991 }],
      INSUFFICIENT_BALANCE: [{ caller: 'poor', 'path.id': id('SETTLED OF POOR') }],
    },
  },
  simulateRefundResult: {
    valid: { 'path.id': id('REFUND'), 'body.outcome': 'SETTLED' },
    breaking: {
      ...COMMAND,
      ...OF_SCHEDULE,
      RECURRENCE_ACCESS_DENIED: [{ caller: 'other', 'path.id': id('REFUND OF FIRST PAYMENT') }],
      ...stateOf('ENDED REFUND'),
    },
  },
}

let automatic: AutomaticService
const callers: Record<string, Receiver> = {}

beforeAll(async () => {
  automatic = await startAutomatic()
  const own = await automatic.receiver({
    settings: { ownReceiverCnpjOnly: false },
    at: Date.parse('2026-03-01T12:00:00.000Z'),
  })
  callers['own'] = own
  callers['other'] = await automatic.receiver()
  callers['off'] = await automatic.receiver({ settings: { automaticEnabled: false } })
  const weekly = { frequency: 'WEEKLY', firstPaymentDate: '2026-03-03' }
  const due = { dueDate: '2026-03-04' }
  const failed = async (details: Patch = {}): Promise<Schedule> =>
    own.reject(await own.charge(await own.authorized({}, details), due))
  made['PIX KEY'] = own.pixKey
  made['PAYER'] = freshCpf()
  made['BUSY PAYER'] = freshCpf()
  made['FAILED'] = (await failed()).id
  made['FAILED WEEKLY'] = (await failed(weekly)).id
  made['FAILED FOR GOOD'] = (await failed({ allowPostDuePayment: false })).id
  const three = await failed()
  made['THREE DATES'] = three.id
  const ofCancelled = await failed()
  made['FAILED OF CANCELLED'] = ofCancelled.id
  await own.done('cancelRecurrence', { id: ofCancelled.recurrenceId }, own.cancelBody())
  made['DUE TODAY'] = (
    await own.accept(await own.charge(await own.authorized(), { dueDate: '2026-03-06' }))
  ).id
  const over = { frequency: 'WEEKLY', firstPaymentDate: '2026-03-03', totalCharges: 2 }
  made['OVER SOON'] = (await own.authorized({}, over)).id

  await own.at(Date.parse('2026-03-06T12:00:00.000Z'))
  for (const date of ['2026-03-07', '2026-03-08', '2026-03-09'] as const)
    await own.reject(await own.retry(three, date))
  made['WEEKLY'] = (await own.authorized({}, { ...weekly, firstPaymentDate: '2026-03-09' })).id
  made['LATER'] = (await own.authorized({}, { firstPaymentDate: '2026-03-12' })).id
  const withoutCode = { expectedPayer: { taxId: '10000000280' } }
  made['WITHOUT CODE'] = (await own.authorized(withoutCode, { ...weekly, firstPaymentDate: '2026-03-09' })).id
  const charged = await own.authorized({}, { ...weekly, firstPaymentDate: '2026-03-09' })
  made['CHARGED'] = charged.id
  made['OPEN'] = (await own.charge(charged, { dueDate: '2026-03-11' })).id
  const cancelled = await own.create({ externalId: 'used' })
  made['CANCELLED'] = cancelled.id
  const used = { externalId: 'used' }
  await own.done('cancelRecurrence', cancelled, { ...own.cancelBody(used), reason: 'ACCOUNT_CLOSED' })
  const weeklyCharge = { id: made['WEEKLY'] }
  const cycle3 = await own.done<Schedule>(
    'createSchedule',
    weeklyCharge,
    own.chargeBody({ ...used, cycleNumber: 3, dueDate: '2026-03-16' }),
  )
  await own.reject(cycle3)
  const cancelledCharge = await own.charge(await own.authorized())
  made['CANCELLED CHARGE'] = cancelledCharge.id
  await own.done('cancelSchedule', cancelledCharge, { ...used, reason: 'other' })
  const retried = await own.done<Schedule>(
    'createPostDueRetry',
    { id: made['FAILED'] },
    own.retryBody('2026-03-07', used),
  )
  await own.reject(retried)
  const busy = { expectedPayer: { taxId: made['BUSY PAYER'] }, expiresIn: 2_592_000 }
  const pending = await own.create(busy, { firstPaymentDate: '2026-06-01' })
  made['PENDING'] = pending.id
  made['TOKEN'] = pending.recUrlAccessToken
  const off = await automatic.receiver()
  made['TOKEN OF OFF'] = (await off.create()).recUrlAccessToken
  const switches = { automaticEnabled: false }
  await off.control.ok('updateWallet', { path: { walletId: off.walletId }, body: { switches } })
  made['PAID'] = (await own.paid()).id
  made['AUTHORIZED'] = (await own.authorized()).id
  const settled = await own.settle(await own.charge(await own.authorized()))
  made['SETTLED'] = settled.id
  for (const name of ['REFUND', 'ENDED REFUND']) {
    const { refundId } = await own.done<{ refundId: string }>('simulateScheduleRefund', settled, {
      amount: 1,
    })
    made[name] = refundId
  }
  await own.done('simulateRefundResult', { id: made['ENDED REFUND'] ?? '' }, { outcome: 'SETTLED' })
  const { firstPaymentRefundId } = await own.done<Recurrence>(
    'simulateFirstPaymentRefund',
    await own.paid(),
    {},
  )
  made['REFUND OF FIRST PAYMENT'] = firstPaymentRefundId ?? ''
  const poor = await automatic.receiver()
  callers['poor'] = poor
  made['PAID OF POOR'] = (await poor.paid()).id
  made['SETTLED OF POOR'] = (await poor.settle(await poor.charge(await poor.authorized()))).id
  const { available } = await poor.balance()
  const fee = { amount: available, description: 'All that there is' }
  await poor.control.ok('createFee', { path: { walletId: poor.walletId }, body: fee })
})
afterAll(() => automatic.service.close())

describe.each(Object.entries(PLANS))('%s', (operationId, { valid, breaking, apart = [] }) => {
  const operation = operationId as AutomaticOperation
  const codes = errors.operations[operation].codes.filter((code) => !NOT_CAUSED.has(code))

  test('has a way to break each of its rules', () => {
    expect(Object.keys(breaking).sort()).toEqual([...codes].sort())
  })

  test.each(codes.map((code) => [code]))('%s alone', async (code) => {
    for (const patch of breaking[code] ?? [])
      expect([patch, codeOf(await send(operation, { ...valid, ...patch }))]).toEqual([patch, code])
  })

  // The short run compares each code with the next one, the long run with all later ones.
  const pairs = codes.flatMap((first, index) =>
    codes.slice(index + 1, isLong ? undefined : index + 2).map((second) => [first, second] as const),
  )
  const together = pairs.filter(([first, second]) => !apart.includes(`${first} ${second}`))
  test('the code that is listed first in the catalogue has precedence (G-176)', async () => {
    for (const [first, second] of together) {
      for (const one of breaking[first] ?? []) {
        for (const two of breaking[second] ?? []) {
          if (Object.keys(one).some((name) => Object.hasOwn(two, name))) continue
          const got = codeOf(await send(operation, { ...valid, ...one, ...two }))
          expect([first, second, one, two, got]).toEqual([first, second, one, two, first])
        }
      }
    }
  })
})

const codeOf = (answer: Answer): string => outcomeOf(answer).split(' ')[1] ?? outcomeOf(answer)

async function send(operationId: AutomaticOperation, patch: Patch): Promise<Answer> {
  const caller = callers[String(patch['caller'] ?? 'own')]
  if (caller === undefined) throw new Error('There is no such caller')
  const { method, body, secured } = contract.validation.operation(operationId)
  const path = String(valueOf(patch['path.id']))
  const query = Object.fromEntries(
    Object.entries(patch).flatMap(([name, value]) =>
      name.startsWith('query.') ? [[name.slice('query.'.length), String(value)]] : [],
    ),
  )
  const target = targetOf(operationId, { id: path, scheduleId: path, accessToken: path }, query)
  const headers: Record<string, string> = {}
  if (secured && patch['token'] === undefined)
    headers['authorization'] = `Bearer ${await caller.operator.token()}`
  if (patch['token'] === 'wrong') headers['authorization'] = 'Bearer wrong'
  const { service } = automatic
  if (body === undefined) return service.send(target, { method: method.toUpperCase(), headers })
  headers['content-type'] = String(patch['contentType'] ?? 'application/json')
  if (patch['coding'] !== undefined) headers['content-encoding'] = String(patch['coding'])
  const json = String(patch['json'] ?? JSON.stringify(bodyOf(patch)))
  const text = `${json}${' '.repeat(Number(patch['padding'] ?? 0))}`
  return service.send(target, { method: method.toUpperCase(), headers, body: text })
}

const valueOf = (given: unknown): unknown =>
  typeof given === 'function' ? (given as () => unknown)() : given

/** `body.contract.id` sets the id of the contract. */
function bodyOf(patch: Patch): Readonly<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(patch)) {
    const value = valueOf(given)
    if (!name.startsWith('body.') || value === undefined) continue
    const names = name.split('.').slice(1)
    const last = names.pop() ?? ''
    let at = body
    for (const it of names) at = (at[it] ??= {}) as Record<string, unknown>
    at[last] = value
  }
  return body
}

test('every operation of Pix Automático has a plan in this test', () => {
  const automaticOperations = contract.validation.operations.filter(
    (it) => contract.catalogue.operations[it.id]?.family === 'automatic',
  )
  expect(Object.keys(PLANS).sort()).toEqual(automaticOperations.map((it) => it.id).sort())
})
