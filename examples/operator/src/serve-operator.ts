import type { Storage } from '@pix-payments/operator'
import { adminPage } from '@pix-payments/operator/admin'
import { migrate } from '@pix-payments/operator/storage'
import { Hono } from 'hono'
import type { Connection } from './connection.ts'
import { LEDGER } from './ledger.ts'
import type { OpenServer } from './open-server.ts'
import { createOperator } from './operator.ts'
import { cashier } from './page/cashier.ts'
import type { SandboxPlayer } from './page/sandbox-player.ts'
import { runOperator } from './run-operator.ts'

export interface ServeOptions {
  readonly storage: Storage
  readonly connection: Connection
  /** The first day of the books, YYYY-MM-DD in Brasília. */
  readonly since: string
  readonly server: OpenServer
  /** Lets the page pay as the player. Only for a sandbox. */
  readonly sandbox?: SandboxPlayer
}

/**
 * Serves the webhook and the page of one operator, and does its work. Returns a function that answers the open requests
 * and ends the work that started.
 */
export async function serveOperator(options: ServeOptions): Promise<() => Promise<void>> {
  const { storage, connection, since, server, sandbox } = options
  await storage.transaction((t) => t.execute(LEDGER, []))
  const operator = createOperator(storage, connection)
  await migrate(storage)
  const app = new Hono()
  app.route('/', cashier({ operator, storage, walletId: connection.walletId, sandbox }))
  // The page of the kit, without a login: only for a sandbox.
  const admin = adminPage(operator.kit, { authorize: () => 'the demo' })
  if (sandbox !== undefined) app.all('/admin', ({ req }) => admin(req.raw))
  const stop = runOperator(app, operator.kit, since)
  server.serve(app.fetch)
  return async () => {
    await server.close()
    await stop()
  }
}
