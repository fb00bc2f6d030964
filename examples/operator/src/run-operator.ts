import type { OperatorKit } from '@pix-payments/operator'
import type { Hono } from 'hono'

const HOUR_MS = 3_600_000

/**
 * Receives webhooks, does the work that is due, and each hour compares the days since `since` (YYYY-MM-DD) that are over
 * with the statement. Returns a function that waits for the work that started.
 */
export function runOperator(app: Hono, kit: OperatorKit<unknown>, since: string): () => Promise<void> {
  app.post('/webhook', (context) => kit.handleWebhook(context.req.raw))
  const worker = kit.startWorker()
  const stopping = new AbortController()
  const compareDays = (): Promise<unknown> =>
    kit.days.reconcileDue(since, { signal: stopping.signal }).catch((error: Error) => console.error(error))
  let comparing = compareDays()
  const hourly = setInterval(() => (comparing = compareDays()), HOUR_MS)
  return async () => {
    clearInterval(hourly)
    stopping.abort()
    await Promise.all([worker.stop(), comparing])
  }
}
