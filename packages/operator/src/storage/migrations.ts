import type { Dialect, Storage, Transaction } from './port.ts'
import { type Table, type TableNames, tablesOf } from './tables.ts'

type Names = (table: Table) => string

/** The migrations in their order. A migration that was released never changes. */
const MIGRATIONS: readonly ((table: Names) => readonly string[])[] = [
  (table) => [
    // The inbox: one row for each event that arrived.
    `create table ${table('event')} (
  key text primary key, wallet_id text not null, name text not null, external_id text, payload text not null, lane text not null default 'in',
  received_at bigint not null, done_at bigint, attempts integer not null default 0, next_at bigint, failing_since bigint, problem text, traceparent text)`,
    // A deposit is stored before its charge is created.
    `create table ${table('deposit')} (
  key text primary key, wallet_id text not null, external_id text not null, player_id text not null,
  amount bigint not null, request text not null, status text not null, charge_id text unique, br_code text,
  end_to_end_id text, expires_at bigint, paid_at bigint, created_at bigint not null,
  attempts integer not null default 0, next_at bigint, failing_since bigint, erased_at bigint)`,
    // The outbox of withdrawals, refunds and transfers: the request is stored beside the operator's debit.
    `create table ${table('payout')} (
  key text primary key, kind text not null, wallet_id text not null, external_id text not null,
  player_id text not null, amount bigint not null, request text not null, status text not null,
  resource_id text, end_to_end_id text, reason text, created_at bigint not null, ended_at bigint,
  attempts integer not null default 0, next_at bigint, failing_since bigint, erased_at bigint, traceparent text)`,
    // The books: one row for each movement of the wallet that the operator has booked.
    `create table ${table('entry')} (
  key text primary key, wallet_id text not null, id text not null, kind text not null, external_id text,
  end_to_end_id text, player_id text, amount bigint not null, booked_at bigint not null, day text not null, matched_day text)`,
    `create table ${table('day')} (
  key text primary key, wallet_id text not null, day text not null, status text not null, next_cursor text,
  credits bigint not null, debits bigint not null, line_count bigint not null,
  opening_balance bigint, closing_balance bigint, checked_at bigint)`,
    `create table ${table('finding')} (
  key text primary key, kind text not null, wallet_id text not null, subject text not null, day text,
  detail text not null, opened_at bigint not null, status text not null,
  resolved_at bigint, actor text, reason text)`,
    // A subscription is stored before its recurrence is created.
    `create table ${table('subscription')} (
  key text primary key, wallet_id text not null, external_id text not null, player_id text not null,
  amount bigint not null, request text not null, status text not null, recurrence_id text unique, br_code text,
  reason text, cancel_request text, first_paid_at bigint, next_cycle integer not null, expires_at bigint,
  created_at bigint not null, attempts integer not null default 0, next_at bigint, failing_since bigint, erased_at bigint)`,
    // A cycle is stored before its charge is created.
    `create table ${table('cycle')} (
  key text primary key, wallet_id text not null, subscription_key text not null, number integer not null,
  amount bigint not null, status text not null, schedule_id text, due_date text, end_to_end_id text,
  reason text, waived text, paid_at bigint, attempts integer not null default 0, next_at bigint, failing_since bigint)`,
    open(table('event'), 'lane, next_at, wallet_id, failing_since'),
    index(table('event'), 'done', 'done_at'),
    open(table('deposit'), 'next_at, wallet_id, failing_since, amount'),
    open(table('payout'), 'next_at, wallet_id, failing_since, amount, kind'),
    open(table('subscription'), 'next_at, wallet_id, failing_since, amount, status'),
    open(table('cycle'), 'next_at, wallet_id, failing_since, amount'),
    index(table('cycle'), 'of', 'subscription_key'),
    // A line of the statement finds its payout by this id.
    index(table('payout'), 'resource', 'resource_id'),
    index(table('entry'), 'day', 'wallet_id, day'),
    index(table('day'), 'newest', 'day, key'),
    index(table('day'), 'wallet', 'wallet_id, day'),
    index(table('finding'), 'open', 'status, wallet_id, day'),
    index(table('finding'), 'oldest', 'status, opened_at, key'),
    // A person looks up a player, an externalId or an endToEndId.
    ...(['deposit', 'payout', 'subscription'] as const).flatMap((name) => [
      index(table(name), 'player', 'player_id, created_at'),
      index(table(name), 'external', 'external_id'),
      // Rows whose request still has personal data.
      `${index(table(name), 'personal', 'created_at')} where erased_at is null`,
    ]),
    index(table('deposit'), 'e2e', 'end_to_end_id'),
    index(table('payout'), 'e2e', 'end_to_end_id'),
    index(table('event'), 'external', 'external_id'),
    index(table('entry'), 'external', 'external_id'),
    index(table('finding'), 'subject', 'subject'),
  ],
]

/** The name of an index has no schema: it is in the schema of its table. */
const index = (table: string, name: string, columns: string): string =>
  `create index ${table.slice(table.indexOf('.') + 1)}_${name} on ${table} (${columns})`

/** Finds and measures open work without reading the rows that have ended. */
const open = (table: string, columns: string): string =>
  `${index(table, 'due', columns)} where next_at is not null`

/** Returns the statements of all migrations after the first `from`, for your own tool of migrations. */
export function migrationsText(dialect: Dialect, names: TableNames = {}, from = 0): string {
  const table = tablesOf(names)
  const statements = MIGRATIONS.slice(from).flatMap((migration, index) => [
    ...migration(table),
    `insert into ${table('migration')} (number) values (${from + index + 1})`,
  ])
  return [...prepare(dialect, names), ...statements].map((it) => `${it};\n`).join('\n')
}

const prepare = (dialect: Dialect, names: TableNames): string[] => [
  ...(dialect === 'postgresql' && names.schema !== undefined
    ? [`create schema if not exists ${names.schema}`]
    : []),
  `create table if not exists ${tablesOf(names)('migration')} (number integer primary key)`,
]

/** Creates and updates the tables of the kit. Concurrent calls wait for each other. */
export async function migrate(storage: Storage, names: TableNames = {}): Promise<void> {
  const table = tablesOf(names)
  await storage.transaction(async (transaction) => {
    const run = (text: string): ReturnType<Transaction['execute']> => transaction.execute(text, [])
    // Prisma cannot read a column of the type void.
    if (storage.dialect === 'postgresql') await run('select pg_advisory_xact_lock(7307497)::text')
    for (const statement of prepare(storage.dialect, names)) await run(statement)
    const [row] = await run(`select count(*) as done from ${table('migration')}`)
    const done = Number(row?.['done'] ?? 0)
    for (const [index, migration] of MIGRATIONS.entries()) {
      if (index < done) continue
      for (const statement of migration(table)) await run(statement)
      await transaction.execute(`insert into ${table('migration')} (number) values ($1)`, [index + 1])
    }
  })
}
