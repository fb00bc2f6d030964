import { PixOperatorError, type Storage } from '@pix-payments/operator'
import { Hono } from 'hono'
import { BalanceTooSmall } from '../ledger.ts'
import type { BackEnd } from './back-end.ts'
import { verifierInterface } from './verifier-interface.ts'
import type { SettableClock } from './settable-clock.ts'

/** The HTTP side: the webhook, and the interface of the verifier. */
export function createApp(backEnd: BackEnd, storage: Storage, clock: SettableClock): Hono {
  const app = new Hono()
  app.onError((error, context) => {
    if (error instanceof BalanceTooSmall) return context.text(error.message, 409)
    if (error instanceof TypeError || error instanceof PixOperatorError)
      return context.text(error.message, 400)
    return context.text(error.message, 502)
  })
  app.post('/webhook', async (context) => {
    if (!backEnd.isConnected) return context.text('not connected', 503)
    return backEnd.current().kit.handleWebhook(context.req.raw)
  })
  app.route('/', verifierInterface(backEnd, storage, clock))
  return app
}
