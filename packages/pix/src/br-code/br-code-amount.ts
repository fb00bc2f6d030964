/** R$ 9.999.999.999,99: ten digits before the point, which is the limit of the 13 characters of field 54. */
export const MAX_AMOUNT_CENTS = 999_999_999_999

/** Formats cents for field 54: `1000` becomes `10.00`. */
export function writeAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Reads field 54 in cents, or returns `null`.
 *
 * EMVCo, merchant-presented mode: the amount "shall be different from zero, shall only include (numeric) digits and
 * may contain a single `.`", and `98.73`, `98` and `98.` are valid, `98,73` and `3 705` are not. So the reader accepts
 * zero, one or two decimals. It refuses the amount zero, a third decimal, signs, commas, a leading point, and more than
 * the field's 13 characters. It computes the cents from the digits, without floating point.
 */
export function readAmount(text: string): number | null {
  const match = /^(\d{1,13})(?:\.(\d{0,2}))?$/.exec(text)
  if (match === null || text.length > 13) return null
  const cents = Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)
  return cents >= 1 && cents <= MAX_AMOUNT_CENTS ? cents : null
}
