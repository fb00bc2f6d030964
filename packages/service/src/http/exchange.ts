import type { IncomingMessage } from 'node:http'
import type { BoundOperation, ErrorResponse } from '@pix-payments/http-contract/validation'
import type { Target } from '@pix-payments/http-contract/http'

/** One request on its way to its answer. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly target: Target
  readonly requestId: string
  readonly correlationId: string
}

/** What goes out, and what the log may know of it. */
export interface Reply extends Omit<ErrorResponse, 'body'> {
  readonly body: unknown
  readonly operation?: BoundOperation | undefined
  readonly walletId?: string | undefined
  readonly requestBody?: unknown
  /** The error code, of a refusal. */
  readonly code?: string | undefined
  /** A fault says that nobody shall hear of it: the connection is cut. */
  readonly drop?: boolean | undefined
}

export const JSON_TYPE = { 'content-type': 'application/json' } as const
