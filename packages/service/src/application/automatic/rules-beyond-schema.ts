import { isCalendarDate, isCnpj, isCpf, parseCnpj, parseTaxId } from '@pix-payments/pix'
import type { Violation } from '@pix-payments/http-contract/validation'
import { findOperator, ownerOfPixKey } from '../../storage/rows/wallet-rows.ts'
import type { Service } from '../service.ts'
import { placeOf } from './list-cursor.ts'

/** What of a request is judged before its operation: as it came, so nothing of it need be as the contract says. */
export interface RawRequest {
  readonly walletId: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
}

/** The dates of 999 yearly charges after it are still dates, which end with the year 9999. */
const LATEST_FIRST_DATE = '8999-12-31'

type Rules = (service: Service, request: RawRequest) => Promise<readonly Violation[]> | readonly Violation[]

/**
 * Rules that give a 400 and that JSON Schema cannot state: check digits, the wallet's own keys, cursors. They are judged
 * together with the schema, so that the code that comes first in the catalogue wins (G-175, G-176).
 */
export const RULES_BEYOND_SCHEMA: Readonly<Record<string, Rules>> = {
  createRecurrence: (service, { walletId, body }) => receiverRules(service, walletId, body),
  listRecurrences: (_service, { query }) => [
    ...cursorRule(query),
    ...payerRule('query', query, 'payerTaxId'),
  ],
  listSchedules: (_service, { query }) => cursorRule(query),
  simulateFirstPayment: (_service, { body }) => payerRule('body', body, 'payerTaxId'),
}

async function receiverRules(service: Service, walletId: string, body: unknown): Promise<Violation[]> {
  const receiverCnpj = textAt(body, 'receiverCnpj')
  const pixKey = textAt(body, 'pixKey')
  const violations = [
    ...payerRule('body', propertyOf(body, 'expectedPayer'), 'taxId', 'expectedPayer.taxId'),
    ...calendarRule(textAt(propertyOf(body, 'recurrenceDetails'), 'firstPaymentDate')),
  ]
  const cnpj = receiverCnpj === undefined ? undefined : parseCnpj(receiverCnpj)
  if (cnpj?.ok === false) {
    violations.push(broken('receiverCnpj', 'must be a CNPJ with valid check digits', 'INVALID_RECEIVER_CNPJ'))
  }
  await service.wallets.read(walletId, async ({ reader, wallet }) => {
    // G-060.
    if (pixKey !== undefined && (await ownerOfPixKey(reader, pixKey)) !== walletId) {
      violations.push(broken('pixKey', 'must be a Pix key of this wallet', 'HTTP_400'))
    }
    if (!wallet.settings.ownReceiverCnpjOnly || cnpj?.ok !== true) return
    const operator = await findOperator(reader, wallet.operatorId)
    if (operator?.cnpj !== cnpj.value.value) {
      violations.push(broken('receiverCnpj', 'must be the CNPJ of this operator', 'INVALID_RECEIVER_CNPJ'))
    }
  })
  return violations
}

function calendarRule(firstPaymentDate: string | undefined): readonly Violation[] {
  if (firstPaymentDate === undefined || firstPaymentDate <= LATEST_FIRST_DATE) return []
  if (!isCalendarDate(firstPaymentDate)) return []
  const message = `must be ${LATEST_FIRST_DATE} at the latest`
  return [broken('recurrenceDetails.firstPaymentDate', message, 'INVALID_DATE')]
}

function payerRule(
  place: 'body' | 'query',
  container: unknown,
  name: string,
  field: string = name,
): readonly Violation[] {
  const taxId = textAt(container, name)
  const parsed = taxId === undefined ? undefined : parseTaxId(taxId)
  const isValid =
    parsed === undefined || (parsed.ok && (isCpf(parsed.value.value) || isCnpj(parsed.value.value)))
  if (isValid) return []
  const message = 'must be a CPF or CNPJ with valid check digits'
  return [{ ...broken(field, message, 'INVALID_PAYER_TAX_ID'), in: place }]
}

function cursorRule(query: Readonly<Record<string, unknown>>): readonly Violation[] {
  const cursor = textAt(query, 'cursor')
  if (placeOf(cursor) !== undefined) return []
  return [{ ...broken('cursor', 'must be the nextCursor of a page', 'HTTP_400'), in: 'query' }]
}

const broken = (field: string, message: string, code: string): Violation => ({
  in: 'body',
  field,
  keyword: 'rule',
  message,
  code,
})

const propertyOf = (container: unknown, name: string): unknown =>
  typeof container === 'object' && container !== null && Object.hasOwn(container, name)
    ? (container as Readonly<Record<string, unknown>>)[name]
    : undefined

function textAt(container: unknown, name: string): string | undefined {
  const value = propertyOf(container, name)
  return typeof value === 'string' ? value : undefined
}
