import { addDays, brasiliaDate, parseCalendarDate } from '@pix-payments/pix'
import { totalOf } from '../../domain/ledger/ledger.ts'
import { refuse } from '../../domain/refusal.ts'
import { timestamp } from '../../domain/timestamp.ts'
import { lastDayUpTo } from '../../storage/rows/ledger-rows.ts'
import { expiringAmount } from '../../storage/rows/timer-rows.ts'
import type { Handler, Outcome } from '../operation/operation.ts'
import { readOwnWallet, readOwnWalletOfReplica } from '../operation/own-wallet.ts'

/** §2.6, §4.5, G-212: returns the present balances of the wallet. */
export const getBalance: Handler<'getBalance'> = (context, { caller }) =>
  readOwnWallet<Outcome<'getBalance'>>(
    context,
    caller,
    async ({ reader, wallet, now, isBehind }) => {
      if (!wallet.settings.accountOpen) return refuse('ACCOUNT_NOT_FOUND')
      const { id, available, blocked, pending } = wallet
      const body = {
        availableBalance: available,
        pendingBalance: isBehind ? pending - (await expiringAmount(reader, id, now)) : pending,
        blockedBalance: blocked,
        totalBalance: totalOf(wallet),
        updatedAt: timestamp(now),
      }
      return { ok: true, status: 200, body }
    },
    { passesTimers: true },
  )

const NOT_PAST = { field: 'date', message: 'must be an existing past day as YYYY-MM-DD' }

/**
 * §2.6, §4.5: the balances at the end of a past day in Brasília time. Without a date in the request, this day is
 * yesterday (G-115).
 */
export const getClosingDayBalance: Handler<'getClosingDayBalance'> = (context, { caller, query }) =>
  readOwnWalletOfReplica(context, caller, async ({ reader, wallet, now }) => {
    const today = brasiliaDate(now)
    const date = query.date === undefined ? undefined : parseCalendarDate(query.date)
    // This check is not in rules-beyond-schema.ts, because it needs the clock of the wallet.
    if (date?.ok === false || (date !== undefined && date.value >= today)) {
      return refuse('INVALID_QUERY_PARAMETER', NOT_PAST)
    }
    if (!wallet.settings.accountOpen) return refuse('ACCOUNT_NOT_FOUND')
    const day = date?.value ?? addDays(today, -1)
    const closing = await lastDayUpTo(reader, wallet.id, day)
    const body = { date: day, totalBalance: closing?.balance ?? 0, pendingBalance: closing?.pending ?? 0 }
    return { ok: true, status: 200, body }
  })
