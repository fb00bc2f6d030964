import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  type MakeId,
  hasSingleHeaders,
  identify,
  isPreflight,
  preflightHeaders,
  readTarget,
} from '@pix-payments/http-contract/http'
import type { Validation } from '@pix-payments/http-contract/validation'
import type { Clock } from '../clock.ts'
import { readTraceparent } from '../domain/traceparent.ts'
import type { FinishedRequest, SentHeaders } from '../telemetry/finished-request.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Exchange, Reply } from './exchange.ts'
import { type HealthOptions, answerHealth, healthRoutes } from './health.ts'
import { send } from './send.ts'

export interface AppOptions extends HealthOptions {
  readonly clock: Clock
  readonly makeId: MakeId
  readonly validation: Validation
  /** Answers a request of one of the contracts. Returns undefined when the caller has disconnected. */
  readonly answer: (exchange: Exchange) => Promise<Reply | undefined>
  /** The validation of the contract to which the path belongs. */
  readonly validationAt: (path: string) => Promise<Validation>
  /**
   * Returns the CORS headers that allow the calling page to read the response; undefined when the page may not read it.
   */
  readonly corsHeaders: (exchange: Exchange) => Readonly<Record<string, string>> | undefined
  /** Undefined while no SDK of OpenTelemetry is registered. */
  readonly tracing?: Tracing | undefined
  readonly onFinished: (finished: FinishedRequest) => void
  /**
   * Reports an unexpected error. The response contains only the returned kind of error, and nothing else about the
   * error.
   */
  readonly onFailure: (error: unknown, exchange: Exchange) => 'internal' | 'unavailable'
}

/**
 * Answers every request: health and metrics, and all others by the router of the contracts, which gets each path exactly
 * as the caller sent it.
 */
export function createListener(options: AppOptions): RequestListener {
  const health = healthRoutes(options)
  return (request, response) => {
    const exchange = openExchange(request, options.makeId)
    const route = health.get(exchange.target.path)
    if (route !== undefined) void answerHealth(route, request, response)
    else if (options.tracing === undefined) void answer(exchange, response, options)
    else void inSpan(options.tracing, exchange, (it) => answer(it, response, options))
  }
}

/** Names the span by the route: the path may contain a Pix key. */
function inSpan(
  tracing: Tracing,
  exchange: Exchange,
  run: (exchange: Exchange) => Promise<Reply | undefined>,
): Promise<void> {
  const { request, requestId } = exchange
  const method = request.method ?? ''
  const attributes = { 'http.request.method': method, 'url.scheme': 'http', 'pix.request.id': requestId }
  // An instrumentation of node:http may have opened a span for this request already.
  const parent = tracing.isInSpan() ? 'active' : exchange.traceparent
  return tracing.span({ name: method, kind: 'SERVER', parent, attributes }, async (span) => {
    const reply = await run({ ...exchange, traceparent: span.traceparent ?? exchange.traceparent })
    if (reply === undefined) return
    const { status, operation, walletId } = reply
    if (operation !== undefined) span.rename(`${method} ${operation.path}`)
    span.set({
      'http.response.status_code': status,
      'http.route': operation?.path,
      'pix.operation.id': operation?.id,
      'pix.wallet.id': walletId,
    })
    if (status >= 500) span.fail(String(status))
  })
}

async function answer(
  exchange: Exchange,
  response: ServerResponse,
  options: AppOptions,
): Promise<Reply | undefined> {
  const { request, requestId, correlationId } = exchange
  const startedAt = options.clock.now()
  const reply = await replyTo(exchange, options)
  if (reply === undefined || response.destroyed) return undefined
  let responseHeaders: SentHeaders | undefined
  if (reply.drop === true) {
    response.destroy()
  } else {
    const ids = { 'x-request-id': requestId, 'x-correlation-id': correlationId }
    const more = { ...options.corsHeaders(exchange), ...ids }
    responseHeaders = send(response, reply, { head: request.method === 'HEAD', more })
  }
  const durationMilliseconds = options.clock.now() - startedAt
  options.onFinished({ exchange, reply, responseHeaders, durationMilliseconds })
  return reply
}

async function replyTo(exchange: Exchange, options: AppOptions): Promise<Reply | undefined> {
  const { request, target } = exchange
  const { validation } = options
  if (!hasSingleHeaders(request))
    return validation.transportProblem({ role: 'invalidHost', path: target.path })
  if (isPreflight(request.method ?? '', request.headers) && options.corsHeaders(exchange) !== undefined) {
    return {
      status: 204,
      headers: preflightHeaders(
        methodsOf(await options.validationAt(target.path), target.path),
        request.headers,
      ),
      body: undefined,
    }
  }
  try {
    return await options.answer(exchange)
  } catch (error) {
    const role = options.onFailure(error, exchange)
    const { path } = target
    const own = await options.validationAt(path)
    const match = own.match(request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'), path)
    const operation = match.found ? own.operation(match.operationId) : undefined
    return { ...validation.transportProblem({ role, path }), operation }
  }
}

function methodsOf(validation: Validation, path: string): readonly string[] {
  const match = validation.match('OPTIONS', path)
  return match.found || match.status === 404 ? [] : match.allow
}

function openExchange(request: IncomingMessage, makeId: MakeId): Exchange {
  const correlationId = request.headers['x-correlation-id']
  const ids = identify(typeof correlationId === 'string' ? correlationId : undefined, makeId)
  return {
    request,
    target: readTarget(request.url),
    requestId: ids['x-request-id'],
    correlationId: ids['x-correlation-id'],
    traceparent: readTraceparent(request.headers['traceparent']),
  }
}
