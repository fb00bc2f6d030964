import { LONGEST_TEXT, MASK, type MaskOptions, maskedText, maskedUrl } from './mask-text.ts'

const inLowerCase = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => name.toLowerCase()))

/** The properties and headers that contain secrets. Their values are always masked. */
const SECRETS = inLowerCase(
  'client_secret',
  'clientSecret',
  'access_token',
  'authorization',
  'signingSecret',
  'password',
  'token',
  'headerValue',
  'webhook-signature',
  'cookie',
  'set-cookie',
)

/** The properties that contain personal data, data that authorizes a payment, or free text that a person wrote. */
const PERSONAL = inLowerCase(
  'taxId',
  'payerTaxId',
  'name',
  'payerName',
  'pixKey',
  'pixKeys',
  'receiverPixKey',
  'accountNumber',
  'brCode',
  'textContent',
  'recUrlAccessToken',
  'metadata',
  'description',
  'descriptionToPayer',
  'payerMessage',
  'observation',
  'reason',
  'errorDescription',
)

/** The ids that operators search for in the log. Their values are never masked. */
const KEPT = inLowerCase(
  'requestId',
  'correlationId',
  'traceId',
  'x-request-id',
  'x-correlation-id',
  'traceparent',
)

/** Replaces a text that exceeds MOST_CHARACTERS. */
const CUT = '…'

/** The maximum number of characters that are masked and logged per value. Texts beyond this total are replaced. */
const MOST_CHARACTERS = 131_072

interface Masking extends MaskOptions {
  /** How many characters may still be masked. */
  left: number
}

/**
 * Returns a copy of a JSON value in which secrets are masked and, unless `personalData` is set, personal data too.
 * Strings are also masked inside: if a string is JSON, the same properties are masked in it. In any other string,
 * credentials and query values of URLs are masked, and everything that looks like a secret, a tax id, an e-mail
 * address, a phone number or a brCode. An Error stays an Error, but keeps only name, message, code, stack and cause.
 * The copy contains at most 128 Ki characters of text.
 */
export function masked(value: unknown, { personalData }: MaskOptions): unknown {
  return maskedValue(value, { personalData, left: MOST_CHARACTERS })
}

function maskedValue(value: unknown, masking: Masking): unknown {
  if (typeof value === 'string') return maskedString(value, masking)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => maskedValue(item, masking))
  if (value instanceof Error) return maskedError(value, masking)
  const properties = Object.entries(value).map(([name, inner]) => [
    maskedString(name, masking),
    maskedProperty(name.toLowerCase(), inner, masking),
  ])
  return Object.fromEntries(properties)
}

function maskedProperty(name: string, value: unknown, masking: Masking): unknown {
  if (value === null || value === undefined || (KEPT.has(name) && typeof value !== 'object')) return value
  if (SECRETS.has(name) || (!masking.personalData && PERSONAL.has(name))) return MASK
  if (name === 'url' && typeof value === 'string') return maskedUrl(value, masking)
  return maskedValue(value, masking)
}

function maskedString(text: string, masking: Masking): string {
  if (text.length > masking.left) return CUT
  masking.left -= text.length
  if (!/^\s*[[{]/.test(text)) return maskedText(text, masking)
  try {
    if (text.length <= LONGEST_TEXT) return JSON.stringify(maskedValue(JSON.parse(text), masking))
  } catch {
    // The text is not JSON, or it is cut JSON.
  }
  // The properties of cut JSON are not known, so a text that contains a quote is masked as a whole.
  return text.includes('"') ? MASK : maskedText(text, masking)
}

/**
 * Copies an error without its other properties, because the other properties of a database error contain values of the
 * statement.
 */
function maskedError(error: Error, masking: Masking): Error {
  const { message, stack, cause } = error
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown }
  // PostgreSQL quotes the rejected value: `invalid input syntax for type integer: "…"`.
  const open = severity === undefined ? message : message.replaceAll(/(: |\bvalue )".*"/gs, `$1"${MASK}"`)
  const shown = maskedText(open, masking)
  const copy = new Error(shown, cause === undefined ? {} : { cause: maskedValue(cause, masking) })
  copy.name = error.name
  copy.stack = maskedText(
    (stack ?? '').replace(message, () => open),
    masking,
  )
  return code === undefined ? copy : Object.assign(copy, { code })
}
