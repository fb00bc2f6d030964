import type { Row, Transaction, Value } from './port.ts'

/** The columns that hold integers. A driver may return a bigint as text. */
const INTEGERS = /(_at|_since|_balance|^attempts|^amount|^credits|^debits|^line_count)$/

type Columns = Readonly<Record<string, Value>>

/** The rows of one table, in one transaction. */
export interface Rows<R> {
  /** Returns whether the row is new. A row with the same key stays as it is. */
  insert(row: R): Promise<boolean>
  /** Inserts several rows at once. Rows with a known key stay as they are. */
  insertAll(rows: readonly R[]): Promise<void>
  /** Returns the row, and locks it until the transaction ends. */
  lock(key: string): Promise<R | undefined>
  get(key: string): Promise<R | undefined>
  find(where: string, values: readonly Value[]): Promise<readonly R[]>
  update(key: string, columns: Partial<R>): Promise<void>
  updateAll(keys: readonly string[], columns: Partial<R>): Promise<void>
  /** Updates the row if it still has this status. Returns whether it has. Then the row is locked until the transaction ends. */
  updateFrom(status: string, key: string, columns: Partial<R>): Promise<boolean>
  /**
   * Returns rows whose work is due, and puts their next work off until `leaseEnd`. So no other process takes them, and
   * they become due again when this process dies. The rows of the wallets `except`, and those that `only`
   * does not select, stay.
   */
  claim(
    now: number,
    leaseEnd: number,
    limit: number,
    except: readonly string[],
    only?: string,
  ): Promise<readonly R[]>
}

export function rowsOf<R extends { readonly key: string }>(transaction: Transaction, table: string): Rows<R> {
  const isPostgres = transaction.dialect === 'postgresql'
  const read = async (text: string, values: readonly Value[]): Promise<readonly R[]> =>
    (await transaction.execute(text, values)).map((row) => normalized(row) as R)
  /** Returns how many of the rows are new. */
  const insert = async (rows: readonly R[]): Promise<number> => {
    const names = Object.keys(rows[0] ?? {})
    const values = rows.flatMap((row) => names.map((name) => (row as unknown as Columns)[name] ?? null))
    const marks = rows.map(
      (_, row) => `(${names.map((_, column) => `$${row * names.length + column + 1}`).join(', ')})`,
    )
    const inserted = await transaction.execute(
      `insert into ${table} (${names.join(', ')}) values ${marks.join(', ')} on conflict (key) do nothing returning key`,
      values,
    )
    return inserted.length
  }
  /** The last values of the statement are those of its condition. */
  const update = (
    columns: Columns,
    where: (first: number) => string,
    values: readonly Value[],
  ): Promise<readonly Row[]> => {
    const entries = Object.entries(columns)
    const set = entries.map(([name], index) => `${name} = $${index + 1}`).join(', ')
    return transaction.execute(`update ${table} set ${set} where ${where(entries.length + 1)}`, [
      ...entries.map(([, value]) => value),
      ...values,
    ])
  }
  return {
    insert: async (row) => (await insert([row])) > 0,
    async insertAll(rows) {
      if (rows.length > 0) await insert(rows)
    },
    async lock(key) {
      const lock = isPostgres ? ' for update' : ''
      return (await read(`select * from ${table} where key = $1${lock}`, [key]))[0]
    },
    get: async (key) => (await read(`select * from ${table} where key = $1`, [key]))[0],
    find: (where, values) => read(`select * from ${table} where ${where}`, values),
    async update(key, columns) {
      await update(columns as Columns, (first) => `key = $${first}`, [key])
    },
    async updateAll(keys, columns) {
      const marks = (first: number): string => keys.map((_, index) => `$${first + index}`).join(', ')
      await update(columns as Columns, (first) => `key in (${marks(first)})`, keys)
    },
    async updateFrom(status, key, columns) {
      const where = (first: number): string => `key = $${first} and status = $${first + 1} returning key`
      return (await update(columns as Columns, where, [key, status])).length > 0
    },
    claim(now, leaseEnd, limit, except, only = '') {
      const marks = except.map((_, index) => `$${index + 3}`).join(', ')
      const others = except.length === 0 ? '' : ` and wallet_id not in (${marks})`
      const skip = isPostgres ? ' for update skip locked' : ''
      return read(
        `update ${table} set next_at = $1, attempts = attempts + 1 where key in (
           select key from ${table} where next_at <= $2${others}${only === '' ? '' : ` and ${only}`} order by next_at limit ${limit}${skip}) returning *`,
        [leaseEnd, now, ...except],
      )
    },
  }
}

/** Your library may rename columns, as `CamelCasePlugin` of Kysely and `postgres.camel` do: `nextAt` is `next_at`. */
const columnOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const normalized = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([given, value]) => {
      const name = columnOf(given)
      return [name, value !== null && INTEGERS.test(name) ? Number(value) : value]
    }),
  )
