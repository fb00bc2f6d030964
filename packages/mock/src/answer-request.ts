import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import {
  type MakeId,
  hasOtherCharset,
  isCoded,
  parseBody,
  readBody,
  readTarget,
} from '@pix-payments/http-contract/http'
import type {
  Answer,
  BoundOperation,
  Match,
  RequestParts,
  TransportFailure,
  Violation,
} from '@pix-payments/http-contract/validation'
import { type Choice, chooseAnswer } from './choice.ts'
import type { Contract } from './contract.ts'
import { readPreference } from './preference.ts'
import type { PrismAnswer, PrismChoice } from './prism.ts'
import type { Reply } from './respond.ts'

interface Settings {
  readonly contract: Contract
  readonly bodyTimeoutMilliseconds: number
  readonly makeId: MakeId
}

/**
 * The documented answer to a request, or `undefined` when the client is gone. The order is that of the service:
 * route, bearer token, size, encoding, content type, syntax, rules of the contract. An error that the caller asks for by
 * `Prefer` comes before all of these but the route.
 */
export async function answerRequest(
  request: IncomingMessage,
  settings: Settings,
): Promise<Reply | undefined> {
  const { validation } = settings.contract
  const { path, query } = readTarget(request.url)
  // HEAD is GET without a body (RFC 9110 §9.3.2).
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  const match = validation.match(method, path)
  if (!match.found) return noRoute(settings.contract, path, match)

  const operation = validation.operation(match.operationId)
  const preference = readPreference(headerOf(request, 'prefer'), query)
  const { pathParameters } = match
  const asked = chooseAnswer(operation, preference, { pathParameters, query })
  if (!asked.ok) return refusePreference(settings.contract, operation, asked, query)
  if (asked.choice.status >= 400) return mock(settings, operation, asked.choice)

  const failed = (role: TransportFailure['role'], close = false): Reply => {
    const mediaTypes = [...(operation.body?.content.keys() ?? [])]
    const answer = validation.transportProblem({ role, operationId: operation.id, mediaTypes })
    const headers = { ...answer.headers, ...(close && { connection: 'close' }) }
    return reply(operation.id, { ...answer, headers }, [role])
  }
  if (operation.secured && !hasBearerToken(headerOf(request, 'authorization'))) return failed('unauthorized')
  const body = await judgeBody(request, operation, settings)
  if (body === undefined) return undefined
  if ('failure' in body) return failed(body.failure, body.close)

  const parts = { pathParameters, query, headers: request.headers, ...body }
  const violations = validation.request(operation.id, parts)
  if (violations.length > 0) {
    return reply(operation.id, validation.problem(operation.id, violations), violations.map(describe))
  }
  const about = chooseAnswer(operation, preference, {
    pathParameters,
    query,
    externalId: externalIdOf(body.body),
  })
  return mock(settings, operation, about.ok ? about.choice : asked.choice)
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
  // Without an example Prism would fill in `string` and `0`, which break most rules.
  const content = [...(responses.get(String(choice.status))?.content.values() ?? [])]
  const hasExample = content.length === 0 || content.some(({ examples }) => examples.size > 0)
  const generated = choice.dynamic === true || !hasExample
  const answer = generated ? generate(settings, id, choice) : settings.contract.prism.answer(id, choice)
  return { ...(await answer), operationId: id }
}

const ATTEMPTS = 20

/**
 * A generated answer that keeps the contract: the generator misses a rule now and then (`maxProperties`, some URLs).
 * The attempts follow from the seed, so the same seed still gives the same answer.
 */
async function generate(
  { contract: { validation, prism }, makeId }: Settings,
  operationId: string,
  choice: PrismChoice,
): Promise<PrismAnswer> {
  const seed = choice.seed ?? makeId()
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Other requests have their turn between two attempts.
    if (attempt > 0) await setImmediate()
    const answer = await prism.answer(operationId, { ...choice, dynamic: true, seed: `${seed} ${attempt}` })
    const { status, headers, body } = answer
    const violations = validation.response(operationId, status, headers, body, { undocumented: 'error' })
    if (violations.every((violation) => violation.in === 'header')) return answer
  }
  throw new Error(`${operationId}: no generated answer of ${ATTEMPTS} keeps the contract`)
}

/** What the mock cannot give is a malformed parameter, in the envelope of the operation's family. */
function refusePreference(
  { validation, catalogue }: Contract,
  operation: BoundOperation,
  { wish, message }: Exclude<Choice, { readonly ok: true }>,
  query: URLSearchParams,
): Reply {
  const family = catalogue.operations[operation.id]?.family ?? ''
  const { malformedParameter = [] } = catalogue.families[family]?.roles ?? {}
  const listed = malformedParameter.find((it) => catalogue.operations[operation.id]?.codes.includes(it))
  const code = listed ?? malformedParameter[0] ?? ''
  const byQuery = query.has(`__${wish}`)
  const place = byQuery ? ({ in: 'query', field: `__${wish}` } as const) : PREFER
  const violation: Violation = { ...place, keyword: 'enum', message, code }
  return reply(operation.id, validation.problem(operation.id, [violation]), [describe(violation)])
}

const PREFER = { in: 'header', field: 'Prefer' } as const

function externalIdOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'externalId' in body ? body.externalId : undefined
}

/** Any token that is written as RFC 6750 §2.1 says; the mock knows no wallets. */
function hasBearerToken(authorization: string | undefined): boolean {
  return authorization !== undefined && /^bearer +[A-Za-z0-9\-._~+/]+=*$/i.test(authorization)
}

type BodyParts = Pick<RequestParts, 'body' | 'contentType'>

interface BodyFailure {
  readonly failure: 'tooLarge' | 'unsupportedEncoding' | 'wrongContentType' | 'unparsableBody'
  /** The rest of the body is still to come, and nobody waits for it. */
  readonly close?: boolean
}

/** The body as the contract reads it, or why it cannot be read. `undefined`: the client is gone. */
async function judgeBody(
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
  if (isCoded(request.headers)) return { failure: 'unsupportedEncoding' }
  const mediaType = contract.validation.requestType(operation.id, contentType)
  if (mediaType === undefined) return { failure: 'wrongContentType' }
  if (hasOtherCharset(contentType)) return { failure: 'unsupportedEncoding' }
  const parsed = await parseBody(read.bytes, mediaType, contentType, limits)
  return parsed === undefined ? { failure: 'unparsableBody' } : { body: parsed.value, contentType: mediaType }
}

function reply(operationId: string | undefined, answer: Answer, notes?: readonly string[]): Reply {
  return { ...answer, operationId, notes }
}

const describe = ({ field, message }: Violation): string => `${field} ${message}`

export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' || value === undefined ? value : value.join(', ')
}
