import type { PixClient, StatementLine } from '@pix-payments/client'
import { addDays, brasiliaDate, type CalendarDate, type Instant } from '@pix-payments/pix'

// #region books
/** What your own books say about one movement of the wallet. */
export interface Entry {
  /** The chargeId, transactionId, refundEndToEndId, transferId, or id of the recurrence or schedule. */
  readonly productTransactionId?: string
  /** For an entry whose answer was lost, so that nothing else is known of it. */
  readonly externalId?: string
  /** Centavos: above zero for what came in, below for what went out. */
  readonly amount: number
}
// #endregion

// #region days
interface Days {
  readonly initDate: CalendarDate
  readonly endDate: CalendarDate
}

/** The days that are over in Brasília and not reconciled yet: usually yesterday alone. */
export function daysToReconcile(lastReconciled: CalendarDate, now: Instant): Days {
  return { initDate: addDays(lastReconciled, 1), endDate: addDays(brasiliaDate(now), -1) }
}
// #endregion

// #region match
export interface Findings {
  /** Lines that the books do not know. */
  readonly unknown: StatementLine[]
  /** Entries that the statement does not show. */
  readonly missing: Entry[]
  /** Entries whose amount is another one. */
  readonly different: Entry[]
  /** Fees and judicial movements, in centavos: they name no transaction. */
  charges: number
}

/** Compares the statement of some days with the entries of the books for the same days. */
export async function match(pix: PixClient, days: Days, entries: readonly Entry[]): Promise<Findings> {
  const ids = (entry: Entry): string[] => [entry.productTransactionId ?? [], entry.externalId ?? []].flat()
  const byId = new Map(entries.flatMap((entry) => ids(entry).map((id) => [id, entry] as const)))
  const missing = new Set(entries)
  const findings: Findings = { unknown: [], missing: [], different: [], charges: 0 }
  for await (const line of pix.statements.listStatement.items({ ...days, pageSize: 100 })) {
    const amount = line.type === 'CREDIT' ? line.amount : -line.amount
    if (line.method !== 'pix') {
      findings.charges += amount
      continue
    }
    const entry = byId.get(line.productTransactionId ?? '') ?? byId.get(line.externalId ?? '')
    if (entry === undefined || !missing.delete(entry)) findings.unknown.push(line)
    else if (entry.amount !== amount) findings.different.push(entry)
  }
  findings.missing.push(...missing)
  return findings
}
// #endregion

// #region totals
/** Does each day of the consolidated statement end where the next one begins, and as the closing day says? */
export async function checkTotals(pix: PixClient, { initDate, endDate }: Days): Promise<readonly string[]> {
  const problems: string[] = []
  let dayAfter: number | undefined
  const query = { startDate: initDate, endDate, page: 1, limit: 100 }
  for await (const day of pix.statements.getConsolidatedStatement.items(query)) {
    const { date, openingBalance, totalCredits, totalDebits, closingBalance } = day
    if (openingBalance + totalCredits - totalDebits !== closingBalance)
      problems.push(`${date} does not add up`)
    // Newest day first, so the day after was read before.
    if (dayAfter !== undefined && closingBalance !== dayAfter)
      problems.push(`${date} does not lead to the next day`)
    dayAfter = openingBalance
    const closing = await pix.balances.getClosingDayBalance({ date })
    if (closing.totalBalance !== closingBalance) problems.push(`${date} closed with ${closing.totalBalance}`)
  }
  return problems
}
// #endregion

// #region look-up
/** The line of one Pix, for a question of a player: by its endToEndId, or by the id of what was paid. */
export async function lineOf(pix: PixClient, endToEndId: string): Promise<StatementLine | undefined> {
  const { data } = await pix.statements.listStatement({ endToEndId })
  return data[0]
}
// #endregion
