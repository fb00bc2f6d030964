import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import {
  type Admission,
  type MakeId,
  acceptRequest,
  bearerToken,
  readTarget,
} from '@pix-payments/http-contract/http'
import type { BoundOperation, Violation } from '@pix-payments/http-contract/validation'
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
 * Returns the documented response to a request, or `undefined` when the client has closed the connection. If the caller
 * requests an error with `Prefer`, the mock returns the error after the route check and skips the other checks.
 */
export async function answerRequest(
  request: IncomingMessage,
  settings: Settings,
): Promise<Reply | undefined> {
  const { contract, bodyTimeoutMilliseconds } = settings
  const target = readTarget(request.url)
  const { query } = target
  const preference = readPreference(headerOf(request, 'prefer'), query)
  const checked = await acceptRequest(request, target, {
    validation: contract.validation,
    bodyTimeoutMilliseconds,
    async admit(operation, { headers }, pathParameters): Promise<Admission<PrismChoice, Reply> | undefined> {
      const chosen = chooseResponse(operation, preference, { pathParameters, query })
      if (!chosen.ok) return { refusal: preferenceProblem(contract, operation, chosen, query) }
      const { choice } = chosen
      if (choice.status >= 400) return { refusal: await mock(settings, operation, choice) }
      // The mock has no wallets, so it accepts every token.
      const isAdmitted = !operation.secured || bearerToken(headers.authorization) !== undefined
      return isAdmitted ? { caller: choice } : undefined
    },
  })
  if (checked === undefined) return undefined
  const { operation } = checked
  if (!checked.ok) {
    return checked.refusal ?? { ...checked.problem, operationId: operation?.id, notes: checked.reasons }
  }
  const { pathParameters = {}, body } = checked.parts
  const values = { pathParameters, query, externalId: externalIdOf(body) }
  const withExternalId = chooseResponse(checked.operation, preference, values)
  return mock(settings, checked.operation, withExternalId.ok ? withExternalId.choice : checked.caller)
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
  const notes = [`${violation.field} ${message}`]
  return { ...validation.problem(operation.id, [violation]), operationId: operation.id, notes }
}

const PREFER = { in: 'header', field: 'Prefer' } as const

function externalIdOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'externalId' in body ? body.externalId : undefined
}

export function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' || value === undefined ? value : value.join(', ')
}
