import { chargeExpiredFacts } from '../../domain/charge/charge.ts'
import { step } from '../../domain/step.ts'
import { findCharge, updateCharge } from '../../storage/rows/charge-rows.ts'
import type { WalletWork } from '../wallet/wallet-work.ts'

/** Timer handler, §3.1: expires a charge at its expiresAt, unless a payment has settled. */
export async function expireCharge(work: WalletWork, chargeId: string): Promise<void> {
  const charge = await findCharge(work.transaction, chargeId)
  const expired = charge && step('charge', charge.status, 'expire')
  if (charge === undefined || expired === undefined) return
  const history = work.history('charge', chargeId, charge, expired.to)
  updateCharge(work.transaction, { ...charge, status: expired.to, ...history })
  work.changePending(-charge.amount)
  if (expired.sends !== null) await work.emit(expired.sends, chargeId, chargeExpiredFacts(charge))
}
