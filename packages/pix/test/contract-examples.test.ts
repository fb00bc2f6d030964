import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import {
  type CalendarDate,
  isEndToEndId,
  isRecurrenceId,
  isRefundEndToEndId,
  isRegulatoryMessageId,
  isScheduleId,
  isTxid,
  isUuidV4,
  isWithdrawalPixKey,
  lastPaymentDate,
  nextBusinessDay,
  parseBrCode,
  parseTaxId,
  pixKeyType,
  type RecurrenceFrequency,
} from '../src/index.ts'

type Row = Readonly<Record<string, unknown>>
interface Found {
  readonly example: string
  readonly key: string
  readonly value: string
  readonly holder: Row
}

/** All values in the request examples must be valid, because the contract has no example of an invalid request. */
const examples = readContract()
const found = examples.flatMap(({ name, value }) => [...strings(name, value)])
const rows = examples.flatMap(({ name, value }) => [...objects(name, value)])

/**
 * The check of each field by name. If a field holds another kind of text in some objects, its check accepts this kind
 * too.
 */
const FIELDS: Readonly<Record<string, (value: string, holder: Row) => boolean>> = {
  brCode: (value) => parseBrCode(value).ok,
  textContent: (value) => {
    const code = parseBrCode(value)
    return code.ok && code.value.recurrenceLocation !== null
  },
  taxId: (value) => parseTaxId(value).ok,
  payerTaxId: (value) => parseTaxId(value).ok,
  receiverCnpj: (value) => parseTaxId(value).ok,
  endToEndId: (value) => isEndToEndId(value) || isRefundEndToEndId(value),
  originalEndToEndId: isEndToEndId,
  firstPaymentEndToEndId: isEndToEndId,
  refundEndToEndId: isRefundEndToEndId,
  recurrenceId: isRecurrenceId,
  scheduleId: isScheduleId,
  retryOfScheduleId: isScheduleId,
  txid: isTxid,
  reconciliationId: isTxid,
  paymentInformationId: (value, holder) => value === holder['txid'],
  regulatoryMessageId: isRegulatoryMessageId,
  chargeId: isUuidV4,
  transactionId: isUuidV4,
  walletId: isUuidV4,
  sourceWalletId: isUuidV4,
  destinationWalletId: isUuidV4,
  pixKey: (value, holder) =>
    'expectedCreditor' in holder ? isWithdrawalPixKey(value) : pixKeyType(value) !== null,
  receiverPixKey: (value) => pixKeyType(value) !== null,
}

