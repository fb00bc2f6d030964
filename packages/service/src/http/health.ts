import { Hono } from 'hono'

export interface HealthOptions {
  /** Rejects when the service cannot serve requests. The response of `/readyz` contains the message of the error. */
  readonly ready: () => Promise<void>
  /**
   * Returns the state of the connection to the institution, which `/readyz` shows. It does not decide the status: while
   * the institution is away, the service still serves reads, webhooks and refunds. Undefined when the world is simulated
   * in this process.
   */
  readonly rail?: (() => Promise<RailState>) | undefined
  /** Returns the metrics in the text format of Prometheus. Undefined when metrics are switched off. */
  readonly metrics?: (() => Promise<string>) | undefined
}

export interface RailState {
  readonly status: 'up' | 'down'
  /** Orders that the institution has not acknowledged yet. */
  readonly pending: number
  /** The age of the oldest of them in seconds. */
  readonly oldestSeconds: number
}

/** Serves `/healthz` (the process is alive), `/readyz` (it can serve requests) and, when given, `/metrics`. */
export function createHealth({ ready, rail, metrics }: HealthOptions): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    try {
      await ready()
      return context.json({ status: 'ready', ...(rail && { rail: await rail() }) })
    } catch (error) {
      return context.json({ status: 'not ready', reason: (error as Error).message }, 503)
    }
  })
  if (metrics !== undefined) app.get('/metrics', async (context) => context.text(await metrics()))
  return app
}
