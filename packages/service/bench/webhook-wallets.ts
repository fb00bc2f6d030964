import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { openWallet } from '../src/application/administration/open-wallet.ts'
import { TIMER_HANDLERS } from '../src/application/timer-handlers.ts'
import { Wallets } from '../src/application/wallet/wallets.ts'
import { simulatedRail } from '../src/rail/simulated/simulated-rail.ts'
import { systemClock } from '../src/clock.ts'
import { runningClock } from '../src/domain/wallet/wallet-clock.ts'
import { createIdSource } from '../src/identity/id-source.ts'
import { openPostgres } from '../src/storage/postgres/postgres-store.ts'
import { saveWebhook } from '../src/storage/rows/webhook-rows.ts'
import { type KeyRing, createKeyRing, newStorageKey } from '../src/storage/secrets/key-ring.ts'
import { openSqlite } from '../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../src/storage/store.ts'

export const KEYS: KeyRing = createKeyRing([newStorageKey()], { readsPlain: false })

/** The payload of a pixChargePaid event, without the fields that every event has. */
export const FACTS = {
  status: 'paid',
  chargeId: '2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42',
  externalId: 'deposit-000123',
  amount: 10_000,
  endToEndId: 'E87654321202603011403a1B2c3D4e5F',
  paidAt: '2026-03-01T14:03:27.512Z',
  debtor: {
    name: 'Maria Silva',
    taxId: '52998224725',
    personType: 'NATURAL_PERSON',
    bankCode: '87654321',
    branchCode: '0001',
    accountNumber: '123456789',
    accountType: 'CACC',
  },
}

/** Opens a store. When DATABASE_URL is set, this is a new PostgreSQL schema; otherwise it is SQLite in a file. */
export async function openStore(file: string): Promise<Store> {
  const url = process.env['DATABASE_URL']
  if (url === undefined) return openSqlite({ file })
  return openPostgres({ url, schema: `bench_${randomUUID().replaceAll('-', '')}`, random: randomBytes })
}

const ids = createIdSource(undefined)
const checkEvent = (): void => undefined

export const walletsOf = (store: Store, onCommit: (walletId: string) => void): Wallets =>
  new Wallets({
    store,
    clock: systemClock,
    ids,
    rail: simulatedRail,
    timers: TIMER_HANDLERS,
    checkEvent,
    onCommit,
  })

/** Adds a wallet with the webhook `url`, and returns its id. */
export async function addWallet(store: Store, url: string): Promise<string> {
  const id = randomUUID()
  await store.write(async (transaction) => {
    await openWallet(
      transaction,
      {
        id,
        operator: { id: randomUUID(), name: 'Operator', cnpj: id.replaceAll('-', '').slice(0, 14) },
        name: 'Wallet',
        accountNumber: String(randomInt(10 ** 9)),
        openingBalance: 0,
        pixKeys: [],
        clock: runningClock(),
        credential: { clientId: id, secret: '' },
      },
      { realNow: systemClock.now(), ids, checkEvent },
    )
    await saveWebhook(transaction, KEYS, id, {
      url,
      authentication: { type: 'BEARER', token: 'token' },
      events: null,
      signingSecret: `whsec_${randomBytes(32).toString('base64')}`,
      previous: null,
      updatedAt: 0,
    })
  })
  return id
}
