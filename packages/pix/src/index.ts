/**
 * Pix primitives without dependencies, for browsers, Workers, Deno, Bun and Node: BR Codes, the payload of a charge, tax
 * ids, Pix keys, identifiers and the bank calendar.
 *
 * `parse…` functions take untrusted text and return `{ ok: true, value }` or `{ ok: false, problem }`. `is…` functions
 * return a boolean. These two kinds of function never throw. Functions that build, format or calculate take values from
 * the program and throw a `PixInputError` when a value is out of range. The caller passes in the time and the source of
 * randomness. Section marks (`§2.4`) and gap ids (`G-055`) in the documentation name the source of a rule.
 *
 * @module
 */
export type { Result } from './result.ts'
export { PixInputError } from './pix-input-error.ts'

export type { BrCode, BrCodeInput, DynamicBrCode, RecurrenceBrCode, StaticBrCode } from './br-code/br-code.ts'
export type { BrCodeProblem, TlvProblem } from './br-code/br-code-problem.ts'
export type { TlvField } from './br-code/tlv.ts'
export { MAX_AMOUNT_CENTS } from './br-code/br-code-amount.ts'
export { BR_CODE_MAX_LENGTH, isComposite, PIX_GUI } from './br-code/br-code.ts'
export { buildBrCode } from './br-code/build-br-code.ts'
export { crc16 } from './br-code/crc16.ts'
export { describeBrCodeProblem } from './br-code/describe-br-code-problem.ts'
export { toMerchantText } from './br-code/merchant-text.ts'
export { parseBrCode } from './br-code/parse-br-code.ts'
export { countCharacters, countUtf8Bytes } from './br-code/text.ts'
export { readTlv } from './br-code/tlv.ts'

export type {
  ChargePayload,
  ChargePayloadClaims,
  ChargePayloadDebtor,
  ChargePayloadProblem,
  ChargePayloadStatus,
} from './charge-payload/charge-payload.ts'
export { buildChargePayload } from './charge-payload/build-charge-payload.ts'
export { parseChargePayload } from './charge-payload/parse-charge-payload.ts'

export type { TaxId, TaxIdProblem, TaxIdType } from './tax-id/tax-id.ts'
export { generateCnpj, generateCpf } from './tax-id/generate-tax-id.ts'
export { formatTaxId, isCnpj, isCpf, parseCnpj, parseCpf, parseTaxId } from './tax-id/tax-id.ts'

export type { PixKey, PixKeyProblem } from './parse-pix-key.ts'
export type { PixKeyType, WithdrawalPixKeyType } from './pix-key.ts'
export { describePixKeyProblem, parsePixKey } from './parse-pix-key.ts'
export { isWithdrawalPixKey, PIX_KEY_MAX_LENGTH, pixKeyType, withdrawalPixKeyType } from './pix-key.ts'

export type { RegulatoryMessageIdParts } from './identifiers/instruction-ids.ts'
export type { IdentifierProblem } from './identifiers/layout.ts'
export type { RandomSource } from './identifiers/random.ts'
export type { RecurrenceIdParts } from './identifiers/recurrence-id.ts'
export type { StampedId, StampedIdInput } from './identifiers/stamped-id.ts'
export { generateEndToEndId, isEndToEndId, parseEndToEndId } from './identifiers/end-to-end-id.ts'
export {
  generateRegulatoryMessageId,
  isRegulatoryMessageId,
  parseRegulatoryMessageId,
} from './identifiers/instruction-ids.ts'
export { isIspb } from './identifiers/ispb.ts'
export { randomText } from './identifiers/random.ts'
export {
  generateRecurrenceAccessToken,
  generateRecurrenceId,
  isRecurrenceAccessToken,
  isRecurrenceId,
  parseRecurrenceId,
} from './identifiers/recurrence-id.ts'
export {
  generateRefundEndToEndId,
  isRefundEndToEndId,
  parseRefundEndToEndId,
} from './identifiers/refund-id.ts'
export { generateScheduleId, isScheduleId } from './identifiers/schedule-id.ts'
export { generateTxid, isTxid } from './identifiers/txid.ts'
export { generateUuidV4, isUuidV4 } from './identifiers/uuid.ts'

export type { BankHoliday } from './calendar/bank-holidays.ts'
export type { BusinessDayOptions } from './calendar/business-days.ts'
export type { CalendarDate, CalendarDateProblem, DateWindow } from './calendar/calendar-date.ts'
export type { Instant } from './calendar/instant.ts'
export type { RecurrenceFrequency, RecurrenceTerms } from './calendar/recurrence-cycles.ts'
export { bankHolidayName, bankHolidays, easterSunday } from './calendar/bank-holidays.ts'
export { brasiliaDate, brasiliaInstant, brasiliaTime } from './calendar/brasilia.ts'
export { isBusinessDay, nextBusinessDay } from './calendar/business-days.ts'
export {
  addDays,
  addMonths,
  compareDates,
  daysBetween,
  isCalendarDate,
  isWithin,
  parseCalendarDate,
  weekdayOf,
} from './calendar/calendar-date.ts'
export {
  cycleWindow,
  earliestFirstPaymentDate,
  lastPaymentDate,
  MAX_TOTAL_CHARGES,
  RECURRENCE_FREQUENCIES,
} from './calendar/recurrence-cycles.ts'
