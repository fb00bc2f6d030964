import type { Instant } from '@pix-payments/pix'
import { entryText } from '../domain/activity.ts'
import type { CauseFields } from '../domain/cause.ts'
import { type AppliedEffect, type Fault, type FaultTarget, isTarget } from '../domain/fault/fault.ts'
import { insertActivity } from '../storage/rows/activity-rows.ts'
import { countFault, lockFaultsOf } from '../storage/rows/fault-rows.ts'
import type { Transaction } from '../storage/store.ts'
import { hitsNext } from './hits-next.ts'

/** When a fault applies, in the wallet's time, and to what request or delivery. */
export interface Match {
  readonly at: Instant
  readonly causedBy: CauseFields
  /** The resource of the delivered event; null for a request. */
  readonly resourceId: string | null
}

/**
 * Counts a match for each fault of the wallet that has this target. Returns the effects of those faults that apply to
 * this match; the effect of the oldest fault comes first. Each fault that applies is recorded for the stream.
 */
export async function applyFaults(
  transaction: Transaction,
  walletId: string,
  target: FaultTarget,
  match: Match,
): Promise<readonly AppliedEffect[]> {
  const hits: Fault[] = []
  for (const fault of await lockFaultsOf(transaction, walletId)) {
    if (!isTarget(fault, target)) continue
    const isHit = hitsNext(fault)
    const { id, matched, applied } = fault
    await countFault(transaction, { id, matched: matched + 1, applied: applied + (isHit ? 1 : 0) })
    if (isHit) hits.push(fault)
  }
  if (hits.length > 0)
    insertActivity(
      transaction,
      walletId,
      hits.map((fault) => faultEntry(fault, target, match)),
    )
  return hits.map(({ id, effect }) => ({ ...effect, faultId: id }))
}

const faultEntry = (
  { id, effect }: Fault,
  target: FaultTarget,
  { at, causedBy, resourceId }: Match,
): string =>
  entryText({
    kind: 'fault',
    at,
    resourceId,
    causedBy: JSON.stringify(causedBy),
    details: JSON.stringify({
      faultId: id,
      effect: effect.kind,
      target: 'event' in target ? target.event : target.operationId,
    }),
  })
