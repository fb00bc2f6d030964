import { setImmediate } from 'node:timers/promises'
import type { ColumnType, Statement, Value } from '../statement.ts'
import type { Reader } from '../store.ts'
import { binaryColumns } from './binary-array.ts'
import { LIST, manyTimes } from './bulk-text.ts'
import { CallMap } from './call-map.ts'
import { type Call, tablesOf } from './conflicts.ts'

/** A text of {@link batchedReads} that is prepared under its own name. */
export type Query = <Row extends object>(
  name: string,
  text: string,
  values: readonly unknown[],
) => Promise<readonly Row[]>

interface Waiting {
  readonly call: Call
  readonly promise: Promise<readonly object[]>
  resolve(rows: readonly object[]): void
  reject(error: unknown): void
}

/**
 * A reader that sends the calls of one turn of the event loop together. Equal calls become one; calls of the same
 * statement become one statement.
 *
 * @param send runs the queries of one turn, on one connection
 * @param limit delays a turn until few enough others are under way; more calls may join it meanwhile
 */
export function batchedReads(
  send: (work: (query: Query) => Promise<void>) => Promise<void>,
  limit: (turn: () => Promise<void>) => Promise<void> = (turn) => turn(),
): Reader {
  let waiting = new CallMap<Waiting>()

  const sendAll = async (): Promise<void> => {
    await setImmediate()
    const sent = [...waiting.values()]
    waiting = new CallMap()
    try {
      await send(async (query) => {
        await Promise.allSettled(groupsOf(sent).map((group) => read(query, group)))
      })
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }
  const ask = <Row extends object>(call: Call): Promise<readonly Row[]> => {
    if (waiting.isEmpty) void limit(sendAll)
    const { promise } = waiting.getOrAdd(call, () => ({
      call,
      ...Promise.withResolvers<readonly object[]>(),
    }))
    return promise as Promise<readonly Row[]>
  }
  return {
    all: async <Row extends object>(statement: Statement, values: readonly Value[] = []) => [
      ...(await ask<Row>({ statement, values })),
    ],
    first: async <Row extends object>(statement: Statement, values: readonly Value[] = []) =>
      (await ask<Row>({ statement, values }))[0],
  }
}

/**
 * Groups the calls that one statement can answer. Those that read only rows of wallets come first: whether the other rows
 * are current is judged by the clock and the next timer of their wallet, so they must not be older.
 */
function groupsOf(waiting: readonly Waiting[]): readonly (readonly Waiting[])[] {
  const groups = Map.groupBy(waiting, ({ call }) =>
    call.values.length > 0 && !call.values.includes(null) ? call.statement : {},
  )
  return [...groups.values()].toSorted((one, other) => Number(isOfWallets(other)) - Number(isOfWallets(one)))
}

const isOfWallets = ([first]: readonly Waiting[]): boolean => {
  const tables = first && tablesOf(first.call.statement)
  return tables?.size === 1 && tables.has('wallet')
}

/** Asks for the rows of all calls of the group. When that fails, the calls fail. */
async function read(query: Query, group: readonly Waiting[]): Promise<void> {
  try {
    const [first] = group
    if (first !== undefined && group.length === 1) {
      const { statement, values } = first.call
      first.resolve(await query(statement.name, statement.text, values))
    } else if (first !== undefined) await readMany(query, first.call, group)
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}

async function readMany(query: Query, { statement, values }: Call, group: readonly Waiting[]): Promise<void> {
  const types = values.map((value): ColumnType => (typeof value === 'number' ? 'bigint' : 'text'))
  const lists = binaryColumns(
    types,
    group.map(({ call }) => call.values),
  )
  const text = manyTimes(statement, types)
  const rows = await query<Record<typeof LIST, number>>(`${statement.name} many`, text, lists)
  const found = new Map<number, object[]>()
  for (const { [LIST]: list, ...row } of rows) {
    const others = found.get(list)
    if (others === undefined) found.set(list, [row])
    else others.push(row)
  }
  for (const [index, { resolve }] of group.entries()) resolve(found.get(index + 1) ?? [])
}
