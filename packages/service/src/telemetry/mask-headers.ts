import { MASK, maskedText } from './mask-text.ts'

/** Callers send headers of any name, such as `x-api-key`. A name that contains one of these words marks a secret. */
const SECRET_NAME = /auth|cookie|token|secret|password|api-?key|signature/

/**
 * Returns the headers as texts, by their names in lower case. Masks the whole value of a header with a secret name, and
 * in other values every text that looks like a secret.
 */
export function maskedHeaders(
  headers: Readonly<Record<string, string | number | readonly string[] | undefined>>,
): Readonly<Record<string, string>> {
  const shown = Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined) return []
    const lower = name.toLowerCase()
    const text = Array.isArray(value) ? value.join(', ') : String(value)
    return [[lower, SECRET_NAME.test(lower) ? MASK : maskedText(text, { personalData: true })]]
  })
  return Object.fromEntries(shown) as Readonly<Record<string, string>>
}
