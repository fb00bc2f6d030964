import type { ImmediateCharge } from '@pix-payments/client'
import { book } from '../books/book.ts'
import { PixOperatorError } from '../errors.ts'
import { depositOf } from '../kit/deposit.ts'
import type { NewFinding } from '../kit/finding.ts'
import { recordFinding, resolveStuck } from '../kit/findings.ts'
import { inTransaction, type Kit, type Open } from '../kit/kit.ts'
import { isAhead, isFinal } from '../kit/status.ts'
import { gapAfter } from '../pace/gaps.ts'
import type { DepositRow } from '../storage/records.ts'

/**
 * Reads the charge of a deposit, and steps the deposit forward to its status. Call it any number of times, concurrently
 * too: the step, the entry in the books and the operator's credit are in one transaction, under a lock of the row.
 */
export async function advanceDeposit(kit: Kit, row: DepositRow): Promise<void> {
  const { key, wallet_id, charge_id: chargeId } = row
  if (chargeId === null) return
  const charge = await kit.wallets.of(wallet_id).pix.deposits.getImmediateCharge({ chargeId })
  if (charge.chargeId !== chargeId || !Number.isSafeInteger(charge.amount))
    throw new PixOperatorError('unexpectedResponse', 'The response is about another request.')
  await inTransaction(kit, async (open) => {
    // In most cases the status is still the one that was read before, and a statement for the lock is saved.
    if (!(await takeStep(kit, open, row, charge))) {
      const stored = await open.deposits.lock(key)
      if (stored !== undefined) await takeStep(kit, open, stored, charge)
    }
    await resolveStuck(kit, open, 'deposits', row)
  })
}

/** Stores the step and calls your handler for it. Returns false, and changes nothing, when the status is another one now. */
async function takeStep(kit: Kit, open: Open, stored: DepositRow, charge: ImmediateCharge): Promise<boolean> {
  const { columns, step, finding } = nextStep(kit, stored, charge)
  if (!(await open.deposits.updateFrom(stored.status, stored.key, columns))) return false
  const row = { ...stored, ...columns }
  if (step !== undefined)
    open.ended.push({ kind: 'deposit', walletId: row.wallet_id, status: row.status, amount: row.amount })
  if (step === 'pay' && (await book(open, entryOf(kit, row))))
    await kit.handlers.onPaid(open.transaction, depositOf(row))
  if (step === 'expire') await kit.handlers.onExpired?.(open.transaction, depositOf(row))
  if (finding !== undefined)
    await recordFinding(kit, open, { ...finding, walletId: row.wallet_id, subject: row.key })
  return true
}

interface Step {
  readonly columns: Partial<DepositRow>
  readonly step?: 'pay' | 'expire'
  /** What a person must know. */
  readonly finding?: Pick<NewFinding, 'kind' | 'detail'>
}

/** Decides what the charge means for the deposit. */
function nextStep(kit: Kit, stored: DepositRow, charge: ImmediateCharge): Step {
  if (isFinal('charge', stored.status)) return { columns: { next_at: null } }
  if (charge.amount !== stored.amount) {
    const detail = `The API has ${charge.amount} centavos, the books have ${stored.amount}.`
    return { columns: { next_at: nextRead(kit, stored) }, finding: { kind: 'different', detail } }
  }
  if (!isAhead('charge', stored.status, charge.status)) return { columns: { next_at: nextRead(kit, stored) } }
  const columns = {
    status: charge.status,
    end_to_end_id: charge.pixTransaction?.endToEndId ?? null,
    paid_at: charge.paidAt === null ? null : Date.parse(charge.paidAt),
    next_at: null,
  }
  return { columns, step: charge.status === 'PAID' ? 'pay' : 'expire' }
}

const entryOf = (kit: Kit, row: DepositRow): Parameters<typeof book>[1] => ({
  wallet_id: row.wallet_id,
  id: row.charge_id ?? '',
  kind: 'deposit',
  external_id: row.external_id,
  end_to_end_id: row.end_to_end_id,
  player_id: row.player_id,
  amount: row.amount,
  booked_at: row.paid_at ?? kit.clock.now(),
})

/** The gaps between the reads grow. The charge is also read when it expires, so that the deposit closes soon. */
function nextRead(kit: Kit, { attempts, expires_at }: DepositRow): number {
  const now = kit.clock.now()
  const next = now + gapAfter(attempts)
  const expiry = (expires_at ?? 0) + 1000
  return expiry > now ? Math.min(next, expiry) : next
}
