import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../src/storage/migrations/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import { allStatements } from '../../src/storage/statement.ts'
import { temporaryFolder } from './engines.ts'

await import('../../src/storage/rows/delivery-rows.ts')
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
  const plan = database.prepare(`explain query plan ${text.replaceAll(/\{.*?\}/g, '')}`).all()
  return plan
    .map(({ detail }) => String(detail))
    .filter((it) => /^(SEARCH|SCAN) .*INDEX|^SCAN (delivery|event|timer|wallet)/.test(it))
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
  'wallet.places': ['SEARCH wallet USING COVERING INDEX wallet_position (position>?)'],
  'wallet.placesOfOperator': [
    'SEARCH wallet USING COVERING INDEX wallet_operator (operator_id=? AND position>?)',
  ],
  'wallet.pageByName': ['SEARCH wallet USING INDEX wallet_name (operator_id=? AND name>?)'],
  'wallet.toWake': ['SEARCH wallet USING COVERING INDEX wallet_wake (wake_at_real>?)'],
  'timer.firstOther': ['SEARCH timer USING INDEX timer_other (wallet_id=? AND due_at<?)'],
}

test.each(Object.entries(PLANS))('%s uses an index', (name, plan) => {
  expect(planOf(name)).toEqual(plan)
})
