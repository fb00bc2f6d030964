import { PixError, type StatementLine } from '@pix-payments/client'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import type { Budget } from '../pace/budget.ts'
import { whenAllowed } from './when-allowed.ts'
import type { DayRow } from '../storage/records.ts'
import { closeDay } from './close-day.ts'
import { checkedDay, type Day, dayKey, dayOf, lastCompleteDay, newDay } from './day.ts'
import { matchLines, repairLines, signedAmount } from './match-lines.ts'

/** The most lines of a page of the statement (G-117). */
export const PAGE_SIZE = 100

export interface ReconcileOptions {
  /** Needed when the kit has several wallets. */
  readonly walletId?: string
  /** Stops between two pages, and while the wallet waits after a 429. The next call continues there. */
  readonly signal?: AbortSignal
}

/**
 * Compares a day in Brasília with its statement, page by page. Each page is one transaction, which also stores how far
 * the day was read: a call that was stopped, or a process that died, is continued by the next call. Several processes
 * may call it at once. A day that is `open` is compared again from its beginning; a day that is `closed` is returned.
 * After a 429 it waits as all work of the wallet does, and goes on.
 *
 * @throws TypeError when `day` is not a date, or when it ended less than a minute ago.
 */
export async function reconcileDay(
  kit: Kit,
  budget: Budget,
  day: string,
  { walletId, signal }: ReconcileOptions = {},
): Promise<Day> {
  const id = kit.wallets.idOf(walletId)
  if (checkedDay(day) > lastCompleteDay(kit.clock.now())) {
    throw new TypeError(`${day} is not over in Brasília for a minute.`)
  }
  const allowance = { budget, walletId: id, signal }
  let row = await inTransaction(kit, (open) => begin(open, id, day))
  while (row.status === 'reading') {
    const from = row
    const next = await whenAllowed(kit, allowance, () => readPage(kit, from))
    if (next === undefined) return dayOf(from)
    row = next
  }
  if (row.status === 'closed') return dayOf(row)
  const read = row
  return dayOf((await whenAllowed(kit, allowance, () => closeDay(kit, read))) ?? read)
}

async function begin({ days }: Open, walletId: string, day: string): Promise<DayRow> {
  const fresh = newDay(walletId, day)
  if (await days.insert(fresh)) return fresh
  const stored = (await days.lock(fresh.key)) ?? fresh
  if (stored.status !== 'open') return stored
  await days.update(fresh.key, fresh)
  return fresh
}

async function readPage(kit: Kit, from: DayRow): Promise<DayRow> {
  const { wallet_id: walletId, day, next_cursor: cursor } = from
  const page = await kit.wallets
    .of(walletId)
    .pix.statements.listStatement({
      initDate: day,
      endDate: day,
      pageSize: PAGE_SIZE,
      ...(cursor !== null && { cursor }),
    })
    .catch((error: unknown) => {
      if (cursor !== null && isRefusedCursor(error)) return undefined
      throw error
    })
  if (page === undefined) return startAgain(kit, from)
  const { data, nextCursor } = page
  await repairLines(kit, walletId, data)
  return inTransaction(kit, async (open) => {
    const stored = (await open.days.lock(dayKey(walletId, day))) ?? from
    // Another process has stored this page.
    if (stored.status !== 'reading' || stored.next_cursor !== cursor) return stored
    await matchLines(kit, open, { walletId, day }, data)
    const next: DayRow = { ...stored, ...addPage(stored, data, nextCursor) }
    await open.days.update(next.key, next)
    return next
  })
}

/** The service refuses a cursor from before a reset or a restore of the wallet, or of an older version. */
const isRefusedCursor = (error: unknown): boolean =>
  error instanceof PixError && error.code === 'INVALID_QUERY_PARAMETER'

function startAgain(kit: Kit, { wallet_id: walletId, day, next_cursor: cursor }: DayRow): Promise<DayRow> {
  const fresh = newDay(walletId, day)
  return inTransaction(kit, async ({ days }) => {
    const stored = (await days.lock(fresh.key)) ?? fresh
    if (stored.status !== 'reading' || stored.next_cursor !== cursor) return stored
    await days.update(fresh.key, fresh)
    return fresh
  })
}

/** What a page adds. After the last page, the day is open until its figures are compared. */
function addPage(
  { credits, debits, line_count }: DayRow,
  lines: readonly StatementLine[],
  nextCursor: string | null,
): Partial<DayRow> {
  const amounts = lines.map(signedAmount)
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  return {
    credits: credits + sum(amounts.filter((it) => it > 0)),
    debits: debits - sum(amounts.filter((it) => it < 0)),
    line_count: line_count + lines.length,
    next_cursor: nextCursor,
    status: nextCursor === null ? 'open' : 'reading',
  }
}
