import type { OperationId } from '@pix-payments/spec'
import { afterAll, describe, expect, test } from 'vitest'
import type { SandboxOperationId } from '../../src/sandbox/operation.ts'
import { startAutomatic } from '../automatic/support/automatic-service.ts'
import type { Body } from '../support/bodies.ts'
import { type DateField, dateFieldsOf } from '../support/date-fields.ts'
import { outcomeOf } from '../support/http-call.ts'

/** Years at the limits of calendars, or beyond them. */
const YEARS = ['0000', '0001', '8999', '9999']
const DAYS = ['01-01', '02-28', '02-29', '12-31']

const automatic = await startAutomatic()
const receiver = await automatic.receiver()
afterAll(() => automatic.service.close())

interface ValidRequest {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Body
}

/** For each operation that has a date, a valid request without its dates. */
const REQUESTS: Readonly<Record<string, () => Promise<ValidRequest>>> = {
  getClosingDayBalance: async () => ({ query: { date: '2026-03-01' } }),
  listStatement: async () => ({ query: { initDate: '2026-03-01', endDate: '2026-03-02' } }),
  getConsolidatedStatement: async () => ({
    query: { startDate: '2026-03-01', endDate: '2026-03-02', page: '1', limit: '10' },
  }),
  createRecurrence: async () => ({ body: receiver.recurrenceBody() }),
  createSchedule: async () => {
    const { id } = await receiver.authorized()
    return { path: { id }, body: receiver.chargeBody() }
  },
  createPostDueRetry: async () => {
    const { id } = await receiver.reject(await receiver.charge(await receiver.authorized()))
    return { path: { id }, body: receiver.retryBody('2026-03-05') }
  },
  setClock: async () => ({ path: await newWallet(), body: { mode: 'FROZEN' } }),
  advanceClock: async () => ({ path: await newWallet(), body: {} }),
  createWallet: async () => ({ body: { clock: { mode: 'FROZEN' } } }),
}

async function newWallet(): Promise<{ readonly walletId: string }> {
  const { walletId } = await receiver.control.ok('createWallet', { body: { clock: { mode: 'FROZEN' } } })
  return { walletId }
}

/** The expected outcome for a date in the year 0000, which does not exist, by operation. */
const YEAR_ZERO: Readonly<Record<string, string>> = {
  getClosingDayBalance: '400 INVALID_QUERY_PARAMETER',
  listStatement: '400 INVALID_DATE_RANGE',
  getConsolidatedStatement: '400 InvalidParameter',
  createRecurrence: '400 INVALID_DATE',
  createSchedule: '400 INVALID_DATE',
  createPostDueRetry: '400 INVALID_DATE',
  setClock: '400 MalformedRequest',
  advanceClock: '400 MalformedRequest',
  createWallet: '400 MalformedRequest',
}

function withValue(body: Body, field: string, value: string): Body {
  const [name = '', ...rest] = field.split('.')
  const inner = body[name]
  return { ...body, [name]: rest.length === 0 ? value : withValue(inner as Body, rest.join('.'), value) }
}

const spoilt = (valid: ValidRequest, { in: place, field }: DateField, value: string): ValidRequest =>
  place === 'query'
    ? { ...valid, query: { ...valid.query, [field]: value } }
    : { ...valid, body: withValue(valid.body ?? {}, field, value) }

for (const name of ['pix', 'sandbox'] as const) {
  const fields = dateFieldsOf(name)
  describe(`the dates in requests of the ${name} contract`, () => {
    test('belong to operations that this test can call', () => {
      expect(fields.filter(({ operationId }) => REQUESTS[operationId] === undefined)).toEqual([])
    })

    test.each(fields)(
      '$operationId: $field with any year has a documented response (G-310)',
      async (field) => {
        const valid = await REQUESTS[field.operationId]?.()
        if (valid === undefined) throw new Error('There is no request')
        const outcomes: string[] = []
        const ofYearZero: string[] = []
        for (const date of YEARS.flatMap((year) => DAYS.map((day) => `${year}-${day}`))) {
          const value = field.format === 'date' ? date : `${date}T23:59:59.999Z`
          const request = spoilt(valid, field, value)
          // Each of the two clients compares the response with its contract.
          const answer =
            name === 'pix'
              ? await receiver.operator.call(field.operationId as OperationId, request)
              : await receiver.control.call(field.operationId as SandboxOperationId, request)
          outcomes.push(`${value} ${answer.status}`)
          if (date.startsWith('0000')) ofYearZero.push(outcomeOf(answer))
        }
        expect(outcomes.filter((it) => !/ (20[01]|4\d\d)$/.test(it))).toEqual([])
        expect(new Set(ofYearZero)).toEqual(new Set([YEAR_ZERO[field.operationId]]))
      },
    )
  })
}
