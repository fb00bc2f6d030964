import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { sqliteText } from '../../src/storage/sqlite/connection.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { allStatements } from '../../src/storage/statement.ts'
import { bulkText } from '../../src/storage/postgres/bulk-text.ts'
import { postgresText } from '../../src/storage/postgres/postgres-text.ts'
import { freshSchema } from '../support/fresh-schema.ts'
import { temporaryFolder } from './engines.ts'
import { findPostgres } from '@pix-payments/testing/postgres'

await import('../../src/storage/rows/backlog-rows.ts')
await import('../../src/storage/rows/delivery-rows.ts')
await import('../../src/storage/rows/ledger-check-rows.ts')
await import('../../src/storage/rows/directory-rows.ts')
await import('../../src/storage/rows/resource-rows.ts')
await import('../../src/storage/rows/retention-mark-rows.ts')
await import('../../src/storage/rows/sandbox-delivery-rows.ts')
await import('../../src/storage/rows/sandbox-event-rows.ts')
await import('../../src/storage/rows/timer-rows.ts')
await import('../../src/storage/rows/wallet-rows.ts')

const folder = temporaryFolder()
let database: DatabaseSync

beforeAll(async () => {
  const file = join(folder.path, 'pix.sqlite')
  const store = openSqlite({ file })
  await migrate(store)
  await store.close()
  database = new DatabaseSync(file, { readOnly: true })
})
afterAll(() => {
  database.close()
  folder.remove()
})

/** The indexes and scans with which SQLite reads the tables of a statement. */
function planOf(name: string): readonly string[] {
  const text = allStatements().find((it) => it.name === name)?.text ?? ''
  const plan = database.prepare(`explain query plan ${sqliteText(text)}`).all()
  return plan
    .map(({ detail }) => String(detail))
    .filter((it) => /^(SEARCH|SCAN) .*INDEX|^SCAN (delivery|event|timer|wallet)|TEMP B-TREE/.test(it))
}

/** Statements that must read no more rows than they return, and how SQLite does it. */
const PLANS: Readonly<Record<string, readonly string[]>> = {
  'deliveryWake.first': ['SEARCH delivery_wake USING COVERING INDEX delivery_wake_due'],
  'deliveryWake.claim': ['SEARCH delivery_wake USING COVERING INDEX delivery_wake_due (at_real<?)'],
  'delivery.walletsWithUntried': [
    'SEARCH delivery USING INDEX delivery_first (wallet_id>?)',
    'SEARCH delivery USING INDEX delivery_first (wallet_id>?)',
    'SEARCH delivery EXISTS USING INDEX delivery_first (wallet_id=?)',
  ],
  'delivery.pageOfUndelivered': [
    'SEARCH d USING INDEX delivery_undelivered (wallet_id=? AND status=? AND position>?)',
    'SEARCH e USING INDEX sqlite_autoindex_event_1 (id=?)',
  ],
  'event.pageOfName': ['SEARCH event USING INDEX event_name (wallet_id=? AND event=? AND position>?)'],
  'wallet.places': ['SEARCH wallet USING COVERING INDEX wallet_position ((position,id)>(?,?))'],
  'wallet.placesOfOperator': [
    'SEARCH wallet USING COVERING INDEX wallet_operator (operator_id=? AND (position,id)>(?,?))',
  ],
  'wallet.pageByName': ['SEARCH wallet USING INDEX wallet_name (operator_id=? AND (name,id)>(?,?))'],
  'wallet.toWake': [
    'SEARCH wallet USING COVERING INDEX wallet_wake ((wake_at_real,id)>(?,?) AND wake_at_real<?)',
    'SEARCH wallet USING COVERING INDEX wallet_wake (wake_at_real>?)',
  ],
  'retentionMark.due': [
    'SEARCH retention_mark USING INDEX retention_mark_age (kind=? AND (at_real,wallet_id)>(?,?) AND at_real<?)',
  ],
  ...Object.fromEntries(
    ['charge', 'withdrawal', 'refund', 'automatic_refund', 'internal_transfer', 'recurrence'].map((table) => [
      `resource.newest.${table}`,
      [`SEARCH ${table} USING INDEX ${table}_newest (wallet_id=?)`],
    ]),
  ),
  'backlog.deliveries': ['SCAN delivery USING INDEX delivery_due'],
  'backlog.oldestDelivery': [
    'SEARCH delivery USING INDEX delivery_due',
    'SEARCH delivery USING INDEX delivery_due (wallet_id>?)',
    'SEARCH delivery USING INDEX delivery_due (wallet_id=?)',
    'SEARCH wallet USING INDEX sqlite_autoindex_wallet_1 (id=?)',
  ],
  'backlog.firstTimer': ['SEARCH wallet USING COVERING INDEX wallet_wake (wake_at_real>?)'],
  // PostgreSQL passes no deleted timers that were due earlier.
  'timer.first': ['SEARCH timer USING INDEX sqlite_autoindex_timer_1 (wallet_id=? AND due_at>?)'],
  'timer.firstOther': ['SEARCH timer USING INDEX timer_other (wallet_id=? AND due_at<?)'],
}

