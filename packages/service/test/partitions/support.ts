import { randomBytes } from 'node:crypto'
import { findPostgres } from '@pix-payments/testing/postgres'
import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import { createService } from '../../src/create-service.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { partitionsOf } from '../../src/storage/partition.ts'
import { openPostgres } from '../../src/storage/postgres/postgres-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { type FreshSchema, freshSchema } from '../support/fresh-schema.ts'
import { type ManualClock, manualClock } from '../support/manual-clock.ts'
import { Operator } from '../support/operator.ts'
import { productionStore } from '../support/production-store.ts'
import { START } from '../support/service.ts'
import { STORAGE_KEYS } from '../support/storage-keys.ts'

const { PIX_TEST_CITUS_URL: citus } = process.env
const found = citus === undefined ? await findPostgres() : { url: citus }
export const missing: string = 'missing' in found ? `: ${found.missing}` : ''

/** Of this number of partitions, the wallets `a`, `a2` and `b` are in different ones. */
export const PARTITIONS = 3

export function freshPlace(): FreshSchema {
  if ('missing' in found) throw new Error(found.missing)
  return freshSchema(found.url)
}

/** Opens a divided store with the default wallets, in production. */
export async function openDivided(place: FreshSchema, clock?: ManualClock): Promise<Store> {
  const { url, schema } = place
  const store = await openPostgres({
    url,
    schema,
    partitions: PARTITIONS,
    poolSize: 4,
    random: randomBytes,
    clock,
  })
  return productionStore(DEFAULT_WALLETS, store)
}

export interface DividedService extends AsyncDisposable {
  readonly url: string
  readonly place: FreshSchema
  readonly store: Store
  readonly clock: ManualClock
  readonly a: Operator
  readonly a2: Operator
  readonly b: Operator
  /** The problems of the ledgers of all partitions. */
  problems(): Promise<readonly string[]>
}

/** Starts a production service on a divided store. */
export async function startDivided(): Promise<DividedService> {
  const place = freshPlace()
  const clock = manualClock()
  clock.pass(START)
  const store = await openDivided(place, clock)
  const service = await createService({
    mode: 'production',
    storageKeys: STORAGE_KEYS,
    rail: 'simulated',
    clock,
    store,
  })
  const [a, a2, b] = DEFAULT_WALLETS.map(({ id, operator, credential: { clientId } }) => {
    const clientSecret = operator.name.startsWith('Alfa') ? 'alfa-demo-secret' : 'beta-demo-secret'
    const now = (): number => clock.now()
    return new Operator({ url: service.url, walletId: id, clientId, clientSecret, now })
  })
  if (a === undefined || a2 === undefined || b === undefined) throw new Error('Three wallets are needed')
  return {
    url: service.url,
    place,
    store,
    clock,
    a,
    a2,
    b,
    async problems() {
      const ledgers = await Promise.all(partitionsOf(store).map((one) => checkLedger(one)))
      return ledgers.flatMap(({ wallets }) => wallets.flatMap(({ problems }) => problems))
    },
    async [Symbol.asyncDispose]() {
      await service.close()
      await place.drop()
    },
  }
}
