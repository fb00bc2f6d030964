/**
 * Fills each table with a million rows, and measures what the kit reads and writes by index:
 *
 *     node --conditions=pix-source bench/million-rows.ts --rows 1000000 --only sqlite
 *
 * Prints the middle and the longest transaction of each call. Ends with 1 when the middle one takes more than 50 ms, or when a
 * plan scans a table.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { createPixClient, systemClock } from '@pix-payments/client'
import { createOperatorKit, type OperatorKit, type Storage, type Value } from '@pix-payments/operator'
import { operations } from '@pix-payments/operator/operations'
import { migrate, nodeSqliteStorage, openNodeSqlite } from '@pix-payments/operator/storage'
import { findDatabase, openSchema } from './database.ts'

const MOST_MS = 50
const TIMES = 20
const DAY_MS = 86_400_000
/** One row in so many is open, or an open finding. */
const OPEN = 100

const { rows, only } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    /** `sqlite` or `postgresql`. */
    only: { type: 'string' },
  },
}).values
const ROWS = Number(rows)
const NOW = systemClock.now()

interface Measured {
  readonly storage: Storage
  /** What was measured since the last call. */
  take(): Promise<{
    /** The milliseconds of the transactions, the shortest first. */
    readonly transactions: readonly number[]
    readonly slowest: string
    /** The parts of plans that scan a table. */
    readonly scans: readonly string[]
  }>
}

/** Measures transactions, and looks at the plan of each new statement. */
function measured(storage: Storage): Measured {
  let transactions: number[] = []
  let slowest = { text: '', milliseconds: 0 }
  const statements = new Map<string, readonly Value[]>()
  return {
    storage: {
      dialect: storage.dialect,
      async transaction(work) {
        // Transactions of SQLite wait for each other: that is not measured.
        let start = 0
        const result = await storage.transaction((t) => {
          start = performance.now()
          return work({
            ...t,
            dialect: t.dialect,
            native: t.native,
            async execute(text, values) {
              statements.set(text, values)
              const begin = performance.now()
              const rows = await t.execute(text, values)
              const milliseconds = performance.now() - begin
              if (milliseconds > slowest.milliseconds) slowest = { text, milliseconds }
              return rows
            },
          })
        })
        transactions.push(performance.now() - start)
        return result
      },
    },
    async take() {
      const scans: string[] = []
      const explain = storage.dialect === 'sqlite' ? 'explain query plan' : 'explain'
      for (const [text, values] of statements) {
        if (/^(create|insert|begin|set)/.test(text)) continue
        const plan = await storage.transaction((t) => t.execute(`${explain} ${text}`, values))
        const lines = plan.map((it) => String(it['QUERY PLAN'] ?? it['detail']))
        scans.push(...lines.filter((it) => /Seq Scan on pix_|SCAN pix_(?!.* USING)/.test(it)))
      }
      const result = {
        transactions: transactions.toSorted((a, b) => a - b),
        slowest: `${slowest.milliseconds.toFixed(1)} ms: ${slowest.text.replaceAll(/\s+/g, ' ').slice(0, 90)}`,
        scans: [...new Set(scans.map((it) => it.trim()))],
      }
      transactions = []
      slowest = { text: '', milliseconds: 0 }
      statements.clear()
      return result
    },
  }
}

