import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import {
  type MakeId,
  hasOtherCharset,
  hasContentEncoding,
  parseBody,
  readBody,
  readTarget,
} from '@pix-payments/http-contract/http'
import type {
  ErrorResponse,
  BoundOperation,
  Match,
  RequestParts,
  TransportFailure,
  Violation,
} from '@pix-payments/http-contract/validation'
import { type Choice, chooseResponse } from './choice.ts'
import type { Contract } from './contract.ts'
import { readPreference } from './preference.ts'
import type { PrismChoice, PrismResponse } from './prism.ts'
import type { Reply } from './respond.ts'

interface Settings {
  readonly contract: Contract
  readonly bodyTimeoutMilliseconds: number
  readonly makeId: MakeId
}

/**
 * Returns the documented response to a request, or `undefined` when the client has closed the connection. The mock
 * checks a request in the same order as the service: route, bearer token, size, encoding, content type, syntax, rules
 * of the contract. If the caller requests an error with `Prefer`, the mock returns the error after the route check and
 * skips the other checks.
 */
export async function answerRequest(
  request: IncomingMessage,
  settings: Settings,
): Promise<Reply | undefined> {
  const { validation } = settings.contract
  const { path, query } = readTarget(request.url)
  // A HEAD request gets the headers of the GET response, without a body (RFC 9110 §9.3.2).
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const match = validation.match(method, path)
  if (!match.found) return noRoute(settings.contract, path, match)

  const operation = validation.operation(match.operationId)
  const preference = readPreference(headerOf(request, 'prefer'), query)
  const { pathParameters } = match
  const chosen = chooseResponse(operation, preference, { pathParameters, query })
  if (!chosen.ok) return preferenceProblem(settings.contract, operation, chosen, query)
  if (chosen.choice.status >= 400) return mock(settings, operation, chosen.choice)

  const failed = (role: TransportFailure['role'], close = false): Reply => {
    const mediaTypes = [...(operation.body?.content.keys() ?? [])]
    const problem = validation.transportProblem({ role, operationId: operation.id, mediaTypes })
    const headers = { ...problem.headers, ...(close && { connection: 'close' }) }
    return reply(operation.id, { ...problem, headers }, [role])
  }
  if (operation.secured && !hasBearerToken(headerOf(request, 'authorization'))) return failed('unauthorized')
  const body = await readOperationBody(request, operation, settings)
  if (body === undefined) return undefined
  if ('failure' in body) return failed(body.failure, body.close)

  const parts = { pathParameters, query, headers: request.headers, ...body }
  const violations = validation.request(operation.id, parts)
  if (violations.length > 0) {
    return reply(operation.id, validation.problem(operation.id, violations), violations.map(describe))
  }
  const withExternalId = chooseResponse(operation, preference, {
    pathParameters,
    query,
    externalId: externalIdOf(body.body),
  })
  return mock(settings, operation, withExternalId.ok ? withExternalId.choice : chosen.choice)
}

function noRoute(contract: Contract, path: string, match: Exclude<Match, { readonly found: true }>): Reply {
  const { validation } = contract
  if (match.status === 404)
    return reply(undefined, validation.transportProblem({ role: 'unknownPath', path }))
  return reply(undefined, validation.transportProblem({ role: 'wrongMethod', path, allow: match.allow }))
}

async function mock(
  settings: Settings,
  { id, responses }: BoundOperation,
  choice: PrismChoice,
): Promise<Reply> {
  const documented = responses.get(String(choice.status))
  // Without an example, Prism returns values such as `string` and `0`, which break most rules. So the mock generates a
  // body.
  const content = [...(documented?.content.values() ?? [])]
  const hasExample = content.length === 0 || content.some(({ examples }) => examples.size > 0)
  const isGenerated = choice.dynamic === true || !hasExample
  const response = isGenerated ? generate(settings, id, choice) : settings.contract.prism.respond(id, choice)
  const { headers, ...rest } = await response
  const isReplay = choice.example === REPLAY_EXAMPLE && documented?.headers.has(REPLAY_HEADER) === true
  return { ...rest, headers: { ...headers, ...(isReplay && { [REPLAY_HEADER]: 'true' }) }, operationId: id }
}

/** The header of a response to a repeated request, and the name of the example of such a response (G-420). */
const REPLAY_HEADER = 'idempotent-replayed'
const REPLAY_EXAMPLE = 'replayed'

