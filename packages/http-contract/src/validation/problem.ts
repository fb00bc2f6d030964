import {
  type CatalogueCode,
  type ErrorCatalogue,
  type TransportRole,
  codeOf,
  errorsOf,
  familiesOf,
  familyOf,
} from './catalogue.ts'
import { BODY_LIMIT_BYTES } from './operations.ts'
import type { Violation } from './request.ts'

/**
 * A documented error response. The names of its headers are in lower case; its body has the shape of the operation's
 * error family.
 */
export interface ErrorResponse {
  /** The error code of the body, for logs and metrics. */
  readonly code?: string | undefined
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
}

/**
 * Returns the response to a request that breaks rules. If the rules have several codes, the response has the code that
 * comes first in the operation's order of precedence.
 */
export function problemOf(
  catalogue: ErrorCatalogue,
  operationId: string,
  violations: readonly Violation[],
): ErrorResponse {
  const { family, codes } = errorsOf(catalogue, operationId)
  const broken = new Set(violations.map(({ code }) => code))
  const first = codes.find((code) => broken.has(code)) ?? [...broken][0]
  if (first === undefined) throw new Error(`${operationId}: a problem needs at least one violation`)
  const own = violations.filter(({ code }) => code === first)
  return render(catalogue, family, first, own)
}

/** A field that breaks a rule which JSON Schema cannot express. */
export interface RefusalDetail {
  readonly field: string
  /** The end of a sentence that starts with the name of the field, such as `must not be later than today`. */
  readonly message: string
}

/**
 * Returns the response of an operation for one of its error codes. Without `message` and details, the message is the
 * meaning of the code.
 */
export function refusalOf(
  catalogue: ErrorCatalogue,
  operationId: string,
  code: string,
  details: readonly RefusalDetail[] = [],
  message?: string,
): ErrorResponse {
  const { family, codes } = errorsOf(catalogue, operationId)
  if (!codes.includes(code)) throw new Error(`The catalogue does not list ${code} for ${operationId}`)
  const violations = details.map((it) => ({ in: 'body', keyword: 'rule', code, ...it }) as const)
  const meaning = details.length === 0 ? meaningOf(catalogue, family, code, operationId) : undefined
  return render(catalogue, family, code, violations, message ?? meaning)
}

function meaningOf(catalogue: ErrorCatalogue, family: string, code: string, operationId?: string): string {
  const own = operationId === undefined ? undefined : errorsOf(catalogue, operationId).meanings?.[code]
  return (own ?? codeOf(catalogue, family, code).meaning).trim()
}

/**
 * A failure that is not an error of one operation, such as an unknown path. If `operationId` is given, its error family
 * is used; otherwise the path selects the family. A path that does not start with a slash counts as `/`.
 */
export interface TransportFailure {
  readonly role: TransportRole
  readonly operationId?: string | undefined
  readonly path?: string | undefined
  /** The methods that the path has. Needed for `wrongMethod`. */
  readonly allow?: readonly string[] | undefined
  /** The media types that the operation reads. Needed for `wrongContentType`. */
  readonly mediaTypes?: readonly string[] | undefined
  /** Why the body was not read, as the end of a sentence that starts with `it`. For `unparsableBody`. */
  readonly fault?: string | undefined
  /** How to correct an unknown path. */
  readonly hint?: string | undefined
  /** The largest body of the operation in bytes. Needed for `tooLarge`. Default: {@link BODY_LIMIT_BYTES}. */
  readonly limitBytes?: number | undefined
}

export function transportProblemOf(catalogue: ErrorCatalogue, failure: TransportFailure): ErrorResponse {
  const { role } = failure
  const families =
    failure.operationId === undefined
      ? familiesOf(catalogue, failure.path?.startsWith('/') === true ? failure.path : '/')
      : [errorsOf(catalogue, failure.operationId).family]
  // A family may have no code for the role: the token family has no code for an unknown path. Then the family with the
  // next shorter prefix provides the code.
  const family = families.find((name) => familyOf(catalogue, name).roles[role] !== null)
  const code = family === undefined ? null : familyOf(catalogue, family).roles[role]
  if (family === undefined || code === null) throw new Error(`No family has a code for ${role}`)
  const message =
    TRANSPORT_MESSAGES[role]?.(failure) ?? meaningOf(catalogue, family, code, failure.operationId)
  const response = render(catalogue, family, code, [], message)
  return { ...response, headers: { ...response.headers, ...transportHeaders(failure) } }
}

