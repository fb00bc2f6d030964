import type { IncomingMessage } from 'node:http'
import {
  BODY_TIMEOUT_MILLISECONDS,
  hasContentEncoding,
  hasOtherCharset,
  hasValidHost,
  parseJson,
  readBody,
  readTarget,
} from '@pix-payments/http-contract/http'
import type {
  BoundOperation,
  ErrorResponse,
  RequestParts,
  TransportFailure,
  Validation,
} from '@pix-payments/http-contract/validation'
import type { Clock } from '../../clock.ts'
import { type VerifyBody, readSignature } from '../../identity/message-signature.ts'
import { orderIdOf } from '../order-id.ts'
import type { WireOrder } from './default-simulation.ts'
import { HANDLERS, type InstitutionOperationId } from './handlers.ts'
import type { ReportSender } from './report-sender.ts'

/** The response to a request, with details for the log. */
export interface Reply extends Omit<ErrorResponse, 'body'> {
  readonly body: object
  readonly operation?: BoundOperation | undefined
  /** Why an order was not acknowledged. */
  readonly problem?: string | undefined
}

export interface InstitutionOptions {
  /** The rail contract. */
  readonly validation: Validation
  readonly isGenuine: VerifyBody
  readonly clock: Pick<Clock, 'wallNow'>
  readonly sender: Pick<ReportSender, 'send'>
  /** Reports an unexpected error. The response says nothing about it. */
  readonly onFailure: (error: unknown) => void
}

const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * Returns a function that answers the requests of a service as an institution does. It returns undefined when the caller
 * has disconnected. It checks a request in the documented order: route, signature headers, size, signature, encoding,
 * content type, syntax, rules of the contract.
 */
export function createInstitution({
  validation,
  isGenuine,
  clock,
  sender,
  onFailure,
}: InstitutionOptions): (request: IncomingMessage) => Promise<Reply | undefined> {
  async function answer(request: IncomingMessage): Promise<Reply | undefined> {
    const { path, query } = readTarget(request.url)
    if (!hasValidHost(request)) return validation.transportProblem({ role: 'invalidHost', path })
    const match = validation.match(request.method ?? 'GET', path)
    if (!match.found && match.status === 405) {
      return validation.transportProblem({ role: 'wrongMethod', path, allow: match.allow })
    }
    if (!match.found || !isOurs(match.operationId)) {
      return validation.transportProblem({ role: 'unknownPath', path })
    }
    const operation = validation.operation(match.operationId)
    const parts = { pathParameters: match.pathParameters, query, headers: request.headers }
    try {
      const reply = await (operation.body === undefined
        ? handle(match.operationId, undefined)
        : readAndHandle(request, match.operationId, parts))
      return reply && { ...reply, operation }
    } catch (error) {
      onFailure(error)
      return { ...failure(operation.id, 'internal'), operation }
    }
  }

  async function readAndHandle(
    request: IncomingMessage,
    id: InstitutionOperationId,
    given: RequestParts,
  ): Promise<Reply | undefined> {
    const signature = readSignature(request.headers, clock.wallNow())
    if (signature === undefined) return validation.refusal(id, 'Unauthorized')
    const limitBytes = validation.operation(id).body?.limits.bytes
    const read = await readBody(request, { timeoutMilliseconds: BODY_TIMEOUT_MILLISECONDS, limitBytes })
    if (read.outcome === 'aborted') return undefined
    if (read.outcome === 'tooLarge') return closing(failure(id, 'tooLarge'))
    if (read.outcome === 'tooSlow') return closing(failure(id, 'unparsableBody'))
    if (!isGenuine(signature, read.bytes)) return validation.refusal(id, 'Unauthorized')
    const type = request.headers['content-type']
    const contentType = validation.requestType(id, type)
    if (hasContentEncoding(request.headers)) return failure(id, 'unsupportedEncoding')
    if (contentType === undefined) return failure(id, 'wrongContentType')
    if (hasOtherCharset(type ?? '')) return failure(id, 'unsupportedEncoding')
    const parsed = parseJson(read.bytes)
    if (parsed === undefined) return failure(id, 'unparsableBody')
    const violations = validation.request(id, { ...given, body: parsed.value, contentType })
    if (violations.length > 0) return validation.problem(id, violations)
    const { orderId } = given.pathParameters ?? {}
    if (orderId !== undefined && orderIdOf(parsed.value as WireOrder) !== orderId) {
      return validation.refusal(id, 'MalformedRequest', [OTHER_ORDER])
    }
    return handle(id, parsed.value)
  }

  async function handle(id: InstitutionOperationId, body: unknown): Promise<Reply> {
    const result = await HANDLERS[id](body, sender)
    if ('status' in result) return { ...result, headers: JSON_TYPE }
    if (result.code === 'NotFound') return validation.refusal(id, 'NotFound')
    const { problem } = result
    const refusal = failure(id, 'unavailable')
    const message = `The institution acknowledges the order when the service has accepted its reports. ${problem}`
    return { ...refusal, body: { ...refusal.body, message }, problem }
  }

  const failure = (operationId: string, role: TransportFailure['role']): ErrorResponse =>
    validation.transportProblem({ role, operationId, mediaTypes: ['application/json'] })

  return answer
}

const OTHER_ORDER = { field: 'orderId', message: 'must be the id of the order in the body' }

const isOurs = (operationId: string): operationId is InstitutionOperationId =>
  Object.hasOwn(HANDLERS, operationId)

/** The rest of the body is not read, so the connection cannot be used again. */
const closing = (reply: ErrorResponse): ErrorResponse => ({
  ...reply,
  headers: { ...reply.headers, connection: 'close' },
})
