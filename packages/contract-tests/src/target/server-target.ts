import * as fc from 'fast-check'
import { BODY_LIMIT_BYTES } from '@pix-payments/http-contract/validation'
import type { Contract, Operation } from '../contract.ts'
import type { HttpRequest, Transport } from '../http/transport.ts'
import { type RequestDraft, exampleRequest, mediaTypeOf, writeRequest } from '../request.ts'
import { type RequestMutation, requestMutations, validRequests } from '../schema/request-values.ts'
import type { NotReachable, Provocation, Target, WantedExample, WantedRule } from './target.ts'

export interface ServerTargetOptions {
  readonly contract: Contract
  readonly baseUrl: string
  readonly send: Transport
  readonly accessToken: string
  /** The request that the credentials make: what `createAccessToken` answers with success. */
  readonly tokenRequest: HttpRequest
  /** The server answers 404 on the routes that exist only outside production. */
  readonly production: boolean
  readonly seed: number
  /** Puts what is there on the server in the place of the contract's examples. Default: nothing is known to be. */
  readonly own?: Target['own']
  readonly complete?: Target['complete']
}

/**
 * A server of which nothing is known but its credentials. Nothing that it would accept is sent, except reads and
 * the token request: cases that need a state are not reachable, those that follow from the request alone are run.
 */
export function serverTarget(options: ServerTargetOptions): Target {
  const { baseUrl, send, accessToken } = options
  const known: Known = { ...options, mutations: new Map() }
  return {
    kind: 'server',
    baseUrl,
    send,
    accessToken,
    prefersExamples: true,
    provoke: (wanted) => Promise.resolve(provoke(known, wanted)),
    admit(wanted) {
      const reason = refusal(options, wanted)
      if (reason !== undefined) return { reachable: false, reason }
      return { reachable: true, earlier: earlierCodes(options, wanted) }
    },
    deliver: () =>
      Promise.resolve(notReachable('An event needs a change of state, which this target is not asked for.')),
    close: () => Promise.resolve(),
  }
}

interface Known extends ServerTargetOptions {
  /** By operationId, when first asked for: many codes of one operation come from its mutations. */
  readonly mutations: Map<string, readonly RequestMutation[]>
}

/** The answers that only a server in some state gives. */
const REASONS: Readonly<Record<number, string>> = {
  403: 'Needs a resource of another wallet.',
  404: 'Needs a valid request about something that is not there, which the suite cannot tell from what is.',
  409: 'Needs a resource in another state, or one that was made before.',
  422: 'Needs a state, a date or a counterparty that the suite cannot bring about.',
  429: 'Needs so many failed token requests that this address would be refused; elsewhere it is reserved (G-195).',
  500: 'Needs a failure inside the server.',
  503: 'Needs a feature that is switched off, or a dependency that fails.',
}
const WRITES = 'Would create or change something on a server that is not known to be a sandbox.'
const SANDBOX_ONLY = 'The route exists only outside production, and this server answers 404 on it.'

function provoke(options: Known, wanted: WantedExample): Provocation {
  const { operation, status, code } = wanted
  if (operation.sandboxOnly && options.production && code !== unknownPath(options, operation))
    return notReachable(SANDBOX_ONLY)
  const request = code === undefined ? readRequest(options, wanted) : errorRequest(options, operation, code)
  if (request !== undefined) return { reachable: true, request, exact: false }
  return notReachable(status < 300 ? readReason(wanted) : (REASONS[status] ?? 'Needs a state.'))
}

/** Query parameters beside the required ones without which a list has no answer (§7.3). */
const FILTERS: Readonly<Record<string, readonly string[]>> = { listStatement: ['initDate', 'endDate'] }

function readRequest(options: ServerTargetOptions, wanted: WantedExample): HttpRequest | undefined {
  const { operation, status, example } = wanted
  const { bound } = operation
  const [first] = [...(bound.responses.get(String(status))?.content.values() ?? [])].flatMap(
    ({ examples }) => [...examples.keys()],
  )
  if (example !== first) return undefined
  if (operation.family === 'token') return options.tokenRequest
  if (bound.method !== 'get' || bound.parameters.some((it) => it.in === 'path')) return undefined
  const draft = exampleRequest(operation)
  const filters = (FILTERS[operation.id] ?? []).map(
    (name) => [name, operation.parameterExamples.get(`query ${name}`) ?? ''] as const,
  )
  return writeRequest(operation, { ...draft, query: [...draft.query, ...filters] }, options.accessToken)
}

function readReason({ operation: { bound } }: WantedExample): string {
  if (bound.method !== 'get') return WRITES
  if (bound.parameters.some((it) => it.in === 'path'))
    return 'Needs the id of something that is there, which the suite does not know.'
  return 'Which success is answered depends on what the wallet holds; the first one stands for all.'
}

