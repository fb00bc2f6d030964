import { inTransaction, type Tables } from '../kit/kit.ts'
import { jsonOf } from '../kit/stored-request.ts'

export interface PruneOptions {
  /** What ended at least so many days ago. Default: 30. */
  readonly days?: number
}

/** How many rows were changed. */
export interface Pruned {
  /** Events that were deleted. */
  readonly events: number
  /** Requests of deposits, payouts and subscriptions whose personal data was erased. */
  readonly requests: number
}

const DAY_MS = 86_400_000

/** How many rows one transaction changes, so that it holds its locks for a short time. */
const AT_ONCE = 200

/** The parts of a request that describe a person, or may. The others are needed to read the resource. */
const PERSONAL: ReadonlySet<string> = new Set([
  'expectedPayer',
  'expectedCreditor',
  'creditor',
  'pixKey',
  'description',
  'metadata',
])

const REQUESTS = ['deposit', 'payout', 'subscription'] as const

/**
 * Deletes the personal data of work that ended: processed events with their payloads, and what requests say about payers
 * and recipients. An event that arrives again is processed again, and changes nothing. Amounts, ids and books stay.
 */
export async function prune(kit: Tables, { days = 30 }: PruneOptions = {}): Promise<Pruned> {
  if (!(days >= 1)) throw new TypeError('days must be 1 or more.')
  const before = kit.clock.now() - days * DAY_MS
  const events = await repeat(() => deleteEvents(kit, before))
  let requests = 0
  for (const table of REQUESTS) requests += await repeat(() => eraseRequests(kit, table, before))
  return { events, requests }
}

/** Runs a transaction until it finds less than a full batch. Returns the number of all rows. */
async function repeat(batch: () => Promise<number>): Promise<number> {
  let count = 0
  for (;;) {
    const done = await batch()
    count += done
    if (done < AT_ONCE) return count
  }
}

const deleteEvents = (kit: Tables, before: number): Promise<number> =>
  inTransaction(kit, async ({ transaction }) => {
    const table = kit.table('event')
    const deleted = await transaction.execute(
      `delete from ${table} where key in
         (select key from ${table} where done_at < $1 order by done_at limit ${AT_ONCE}) returning key`,
      [before],
    )
    return deleted.length
  })

/** Erases what ended: no work is left, so a later event only reads, with the ids that stay. */
const eraseRequests = (kit: Tables, name: (typeof REQUESTS)[number], before: number): Promise<number> =>
  inTransaction(kit, async ({ transaction }) => {
    const table = kit.table(name)
    const rows = await transaction.execute(
      `select key, request from ${table}
         where erased_at is null and created_at < $1 and next_at is null order by created_at limit ${AT_ONCE}`,
      [before],
    )
    if (rows.length === 0) return 0
    const values = rows.flatMap(({ key, request }) => [String(key), erased(String(request))])
    const marks = rows.map((_, index) => `($${index * 2 + 2}, $${index * 2 + 3})`).join(', ')
    await transaction.execute(
      `update ${table} set erased_at = $1, request = erased.column2
         from (values ${marks}) erased where key = erased.column1`,
      [kit.clock.now(), ...values],
    )
    return rows.length
  })

const erased = (request: string): string =>
  jsonOf(
    Object.fromEntries(Object.entries(JSON.parse(request) as object).filter(([name]) => !PERSONAL.has(name))),
  )
