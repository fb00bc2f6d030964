import type { Violation } from '@pix-payments/http-contract/validation'
import { isCalendarDate, isCnpj, isCpf, parseCnpj, parseTaxId } from '@pix-payments/pix'
import { findOperator, ownerOfPixKey } from '../../storage/rows/directory-rows.ts'
import type { Context } from '../operation/context.ts'
import { type Unchecked, type UncheckedRequest, propertyOf, textAt } from '../operation/unchecked-request.ts'
import { NOT_A_CURSOR, placeOf } from '../operation/list-cursor.ts'

/** A violation with the error code of its rule. */
type Broken<Code extends string> = Violation & { readonly code: Code }

/**
 * The latest firstPaymentDate for which 999 yearly charges stay within the year 9999. A date has four digits for the
 * year.
 */
const LATEST_FIRST_DATE = '8999-12-31'

export async function receiverRules(
  context: Context,
  { walletId, body }: UncheckedRequest<'createRecurrence'>,
): Promise<
  readonly Broken<'INVALID_RECEIVER_CNPJ' | 'INVALID_PAYER_TAX_ID' | 'INVALID_DATE' | 'HTTP_400'>[]
> {
  const receiverCnpj = textAt(body, 'receiverCnpj')
  const pixKey = textAt(body, 'pixKey')
  const cnpj = receiverCnpj === undefined ? undefined : parseCnpj(receiverCnpj)
  const ofRequest = [
    ...payerRule('body', propertyOf(body, 'expectedPayer'), 'taxId', 'expectedPayer.taxId'),
    ...calendarRule(textAt(propertyOf(body, 'recurrenceDetails'), 'firstPaymentDate')),
    ...(cnpj?.ok === false
      ? [broken('receiverCnpj', 'must be a CNPJ with valid check digits', 'INVALID_RECEIVER_CNPJ')]
      : []),
  ]
  const ofWallet = await context.wallets.read(walletId, async ({ reader, wallet }) => {
    // G-060, G-061: pixKey must belong to the wallet, and receiverCnpj must be the CNPJ of its operator. Only a sandbox
    // wallet may accept every valid CNPJ.
    // PostgreSQL has no text with U+0000, so it cannot be asked for one.
    const isOwnKey =
      pixKey === undefined ||
      (!pixKey.includes('\u0000') && (await ownerOfPixKey(reader, pixKey)) === walletId)
    const isRequired = context.mode === 'production' || wallet.settings.ownReceiverCnpjOnly
    const isChecked = isRequired && cnpj?.ok === true
    const operator = isChecked ? await findOperator(reader, wallet.operatorId) : undefined
    const isOwnCnpj = !isChecked || operator?.cnpj === cnpj.value.value
    return [
      ...(isOwnKey ? [] : [broken('pixKey', 'must be a Pix key of this wallet', 'HTTP_400')]),
      ...(isOwnCnpj
        ? []
        : [broken('receiverCnpj', 'must be the CNPJ of this operator', 'INVALID_RECEIVER_CNPJ')]),
    ]
  })
  return [...ofRequest, ...(ofWallet ?? [])]
}

function calendarRule(firstPaymentDate: string | undefined): readonly Broken<'INVALID_DATE'>[] {
  if (firstPaymentDate === undefined || firstPaymentDate <= LATEST_FIRST_DATE) return []
  if (!isCalendarDate(firstPaymentDate)) return []
  const message = `must be ${LATEST_FIRST_DATE} at the latest`
  return [broken('recurrenceDetails.firstPaymentDate', message, 'INVALID_DATE')]
}

export function payerRule<T>(
  place: 'body' | 'query',
  container: Unchecked<T> | undefined,
  name: keyof NonNullable<T> & string,
  field: string = name,
): readonly Broken<'INVALID_PAYER_TAX_ID'>[] {
  const taxId = textAt(container, name)
  const parsed = taxId === undefined ? undefined : parseTaxId(taxId)
  const isValid =
    parsed === undefined || (parsed.ok && (isCpf(parsed.value.value) || isCnpj(parsed.value.value)))
  if (isValid) return []
  const message = 'must be a CPF or CNPJ with valid check digits'
  return [broken(field, message, 'INVALID_PAYER_TAX_ID', place)]
}

export function cursorRule(query: Unchecked<{ readonly cursor?: string }>): readonly Broken<'HTTP_400'>[] {
  if (placeOf(textAt(query, 'cursor')) !== undefined) return []
  return [broken(NOT_A_CURSOR.field, NOT_A_CURSOR.message, 'HTTP_400', 'query')]
}

const broken = <const Code extends string>(
  field: string,
  message: string,
  code: Code,
  place: Violation['in'] = 'body',
): Broken<Code> => ({ in: place, field, keyword: 'rule', message, code })
