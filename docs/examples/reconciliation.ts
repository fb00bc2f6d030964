import type { PixClient, StatementLine } from '@pix-payments/client'
import { addDays, brasiliaDate, type CalendarDate, type Instant } from '@pix-payments/pix'

/** One movement of the wallet, in your own books. */
export interface Entry {
  /** The chargeId, transactionId, refundEndToEndId, returnId, transferId, or the id of the recurrence or schedule. */
  readonly productTransactionId?: string
  /** The id that you sent. Used to find the line when the response with the resource id was lost. */
  readonly externalId?: string
  /** Centavos. Positive for money that came in, negative for money that went out. */
  readonly amount: number
}

interface Days {
  readonly initDate: CalendarDate
  readonly endDate: CalendarDate
}

/** The days that are over in Brasília and not reconciled yet. Usually this is yesterday. */
export function daysToReconcile(lastReconciled: CalendarDate, now: Instant): Days {
  return { initDate: addDays(lastReconciled, 1), endDate: addDays(brasiliaDate(now), -1) }
}

export interface Findings {
  /** Lines without an entry in the books. */
  readonly unknown: StatementLine[]
  /** Entries without a line in the statement. */
  readonly missing: Entry[]
  /** Entries whose amount differs from their line. */
  readonly different: Entry[]
  /** The sum of fees and judicial movements in centavos. Their lines have no id. */
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
    const found = byId.get(line.productTransactionId ?? '') ?? byId.get(line.externalId ?? '')
    // The line of a return has the externalId of its withdrawal, but its money goes the other way.
    const entry = found !== undefined && found.amount > 0 === amount > 0 ? found : undefined
    if (entry === undefined || !missing.delete(entry)) findings.unknown.push(line)
    else if (entry.amount !== amount) findings.different.push(entry)
  }
  findings.missing.push(...missing)
  return findings
}

/** Checks that each day adds up, ends with the opening balance of the next day, and has the right closing-day balance. */
export async function checkTotals(pix: PixClient, { initDate, endDate }: Days): Promise<readonly string[]> {
  const problems: string[] = []
  let dayAfter: number | undefined
  const query = { startDate: initDate, endDate, page: 1, limit: 100 }
  for await (const day of pix.statements.getConsolidatedStatement.items(query)) {
    const { date, openingBalance, totalCredits, totalDebits, closingBalance } = day
    if (openingBalance + totalCredits - totalDebits !== closingBalance)
      problems.push(`${date} does not add up`)
    // The newest day comes first, so the loop has read the next day already.
    if (dayAfter !== undefined && closingBalance !== dayAfter)
      problems.push(`${date} does not lead to the next day`)
    dayAfter = openingBalance
    const closing = await pix.balances.getClosingDayBalance({ date })
    if (closing.totalBalance !== closingBalance) problems.push(`${date} closed with ${closing.totalBalance}`)
  }
  return problems
}

/** Finds the line of one Pix by its endToEndId, for example when a player asks. */
export async function lineOf(pix: PixClient, endToEndId: string): Promise<StatementLine | undefined> {
  const { data } = await pix.statements.listStatement({ endToEndId })
  return data[0]
}
