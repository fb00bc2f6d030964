import { walletsOf } from '../../../src/commands/wallets-of.ts'
import type { WebhookAccount } from '../../../src/domain/webhook/webhook-account.ts'
import { DEFAULT_WALLETS } from '../../../src/sandbox/default-wallets.ts'
import type { Settings } from '../../../src/settings/read-settings.ts'
import { partitionsOf, storeOfWallet } from '../../../src/storage/partition.ts'
import { saveWebhook } from '../../../src/storage/rows/webhook-rows.ts'
import type { Statement } from '../../../src/storage/statement.ts'
import type { Store } from '../../../src/storage/store.ts'
import { productionStore } from '../../support/production-store.ts'
import { KEY_RING, STORAGE_KEY } from '../../support/storage-keys.ts'

/** The settings of a command on a store with dead deliveries. */
export const PRODUCTION: Readonly<Record<string, string>> = {
  PIX_SERVICE_MODE: 'production',
  PIX_SERVICE_RAIL: 'simulated',
  PIX_SERVICE_STORAGE_KEY: STORAGE_KEY,
}

const WEBHOOK: WebhookAccount = {
  url: 'http://127.0.0.1:9/',
  authentication: { type: 'NONE' },
  events: null,
  signingSecret: 'whsec_none',
  previous: null,
  updatedAt: 0,
}

const sql = (name: string, text: string): Statement => ({ name: `test.dead.${name}`, text })
const ATTEMPTS = sql(
  'attempts',
  `insert into delivery_attempt (delivery_id, wallet_id, number, at, body)
    select id, wallet_id, 9, 0, '{"status":null,"error":"refused"}' from delivery`,
)
const DEAD = sql('dead', `update delivery set status = 'DEAD', attempts = 9`)

/**
 * Creates the default wallets, the first of them with a webhook and this many dead deliveries, and closes the store.
 * Returns the ids of the wallets.
 */
export async function storeDeadDeliveries(
  store: Store,
  ...counts: readonly number[]
): Promise<readonly string[]> {
  await productionStore(DEFAULT_WALLETS, store)
  const settings = { rail: undefined } as Settings
  const ids = DEFAULT_WALLETS.map(({ id }) => id)
  for (const [index, count] of counts.entries()) {
    const id = ids[index] ?? ''
    await walletsOf(storeOfWallet(store, id), { mode: 'production', settings }).write(id, async (work) => {
      await saveWebhook(work.transaction, KEY_RING, id, WEBHOOK)
      for (let made = 0; made < count; made += 1) {
        await work.emit('pixChargePaid', `charge-${index}-${made}`, {})
      }
    })
  }
  for (const one of partitionsOf(store)) {
    await one.write(async (transaction) => {
      await transaction.run(ATTEMPTS)
      await transaction.run(DEAD)
    })
  }
  return ids
}
