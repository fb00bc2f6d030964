import { hash } from 'node:crypto'
import { generateEndToEndId } from '@pix-payments/pix'
import {
  type FindBody,
  type OldBody,
  type OldTimer,
  type OldWallet,
  RESOURCES,
  type TimedReport,
} from './old-timer.ts'
import { payerReports } from './payer-reports.ts'

/**
 * Returns the reports that take the place of a timer. Returns none when the timer would have changed nothing.
 *
 * A first payment that the automatic payer has not made yet is not made any more: simulateFirstPayment can make it.
 */
export async function reportsOfTimer(
  timer: OldTimer,
  wallet: OldWallet,
  find: FindBody,
): Promise<readonly TimedReport[]> {
  const { kind, resourceId } = timer
  if (kind === 'payerFirstPayment') return []
  const body = await find(RESOURCES[kind], resourceId)
  if (body === undefined) return []
  switch (kind) {
    case 'withdrawalOutcome':
      return transferEnd(timer, wallet, body)
    case 'refundOutcome':
    case 'automaticRefundOutcome':
      return refundEnd(timer, body)
    case 'payerAuthorization':
    case 'payerAnswer':
    case 'payerSettlement':
      return wallet.automaticPayer ? payerReports({ ...timer, kind }, body, find) : []
  }
}

function transferEnd(
  { walletId, dueAt, resourceId: transactionId }: OldTimer,
  { bankCode }: OldWallet,
  { endToEndId: known = null, outcome }: OldBody,
): readonly TimedReport[] {
  if (outcome === undefined || outcome.status === 'NONE') return []
  const { status, errorCode = null } = outcome
  // A withdrawal that waits in INITIATED and ends like this was never sent, so it has no endToEndId (G-091).
  const isUnsent = status === 'CANCELED' || status === 'FAILED'
  const random = randomFrom(transactionId)
  const endToEndId = known ?? (isUnsent ? null : generateEndToEndId({ ispb: bankCode, at: dueAt, random }))
  const about = { walletId, transactionId, endToEndId }
  if (status === 'SUCCESS') return [{ dueAt, report: { report: 'transferSettled', ...about } }]
  const report = { report: 'transferRefused', ...about, status, errorCode, errorDescription: null }
  return [{ dueAt, report }]
}

/** A migration has no random source, so the random bytes are derived from the id of the resource. */
function randomFrom(id: string): (byteCount: number) => Uint8Array {
  let calls = 0
  return (byteCount) => hash('sha256', `${id}\n${(calls += 1)}`, 'buffer').subarray(0, byteCount)
}

function refundEnd(
  { walletId, dueAt, resourceId: refundId }: OldTimer,
  { outcome: ending }: OldBody,
): readonly TimedReport[] {
  if (ending === undefined || ending.status === 'NONE') return []
  const { status, errorCode = null } = ending
  const outcome = status === 'SUCCESS' ? 'SETTLED' : 'FAILED'
  const report = { report: 'refundEnded', walletId, refundId, outcome, errorCode, errorDescription: null }
  return [{ dueAt, report }]
}
