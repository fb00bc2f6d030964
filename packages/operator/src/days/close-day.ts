import type { ConsolidatedDay } from '@pix-payments/client'
import { findLine } from '../books/statement-line.ts'
import { brasiliaDay } from '../dates.ts'
import { recordFinding, resolveFindings } from '../kit/findings.ts'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import type { DayRow, EntryRow } from '../storage/records.ts'
import { dayBefore, dayKey } from './day.ts'
import { differenceOf, markMatched } from './match-lines.ts'

/** How many entries without a line are looked up before the next are read. */
const ENTRIES_AT_ONCE = 100

/**
 * Ends the comparison of a day whose lines were all read: looks for the lines of the entries that had none, compares the
 * figures, and closes the day when no finding of it is open.
 */
export async function closeDay(kit: Kit, { wallet_id: walletId, day, key }: DayRow): Promise<DayRow> {
  await findMissing(kit, walletId, day)
  const figures = await figuresOf(kit, walletId, day)
  return inTransaction(kit, async (open) => {
    const stored = await open.days.lock(key)
    if (stored === undefined) throw new Error(`The row of ${key} was deleted.`)
    // Another process began to compare the day again, or has closed it.
    if (stored.status !== 'open') return stored
    await resolveFindings(kit, open, { walletId }, [{ kind: 'stuck', subject: day }])
    const problem = await problemOf(open, stored, figures)
    const finding = { kind: 'totals', subject: day } as const
    await (problem === undefined
      ? resolveFindings(kit, open, { walletId, day }, [finding])
      : recordFinding(kit, open, { ...finding, walletId, day, detail: problem }))
    const unsettled = await open.findings.find(
      `wallet_id = $1 and day = $2 and status = 'open' order by key limit 1`,
      [walletId, day],
    )
    const next: DayRow = {
      ...stored,
      status: unsettled.length === 0 ? 'closed' : 'open',
      opening_balance: figures.openingBalance,
      closing_balance: figures.closingBalance,
      checked_at: kit.clock.now(),
    }
    await open.days.update(key, next)
    return next
  })
}

/** Looks up each entry of the day that was on no page: its line is on another day, or missing. */
async function findMissing(kit: Kit, walletId: string, day: string): Promise<void> {
  let after = ''
  for (;;) {
    const from = after
    const entries = await inTransaction(kit, (open) =>
      open.entries.find(
        `wallet_id = $1 and day = $2 and matched_day is null and key > $3 order by key limit ${ENTRIES_AT_ONCE}`,
        [walletId, day, from],
      ),
    )
    for (const entry of entries) await lookUp(kit, entry)
    const last = entries.at(-1)
    if (last === undefined) return
    after = last.key
  }
}

async function lookUp(kit: Kit, entry: EntryRow): Promise<void> {
  const { wallet_id: walletId, id, day } = entry
  const line = await findLine(kit, walletId, id)
  const finding = { walletId, subject: id, day }
  await inTransaction(kit, async (open) => {
    if (line === undefined) {
      const detail = `The books have ${entry.amount} centavos that are not on the statement.`
      return recordFinding(kit, open, { ...finding, kind: 'missing', detail })
    }
    const difference = differenceOf(entry, line)
    if (difference !== undefined)
      await recordFinding(kit, open, { ...finding, kind: 'different', detail: difference })
    const fine = difference === undefined ? (['missing', 'different'] as const) : (['missing'] as const)
    await resolveFindings(
      kit,
      open,
      { walletId, day },
      fine.map((kind) => ({ kind, subject: id })),
    )
    return markMatched(kit, open, brasiliaDay(Date.parse(line.settledAt)), [entry])
  })
}

async function figuresOf(kit: Kit, walletId: string, day: string): Promise<ConsolidatedDay> {
  const { data } = await kit.wallets.of(walletId).pix.statements.getConsolidatedStatement({
    startDate: day,
    endDate: day,
    page: 1,
    limit: 1,
  })
  const figures = data.find(({ date }) => date === day)
  if (figures === undefined) throw new Error(`The consolidated statement has no entry of ${day}.`)
  return figures
}

/** Returns what does not add up, or undefined. */
async function problemOf(
  { days }: Open,
  { wallet_id, day, credits, debits, line_count }: DayRow,
  figures: ConsolidatedDay,
): Promise<string | undefined> {
  const { openingBalance, totalCredits, totalDebits, closingBalance, transactionCount } = figures
  if (line_count !== transactionCount || credits !== totalCredits || debits !== totalDebits) {
    return `The statement has ${line_count} lines, ${credits} in and ${debits} out, the consolidated statement ${transactionCount}, ${totalCredits} and ${totalDebits}.`
  }
  if (openingBalance + credits - debits !== closingBalance) {
    return `${openingBalance} + ${credits} - ${debits} is not the closing balance ${closingBalance}.`
  }
  const [before] = await days.find(`key = $1 and status = 'closed'`, [dayKey(wallet_id, dayBefore(day))])
  if (before === undefined || before.closing_balance === openingBalance) return undefined
  return `The day before closed with ${before.closing_balance}, this day opened with ${openingBalance}.`
}
