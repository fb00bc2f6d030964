import { LONGEST_TEXT, MASK, type MaskOptions, maskedText, maskedUrl } from './mask-text.ts'

const inLowerCase = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => name.toLowerCase()))

/** Properties and headers with secrets. Their values are always masked. */
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

/** Properties with personal data, with data that authorizes a payment, and with free text that a person wrote. */
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

/** Ids that operators search the log for. They are never masked. */
const KEPT = inLowerCase('requestId', 'correlationId', 'x-request-id', 'x-correlation-id')

/** Replaces text beyond the limit. */
const CUT = '…'

/** Texts beyond this total are neither searched nor logged. */
const MOST_CHARACTERS = 131_072

interface Masking extends MaskOptions {
  /** How many characters may still be searched. */
  left: number
}

/**
 * Returns a copy of a JSON value with secrets masked and, unless `personalData` is set, personal data too. It also
 * masks inside text: JSON text is masked as JSON, a URL loses credentials and query values, and other text loses
 * whatever has the shape of a secret, a tax id, an e-mail address, a phone number or a brCode. An Error stays an Error,
 * with only name, message, code, stack and cause. At most 128 Ki characters are kept.
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
  if (value === null || value === undefined || KEPT.has(name)) return value
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
    // Not JSON, or a cut part of it.
  }
  // Cut JSON cannot be parsed into properties, so text that contains a quote is masked as a whole.
  return text.includes('"') ? MASK : maskedText(text, masking)
}

/** Drops other properties of an error, because those of a database error contain the statement's values. */
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
