/** R$ 9.999.999.999,99. Field 54 has at most 13 characters: ten digits, the point and two decimals. */
export const MAX_AMOUNT_CENTS = 999_999_999_999

/** Formats cents for field 54: `1000` becomes `10.00`. */
export function writeAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Reads field 54 in cents. Returns `null` when the text is not a valid amount.
 *
 * EMVCo, merchant-presented mode: the amount "shall be different from zero, shall only include (numeric) digits and may
 * contain a single `.`". EMVCo lists `98.73`, `98` and `98.` as valid, and `98,73` and `3 705` as invalid. So the
 * function accepts zero, one or two decimals. It refuses the amount zero, a third decimal, signs, commas, a leading
 * point, and more than 13 characters. It computes the cents from the digits, because floating point would round.
 */
export function readAmount(text: string): number | null {
  const match = /^(\d{1,13})(?:\.(\d{0,2}))?$/.exec(text)
  if (match === null || text.length > 13) return null
  const cents = Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`)
  return cents >= 1 && cents <= MAX_AMOUNT_CENTS ? cents : null
}
