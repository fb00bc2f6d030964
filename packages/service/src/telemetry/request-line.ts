import { traceIdOf } from '../domain/traceparent.ts'
import type { FinishedRequest } from './finished-request.ts'
import type { Log } from './log.ts'
import { masked } from './mask.ts'
import { maskedText } from './mask-text.ts'

export interface RequestLineOptions {
  readonly log: Log
  readonly logBodies: boolean
  readonly personalData: boolean
}

/** Logs one line per request. The line has the route instead of the path, which may contain a Pix key. */
export function requestLine({
  log,
  logBodies,
  personalData,
}: RequestLineOptions): (finished: FinishedRequest) => void {
  return ({ exchange, reply, durationMilliseconds }) => {
    const { request, target, requestId, correlationId, traceparent } = exchange
    const { operation, status, code, walletId, requestBody, body } = reply
    const line = {
      method: request.method,
      route: operation?.path ?? (personalData ? maskedText(target.path, { personalData }) : undefined),
      operationId: operation?.id,
      status,
      code,
      durationMilliseconds,
      walletId,
      requestId,
      correlationId,
      traceId: traceIdOf(traceparent),
      ...(logBodies && {
        request: masked(requestBody, { personalData }),
        response: masked(body, { personalData }),
      }),
    }
    const message = `${request.method} ${operation?.path ?? 'unknown route'} ${status}`
    if (status >= 500) log.error(line, message)
    else log.info(line, message)
  }
}
