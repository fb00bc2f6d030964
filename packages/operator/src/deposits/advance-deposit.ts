import type { ImmediateCharge } from '@pix-payments/client'
import { book } from '../books/book.ts'
import { gapAfter } from '../due.ts'
import { found } from '../findings.ts'
import { isAhead, isFinal } from '../forward.ts'
import { inTransaction, type Kit, type Open } from '../kit-context.ts'
import type { DepositRow } from '../records.ts'
import { settleStuck } from '../settle-stuck.ts'
import { depositOf } from './deposit.ts'

/**
 * Reads the charge of a deposit, and steps the deposit forward to its status. Call it any number of times, concurrently
 * too: the step, the entry in the books and the operator's credit are in one transaction, under a lock of the row.
 */
export async function advanceDeposit(kit: Kit, row: DepositRow): Promise<void> {
  const { key, wallet_id, charge_id: chargeId } = row
  if (chargeId === null) return
  const charge = await kit.wallets.of(wallet_id).pix.deposits.getImmediateCharge({ chargeId })
  await inTransaction(kit, async (open) => {
    // In most cases the status is still the one that was read before, and a statement for the lock is saved.
    if (await step(kit, open, row, charge)) return
    const stored = await open.deposits.lock(key)
    if (stored !== undefined) await step(kit, open, stored, charge)
  })
  await settleStuck(kit, row)
}

/** Returns false, and changes nothing, when the stored status is another one meanwhile. */
async function step(kit: Kit, open: Open, stored: DepositRow, charge: ImmediateCharge): Promise<boolean> {
  const { key, wallet_id, external_id, amount } = stored
  const update = (columns: Partial<DepositRow>): Promise<boolean> =>
    open.deposits.updateFrom(stored.status, key, columns)
  if (isFinal('charge', stored.status)) return update({ next_at: null })
  if (charge.chargeId !== stored.charge_id || charge.amount !== amount) {
    const detail = `The charge has ${charge.amount} centavos, the deposit ${amount}.`
    if (!(await update({ next_at: null }))) return false
    await found(kit, open, { kind: 'different', walletId: wallet_id, subject: key, detail })
    return true
  }
  if (!isAhead('charge', stored.status, charge.status)) {
    return update({ next_at: nextRead(kit, stored) })
  }
  const columns = {
    status: charge.status,
    end_to_end_id: charge.pixTransaction?.endToEndId ?? null,
    paid_at: charge.paidAt === null ? null : Date.parse(charge.paidAt),
    next_at: null,
  }
  if (!(await update(columns))) return false
  const deposit = depositOf({ ...stored, ...columns })
  if (charge.status !== 'PAID') {
    await kit.handlers.onExpired?.(open.transaction, deposit)
    return true
  }
  const entry = {
    wallet_id,
    id: charge.chargeId,
    kind: 'deposit',
    external_id,
    end_to_end_id: columns.end_to_end_id,
    player_id: stored.player_id,
    amount,
    booked_at: columns.paid_at ?? kit.clock.now(),
  } as const
  if (await book(open, entry)) await kit.handlers.onPaid(open.transaction, deposit)
  return true
}

/** The gaps between the reads grow. The charge is also read when it expires, so that the deposit closes soon. */
function nextRead(kit: Kit, { attempts, expires_at }: DepositRow): number {
  const now = kit.clock.now()
  const next = now + gapAfter(attempts)
  const expiry = (expires_at ?? 0) + 1000
  return expiry > now ? Math.min(next, expiry) : next
}
