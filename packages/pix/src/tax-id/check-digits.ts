/**
 * The ASCII code of `0`. The value of a character is its ASCII code minus 48: `A` is 17, `Z` is 42 (IN RFB 2.229/2024).
 */
const ZERO = 48

/**
 * Computes one modulo-11 check digit. From right to left, the weights count up from 2 to `highestWeight` and start
 * again at 2.
 */
function checkDigit(body: string, highestWeight: number): number {
  let sum = 0
  let weight = 2
  for (let index = body.length - 1; index >= 0; index--) {
    sum += (body.charCodeAt(index) - ZERO) * weight
    weight = weight === highestWeight ? 2 : weight + 1
  }
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

function checkDigits(body: string, highestWeight: number): string {
  const first = checkDigit(body, highestWeight)
  return `${first}${checkDigit(`${body}${first}`, highestWeight)}`
}

/** Computes both check digits of a CPF from its first nine digits (weights 10 to 2, then 11 to 2). */
export function cpfCheckDigits(body: string): string {
  return checkDigits(body, 11)
}

/**
 * Computes both check digits of a CNPJ from its first twelve characters (weights 5 to 2 and 9 to 2, then 6 to 2 and 9
 * to 2).
 */
export function cnpjCheckDigits(body: string): string {
  return checkDigits(body, 9)
}
