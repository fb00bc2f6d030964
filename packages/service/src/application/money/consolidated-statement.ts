import { addDays, brasiliaDate } from '@pix-payments/pix'
import type { ConsolidatedDay, ConsolidatedMethodTotals } from '@pix-payments/spec/types'
import { refuse } from '../../domain/refusal.ts'
import { readDateRange } from '../../domain/statement/date-range.ts'
import {
  type MethodTotals,
  type WalletDay,
  daysBetween,
  lastDayBefore,
} from '../../storage/rows/ledger-rows.ts'
import type { Handler } from '../operation/operation.ts'
import { readOwnWalletOfReplica } from '../operation/own-wallet.ts'

const NO_TOTALS: MethodTotals = { credits: 0, debits: 0, count: 0 }
const NOTHING: WalletDay['methods'] = { pix: NO_TOTALS, tarifa: NO_TOTALS, judicialMovement: NO_TOTALS }
const BAD_RANGE = [
  { field: 'startDate', message: 'must be at most 90 days before endDate, and no future day' },
  { field: 'endDate', message: 'must not lie before startDate or in the future' },
]

/** §4.6, G-120, G-213: returns the totals of every day in the range, newest day first. */
export const getConsolidatedStatement: Handler<'getConsolidatedStatement'> = (context, { caller, query }) =>
  readOwnWalletOfReplica(context, caller, async ({ reader, wallet, now }) => {
    const { startDate, endDate, page, limit } = query
    const range = readDateRange(startDate, endDate, brasiliaDate(now))
    // This check is not in rules-beyond-schema.ts, because it needs the clock of the wallet.
    if (range === undefined) return refuse('InvalidParameter', ...BAD_RANGE)
    if (!wallet.settings.accountOpen) return refuse('ACCOUNT_NOT_FOUND')
    // Page 1 begins with the newest day. A page after the last page is empty.
    const skipped = Math.min((page - 1) * limit, range.days)
    const shown = Math.min(limit, range.days - skipped)
    const data: ConsolidatedDay[] = []
    if (shown > 0) {
      const last = addDays(range.to, -skipped)
      const first = addDays(last, 1 - shown)
      const days = new Map(
        (await daysBetween(reader, wallet.id, first, last)).map((day) => [day.day, day] as const),
      )
      let openingBalance = (await lastDayBefore(reader, wallet.id, first))?.balance ?? 0
      for (let date = first; date <= last; date = addDays(date, 1)) {
        const entry = dayOf(date, openingBalance, days.get(date))
        openingBalance = entry.closingBalance
        data.unshift(entry)
      }
    }
    const totalPages = Math.ceil(range.days / limit)
    const body = { data, page, limit, totalItems: range.days, totalPages }
    return { ok: true, status: 200, body }
  })

function dayOf(date: string, openingBalance: number, day: WalletDay | undefined): ConsolidatedDay {
  const { pix, tarifa, judicialMovement } = day?.methods ?? NOTHING
  const all = [pix, tarifa, judicialMovement]
  const sum = (part: keyof MethodTotals): number => all.reduce((total, it) => total + it[part], 0)
  return {
    date,
    openingBalance,
    totalCredits: sum('credits'),
    totalDebits: sum('debits'),
    closingBalance: day?.balance ?? openingBalance,
    transactionCount: sum('count'),
    byMethod: {
      pix: totalsOf(pix),
      tarifa: totalsOf(tarifa),
      judicialMovement: totalsOf(judicialMovement),
    },
  }
}

const totalsOf = ({ credits, debits, count }: MethodTotals): ConsolidatedMethodTotals => ({
  totalCredits: credits,
  totalDebits: debits,
  transactionCount: count,
})
