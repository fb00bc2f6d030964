import { createServer, type Server } from 'node:http'
import { nodeListener } from '@pix-payments/operator/node'
import type { Operator } from './kit.ts'

// #region receive
/** Receives webhooks. The listener needs the raw body: mount it before every parser of bodies. */
export function createReceiver({ kit }: Operator): Server {
  const listener = nodeListener(kit.handleWebhook)
  return createServer((request, response) => void listener(request, response))
}
// #endregion

// #region work
/** Reads the resources of new events, sends withdrawals, and polls what got no event. Start it in each process. */
export function work({ kit }: Operator): { stop(): Promise<void> } {
  const worker = kit.startWorker()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void worker.stop())
  return worker
}
// #endregion
