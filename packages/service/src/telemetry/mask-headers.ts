import { MASK, maskedText } from './mask-text.ts'

/** Headers of a caller may have any name, so a name that speaks of a secret is enough. */
const SECRET_NAME = /auth|cookie|token|secret|password|api-?key|signature/

/** The headers as texts, with secrets masked: whole values by their names, and what looks like a secret in the others. */
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