/** Messages that say more than the meaning of the code. All other failures have the meaning as message. */
const TRANSPORT_MESSAGES: Partial<Record<TransportRole, (failure: TransportFailure) => string>> = {
  tooLarge: ({ limitBytes = BODY_LIMIT_BYTES }) => `The request body is larger than ${limitBytes} bytes.`,
  unsupportedEncoding: () => 'The body must be sent without Content-Encoding, in UTF-8.',
  wrongContentType: ({ mediaTypes }) => `The body must be ${mediaTypes?.join(' or ') ?? 'application/json'}.`,
  unparsableBody: ({ mediaTypes, fault }) =>
    `The body could not be parsed as ${mediaTypes?.join(' or ') ?? 'application/json'}${fault === undefined ? '' : `: it ${fault}`}.`,
  unknownPath: ({ hint }) => ['No such route.', ...(hint === undefined ? [] : [hint])].join(' '),
  wrongMethod: ({ allow }) => `The method is not allowed here. Allowed: ${allow?.join(', ') ?? ''}.`,
  invalidHost: () =>
    'The request must have one header Host, with a host and perhaps a port, and at most one header Authorization.',
}

/**
 * The service tries an unavailable store again after 1 second, so a caller that waits 2 seconds meets the result of
 * that try.
 */
const RETRY_AFTER_SECONDS = '2'

function transportHeaders({ role, allow, operationId }: TransportFailure): Record<string, string> {
  return {
    // With an operation, the contract documents this header and another function adds it. Without an operation, it is
    // added here (G-294).
    ...(operationId === undefined && { 'cache-control': 'no-store' }),
    ...(role === 'wrongMethod' && { allow: allow?.join(', ') ?? '' }),
    ...(role === 'unavailable' && { 'retry-after': RETRY_AFTER_SECONDS }),
  }
}

/**
 * The largest number of violations in one response; a last entry says how many more there are. Without a limit, a small
 * body could cause megabytes of response.
 */
const VIOLATION_LIMIT = 100

function render(
  catalogue: ErrorCatalogue,
  family: string,
  code: string,
  violations: readonly Violation[],
  message?: string,
): ErrorResponse {
  const entry = codeOf(catalogue, family, code)
  const shown = violations.slice(0, VIOLATION_LIMIT)
  const left = violations.length - shown.length
  const rest = left === 0 ? [] : [`and ${left} more`]
  const lines = [...shown.map((violation) => `${violation.field} ${violation.message}`), ...rest]
  const body = envelope(
    family,
    { ...entry, code },
    [...shown, ...rest.map((text) => ({ field: 'body', message: text }))],
    message ?? `${lines.join('; ')}.`,
    message === undefined ? lines : undefined,
  )
  return { code, status: entry.status, headers: { 'content-type': 'application/json' }, body }
}

function envelope(
  family: string,
  entry: CatalogueCode & { readonly code: string },
  violations: readonly Pick<Violation, 'field' | 'message'>[],
  sentence: string,
  lines: readonly string[] | undefined,
): Record<string, unknown> {
  switch (family) {
    case 'token':
      return { error: entry.code, error_description: sentence }
    case 'automatic': {
      // In the automatic family, `message` is an array for validation failures with the code HTTP_400, and a string for
      // all other errors (§7.4).
      const message = entry.code === 'HTTP_400' ? (lines ?? sentence) : sentence
      return { error: { type: entry.type, code: entry.code, message, retryable: entry.retryable } }
    }
    case 'money':
      if (violations.length === 0) return { code: entry.code, message: sentence }
      return {
        code: entry.code,
        message: firstSentence(entry.meaning),
        details: violations.map(({ field, message }) => ({ field, message })),
      }
    default:
      throw new Error(`The family ${family} has no envelope`)
  }
}

const firstSentence = (text: string): string => /^.*?\.(?=\s|$)/s.exec(text.trim())?.[0] ?? text