describe('the examples of the contract', () => {
  for (const [field, isRight] of Object.entries(FIELDS)) {
    it(`have a real ${field}`, () => {
      const own = found.filter(({ key }) => key === field)
      const broken = own
        .filter(({ value, holder }) => !isRight(value, holder))
        .map(({ example, value }) => `${example}: ${value}`)
      expect(broken).toEqual([])
      expect(own.length).toBeGreaterThan(0)
    })
  }

  it('show a charge without its amount in brCode (R-015, G-019)', () => {
    const charges = rows.filter(({ row }) => typeof row['brCode'] === 'string')
    const wrong = charges.filter(({ row }) => {
      const code = parseBrCode(String(row['brCode']))
      return !code.ok || code.value.amountCents !== null
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('show two locations on one host, without an amount, in the textContent of a recurrence (R-139, G-019, G-065)', () => {
    const recurrences = rows.filter(({ row }) => typeof row['textContent'] === 'string')
    const wrong = recurrences.filter(({ row }) => {
      const code = parseBrCode(String(row['textContent']))
      if (!code.ok) return true
      if (code.value.kind !== 'dynamic' || code.value.amountCents !== null) return true
      const { location, recurrenceLocation } = code.value
      const [host = ''] = location.split('/')
      return recurrenceLocation !== `${host}/rec/${String(row['recUrlAccessToken'])}`
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
    expect(recurrences.length).toBeGreaterThan(10)
  })

  it('end a recurrence on the day that its terms give (G-052)', () => {
    const recurrences = rows.filter(
      ({ row }) => 'lastPaymentDate' in row && 'totalCharges' in row && 'frequency' in row,
    )
    const wrong = recurrences.filter(({ row }) => row['lastPaymentDate'] !== lastPaymentDate(terms(row)))
    expect(wrong.map(({ name }) => name)).toEqual([])
    expect(recurrences.length).toBeGreaterThan(10)
  })

  it('shift the due date of a cycle charge to a business day (R-276, R-277)', () => {
    const charges = rows.filter(
      ({ row }) => row['purpose'] === 'AGND' && typeof row['originalDueDate'] === 'string',
    )
    const wrong = charges.filter(
      ({ row }) => row['dueDate'] !== nextBusinessDay(row['originalDueDate'] as CalendarDate),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
    expect(charges.length).toBeGreaterThan(10)
  })

  it('say the same of one resource wherever it appears', () => {
    const contradictions = Object.entries(FIXED_FIELDS).flatMap(([id, fields]) =>
      contradictionsOf(id, fields),
    )
    expect(contradictions).toEqual([])
  })
})

/** For each field that identifies a resource, the fields of the resource that never change. */
const FIXED_FIELDS: Readonly<Record<string, readonly string[]>> = {
  chargeId: ['amount', 'externalId', 'brCode', 'pixKey', 'expiresAt', 'createdAt'],
  transactionId: ['amount', 'externalId', 'createdAt', 'initiationType'],
  refundEndToEndId: ['amount', 'originalEndToEndId', 'createdAt', 'canBeReversedUntil'],
  recUrlAccessToken: [
    'id',
    'externalId',
    'amount',
    'frequency',
    'firstPaymentDate',
    'totalCharges',
    'receiverCnpj',
    'textContent',
  ],
  regulatoryMessageId: ['paymentInformationId', 'endToEndId', 'amount'],
  transferId: ['amount', 'externalId', 'createdAt'],
}

/** True for the amount of an event about a return or a take-back: it is the amount of the return (G-380, G-381). */
const isOfReturn = (row: Readonly<Record<string, unknown>>, field: string): boolean =>
  field === 'amount' && 'returnId' in row

function contradictionsOf(idField: string, fields: readonly string[]): string[] {
  const byId = Map.groupBy(
    rows.filter(({ row }) => typeof row[idField] === 'string'),
    ({ row }) => String(row[idField]),
  )
  return [...byId].flatMap(([id, same]) =>
    fields.flatMap((field) => {
      const values = new Map(
        same
          .filter(({ row }) => field in row && !isOfReturn(row, field))
          .map(({ name, row }) => [JSON.stringify(row[field]), name]),
      )
      return values.size < 2 ? [] : [`${idField} ${id} has several ${field}: ${JSON.stringify([...values])}`]
    }),
  )
}

function terms(row: Row): {
  firstPaymentDate: CalendarDate
  frequency: RecurrenceFrequency
  totalCharges: number
} {
  return {
    firstPaymentDate: row['firstPaymentDate'] as CalendarDate,
    frequency: row['frequency'] as RecurrenceFrequency,
    totalCharges: Number(row['totalCharges']),
  }
}

function* strings(example: string, value: unknown, key = '', holder: Row = {}): Generator<Found> {
  if (typeof value === 'string') yield { example, key, value, holder }
  else if (Array.isArray(value)) for (const item of value) yield* strings(example, item, key, holder)
  else if (isRow(value))
    for (const [name, item] of Object.entries(value)) yield* strings(example, item, name, value)
}

function* objects(name: string, value: unknown): Generator<{ readonly name: string; readonly row: Row }> {
  if (Array.isArray(value)) for (const item of value) yield* objects(name, item)
  if (!isRow(value)) return
  yield { name, row: value }
  for (const item of Object.values(value)) yield* objects(name, item)
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns every named example of the bundled contract, with its path in the document. */
function readContract(): { readonly name: string; readonly value: unknown }[] {
  const file = createRequire(import.meta.url).resolve('@pix-payments/spec/openapi.json')
  const collected: { name: string; value: unknown }[] = []
  const visit = (path: string, node: unknown): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => visit(`${path}/${index}`, item))
    if (!isRow(node)) return
    for (const [key, child] of Object.entries(node)) {
      if (key !== 'examples' || !isRow(child)) {
        visit(`${path}/${key}`, child)
        continue
      }
      for (const [name, example] of Object.entries(child)) {
        collected.push({ name: `${path} ${name}`, value: isRow(example) ? example['value'] : undefined })
      }
    }
  }
  visit('', JSON.parse(readFileSync(file, 'utf8')))
  return collected
}
