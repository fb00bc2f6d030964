import { type AppliedEffect, type FaultTarget, isTarget } from '../domain/fault/fault.ts'
import { countFault, lockFaultsOf } from '../storage/rows/fault-rows.ts'
import type { Transaction } from '../storage/store.ts'
import { hitsNext } from './hits-next.ts'

/**
 * Counts a match for each fault of the wallet that has this target. Returns the effects of those faults that apply to
 * this match; the effect of the oldest fault comes first.
 */
export async function applyFaults(
  transaction: Transaction,
  walletId: string,
  target: FaultTarget,
): Promise<readonly AppliedEffect[]> {
  const effects: AppliedEffect[] = []
  for (const fault of await lockFaultsOf(transaction, walletId)) {
    if (!isTarget(fault, target)) continue
    const isHit = hitsNext(fault)
    const { id, matched, applied } = fault
    await countFault(transaction, { id, matched: matched + 1, applied: applied + (isHit ? 1 : 0) })
    if (isHit) effects.push({ ...fault.effect, faultId: id })
  }
  return effects
}
