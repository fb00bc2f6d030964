import type { Result } from '../result.ts'
import type { FieldRule } from './br-code-fields.ts'
import type { BrCodeProblem } from './br-code-problem.ts'
import type { BrCode, BrCodeCommon } from './br-code.ts'
import type { TlvField } from './tlv.ts'
import { accept, refuse } from '../result.ts'
import { readAmount } from './br-code-amount.ts'
import * as rules from './br-code-fields.ts'
import { BR_CODE_MAX_LENGTH } from './br-code.ts'
import { copyProblemOf } from './copy-problem.ts'
import { crcField } from './crc16.ts'
import { FieldReader, findPixTemplate, readTemplate } from './field-reader.ts'
import { countCharacters, indexOfUnprintable } from './text.ts'
import { readTlv } from './tlv.ts'

/** The id of the CRC, which must be the last field. The CRC covers all characters before its value. */
const CRC_ID = '63'
const CRC_VALUE_LENGTH = 4

const AMOUNT: FieldRule = {
  expected: 'digits with an optional point and up to two decimals, above zero',
  holds: (value) => readAmount(value) !== null,
}
const REFERENCE_LABEL: FieldRule = {
  expected: `*** or ${rules.TXID.expected}`,
  holds: (value) => value === '***' || rules.TXID.holds(value),
}

/** Checks size, structure, end, characters and CRC. It does not read the values of the fields. */
function readFrame(text: string): Result<readonly TlvField[], BrCodeProblem> {
  // A character has at most two UTF-16 units. So this comparison refuses a very long text without counting its
  // characters.
  if (text.length > 2 * BR_CODE_MAX_LENGTH || countCharacters(text) > BR_CODE_MAX_LENGTH) {
    return refuse({ reason: 'TOO_LONG', maximum: BR_CODE_MAX_LENGTH })
  }
  const frame = readTlv(text, { through: CRC_ID })
  if (!frame.ok) return frame
  const { fields, end } = frame.value
  if (end < text.length) return refuse({ reason: 'TRAILING_DATA', offset: end })
  const unprintable = indexOfUnprintable(text)
  if (unprintable !== -1) return refuse({ reason: 'INVALID_CHARACTER', offset: unprintable })

  const root = new FieldReader(fields)
  const crc = root.required(CRC_ID, rules.CRC)
  if (root.problem !== null) return refuse(root.problem)
  const expected = crcField(text.slice(0, -CRC_VALUE_LENGTH))
  return crc === expected ? accept(fields) : refuse({ reason: 'CRC_MISMATCH', expected, actual: crc })
}

/** Template 62 holds additional data. Pix uses only its reference label. */
function readReferenceLabel(fields: readonly TlvField[]): Result<string, BrCodeProblem> {
  const field = fields.find((it) => it.id === '62')
  if (field === undefined) return refuse({ reason: 'MISSING_FIELD', path: '62' })
  const template = readTemplate(field)
  if (!template.ok) return template
  const label = template.value.required('05', REFERENCE_LABEL)
  return template.value.problem === null ? accept(label) : refuse(template.value.problem)
}

/** Templates 80 to 99. Returns the location of the recurrence, or `null` when the code has none. */
function readRecurrenceLocation(fields: readonly TlvField[]): Result<string | null, BrCodeProblem> {
  const template = findPixTemplate(fields.filter(({ id }) => id >= '80'))
  if (!template.ok) return template
  if (template.value === null) return accept(null)
  const { reader } = template.value
  const location = reader.required('25', rules.LOCATION)
  return reader.problem === null ? accept(location) : refuse(reader.problem)
}

type Payment = Readonly<
  Record<'templateId' | 'gui', string> & Record<'pixKey' | 'description' | 'location', string | null>
>

/** Templates 26 to 51. Returns the key or the location; a code without a payment has neither. */
function readPayment(fields: readonly TlvField[]): Result<Payment, BrCodeProblem> {
  const template = findPixTemplate(fields.filter(({ id }) => id >= '26' && id <= '51'))
  if (!template.ok) return template
  if (template.value === null) return refuse({ reason: 'NOT_PIX' })
  const { field, reader } = template.value
  const payment = {
    templateId: field.id,
    gui: reader.required('00', rules.GUI),
    pixKey: reader.optional('01', rules.PIX_KEY),
    description: reader.optional('02', rules.DESCRIPTION),
    location: reader.optional('25', rules.LOCATION),
  }
  if (reader.problem !== null) return refuse(reader.problem)
  if (payment.pixKey !== null && payment.location !== null) {
    const expected = 'a key or a location, not both'
    return refuse({ reason: 'INVALID_FIELD', path: field.id, offset: field.offset, expected })
  }
  return accept(payment)
}

/** Reads the values of the fields, after `readFrame` has accepted the structure. */
function readFields(fields: readonly TlvField[]): Result<BrCode, BrCodeProblem> {
  const root = new FieldReader(fields)
  root.required('00', rules.PAYLOAD_FORMAT)
  const initiation = root.optional('01', rules.POINT_OF_INITIATION)
  const merchantCategoryCode = root.required('52', rules.MERCHANT_CATEGORY_CODE)
  root.required('53', rules.CURRENCY)
  const amount = root.optional('54', AMOUNT)
  root.required('58', rules.COUNTRY)
  const merchantName = root.required('59', rules.MERCHANT_NAME)
  const merchantCity = root.required('60', rules.MERCHANT_CITY)
  const postalCode = root.optional('61', rules.POSTAL_CODE)
  if (root.problem !== null) return refuse(root.problem)
  const misplaced = fields.find(({ id, offset }) => id === '00' && offset > 0)
  if (misplaced !== undefined) {
    return refuse({ reason: 'MISPLACED_FIELD', path: '00', offset: misplaced.offset })
  }

  const payment = readPayment(fields)
  if (!payment.ok) return payment
  const label = readReferenceLabel(fields)
  if (!label.ok) return label
  const recurrence = readRecurrenceLocation(fields)
  if (!recurrence.ok) return recurrence

  const { templateId, gui, pixKey, description, location } = payment.value
  const recurrenceLocation = recurrence.value
  const common: BrCodeCommon = {
    merchantName,
    merchantCity,
    amountCents: amount === null ? null : readAmount(amount),
    txid: label.value === '***' ? null : label.value,
    recurrenceLocation,
    postalCode,
    merchantCategoryCode,
    pointOfInitiation: initiation === '11' || initiation === '12' ? initiation : null,
    gui,
  }
  if (pixKey !== null) return accept({ kind: 'static', ...common, pixKey, description })
  if (location !== null) return accept({ kind: 'dynamic', ...common, location })
  if (recurrenceLocation !== null) return accept({ kind: 'recurrence', ...common, recurrenceLocation })
  return refuse({ reason: 'MISSING_FIELD', path: `${templateId}.25` })
}

/**
 * Reads a BR Code ("Pix copia e cola"). Never throws. It refuses a text of more than 512 characters without parsing it,
 * so the time is bounded. If a field is not a field of `BrCode`, only its structure is checked.
 *
 * The parser is strict: it does not trim blanks, `00` must be the first field, and the CRC must be the last field and
 * in capitals. The Pix template may have any id from 26 to 51, and the template of the recurrence any id from 80 to 99.
 * `buildBrCode` always writes 26 and 80.
 */
export function parseBrCode(text: string): Result<BrCode, BrCodeProblem> {
  const frame = readFrame(text)
  if (frame.ok) return readFields(frame.value)
  return refuse(copyProblemOf(text, frame.problem) ?? frame.problem)
}
