import { join } from 'node:path'
import { systemClock } from '../../src/clock.ts'
import type { createService as start } from '../../src/create-service.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import type { openSqlite as open } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { manualClock, type ManualClock } from '../support/manual-clock.ts'
import { Operator } from '../support/operator.ts'
import { productionStore } from '../support/production-store.ts'
import { REPORT_SECRET } from '../support/reporter.ts'
import { START } from '../support/service.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

export const SOURCE: string = join(import.meta.dirname, '../../src')
const CONTROL_TOKEN = 'control-token-of-the-tests'

interface Starting {
  readonly createService: typeof start
}
interface Opening {
  readonly openSqlite: typeof open
}

/** A sandbox and a production service that the checks attack. */
export interface Site extends AsyncDisposable {
  readonly url: string
  readonly clock: ManualClock
  readonly store: Store
  readonly a: Operator
  readonly b: Operator
  /** An operator of the production service. */
  readonly inProduction: Operator
  /** While `error` is set, each write of the sandbox fails with it. */
  readonly failing: { error?: Error | undefined }
}

/** Starts both services from a folder of sources: those of this package, or a copy with a hole. */
export async function openSite(source: string = SOURCE): Promise<Site> {
  const load = <T>(file: string): Promise<T> => import(join(source, file)) as Promise<T>
  const { createService } = await load<Starting>('create-service.ts')
  const { openSqlite } = await load<Opening>('storage/sqlite/sqlite-store.ts')
  const clock = manualClock(START)
  const sound = openSqlite({})
  const failing: Site['failing'] = {}
  const store: Store = {
    ...sound,
    write: (work) => (failing.error === undefined ? sound.write(work) : Promise.reject(failing.error)),
  }
  // A refusal after too many failures is late by real time.
  const timed = { ...clock, after: systemClock.after }
  const shared = { clock: timed, rail: 'simulated', tokenLimit: true } as const
  const reportSecrets = [REPORT_SECRET]
  const sandbox = await createService({ ...shared, store, reportSecrets, controlToken: CONTROL_TOKEN })
  const production = await createService({
    ...shared,
    mode: 'production',
    storageKeys: STORAGE_KEYS,
    store: await productionStore(),
  })
  const operator = (url: string, alias: 'alfa' | 'beta'): Operator => {
    const clientId = `${alias}-demo`
    const walletId = DEFAULT_WALLETS.find(({ credential }) => credential.clientId === clientId)?.id ?? ''
    return new Operator({
      url,
      walletId,
      clientId,
      clientSecret: `${clientId}-secret`,
      now: () => clock.now(),
    })
  }
  return {
    url: sandbox.url,
    clock,
    store,
    a: operator(sandbox.url, 'alfa'),
    b: operator(sandbox.url, 'beta'),
    inProduction: operator(production.url, 'alfa'),
    failing,
    async [Symbol.asyncDispose]() {
      await sandbox.close()
      await production.close()
    },
  }
}
