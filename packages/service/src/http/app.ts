import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import {
  CORS_HEADERS,
  type MakeId,
  identify,
  isPreflight,
  preflightHeaders,
  readTarget,
} from '@pix-payments/spec/http'
import type { Validation } from '@pix-payments/spec/validation'
import type { Clock } from '../clock.ts'
import type { Exchange, Reply } from './exchange.ts'
import { send } from './send.ts'

/** An exchange that is over. */
export interface Finished {
  readonly exchange: Exchange
  readonly reply: Reply
  readonly durationMilliseconds: number
}

export interface AppOptions {
  readonly clock: Clock
  readonly makeId: MakeId
  readonly validation: Validation
  /** The API behind a path. */
  readonly apiOf: (path: string) => (exchange: Exchange) => Promise<Reply | undefined>
  readonly methodsOf: (path: string) => readonly string[]
  /** Let pages of any origin call it. */
  readonly cors: boolean
  readonly ready: () => Promise<void>
  /** Prometheus text; undefined where metrics are off. */
  readonly metrics?: (() => Promise<string>) | undefined
  readonly onFinished: (finished: Finished) => void
  /** A failure of ours: the caller sees none of it. */
  readonly onFailure: (error: unknown, exchange: Exchange) => void
}

/** Served over HTTP/1.1 alone. */
interface NodeBindings {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
}

export type App = Hono<{ Bindings: HttpBindings }>

/** Health beside the API. The contract finds its own operations: its router keeps paths as they were sent. */
export function createApp(options: AppOptions): App {
  const app: App = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    try {
      await options.ready()
      return context.json({ status: 'ready' })
    } catch {
      return context.json({ status: 'not ready' }, 503)
    }
  })
  const { metrics } = options
  if (metrics !== undefined) app.get('/metrics', async (context) => context.text(await metrics()))
  app.all('*', async (context) => {
    const { incoming, outgoing } = context.env as NodeBindings
    const startedAt = options.clock.now()
    const exchange = openExchange(incoming, options.makeId)
    const cors = options.cors ? CORS_HEADERS : {}
    const reply = await replyTo(exchange, options)
    if (reply === undefined || outgoing.destroyed) return RESPONSE_ALREADY_SENT
    if (reply.drop === true) {
      outgoing.destroy()
    } else {
      const ids = { 'x-request-id': exchange.requestId, 'x-correlation-id': exchange.correlationId }
      send(outgoing, reply, { head: incoming.method === 'HEAD', more: { ...cors, ...ids } })
    }
    const durationMilliseconds = options.clock.now() - startedAt
    options.onFinished({ exchange, reply, durationMilliseconds })
    return RESPONSE_ALREADY_SENT
  })
  return app
}

async function replyTo(exchange: Exchange, options: AppOptions): Promise<Reply | undefined> {
  const { request, target } = exchange
  if (options.cors && isPreflight(request.method ?? '', request.headers)) {
    return {
      status: 204,
      headers: preflightHeaders(options.methodsOf(target.path), request.headers),
      body: undefined,
    }
  }
  try {
    return await options.apiOf(target.path)(exchange)
  } catch (error) {
    options.onFailure(error, exchange)
    const { validation } = options
    return validation.transportProblem({ role: 'internal', path: target.path })
  }
}

function openExchange(request: IncomingMessage, makeId: MakeId): Exchange {
  const correlationId = request.headers['x-correlation-id']
  const ids = identify(typeof correlationId === 'string' ? correlationId : undefined, makeId)
  return {
    request,
    target: readTarget(request.url),
    requestId: ids['x-request-id'],
    correlationId: ids['x-correlation-id'],
  }
}
