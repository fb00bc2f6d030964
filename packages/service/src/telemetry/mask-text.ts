import { isCnpj } from '@pix-payments/pix'

export const MASK = '********'

export interface MaskOptions {
  /** If true, tax ids, names, keys and accounts stay readable. Secrets are always masked. */
  readonly personalData: boolean
}

/** Longer texts are cut to this length before they are masked. */
export const LONGEST_TEXT = 16_384

// Every pattern needs only linear time: each repetition is bounded, or it cannot begin inside a text that the same
// repetition has already scanned.

const SECRET_NAME =
  '(?:client_?secret|(?:access_?|refresh_?|control_?)?token|(?:signing_?)?secret|authorization|password|api_?key)'
const SECRETS = [
  'whsec_[\\w+/=-]+',
  `(?<name>(?<![a-z])${SECRET_NAME}["']?\\s{0,4}[=:]\\s{0,4}["']?)(?:(?:bearer|basic)\\s{1,4})?[^\\s"'&,;]+`,
  // The pattern requires a character that is not a letter, so that a sentence with the words `basic authentication` is
  // not masked.
  '(?<scheme>\\b(?:bearer|basic)\\s{1,4})(?=[a-z]*[^a-z\\s])[\\w.~+/=-]{6,}',
]
const PERSONAL = [
  // The payload of a charge (JWS): its claims have the tax id, the name and the Pix key.
  '(?<![\\w-])eyJ[\\w-]{8,}\\.[\\w-]+\\.[\\w-]*',
  // A brCode has at most 512 characters (§2.1).
  '000201(?:0102|26\\d\\d)[^"]{0,504}',
  '(?<![\\w.%+-])[\\w.%+-]{1,64}@[\\w-]+(?:\\.[\\w-]+)+',
  '\\+\\d{10,15}(?!\\d)',
  '\\(\\d{2}\\)\\s?\\d{4,5}-?\\d{4}(?!\\d)',
  '(?<!\\d)\\d{2}\\s9?\\d{4}-\\d{4}(?!\\d)',
  '(?<!\\d)\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}(?!\\d)',
  '(?<![\\dA-Z])[\\dA-Z]{2}\\.[\\dA-Z]{3}\\.[\\dA-Z]{3}/[\\dA-Z]{4}-\\d{2}(?!\\d)',
  '(?<!\\d)\\d{11}(?!\\d)',
  // A number with fourteen digits may also be a timestamp, so only a CNPJ with valid check digits is masked.
  '(?<cnpj>(?<![\\dA-Z])[\\dA-Z]{12}\\d{2}(?![\\dA-Z]))',
]
/** Matches UUIDs first, so that they stay readable even when their digits look like a tax id. */
const ID = '(?<id>[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})'
const SECRETS_ALONE = new RegExp([ID, ...SECRETS].join('|'), 'gi')
const EVERYTHING = new RegExp([ID, ...SECRETS, ...PERSONAL].join('|'), 'gi')
const URLS = /:\/\/([^\s/?#"'<>]*@)?([^\s?#"'<>]*)(\?[^\s#"'<>]*)?(#[^\s"'<>]*)?/g
/** The public locations of a recurrence and of a charge. Their tokens give access to both. */
const LOCATIONS = /\/(rec|qr\/v2)\/[^\s/?#"'<>]+/g

/**
 * A fast path: a text that does not match contains nothing to mask. Most texts in the log are ids and names of states,
 * and do not match.
 */
const SUSPICIOUS =
  /[@+?&=]|:\/\/|\d{11}|[\dA-Z]{12}\d\d|\d[.)\s]\s?[\dA-Z]|whsec_|basic|bearer|secret|token|password|authorization|api_?key|\/rec\/|\/qr\/|eyJ/i

/**
 * Masks the secrets in a text and, unless `personalData` is set, the personal data. Recognizes both by their form, such
 * as the digits of a CPF.
 */
export function maskedText(text: string, { personalData }: MaskOptions): string {
  if (text.length > LONGEST_TEXT) return maskedText(text.slice(0, LONGEST_TEXT), { personalData })
  if (!SUSPICIOUS.test(text)) return text
  const urls = withoutUrlSecrets(text)
  const open = personalData ? urls : withoutPathSecrets(urls)
  return open.replaceAll(personalData ? SECRETS_ALONE : EVERYTHING, (found, ...rest) => {
    const { id, cnpj, name, scheme } = rest.at(-1) as Readonly<Record<string, string | undefined>>
    if (id !== undefined || (cnpj !== undefined && !isCnpj(cnpj))) return found
    return `${name ?? scheme ?? ''}${MASK}`
  })
}

/**
 * Masks the user, the password, the query values and the fragment of a webhook URL, because they may be secret. A text
 * with `@`, `?` or `#` that is not an http(s) URL is masked as a whole.
 */
export function maskedUrl(text: string, options: MaskOptions): string {
  if (!/[@?#]/.test(text)) return maskedText(text, options)
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol)) return MASK
  const { protocol, username, password, host, pathname, search, hash } = url
  const user = username === '' && password === '' ? '' : `${MASK}@`
  const rest = maskedQuery(search) + (hash === '' ? '' : `#${MASK}`)
  return `${protocol}//${user}${maskedText(host + pathname, options)}${rest}`
}

const withoutUrlSecrets = (text: string): string =>
  text.replaceAll(
    URLS,
    (_url, user: string | undefined, place: string, query: string | undefined, hash: string | undefined) =>
      `://${user === undefined ? '' : `${MASK}@`}${place}${maskedQuery(query)}${hash === undefined ? '' : `#${MASK}`}`,
  )

/** Masks the parts of a path that give access: the token of a public location, and query values. */
function withoutPathSecrets(text: string): string {
  const paths = text.replaceAll(LOCATIONS, `/$1/${MASK}`)
  return paths.startsWith('/') ? paths.replace(/\?\S*/, (query) => maskedQuery(query)) : paths
}

/** Masks all values of a query, because every value may be secret. A part without `=` is masked as a whole. */
function maskedQuery(query = ''): string {
  if (query.length < 2) return query
  const parts = query.slice(1).split('&')
  return `?${parts.map((part) => (part.includes('=') ? part.replace(/=.*/s, `=${MASK}`) : MASK)).join('&')}`
}