/** Fills the tables with statements, because a million calls would take minutes. `n` is the number of the row. */
async function fill(storage: Storage): Promise<void> {
  const isSqlite = storage.dialect === 'sqlite'
  const numbers = isSqlite
    ? `(with recursive s(n) as (select 1 union all select n + 1 from s where n < ${ROWS}) select n from s) s`
    : `(select generate_series(1::bigint, ${ROWS}::bigint) as n) s`
  const text = (prefix: string): string => `'${prefix}' || n`
  const isOpen = `n % ${OPEN} = 0`
  const at = `${NOW - 60 * DAY_MS} + n * ${Math.floor((60 * DAY_MS) / ROWS)}`
  const next = `case when ${isOpen} then ${NOW} + (n % 7 - 3) * 1000 end`
  const erased = `case when n < ${ROWS / 4} then 1 end`
  const request = `'{"amount":1,"expectedPayer":{"taxId":"52998224725"},"externalId":"d-' || n || '"}'`
  const wallet = `'w-' || (n % 10)`
  const player = `'p-' || (n % 10000)`
  const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    event: {
      key: text('e-'),
      wallet_id: wallet,
      name: `'pixChargePaid'`,
      external_id: text('d-'),
      payload: `'{}'`,
      received_at: at,
      done_at: `case when ${isOpen} then null else ${at} end`,
      next_at: next,
    },
    deposit: {
      key: `${wallet} || '/d-' || n`,
      wallet_id: wallet,
      external_id: text('d-'),
      player_id: player,
      amount: '5000',
      request,
      status: `case when ${isOpen} then 'PENDING' else 'PAID' end`,
      charge_id: text('c-'),
      end_to_end_id: text('E'),
      created_at: at,
      next_at: next,
      erased_at: erased,
    },
    payout: {
      key: `'withdrawal/' || ${wallet} || '/w-' || n`,
      kind: `'withdrawal'`,
      wallet_id: wallet,
      external_id: text('w-'),
      player_id: player,
      amount: '5000',
      request,
      status: `case when ${isOpen} then 'PROCESSING' else 'SUCCESS' end`,
      resource_id: text('t-'),
      end_to_end_id: text('F'),
      created_at: at,
      next_at: next,
      erased_at: erased,
    },
    subscription: {
      key: `${wallet} || '/s-' || n`,
      wallet_id: wallet,
      external_id: text('s-'),
      player_id: player,
      amount: '5000',
      request,
      status: `case when ${isOpen} then 'AUTHORIZED' else 'COMPLETED' end`,
      recurrence_id: text('r-'),
      next_cycle: '3',
      created_at: at,
      next_at: next,
      erased_at: erased,
    },
    cycle: {
      key: `${wallet} || '/s-' || n || '/2'`,
      wallet_id: wallet,
      subscription_key: `${wallet} || '/s-' || n`,
      number: '2',
      amount: '5000',
      status: `'PAID'`,
      next_at: next,
    },
    entry: {
      key: `${wallet} || '/c-' || n`,
      wallet_id: wallet,
      id: text('c-'),
      kind: `'deposit'`,
      external_id: text('d-'),
      end_to_end_id: text('E'),
      player_id: player,
      amount: '5000',
      booked_at: at,
      day: `'2026-0' || (n % 9 + 1) || '-' || (n % 18 + 10)`,
    },
    day: {
      key: `${wallet} || '/' || n`,
      wallet_id: wallet,
      day: `'d-' || n`,
      status: `'closed'`,
      credits: '0',
      debits: '0',
      line_count: '0',
    },
    finding: {
      key: `'stuck/' || ${wallet} || '/' || n`,
      kind: `'stuck'`,
      wallet_id: wallet,
      subject: text('x-'),
      detail: `''`,
      opened_at: at,
      status: `case when ${isOpen} then 'open' else 'resolved' end`,
    },
  }
  for (const [table, columns] of Object.entries(tables)) {
    await storage.transaction((t) =>
      t.execute(
        `insert into pix_${table} (${Object.keys(columns).join(', ')})
           select ${Object.values(columns).join(', ')} from ${numbers}`,
        [],
      ),
    )
  }
  await storage.transaction((t) => t.execute('analyze', []))
}

type Call = (kit: OperatorKit<unknown>, number: number) => Promise<unknown>

