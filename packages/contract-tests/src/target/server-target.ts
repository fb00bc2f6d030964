import * as fc from 'fast-check'
import { BODY_LIMIT_BYTES } from '@pix-payments/http-contract/validation'
import type { Contract, Operation } from '../contract.ts'
import type { HttpRequest, Transport } from '../http/transport.ts'
import { type RequestDraft, exampleRequest, mediaTypeOf, writeRequest } from '../request.ts'
import { type RequestMutation, requestMutations, validRequests } from '../request-values.ts'
import type { NotReachable, Provocation, Target, WantedExample, WantedRule } from './target.ts'

export interface ServerTargetOptions {
  readonly contract: Contract
  readonly baseUrl: string
  readonly send: Transport
  readonly accessToken: string
  /** The `createAccessToken` request with the credentials of the wallet. The server must accept it. */
  readonly tokenRequest: HttpRequest
  /** Whether the server runs in production, where the sandbox-only routes return 404. */
  readonly production: boolean
  readonly seed: number
  /** Replaces values in the contract's examples by values that exist on the server. By default, nothing is replaced. */
  readonly own?: Target['own']
  readonly complete?: Target['complete']
}

/**
 * Creates a target for any server. It needs only the credentials of a wallet. It sends nothing that could change data
 * on the server: only reads, the token request, and requests that the server must refuse. Cases that need a certain
 * state are not reachable.
 */
export function serverTarget(options: ServerTargetOptions): Target {
  const { baseUrl, send, accessToken } = options
  const withMutations: OptionsWithMutations = { ...options, mutations: new Map() }
  return {
    kind: 'server',
    baseUrl,
    send,
    accessToken,
    prefersExamples: true,
    provoke: (wanted) => Promise.resolve(provoke(withMutations, wanted)),
    admit(wanted) {
      const reason = reasonNotToSend(options, wanted)
      if (reason !== undefined) return { reachable: false, reason }
      return { reachable: true, earlier: earlierCodes(options, wanted) }
    },
    deliver: () =>
      Promise.resolve(
        notReachable('An event needs a change of state, and the suite changes nothing on this target.'),
      ),
    close: () => Promise.resolve(),
  }
}

interface OptionsWithMutations extends ServerTargetOptions {
  /**
   * The mutations by operationId. They are cached, because many error codes of an operation come from the same
   * mutations.
   */
  readonly mutations: Map<string, readonly RequestMutation[]>
}

/** For each status that depends on the state of the server, the reason why the suite cannot cause it. */
const REASONS: Readonly<Record<number, string>> = {
  403: 'Needs a resource of another wallet.',
  404: 'Needs a valid request for a resource that does not exist, and the suite does not know which ones exist.',
  409: 'Needs a resource in another state, or a resource that already exists.',
  422: 'Needs a state, a date or a counterparty that the suite cannot create.',
  429: 'Needs so many failed token requests that the server would block this address; on other routes it is reserved (G-195).',
  500: 'Needs a failure inside the server.',
  503: 'Needs a feature that is switched off, or a dependency that fails.',
}
const WRITES = 'Would create or change a resource on a server that may not be a sandbox.'
const SANDBOX_ONLY = 'The route exists only outside production, and this server answers 404 on it.'

function provoke(options: OptionsWithMutations, wanted: WantedExample): Provocation {
  const { operation, status, code } = wanted
  if (operation.sandboxOnly && options.production && code !== unknownPath(options, operation))
    return notReachable(SANDBOX_ONLY)
  const request = code === undefined ? readRequest(options, wanted) : errorRequest(options, operation, code)
  if (request !== undefined) return { reachable: true, request, exact: false }
  return notReachable(status < 300 ? readReason(wanted) : (REASONS[status] ?? 'Needs a state.'))
}

/** Query parameters that are optional in the schema, but without which the list does not succeed (§7.3). */
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
    return 'Needs the id of an existing resource, and the suite does not know one.'
  return 'The content of the wallet decides which of the successes is returned. The suite checks only the first.'
}

