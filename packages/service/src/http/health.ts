import type { IncomingMessage, ServerResponse } from 'node:http'
import { JSON_TYPE, type Reply } from './exchange.ts'
import { send } from './send.ts'

export interface HealthOptions {
  /**
   * Rejects when the service cannot serve requests. The response of `/readyz` contains the message of the error, or what
   * resolves.
   */
  readonly ready: () => Promise<Readiness>
  /**
   * Returns the state of the connection to the institution, which `/readyz` shows. It does not decide the status: while
   * the institution is away, the service still serves reads, webhooks and refunds. Undefined when the world is simulated
   * in this process.
   */
  readonly rail?: (() => Promise<RailState>) | undefined
  /** Returns the metrics in the text format of Prometheus. Undefined when metrics are switched off. */
  readonly metrics?: (() => Promise<string>) | undefined
}

export interface Readiness {
  /** The numbers of the partitions whose wallets get 503, because their database is away. */
  readonly partitionsAway: readonly number[]
}

export interface RailState {
  readonly status: 'up' | 'down'
  /** Orders that the institution has not acknowledged yet. */
  readonly pending: number
  /** The age of the oldest of them in seconds. */
  readonly oldestSeconds: number
}

/** What answers `GET` of a path. */
export type HealthRoutes = ReadonlyMap<string, () => Promise<Reply>>

/** Returns `/healthz` (the process is alive), `/readyz` (it can serve requests) and, when given, `/metrics`. */
export function healthRoutes({ ready, rail, metrics }: HealthOptions): HealthRoutes {
  const routes = new Map<string, () => Promise<Reply>>([
    ['/healthz', () => Promise.resolve(json(200, { status: 'ok' }))],
    [
      '/readyz',
      async () => {
        const { partitionsAway } = await ready()
        const away = partitionsAway.length > 0 && { partitionsAway }
        return json(200, { status: 'ready', ...away, ...(rail && { rail: await rail() }) })
      },
    ],
  ])
  if (metrics !== undefined) routes.set('/metrics', async () => text(200, await metrics()))
  return routes
}

/** Answers with the route of the path. Without one: 404. */
export async function answerHealth(
  route: (() => Promise<Reply>) | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const reply =
    route === undefined
      ? text(404, 'Not found')
      : !isRead
        ? text(405, 'Method not allowed', { allow: 'GET, HEAD' })
        : await route().catch((error: unknown) =>
            json(503, { status: 'not ready', reason: (error as Error).message }),
          )
  send(response, reply, { head: request.method === 'HEAD', more: {} })
}

const json = (status: number, body: unknown): Reply => ({ status, headers: JSON_TYPE, body })

const text = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers: { 'content-type': 'text/plain; charset=UTF-8', ...headers },
  body,
})
