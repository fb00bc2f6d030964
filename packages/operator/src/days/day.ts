import { addDays, brasiliaDay, dateOf } from '../dates.ts'
import type { DayRow } from '../storage/records.ts'

/** A day of a wallet in Brasília, compared with its statement. Amounts are centavos. */
export interface Day {
  readonly walletId: string
  /** YYYY-MM-DD. */
  readonly day: string
  /**
   * `reading` while the lines are compared. `open` when a finding of the day is open. `closed` when every line is in the
   * books, every entry is on the statement, and opening + credits − debits = closing.
   */
  readonly status: 'reading' | 'open' | 'closed'
  readonly openingBalance: number | undefined
  readonly credits: number
  readonly debits: number
  readonly closingBalance: number | undefined
  readonly lineCount: number
  readonly checkedAt: Date | undefined
}

export const dayKey = (walletId: string, day: string): string => `${walletId}/${day}`

export const dayOf = (row: DayRow): Day => ({
  walletId: row.wallet_id,
  day: row.day,
  status: row.status,
  openingBalance: row.opening_balance ?? undefined,
  credits: row.credits,
  debits: row.debits,
  closingBalance: row.closing_balance ?? undefined,
  lineCount: row.line_count,
  checkedAt: dateOf(row.checked_at),
})

/** A row of a day of which no line was read. */
export const newDay = (walletId: string, day: string): DayRow => ({
  key: dayKey(walletId, day),
  wallet_id: walletId,
  day,
  status: 'reading',
  next_cursor: null,
  credits: 0,
  debits: 0,
  line_count: 0,
  opening_balance: null,
  closing_balance: null,
  checked_at: null,
})

const MINUTE = 60_000

/** The newest day whose lines are all on the statement. A movement of midnight may take some seconds to appear. */
export const lastCompleteDay = (now: number): string => dayBefore(brasiliaDay(now - MINUTE))

/** The day before: `2026-02-28` of `2026-03-01`. */
export const dayBefore = (day: string): string => addDays(day, -1)

/** The day after. */
export const dayAfter = (day: string): string => addDays(day, 1)

/** @throws TypeError when the text is not a date. */
export function checkedDay(day: string): string {
  if (
    !/^\d{4}-\d\d-\d\d$/.test(day) ||
    Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ||
    addDays(day, 0) !== day
  ) {
    throw new TypeError(`${day} is not a date: use YYYY-MM-DD.`)
  }
  return day
}
