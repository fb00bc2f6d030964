import type { IncomingMessage } from 'node:http'
import {
  type AcceptanceOptions,
  type AcceptedRequest,
  acceptRequest,
  hasSingleHeaders,
  readTarget,
} from '@pix-payments/http-contract/http'
import type { BoundOperation, ErrorResponse, Validation } from '@pix-payments/http-contract/validation'
import type { Clock } from '../../clock.ts'
import { readTraceparent } from '../../domain/traceparent.ts'
import { type MessageSignature, type VerifyBody, readSignature } from '../../identity/message-signature.ts'
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

/** The signature of a request; undefined for an operation without a body, such as getHealth. */
type Caller = MessageSignature | undefined

/**
 * Returns a function that answers the requests of a service as an institution does. It returns undefined when the caller
 * has disconnected.
 */
export function createInstitution({
  validation,
  isGenuine,
  clock,
  sender,
  onFailure,
}: InstitutionOptions): (request: IncomingMessage) => Promise<Reply | undefined> {
  const unauthorized = ({ id }: BoundOperation): ErrorResponse => validation.refusal(id, 'Unauthorized')
  const checks: AcceptanceOptions<Caller, ErrorResponse> = {
    validation,
    isServed: (id) => Object.hasOwn(HANDLERS, id),
    async admit(operation, { headers }) {
      const caller = operation.body && readSignature(headers, clock.wallNow())
      return operation.body && caller === undefined ? { refusal: unauthorized(operation) } : { caller }
    },
    refuseBody: (signature, bytes, operation) =>
      signature === undefined || isGenuine(signature, bytes) ? undefined : unauthorized(operation),
  }

  async function answer(request: IncomingMessage): Promise<Reply | undefined> {
    const target = readTarget(request.url)
    const { path } = target
    if (!hasSingleHeaders(request)) return validation.transportProblem({ role: 'invalidHost', path })
    try {
      const checked = await acceptRequest(request, target, checks)
      if (checked === undefined) return undefined
      const traceparent = readTraceparent(request.headers['traceparent'])
      const reply = checked.ok ? await handle(checked, traceparent) : (checked.refusal ?? checked.problem)
      return { ...reply, operation: checked.operation }
    } catch (error) {
      onFailure(error)
      return validation.transportProblem({ role: 'internal', path })
    }
  }

  async function handle(
    { operation: { id }, path, parts }: AcceptedRequest<Caller>,
    traceparent: string | undefined,
  ): Promise<Reply> {
    if (path['orderId'] !== undefined && orderIdOf(parts.body as WireOrder) !== path['orderId']) {
      return validation.refusal(id, 'MalformedRequest', [OTHER_ORDER])
    }
    const result = await HANDLERS[id as InstitutionOperationId](parts.body, {
      send: (report) => sender.send(report, traceparent),
    })
    if ('status' in result) return { ...result, headers: JSON_TYPE }
    if (result.code === 'NotFound') return validation.refusal(id, 'NotFound')
    const { problem } = result
    const refusal = validation.transportProblem({ role: 'unavailable', operationId: id })
    const message = `The institution could not send a report. ${problem}`
    return { ...refusal, body: { ...refusal.body, message }, problem }
  }

  return answer
}

const OTHER_ORDER = { field: 'orderId', message: 'must be the id of the order in the body' }
