import type { FieldRule } from './br-code-fields.ts'
import type { BrCodeInput } from './br-code.ts'
import { PixInputError, requireInput } from '../pix-input-error.ts'
import { MAX_AMOUNT_CENTS, writeAmount } from './br-code-amount.ts'
import * as rules from './br-code-fields.ts'
import { BR_CODE_MAX_LENGTH, PIX_GUI } from './br-code.ts'
import { crcField } from './crc16.ts'
import { countCharacters } from './text.ts'
import { writeTlv } from './tlv.ts'

function checked(field: string, value: string, rule: FieldRule): string {
  requireInput(rule.holds(value), field, rule.expected)
  return value
}

function template(id: string, field: string, subfields: readonly string[]): string {
  const value = subfields.join('')
  requireInput(countCharacters(value) <= 99, field, `short enough for template ${id} (99 characters)`)
  return writeTlv(id, value)
}

/**
 * Template 26: the Pix identifier, then the key or the location. A code of kind `recurrence` has only the identifier.
 */
function paymentTemplate(code: BrCodeInput, gui: string): string {
  if (code.kind === 'dynamic') {
    return template('26', 'location', [
      gui,
      writeTlv('25', checked('location', code.location, rules.LOCATION)),
    ])
  }
  if (code.kind === 'recurrence') return template('26', 'gui', [gui])
  const key = writeTlv('01', checked('pixKey', code.pixKey, rules.PIX_KEY))
  const { description = null } = code
  if (description === null) return template('26', 'pixKey', [gui, key])
  const text = writeTlv('02', checked('description', description, rules.DESCRIPTION))
  return template('26', 'description', [gui, key, text])
}

/**
 * Builds the copy-and-paste text of a BR Code (§2.1 `brCode`, §2.4 `textContent`). The fields are in the order of their
 * ids, and the CRC is last.
 *
 * For a parsed code, `buildBrCode(parsed.value)` returns the original text if that text meets three conditions: its
 * fields are in the order of their ids, its amount has two decimals, and all its fields are fields of `BrCode`.
 *
 * @throws PixInputError that names the first field that is not valid.
 * @example
 * buildBrCode({ kind: 'dynamic', location: 'pix.example.com/qr/v2/8b3d', amountCents: 1000,
 *   merchantName: 'OPERADOR EXEMPLO', merchantCity: 'SAO PAULO' })
 */
export function buildBrCode(code: BrCodeInput): string {
  const { amountCents = null, txid = null, recurrenceLocation = null, postalCode = null } = code
  const { merchantCategoryCode = '0000', pointOfInitiation = code.kind === 'dynamic' ? '12' : null } = code
  const gui = writeTlv('00', checked('gui', code.gui ?? PIX_GUI, rules.GUI))

  const parts = [writeTlv('00', '01')]
  if (pointOfInitiation !== null) {
    parts.push(writeTlv('01', checked('pointOfInitiation', pointOfInitiation, rules.POINT_OF_INITIATION)))
  }
  parts.push(
    paymentTemplate(code, gui),
    writeTlv('52', checked('merchantCategoryCode', merchantCategoryCode, rules.MERCHANT_CATEGORY_CODE)),
    writeTlv('53', '986'),
  )
  if (amountCents !== null) {
    const inRange = Number.isInteger(amountCents) && amountCents >= 1 && amountCents <= MAX_AMOUNT_CENTS
    requireInput(inRange, 'amountCents', `an integer from 1 to ${MAX_AMOUNT_CENTS}`)
    parts.push(writeTlv('54', writeAmount(amountCents)))
  }
  parts.push(
    writeTlv('58', 'BR'),
    writeTlv('59', checked('merchantName', code.merchantName, rules.MERCHANT_NAME)),
    writeTlv('60', checked('merchantCity', code.merchantCity, rules.MERCHANT_CITY)),
  )
  if (postalCode !== null) parts.push(writeTlv('61', checked('postalCode', postalCode, rules.POSTAL_CODE)))
  parts.push(writeTlv('62', writeTlv('05', txid === null ? '***' : checked('txid', txid, rules.TXID))))
  if (recurrenceLocation !== null) {
    const location = writeTlv('25', checked('recurrenceLocation', recurrenceLocation, rules.LOCATION))
    parts.push(template('80', 'recurrenceLocation', [gui, location]))
  } else if (code.kind === 'recurrence') {
    throw new PixInputError('recurrenceLocation', rules.LOCATION.expected)
  }

  const body = `${parts.join('')}6304`
  // Today the limits of all fields add up to less than 512. This check is for the case that a limit is raised later.
  requireInput(countCharacters(body) + 4 <= BR_CODE_MAX_LENGTH, 'brCode', 'at most 512 characters')
  return body + crcField(body)
}
