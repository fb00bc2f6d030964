import type { IncomingMessage } from 'node:http'
import type { BoundOperation, ErrorResponse } from '@pix-payments/http-contract/validation'
import type { Target } from '@pix-payments/http-contract/http'

/** One request, while the service processes it. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly target: Target
  readonly requestId: string
  readonly correlationId: string
  /** The header of the request, or the span of the service below it. Undefined without a trace. */
  readonly traceparent: string | undefined
}

/** The response to a request, with details for the log. */
export interface Reply extends Omit<ErrorResponse, 'body'> {
  /** JSON, a text, or a stream of texts that is sent while it is made. */
  readonly body: unknown
  readonly operation?: BoundOperation | undefined
  readonly walletId?: string | undefined
  readonly requestBody?: unknown
  /** True when a fault made the response, or cuts the connection. */
  readonly isByFault?: boolean | undefined
  /** True when a fault cuts the connection without a response. */
  readonly drop?: boolean | undefined
}

export const JSON_TYPE = { 'content-type': 'application/json' } as const

export const isStream = (body: unknown): body is AsyncIterable<string> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body