test.each(Object.entries(PLANS))('%s uses an index', (name, plan) => {
  expect(planOf(name)).toEqual(plan)
})

test.each(['', 'OfRange', 'OfOne'])(
  'ledgerCheck.days%s looks up the end of a day for each line',
  (suffix) => {
    expect(planOf(`ledgerCheck.days${suffix}`)).toContain(
      'SEARCH e USING AUTOMATIC COVERING INDEX (wallet_id=? AND last_line=?) LEFT-JOIN',
    )
  },
)

const found = await findPostgres()

/** How PostgreSQL runs a statement after `fill`, when it has counted the rows of the table. */
async function postgresPlanOf(
  statement: string,
  { table, fill }: { readonly table: string; readonly fill: string },
): Promise<readonly string[]> {
  if ('missing' in found) return []
  const schema = freshSchema(found.url)
  const store = await schema.open()
  try {
    await migrate(store)
    await schema.query(fill)
    await schema.query(`analyze ${table}`)
    const plan = await schema.query<Record<string, string>>(`explain (costs off) ${statement}`)
    return plan.map((row) => row['QUERY PLAN']?.trim() ?? '')
  } finally {
    await store.close()
    await schema.drop()
  }
}

test.skipIf('missing' in found)(
  'PostgreSQL reads the newest charges of a frozen wallet in the order of an index',
  async () => {
    const text = allStatements().find(({ name }) => name === 'resource.newest.charge')?.text ?? ''
    const query = postgresText(text).replace('$1', "'wallet'").replace('$2', '101')
    const plan = await postgresPlanOf(query, {
      table: 'charge',
      fill: `insert into charge (id, wallet_id, status, amount, reversed, created_at, body)
        select 'id ' || n, 'wallet', 'PENDING', 1, 0, 1, '{}' from generate_series(1, 2000) n`,
    })
    expect(plan).toEqual([
      'Limit',
      '->  Index Scan Backward using charge_newest on charge',
      "Index Cond: (wallet_id = 'wallet'::text)",
    ])
  },
)

test.skipIf('missing' in found)(
  'PostgreSQL looks up the timers of each withdrawal, also when all others are expiries of charges',
  async () => {
    const write = allStatements().find(({ name }) => name === 'timer.deleteOf')?.write
    const text = write && bulkText(write)
    const lists = "array_fill('wallet'::text, array[100]), array_fill('withdrawal'::text, array[100])"
    const plan = await postgresPlanOf(text?.replace('$1::text[], $2::text[]', lists) ?? '', {
      table: 'timer',
      fill: `insert into timer (wallet_id, due_at, position, kind, resource_id)
        select 'wallet', n, n, 'chargeExpiry', 'charge ' || n from generate_series(1, 2000) n`,
    })
    expect(plan).toContain('->  Index Scan using timer_resource on timer timer_1')
  },
)
