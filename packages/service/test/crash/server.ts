/**
 * A service in its own process, which the crash test kills. Its argument is `ServerOptions` as JSON. It sends `{ url }`
 * to its parent process when it listens, and `{ failure }` for every error that it logs.
 */
import { randomBytes } from 'node:crypto'
import { flushCompileCache } from 'node:module'
import { type ServiceOptions, createService } from '../../src/create-service.ts'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { acknowledgeEarly } from './acknowledge-early.ts'
import { fastClock } from './fast-clock.ts'

export type Data =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'postgres'; readonly url: string; readonly schema: string }

export interface ServerOptions {
  readonly data: Data
  readonly port: number
  /** True enables a deliberate bug: the server acknowledges a write before its commit. */
  readonly isSabotaged: boolean
  /** Undefined: the rail is in this process. */
  readonly rail?: ServiceOptions['rail']
}

export type Message = { readonly url: string } | { readonly failure: string }

const { data, port, isSabotaged, rail } = JSON.parse(process.argv[2] ?? '') as ServerOptions
const tell = (message: Message): void => {
  process.send?.(message)
}

const store = await openStore(data)
const service = await createService({
  store: isSabotaged ? acknowledgeEarly(store) : store,
  port,
  rail,
  clock: fastClock,
  log: {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error(facts, message) {
      const { err } = facts as { readonly err?: Error }
      tell({ failure: `${message}: ${err?.stack ?? ''}` })
    },
  },
})
tell({ url: service.url })
// Node writes its compile cache at a normal exit. This process is always killed, so it writes the cache now.
flushCompileCache()

async function openStore(options: Data): Promise<Store> {
  if (options.engine === 'sqlite') return openSqlite({ file: options.file })
  const { url, schema } = options
  return openPostgres({ url, schema, random: (byteCount) => randomBytes(byteCount) })
}
