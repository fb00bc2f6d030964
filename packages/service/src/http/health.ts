import { Hono } from 'hono'

export interface HealthOptions {
  /** Rejects when the service cannot serve requests. The response of `/readyz` contains the message of the error. */
  readonly ready: () => Promise<void>
  /** Returns the metrics in the text format of Prometheus. Undefined when metrics are switched off. */
  readonly metrics?: (() => Promise<string>) | undefined
}

/** Serves `/healthz` (the process is alive), `/readyz` (it can serve requests) and, when given, `/metrics`. */
export function createHealth({ ready, metrics }: HealthOptions): Hono {
  const app = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    try {
      await ready()
      return context.json({ status: 'ready' })
    } catch (error) {
      return context.json({ status: 'not ready', reason: (error as Error).message }, 503)
    }
  })
  if (metrics !== undefined) app.get('/metrics', async (context) => context.text(await metrics()))
  return app
}