function errorRequest(options: Known, operation: Operation, code: string): HttpRequest | undefined {
  const { contract, accessToken, mutations, own } = options
  const roles = contract.catalogue.families[operation.family]?.roles
  // Credentials of the contract's examples are no one's, so they stay.
  const example = exampleRequest(operation)
  const valid = writeRequest(
    operation,
    operation.family === 'token' ? example : (own?.(operation, example) ?? example),
    accessToken,
  )
  const hasBody = operation.bound.body !== undefined
  if (operation.sandboxOnly && code === unknownPath(options, operation))
    return options.production ? valid : undefined
  if (code === roles?.unauthorized) {
    // The token request has no token; its credentials, the contract's examples, are no one's here.
    if (!operation.bound.secured) return valid
    const { authorization: _none, ...headers } = valid.headers
    return { ...valid, headers }
  }
  if (!isReachedFirst({ operation, status: 0, code })) return undefined
  if (hasBody && code === roles?.tooLarge) {
    return { ...valid, body: JSON.stringify({ text: 'x'.repeat(BODY_LIMIT_BYTES) }) }
  }
  if (hasBody && code === roles?.unsupportedEncoding)
    return { ...valid, headers: { ...valid.headers, 'content-encoding': 'gzip' } }
  if (hasBody && code === roles?.wrongContentType)
    return { ...valid, headers: { ...valid.headers, 'content-type': 'text/plain' }, body: 'text' }
  if (hasBody && code === roles?.unparsableBody && mediaTypeOf(operation) === 'application/json')
    return { ...valid, body: '{"' }
  if (code === 'MISSING_REQUIRED_FILTER') return { ...valid, target: operation.bound.path }
  const all = mutations.get(operation.id) ?? requestMutations(contract, operation)
  mutations.set(operation.id, all)
  const mutation = all.find((it) => it.code === code)
  const drafts =
    mutation === undefined ? unknownIds(options, operation, code) : broken(mutation, operation, options)
  const [draft] = drafts
  return draft === undefined ? undefined : writeRequest(operation, draft, accessToken)
}

function broken(
  { ofExample, keyword, requests }: RequestMutation,
  operation: Operation,
  { seed, own, complete }: Known,
): readonly RequestDraft[] {
  if (ofExample !== undefined) return [own?.(operation, ofExample) ?? ofExample]
  // A rule between members leaves each of them valid.
  const settle = keyword === 'not' ? complete : own
  return fc.sample(requests, { seed, numRuns: 1 }).map((draft) => settle?.(operation, draft) ?? draft)
}

/** An id that nobody has: the documented 404. Only of reads: a command about nothing might still do something. */
function unknownIds(
  { contract, seed }: ServerTargetOptions,
  operation: Operation,
  code: string,
): ReturnType<typeof exampleRequest>[] {
  const { bound, codes } = operation
  const isNotFound = codes.find((it) => it.code === code)?.status === 404
  if (!isNotFound || bound.method !== 'get' || !bound.parameters.some((it) => it.in === 'path')) return []
  return fc.sample(validRequests(contract, operation), { seed, numRuns: 1 })
}

function unknownPath({ contract }: ServerTargetOptions, { family }: Operation): string | null | undefined {
  return contract.catalogue.families[family]?.roles.unknownPath
}

/** Why a request of a rule is not sent. */
function refusal(
  { production }: ServerTargetOptions,
  { operation, status, code, beyondSchema = false }: WantedRule,
): string | undefined {
  if (operation.sandboxOnly && production) return SANDBOX_ONLY
  if (status < 300 && operation.family === 'token')
    return "The credentials of the contract's examples are no one's on this server."
  if (status < 300 && operation.bound.method !== 'get') return WRITES
  if (status < 300) return 'A server also judges rules that JSON Schema cannot state.'
  if (!beyondSchema && !isReachedFirst({ operation, status, code }))
    return 'A rule about the resource comes first, and the suite does not know one that is there.'
  return undefined
}

/** The example ids name nothing here, so on a route with a target the codes after its 403 and 404 are out of reach. */
function isReachedFirst({ operation, code }: WantedRule): boolean {
  if (!operation.bound.parameters.some((it) => it.in === 'path')) return true
  const at = operation.codes.findIndex((it) => it.code === code)
  const state = operation.codes.findIndex(
    (it) => [403, 404, 409].includes(it.status) && !(operation.sandboxOnly && it.code === 'HTTP_404'),
  )
  return state === -1 || at <= state
}

/** Rules about dates, check digits and other state may come before the one that a request breaks on purpose. */
function earlierCodes({ contract }: ServerTargetOptions, { operation, code }: WantedRule): readonly string[] {
  const roles = contract.catalogue.families[operation.family]?.roles
  const ofTransport = new Set<unknown>(Object.values(roles ?? {}).flat())
  const at = operation.codes.findIndex((it) => it.code === code)
  return operation.codes
    .slice(0, Math.max(at, 0))
    .map((it) => it.code)
    .filter((it) => !ofTransport.has(it))
}

const notReachable = (reason: string): NotReachable => ({ reachable: false, reason })
