import { serve } from '@hono/node-server'
import type { Storage } from '@pix-payments/operator'
import { Hono } from 'hono'
import type { Connection } from './connection.ts'
import { LEDGER } from './ledger.ts'
import { createOperator } from './operator.ts'
import { cashier } from './page/cashier.ts'
import type { SandboxPlayer } from './page/sandbox-player.ts'
import { runOperator } from './run-operator.ts'

export interface ServeOptions {
  readonly storage: Storage
  readonly connection: Connection
  /** The first day of the books, YYYY-MM-DD in Brasília. */
  readonly since: string
  readonly host: string
  /** 0 takes a free port. */
  readonly port: number
  /** Lets the page pay as the player. Only for a sandbox. */
  readonly sandbox?: SandboxPlayer
}

export interface ServedOperator {
  readonly url: string
  /** Answers the open requests and ends the work that started. */
  close(): Promise<void>
}

/** Serves the webhook and the page of one operator, and does its work. Rejects when the port cannot be opened. */
export async function serveOperator(options: ServeOptions): Promise<ServedOperator> {
  const { storage, connection, since, host, port, sandbox } = options
  await storage.transaction((t) => t.execute(LEDGER, []))
  const operator = createOperator(storage, connection)
  await operator.kit.migrate()
  const app = new Hono()
  app.route('/', cashier({ operator, storage, walletId: connection.walletId, sandbox }))
  const stop = runOperator(app, operator.kit, since)
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const server = serve({ fetch: app.fetch, hostname: host, port }, ({ port }) => resolve(port))
  server.once('error', reject)
  const listening = await promise.catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening}`,
    async close() {
      await new Promise((done) => server.close(done))
      await stop()
    },
  }
}
