import { randomUUID } from 'node:crypto'
import type { Clock } from '../../src/clock.ts'
import { DEFAULT_KEEP, type Keep } from '../../src/retention/keep.ts'
import { type Retention, createRetention } from '../../src/retention/retention.ts'
import { finishDelivery, insertAttempt } from '../../src/storage/rows/delivery-rows.ts'
import { insertDelivery } from '../../src/storage/rows/event-rows.ts'
import type { Value } from '../../src/storage/statement.ts'
import type { Store } from '../../src/storage/store.ts'
import { silentLog } from '../../src/telemetry/log.ts'
import type { ManualClock } from '../support/manual-clock.ts'
import { REPORT_SECRET, Reporter } from '../support/reporter.ts'
import { type TestWallet, openSandbox } from '../sandbox/support/test-sandbox.ts'

/** A sandbox on a store. Its own job never deletes anything: the tests run the rounds of another job. */
export async function openOldRowsSandbox(store: Store): Promise<OldRowsSandbox> {
  const { url, clock, control, wallet, close } = await openSandbox({
    store,
    rail: 'simulated',
    reportSecrets: [REPORT_SECRET],
    keep: { events: 'forever', orders: 'forever' },
  })
  const institution = new Reporter({ url, now: () => clock.now() })
  return { store, clock, control, wallet, close, institution, ...rowsIn(store) }
}

type TestSandbox = Awaited<ReturnType<typeof openSandbox>>
export type OldRowsSandbox = Pick<TestSandbox, 'clock' | 'control' | 'wallet' | 'close'> &
  Rows & { readonly store: Store; readonly institution: Reporter }

interface Rows {
  /** Returns the number of rows of a wallet in a table. */
  count(table: string, wallet: TestWallet): Promise<number>
  all<Row extends object>(text: string, values?: readonly Value[]): Promise<readonly Row[]>
  run(text: string, values?: readonly Value[]): Promise<number>
  /** Adds a delivery with one attempt to the wallet's newest event; with PENDING, it waits for a retry. */
  deliver(wallet: TestWallet, status: 'DELIVERED' | 'DEAD' | 'PENDING'): Promise<string>
}

let statements = 0
const sql = (text: string): { readonly name: string; readonly text: string } => ({
  name: `test.retention.${(statements += 1)}`,
  text,
})

function rowsIn(store: Store): Rows {
  const all: Rows['all'] = (text, values) => store.read((reader) => reader.all(sql(text), values))
  return {
    all,
    run: (text, values) => store.write((transaction) => transaction.run(sql(text), values)),
    async count(table, { id }) {
      const [row] = await all<{ n: number }>(`select count(*) as n from ${table} where wallet_id = $1`, [id])
      return row?.n ?? 0
    },
    deliver: (wallet, status) =>
      store.write(async (transaction) => {
        const event = await transaction.first<{ id: string; resource_id: string }>(
          sql('select id, resource_id from event where wallet_id = $1 order by position desc limit 1'),
          [wallet.id],
        )
        if (event === undefined) throw new Error('The wallet has no event')
        const numbered = sql(
          'update wallet set deliveries = deliveries + 1, version = version + 1 where id = $1 returning deliveries, last_at',
        )
        const numbers = await transaction.first<{ deliveries: number; last_at: number }>(numbered, [
          wallet.id,
        ])
        const { deliveries: position = 0, last_at: at = 0 } = numbers ?? {}
        const id = randomUUID()
        const about = { eventId: event.id, walletId: wallet.id, resourceId: event.resource_id }
        await insertDelivery(transaction, { id, ...about, position, dueAt: at, causedBy: null })
        await transaction.run(sql(`update delivery set lease = 'test' where id = $1`), [id])
        await finishDelivery(transaction, id, 'test', { status, attempts: 1, dueAt: at })
        await insertAttempt(transaction, wallet.id, id, {
          number: 1,
          at,
          sentAt: at,
          url: 'https://receiver.example/',
          requestHeaders: {},
          status: status === 'DELIVERED' ? 204 : 500,
          responseHeaders: {},
          responseBody: '',
          error: null,
          durationMilliseconds: 1,
        })
        return id
      }),
  }
}

export interface JobOptions {
  readonly keep?: Partial<Keep>
  readonly onRemoved?: (table: string, rows: number) => void
  readonly onPause?: (milliseconds: number) => void
}

/** The job on the store of a sandbox. Its pauses take no time. */
export function jobOf(
  { store, clock }: { readonly store: Store; readonly clock: ManualClock },
  { keep = {}, onRemoved, onPause = () => undefined }: JobOptions = {},
): Retention {
  const hurried: Clock = {
    ...clock,
    after(milliseconds, callback) {
      onPause(milliseconds)
      const soon = setImmediate(callback)
      return () => {
        clearImmediate(soon)
      }
    },
  }
  const log = {
    ...silentLog,
    error(facts: object) {
      throw new Error('The job logged an error', { cause: 'err' in facts ? facts.err : facts })
    },
  }
  // The store counts as not shared, because the job is not the one of the service, which is in the list of processes.
  return createRetention({
    store: { ...store, isShared: false },
    clock: hurried,
    log,
    processId: 'this',
    keep: { ...DEFAULT_KEEP, ...keep },
    onRemoved,
  })
}
