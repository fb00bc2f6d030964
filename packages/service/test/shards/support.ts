import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import { checkShards } from '../../src/application/audit/check-shards.ts'
import { createService } from '../../src/create-service.ts'
import { DEFAULT_WALLETS } from '../../src/sandbox/default-wallets.ts'
import { type Store, StoreUnavailableError } from '../../src/storage/store.ts'
import type { Engine } from '../storage/engines.ts'
import { type ManualClock, manualClock } from '../support/manual-clock.ts'
import { Operator } from '../support/operator.ts'
import { productionStore } from '../support/production-store.ts'
import { START } from '../support/service.ts'

/** A store that a test can disconnect. */
export interface Shard {
  readonly store: Store
  /** Called before each call of the store. When it returns true, the store cannot be used for this call. */
  refuses: (method: 'read' | 'readLatest' | 'write') => boolean
}

function breakable(store: Store): Shard {
  const shard: Shard = { store, refuses: () => false }
  const call = <M extends 'read' | 'readLatest' | 'write'>(method: M): Store[M] =>
    ((work: never) =>
      shard.refuses(method)
        ? Promise.reject(new StoreUnavailableError('The database is away.'))
        : (store[method] as (work: never) => Promise<unknown>)(work)) as Store[M]
  return Object.assign(shard, {
    store: new Proxy(store, {
      get: (target, name) =>
        name === 'read' || name === 'readLatest' || name === 'write'
          ? call(name)
          : // The methods of a store use its private fields.
            bound(target, Reflect.get(target, name)),
    }),
  })
}

const bound = (store: Store, value: unknown): unknown =>
  typeof value === 'function' ? value.bind(store) : value

export interface Sharded extends AsyncDisposable {
  readonly url: string
  readonly clock: ManualClock
  readonly shards: readonly [Shard, Shard]
  /** The main wallets of two operators, in the first shard. */
  readonly a: Operator
  readonly b: Operator
  /** Their other wallets, in the second shard. */
  readonly a2: Operator
  readonly b2: Operator
  /** Returns the problems of both ledgers and of the transfers between them. */
  check(): Promise<{ readonly problems: readonly string[]; readonly pending: number }>
}

/** Starts a production service on two stores. The main wallets are in the first one. */
export async function startShards(engine: Engine): Promise<Sharded> {
  const clock = manualClock()
  clock.pass(START)
  const databases = [engine.make(), engine.make()] as const
  const isMain = ({ name }: (typeof DEFAULT_WALLETS)[number]): boolean => name === 'main'
  const open = async (index: 0 | 1): Promise<Shard> => {
    const wallets = DEFAULT_WALLETS.filter((wallet) => isMain(wallet) === (index === 0))
    return breakable(await productionStore(wallets, await databases[index].open({ clock })))
  }
  const shards = [await open(0), await open(1)] as const
  const service = await createService({
    mode: 'production',
    rail: 'simulated',
    clock,
    shards: shards.map(({ store }) => store),
  })
  const operators = DEFAULT_WALLETS.map(({ id, operator, credential: { clientId } }) => {
    const clientSecret = operator.name.startsWith('Alfa') ? 'alfa-demo-secret' : 'beta-demo-secret'
    const now = (): number => clock.now()
    return new Operator({ url: service.url, walletId: id, clientId, clientSecret, now })
  })
  const [a, a2, b, b2] = operators
  if (a === undefined || a2 === undefined || b === undefined || b2 === undefined) {
    throw new Error('There are fewer wallets than the tests need')
  }
  return {
    url: service.url,
    clock,
    shards,
    a,
    a2,
    b,
    b2,
    async check() {
      const stores = shards.map(({ store }) => store)
      const ledgers = await Promise.all(stores.map((store) => checkLedger(store)))
      const both = await checkShards(stores)
      const ofWallets = ledgers.flatMap(({ wallets }) => wallets.flatMap(({ problems }) => problems))
      return { problems: [...ofWallets, ...both.problems], pending: both.pending }
    },
    async [Symbol.asyncDispose]() {
      for (const shard of shards) shard.refuses = () => false
      await service.close()
      for (const database of databases) await database.remove()
    },
  }
}
