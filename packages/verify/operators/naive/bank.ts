import { DatabaseSync } from 'node:sqlite'

export interface Connection {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly pixKey: string
  readonly openingBalance: number
}

interface Payment {
  readonly playerId: string
  readonly amount: number
}

interface Entry {
  readonly endToEndId: string | null
  readonly amount: number
  readonly playerId: string
}

/** The tables of the naive back end: no transactions, no unique keys. */
export interface Bank {
  connect(connection: Connection): void
  connection(): Connection
  savePayment(id: string, playerId: string, amount: number): void
  payment(id: string): Payment | undefined
  add(playerId: string, amount: number): void
  balance(playerId: string): number
  balances(): object
  book(day: string, endToEndId: string | null, amount: number, playerId: string): void
  entries(day: string): readonly Entry[]
}

/** The row of the money that left a player and has not reached a bank yet. */
export const IN_FLIGHT = '#in-flight'

const TABLES = `
  create table if not exists connection (value text);
  create table if not exists payment (id text primary key, player text, amount integer);
  create table if not exists player (id text primary key, balance integer);
  create table if not exists entry (day text, end_to_end_id text, amount integer, player text);`

export function createBank(file: string): Bank {
  const database = new DatabaseSync(file)
  database.exec(`pragma journal_mode = wal; ${TABLES}`)
  const run = (sql: string, ...values: (string | number | null)[]): void =>
    void database.prepare(sql).run(...values)
  const all = <T>(sql: string, ...values: string[]): T[] => database.prepare(sql).all(...values) as T[]
  return {
    connect(connection) {
      for (const table of ['connection', 'payment', 'player', 'entry']) run(`delete from ${table}`)
      run('insert into connection values (?)', JSON.stringify(connection))
    },
    connection() {
      const [row] = all<{ value: string }>('select value from connection')
      if (row === undefined) throw new Error('not connected')
      return JSON.parse(row.value) as Connection
    },
    savePayment: (id, playerId, amount) =>
      run('insert or replace into payment values (?, ?, ?)', id, playerId, amount),
    payment: (id) => all<Payment>('select player as playerId, amount from payment where id = ?', id)[0],
    add(playerId, amount) {
      run('insert or ignore into player values (?, 0)', playerId)
      run('update player set balance = balance + ? where id = ?', amount, playerId)
    },
    balance: (playerId) =>
      all<{ balance: number }>('select balance from player where id = ?', playerId)[0]?.balance ?? 0,
    balances() {
      const players = all('select id as playerId, balance from player where id <> ?', IN_FLIGHT)
      return { players, inFlight: this.balance(IN_FLIGHT), operator: this.connection().openingBalance }
    },
    book: (day, endToEndId, amount, playerId) =>
      run('insert into entry values (?, ?, ?, ?)', day, endToEndId, amount, playerId),
    entries: (day) =>
      all<Entry>(
        'select end_to_end_id as endToEndId, amount, player as playerId from entry where day = ?',
        day,
      ),
  }
}
