import type { StatementLine } from '@pix-payments/client'
import { PixOperatorError } from '../errors.ts'
import { depositOf } from '../kit/deposit.ts'
import type { Returned } from '../kit/handlers.ts'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import { payoutOf } from '../kit/payout.ts'
import { book } from './book.ts'
import { requireLine } from './statement-line.ts'

/** The row whose money moved again: a paid deposit, or a settled withdrawal. */
export type ReturnOf = { readonly takenFrom: string } | { readonly cameBackTo: string }

/**
 * Books money that another institution moved after a resource had ended, once for each `returnId`. A read of the
 * resource does not show this money (G-380, G-381), so the line of the statement is read instead of trusting the event.
 */
export async function bookReturn(
  kit: Kit,
  of: ReturnOf,
  { returnId, reason }: { readonly returnId: string; readonly reason?: string | undefined },
): Promise<void> {
  const key = 'takenFrom' in of ? of.takenFrom : of.cameBackTo
  const walletId = await inTransaction(kit, async ({ deposits, payouts }) => {
    const row = await ('takenFrom' in of ? deposits.lock(key) : payouts.lock(key))
    return row?.wallet_id
  })
  if (walletId === undefined) return
  const line = await requireLine(kit, walletId, returnId)
  const isBooked = await inTransaction(kit, (open) => bookReturnLine(kit, open, of, line, reason))
  if (!isBooked) throw new PixOperatorError('notYet', `The line ${returnId} does not fit to ${key} yet.`)
}

/** Books the line of a return or take-back. Returns false when the line is of another row, or the row is not ready for it. */
export async function bookReturnLine(
  kit: Kit,
  open: Open,
  of: ReturnOf,
  line: StatementLine,
  reason?: string | undefined,
): Promise<boolean> {
  const { productTransactionId: returnId, externalId, amount, type, settledAt } = line
  if (returnId === null) return false
  const isTakeBack = 'takenFrom' in of
  if (type !== (isTakeBack ? 'DEBIT' : 'CREDIT')) return false
  const deposit = isTakeBack ? await open.deposits.lock(of.takenFrom) : undefined
  const payout = isTakeBack ? undefined : await open.payouts.lock(of.cameBackTo)
  const row = deposit ?? payout
  if (row === undefined || row.external_id !== externalId) return false
  // Money comes back only after the resource ended well: that step is booked first.
  if (row.status !== 'PAID' && row.status !== 'SUCCESS') return false
  const returned: Returned = { returnId, amount, reason }
  const entry = {
    wallet_id: row.wallet_id,
    id: returnId,
    kind: isTakeBack ? 'takeBack' : 'withdrawalReturn',
    external_id: externalId,
    end_to_end_id: returnId,
    player_id: row.player_id,
    amount: isTakeBack ? -amount : amount,
    booked_at: Date.parse(settledAt),
  } as const
  if (!(await book(open, entry))) return true
  if (deposit !== undefined) await kit.handlers.onTakenBack(open.transaction, depositOf(deposit), returned)
  if (payout !== undefined)
    await kit.handlers.onWithdrawalReturned(open.transaction, payoutOf(payout), returned)
  return true
}