const ATTEMPTS = 20

/**
 * Generates responses until one is valid, because Prism's generator sometimes breaks a rule (`maxProperties`, some
 * URLs). Each attempt derives its seed from the seed of the choice, so the same seed always gives the same response.
 */
async function generate(
  { contract: { validation, prism }, makeId }: Settings,
  operationId: string,
  choice: PrismChoice,
): Promise<PrismResponse> {
  const seed = choice.seed ?? makeId()
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Generation blocks the event loop. This line lets other requests run between two attempts.
    if (attempt > 0) await setImmediate()
    const response = await prism.respond(operationId, {
      ...choice,
      dynamic: true,
      seed: `${seed} ${attempt}`,
    })
    const { status, headers, body } = response
    const violations = validation.response(operationId, status, headers, body, { undocumented: 'error' })
    if (violations.every((violation) => violation.in === 'header')) return response
  }
  throw new Error(`${operationId}: none of ${ATTEMPTS} generated responses is valid against the contract`)
}

/** When the caller prefers a response that is not documented, returns the error for a malformed parameter. */
function preferenceProblem(
  { validation, catalogue }: Contract,
  operation: BoundOperation,
  { preference, message }: Exclude<Choice, { readonly ok: true }>,
  query: URLSearchParams,
): Reply {
  const family = catalogue.operations[operation.id]?.family ?? ''
  const { malformedParameter = [] } = catalogue.families[family]?.roles ?? {}
  const listed = malformedParameter.find((it) => catalogue.operations[operation.id]?.codes.includes(it))
  const code = listed ?? malformedParameter[0] ?? ''
  const inQuery = query.has(`__${preference}`)
  const parameter = inQuery ? ({ in: 'query', field: `__${preference}` } as const) : PREFER
  const violation: Violation = { ...parameter, keyword: 'enum', message, code }
  return reply(operation.id, validation.problem(operation.id, [violation]), [describe(violation)])
}

const PREFER = { in: 'header', field: 'Prefer' } as const

function externalIdOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'externalId' in body ? body.externalId : undefined
}

/**
 * Whether the request has a bearer token in the syntax of RFC 6750 §2.1. The mock has no wallets, so it accepts every
 * token.
 */
function hasBearerToken(authorization: string | undefined): boolean {
  return authorization !== undefined && /^bearer +[A-Za-z0-9\-._~+/]+=*$/i.test(authorization)
}

type BodyParts = Pick<RequestParts, 'body' | 'contentType'>

interface BodyFailure {
  readonly failure: 'tooLarge' | 'unsupportedEncoding' | 'wrongContentType' | 'unparsableBody'
  /** The connection must be closed, because the rest of the body has not arrived and will not be read. */
  readonly close?: boolean
}

/** Reads and parses the body of an operation. Returns `undefined` when the client has closed the connection. */
async function readOperationBody(
  request: IncomingMessage,
  operation: BoundOperation,
  { contract, bodyTimeoutMilliseconds }: Settings,
): Promise<BodyParts | BodyFailure | undefined> {
  const limits = operation.body?.limits
  const read = await readBody(request, {
    timeoutMilliseconds: bodyTimeoutMilliseconds,
    limitBytes: limits?.bytes,
  })
  if (read.outcome === 'aborted') return undefined
  if (read.outcome === 'tooLarge') return { failure: 'tooLarge' }
  if (read.outcome === 'tooSlow') return { failure: 'unparsableBody', close: true }
  if (operation.body === undefined) return {}
  const contentType = headerOf(request, 'content-type') ?? ''
  if (read.bytes.length === 0 && contentType === '' && !operation.body.required) return {}
  if (hasContentEncoding(request.headers)) return { failure: 'unsupportedEncoding' }
  const mediaType = contract.validation.requestType(operation.id, contentType)
  if (mediaType === undefined) return { failure: 'wrongContentType' }
  if (hasOtherCharset(contentType)) return { failure: 'unsupportedEncoding' }
  const parsed = await parseBody(read.bytes, mediaType, contentType, limits)
  return parsed === undefined ? { failure: 'unparsableBody' } : { body: parsed.value, contentType: mediaType }
}

function reply(operationId: string | undefined, problem: ErrorResponse, notes?: readonly string[]): Reply {
  return { ...problem, operationId, notes }
}

const describe = ({ field, message }: Violation): string => `${field} ${message}`

export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' || value === undefined ? value : value.join(', ')
}
