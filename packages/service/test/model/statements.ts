import { type CalendarDate, addDays, brasiliaDate } from '@pix-payments/pix'
import { expect } from 'vitest'
import { checkLedger } from '../../src/application/audit/check-ledger.ts'
import type { StatementLine } from '@pix-payments/spec/types'
import { type Account, type ModelRun, nowOf } from './model-run.ts'

/** How many days one request asks for. A range has a maximum length (G-118). */
const DAYS_AT_ONCE = 30
const PAGE_SIZE = 7

/**
 * Checks both wallets at the end of a run: the ledger must be consistent, and the statement, the totals of the days and
 * the balance must agree.
 */
export async function compareStatements(run: ModelRun): Promise<void> {
  const { subject, accounts, openedOn } = run
  for (const account of accounts) {
    const { party, model } = account
    const check = await checkLedger(subject.store, { walletId: party.walletId })
    expect(check.wallets.flatMap(({ problems }) => problems)).toEqual([])
    const lines: StatementLine[] = []
    const days: Record<string, unknown>[] = []
    const today = brasiliaDate(nowOf(run, account))
    for (let from = openedOn; from <= today; from = addDays(from, DAYS_AT_ONCE)) {
      const last = addDays(from, DAYS_AT_ONCE - 1)
      const to = last < today ? last : today
      lines.push(...(await linesOf(run, account, from, to)))
      const query = { startDate: from, endDate: to, page: 1, limit: DAYS_AT_ONCE }
      const { data } = await subject.as(party).ok('getConsolidatedStatement', { query })
      days.push(...data.toReversed().map((day) => ({ ...day })))
    }
    expect(lines.map(({ type, amount, balanceAfter }) => ({ type, amount, balanceAfter }))).toEqual(
      model.lines,
    )
    const expected = daysOf(lines, model.opening, { from: openedOn, to: today })
    expect(days).toMatchObject(expected)
    expect(expected.at(-1)?.closingBalance).toBe(model.total)
  }
}

/** Returns the statement lines, earliest line first. */
async function linesOf(
  { subject }: ModelRun,
  { party }: Account,
  initDate: string,
  endDate: string,
): Promise<StatementLine[]> {
  const lines: StatementLine[] = []
  for (let page = 1; ; page += 1) {
    const query = { initDate, endDate, page, pageSize: PAGE_SIZE }
    const { data, totalItems, totalPages } = await subject.as(party).ok('listStatement', { query })
    lines.unshift(...data.toReversed())
    if (page >= totalPages) {
      expect(lines.length).toBe(totalItems)
      return lines
    }
  }
}

interface DayTotals {
  date: string
  openingBalance: number
  totalCredits: number
  totalDebits: number
  closingBalance: number
  transactionCount: number
}

function daysOf(
  lines: readonly StatementLine[],
  opening: number,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): DayTotals[] {
  const days: DayTotals[] = []
  let balance = opening
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const own = lines.filter(({ settledAt }) => brasiliaDate(Date.parse(settledAt)) === date)
    const sumOf = (wanted: StatementLine['type']): number =>
      own.reduce((sum, { type, amount }) => (type === wanted ? sum + amount : sum), 0)
    const [totalCredits, totalDebits] = [sumOf('CREDIT'), sumOf('DEBIT')]
    const openingBalance = balance
    balance += totalCredits - totalDebits
    const transactionCount = own.length
    days.push({ date, openingBalance, totalCredits, totalDebits, closingBalance: balance, transactionCount })
  }
  return days
}
