import type { Payout } from '@pix-payments/operator'
import { change, type Operator } from './kit.ts'

// #region refund
/** Debits the player and stores the refund of a deposit, in one transaction. The worker sends it after the commit. */
export async function refundDeposit(
  { kit, storage }: Operator,
  depositId: string, // the externalId of the deposit
  refund: { readonly externalId: string; readonly amount: number },
): Promise<Payout> {
  const deposit = await kit.deposits.find(depositId)
  if (deposit?.endToEndId === undefined) throw new Error('This deposit was not paid.')
  const { playerId, endToEndId } = deposit
  return storage.transaction(async (t) => {
    await change(t, playerId, -refund.amount)
    return kit.refunds.request(t, { playerId, endToEndId, ...refund })
  })
}
// #endregion

// #region follow
/** Returns why the refund was given back to the player's balance, or its status. */
export async function refundStateOf({ kit }: Operator, externalId: string): Promise<string> {
  const refund = await kit.refunds.find(externalId)
  return refund?.reason ?? refund?.status ?? 'There is no such refund.'
}
// #endregion
