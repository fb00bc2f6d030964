/**
 * A service in production mode with one operator. It runs in its own process, and sends `{ url }` to its parent
 * process.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWallet } from '../src/application/administration/open-wallet.ts'
import { systemClock } from '../src/clock.ts'
import { createService } from '../src/create-service.ts'
import { runningClock } from '../src/domain/wallet/wallet-clock.ts'
import { createIdSource } from '../src/identity/id-source.ts'
import { SECRET_COST, hashSecret } from '../src/identity/secret-hash.ts'
import { DEFAULT_WALLETS } from '../src/sandbox/default-wallets.ts'
import { migrate } from '../src/storage/migrations/migrate.ts'
import { newStorageKey } from '../src/storage/secrets/key-ring.ts'
import { openSqlite } from '../src/storage/sqlite/sqlite-store.ts'

const [wallet] = DEFAULT_WALLETS
const [clientId = '', clientSecret = ''] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'pix-bench-'))
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true })
})

const store = openSqlite({ file: join(folder, 'pix.sqlite') })
await migrate(store)
const secret = await hashSecret(clientSecret, SECRET_COST.production)
await store.write(async (transaction) => {
  if (wallet === undefined) throw new Error('There is no wallet to open')
  const opened = { ...wallet, credential: { clientId, secret }, clock: runningClock() }
  const ids = createIdSource(undefined)
  await openWallet(transaction, opened, { realNow: systemClock.now(), ids, checkEvent: () => undefined })
})
const service = await createService({
  store,
  mode: 'production',
  storageKeys: [newStorageKey()],
  rail: 'simulated',
  host: '0.0.0.0',
})
process.send?.({ url: `http://127.0.0.1:${service.port}` })
process.on('disconnect', () => process.exit(0))
