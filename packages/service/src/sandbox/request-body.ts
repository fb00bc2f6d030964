import type { RequestLogEntry } from '@pix-payments/spec/sandbox-types'
import type { LoggedRequest } from '../storage/rows/request-log-rows.ts'

/** A request of the log, as the control API shows it. */
export const requestBody = ({ requestId, operationId, status, body }: LoggedRequest): RequestLogEntry => ({
  requestId,
  correlationId: body.correlationId,
  at: body.at,
  method: body.method,
  path: body.path,
  operationId,
  status,
  code: body.code,
  durationMilliseconds: body.durationMilliseconds,
  requestHeaders: body.requestHeaders,
  requestBody: body.requestBody,
  responseHeaders: body.responseHeaders ?? null,
  responseBody: body.responseBody,
})