/** The calls do not reach an API: each claimed row fails, and is put off. */
const CALLS: Readonly<Record<string, Call>> = {
  claim: (kit) => kit.runDue({ limit: 100, signal: AbortSignal.timeout(100) }),
  'look-up by player': (kit, n) => kit.operations.lookUp(`p-${n}`),
  'look-up by externalId': (kit, n) => kit.operations.lookUp(`d-${n * 101}`),
  'look-up by chargeId': (kit, n) => kit.operations.lookUp(`c-${n * 101}`),
  'look-up by endToEndId': (kit, n) => kit.operations.lookUp(`F${n * 101}`),
  measure: (kit) => kit.operations.measure(),
  'open findings': (kit) => kit.findings.list(),
  'open findings of a wallet': (kit) => kit.findings.list({ walletId: 'w-0' }),
  'days of a wallet': (kit) => kit.days.list({ walletId: 'w-3' }),
  days: (kit) => kit.days.list(),
  'entries of a day': (kit) => kit.books.entries('2026-05-11', 'w-4'),
  retryNow: (kit) => kit.operations.retryNow({ walletId: 'w-9' }),
  dismissEvent: (kit, n) => kit.operations.dismissEvent(`e-${n * OPEN}`, { actor: 'ana', reason: 'test' }),
}

/** Returns whether all calls are fast enough. */
async function measureEngine(name: string, plain: Storage): Promise<boolean> {
  await migrate(plain)
  const start = performance.now()
  await fill(plain)
  console.log(
    `${name}: ${ROWS} rows in each table, filled in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  const { storage, take } = measured(plain)
  const pix = createPixClient({
    baseUrl: 'http://127.0.0.1:1',
    clientId: 'x',
    clientSecret: 'x',
    maxRetries: 0,
  })
  const kit = createOperatorKit<unknown>({
    storage,
    wallets: Array.from({ length: 10 }, (_, n) => ({ walletId: `w-${n}`, pix, secrets: () => [] })),
    operations: { ...operations, createWatch: () => async () => undefined },
    handlers: {
      onPaid: () => undefined,
      onTakenBack: () => undefined,
      onWithdrawalGivenBack: () => undefined,
      onWithdrawalReturned: () => undefined,
    },
  })
  let isFine = true
  const report = async (what: string): Promise<void> => {
    const { transactions, slowest, scans } = await take()
    const [middle = 0, longest = 0] = [transactions.at(transactions.length / 2), transactions.at(-1)]
    const isSlow = middle > MOST_MS || scans.length > 0
    isFine &&= !isSlow
    const figures = [middle, longest].map((it) => `${it.toFixed(1)} ms`)
    console.log(`| ${[what, ...figures, ...(isSlow ? [slowest, ...scans] : [])].join(' | ')} |`)
  }
  for (const [what, call] of Object.entries(CALLS)) {
    // The first calls open connections.
    for (let number = 1; number <= 5; number += 1) await call(kit, number)
    await take()
    for (let number = 6; number <= TIMES; number += 1) await call(kit, number)
    await report(what)
  }
  // In days, so that a run of a minute deletes batches of a part of the rows.
  await kit.operations.prune({ days: 59 })
  await report('prune')
  await plain.transaction((t) => t.execute(`update pix_event set done_at = null, next_at = ${NOW - 1}`, []))
  await plain.transaction((t) => t.execute('analyze pix_event', []))
  await CALLS['claim']?.(kit, 0)
  await take()
  for (let number = 1; number <= TIMES; number += 1) await CALLS['claim']?.(kit, number)
  await report('claim, when all events are due after an outage')
  return isFine
}

const folder = mkdtempSync(join(tmpdir(), 'pix-million-'))
try {
  const results: boolean[] = []
  if (only !== 'postgresql') {
    const database = openNodeSqlite(join(folder, 'books.sqlite'))
    results.push(await measureEngine('node:sqlite', nodeSqliteStorage(database)))
    database.close()
  }
  const url = only === 'sqlite' ? undefined : await findDatabase()
  if (url !== undefined) {
    await using schema = await openSchema(url)
    results.push(await measureEngine('PostgreSQL', schema.storage as Storage))
  }
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true })
}
