import type { Statement } from '../storage/statement.ts'
import type { Partitioned, Reader, Store, Transaction } from '../storage/store.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** The longest `db.query.summary`, in statements: a move of a clock has thousands. */
const MOST_NAMES = 20

/**
 * Returns the store with a span for each transaction and read that runs inside a span, also in its partitions. The span
 * names the statements, without text and values. A transaction that performs operations of many requests is below the
 * request that began it.
 */
export function tracedStore(store: Store, tracing: Tracing): Store {
  if (store.partitioned === undefined) return tracedPartition(store, tracing, undefined)
  const stores: Store[] = []
  for (const one of store.partitioned.stores) {
    stores.push(tracedPartition(one, tracing, one.partitioned && { ...one.partitioned, stores }))
  }
  return stores[store.partitioned.number - 1] ?? store
}

/** @param partitioned the partitions of the store, all traced */
function tracedPartition(store: Store, tracing: Tracing, partitioned: Partitioned | undefined): Store {
  const attributes = { 'db.system.name': store.engine === 'postgres' ? 'postgresql' : 'sqlite' }
  async function traced<Given extends Reader | readonly Reader[], T>(
    operation: string,
    run: (work: (given: Given) => Promise<T>) => Promise<T>,
    work: (given: Given) => Promise<T>,
  ): Promise<T> {
    if (!tracing.isInSpan()) return run(work)
    const start = { name: operation, kind: 'CLIENT', parent: 'active', attributes } as const
    return tracing.span(start, async (span) => {
      const names = new Set<string>()
      try {
        return await run((given) => work(namingAll(given, ({ name }) => names.add(name))))
      } finally {
        span.set({
          'db.operation.name': operation,
          'db.query.summary': [...names].slice(0, MOST_NAMES).join(' '),
        })
      }
    })
  }
  const { write, read, readLatest } = store
  const divided = partitioned && {
    ...partitioned,
    inAll: ((method, work) =>
      traced(method, (it) => partitioned.inAll(method, it), work)) satisfies Partitioned['inAll'],
  }
  return new Proxy(store, {
    get(target, key) {
      if (key === 'partitioned') return divided
      if (key === 'write') return (work: Work<Transaction>) => traced('write', write.bind(target), work)
      if (key === 'read') return (work: Work<Reader>) => traced('read', read.bind(target), work)
      if (key === 'readLatest') return (work: Work<Reader>) => traced('read', readLatest.bind(target), work)
      const value: unknown = Reflect.get(target, key, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

type Work<Given> = (given: Given) => Promise<unknown>

/** The methods of a reader or transaction whose first argument is a statement. */
const WITH_STATEMENT: ReadonlySet<string | symbol> = new Set(['all', 'first', 'run', 'later'])

const namingAll = <Given extends Reader | readonly Reader[]>(
  given: Given,
  onStatement: (statement: Statement) => void,
): Given =>
  (Array.isArray(given)
    ? given.map((one: Reader) => naming(one, onStatement))
    : naming(given as Reader, onStatement)) as Given

const naming = <Given extends Reader>(given: Given, onStatement: (statement: Statement) => void): Given =>
  new Proxy(given, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (!WITH_STATEMENT.has(key)) return value.bind(target)
      return (statement: Statement, ...values: readonly unknown[]): unknown => {
        onStatement(statement)
        return value.call(target, statement, ...values)
      }
    },
  })
