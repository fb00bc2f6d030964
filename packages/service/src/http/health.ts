import { Hono } from 'hono'

export interface HealthOptions {
  /** Rejects when requests cannot be served, with a reason that callers may see. */
  readonly ready: () => Promise<void>
  /** Prometheus text; undefined where metrics are off. */
  readonly metrics?: (() => Promise<string>) | undefined
}

/** What machines ask of a process, beside the API: alive, ready, and how it is doing. */
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