function errorRequest(
  options: OptionsWithMutations,
  operation: Operation,
  code: string,
): HttpRequest | undefined {
  const { contract, accessToken, mutations, own } = options
  const roles = contract.catalogue.families[operation.family]?.roles
  // The credentials of the token request are those of the contract's example, and not those of the wallet.
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
    if (!operation.bound.secured) return withWrongSecret(operation, example, accessToken)
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
    mutation === undefined
      ? unknownIds(options, operation, code)
      : mutatedDrafts(mutation, operation, options)
  const [draft] = drafts
  return draft === undefined ? undefined : writeRequest(operation, draft, accessToken)
}

/** The token request has no token to remove. A sandbox accepts the credentials of the example, so the secret changes. */
function withWrongSecret(operation: Operation, example: RequestDraft, accessToken: string): HttpRequest {
  const body = { ...(example.body as object), client_secret: 'not-the-secret' }
  return writeRequest(operation, { ...example, body }, accessToken)
}

function mutatedDrafts(
  { ofExample, keyword, requests }: RequestMutation,
  operation: Operation,
  { seed, own, complete }: OptionsWithMutations,
): readonly RequestDraft[] {
  if (ofExample !== undefined) return [own?.(operation, ofExample) ?? ofExample]
  // When only a rule between properties is broken, each property by itself is valid. So the request can be completed
  // with values of the server.
  const settle = keyword === 'not' ? complete : own
  return fc.sample(requests, { seed, numRuns: 1 }).map((draft) => settle?.(operation, draft) ?? draft)
}

/**
 * Returns requests with a generated id, which must return 404. Only for reads, because a command with this id might
 * change the server.
 */
function unknownIds(
  { contract, seed }: ServerTargetOptions,
  operation: Operation,
  code: string,
): ReturnType<typeof exampleRequest>[] {
  const { bound, codes } = operation
  const isNotFound = codes.find((it) => it.code === code)?.status === 404
  if (!isNotFound || bound.method !== 'get' || !bound.parameters.some((it) => it.in === 'path')) return []
  const [draft] = fc.sample(validRequests(contract, operation), { seed, numRuns: 1 })
  const isRequired = ([name]: readonly [string, string]): boolean =>
    bound.parameters.some((it) => it.name === name && it.required)
  // An optional parameter may have a rule beyond its schema, such as the only revision of a charge (G-103).
  return draft === undefined ? [] : [{ ...draft, query: draft.query.filter(isRequired) }]
}

function unknownPath({ contract }: ServerTargetOptions, { family }: Operation): string | null | undefined {
  return contract.catalogue.families[family]?.roles.unknownPath
}

/**
 * Returns the reason why the suite does not send a request for the rule. Returns undefined when it sends the request.
 */
function reasonNotToSend(
  { production }: ServerTargetOptions,
  { operation, status, code, beyondSchema = false }: WantedRule,
): string | undefined {
  if (operation.sandboxOnly && production) return SANDBOX_ONLY
  if (status < 300 && operation.family === 'token')
    return "The credentials of the contract's examples do not exist on this server."
  if (status < 300 && operation.bound.method !== 'get') return WRITES
  if (status < 300) return 'A server also checks rules that JSON Schema cannot state.'
  if (!beyondSchema && !isReachedFirst({ operation, status, code }))
    return 'The server looks up the resource first, and the suite does not know an existing resource.'
  return undefined
}

/**
 * Whether the server checks the rule of the code before it looks up the resource in the path. The ids of the examples
 * do not exist on the server. So codes that come after a 403, 404 or 409 in the order of precedence are not reachable.
 */
function isReachedFirst({ operation, code }: WantedRule): boolean {
  if (!operation.bound.parameters.some((it) => it.in === 'path')) return true
  const at = operation.codes.findIndex((it) => it.code === code)
  const state = operation.codes.findIndex(
    (it) => [403, 404, 409].includes(it.status) && !(operation.sandboxOnly && it.code === 'HTTP_404'),
  )
  return state === -1 || at <= state
}

/**
 * Returns the codes that come before `code` in the order of precedence and that the request may also cause: rules about
 * dates, check digits and state.
 */
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
