import { LONGEST_TEXT, MASK, type MaskOptions, maskedText, maskedUrl } from './mask-text.ts'

const inLowerCase = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.map((name) => name.toLowerCase()))

/** Properties and headers that give access: they are never written down in the open. */
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

/** Properties that tell of a person, or pay in somebody's name, and those that hold what a person wrote. */
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

/** Ids that the log is searched by, as they came. */
const KEPT = inLowerCase('requestId', 'correlationId', 'x-request-id', 'x-correlation-id')

/** In the place of text that is too much. */
const CUT = '…'

/** More text of one value is not looked through, and not written down. */
const MOST_CHARACTERS = 131_072

interface Masking extends MaskOptions {
  /** Characters that may still be looked through. */
  left: number
}

/**
 * A copy of a JSON value without secrets and, unless they are asked for, without personal data. It looks inside text as
 * well: text that is JSON is masked as JSON, a URL loses credentials and query values, other text what has the shape of
 * a secret, a tax id, an e-mail address, a phone number or a brCode. An Error stays one, with name, message, code, stack
 * and cause alone. Of much text the first 128 Ki characters are kept.
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
    // Not JSON, or not all of it.
  }
  // What was cut off cannot be told apart into its properties.
  return text.includes('"') ? MASK : maskedText(text, masking)
}

/** Without the further properties of an error: those of a database hold the values of its statement. */
function maskedError(error: Error, masking: Masking): Error {
  const { message, stack, cause } = error
  const { code, severity } = error as { readonly code?: unknown; readonly severity?: unknown }
  // PostgreSQL quotes the value that it refuses: `invalid input syntax for type integer: "…"`.
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
