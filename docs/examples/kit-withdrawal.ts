import type { Payout, PayoutAsked } from '@pix-payments/operator'
import { balanceOf, change, type Operator } from './kit.ts'

// #region withdraw
/** Debits the player and stores the withdrawal, in one transaction. The worker sends it after the commit. */
export function withdraw({ kit, storage }: Operator, withdrawal: PayoutAsked<'withdrawal'>): Promise<Payout> {
  const { playerId, amount } = withdrawal
  return storage.transaction(async (t) => {
    await change(t, playerId, -amount)
    if ((await balanceOf(t, playerId)) < 0) throw new Error('The balance is too small.') // rolls back
    return kit.withdrawals.request(t, withdrawal)
  })
}
// #endregion

// #region key
export interface Player {
  readonly playerId: string
  readonly name: string
  readonly taxId: string
}

/** Pays 75 reais to a Pix key of the player. */
export function withdrawToKey(operator: Operator, player: Player, pixKey: string): Promise<Payout> {
  const { playerId, name, taxId } = player
  return withdraw(operator, {
    playerId,
    externalId: `withdrawal-${crypto.randomUUID()}`,
    amount: 7500,
    pixKey,
    expectedCreditor: { name, taxId }, // only this person can get the money
  })
}
// #endregion

// #region bank-details
/** Pays 60 reais to an account of the player. */
export function withdrawToAccount(operator: Operator, player: Player): Promise<Payout> {
  const { playerId, name, taxId } = player
  return withdraw(operator, {
    playerId,
    externalId: `withdrawal-${crypto.randomUUID()}`,
    amount: 6000,
    creditor: {
      name,
      taxId,
      personType: 'NATURAL_PERSON',
      bankCode: '87654321', // the ISPB of the institution
      branchCode: '0001',
      accountNumber: '123456789',
      accountType: 'CACC',
    },
  })
}
// #endregion

// #region follow
/** Returns what to show to the player. */
export async function stateOf({ kit }: Operator, externalId: string): Promise<string> {
  const withdrawal = await kit.withdrawals.find(externalId)
  if (withdrawal === undefined) return 'There is no such withdrawal.'
  if (withdrawal.status === 'SUCCESS') return 'You have the money.'
  if (withdrawal.reason !== undefined) return `The amount is back in your balance: ${withdrawal.reason}.`
  return 'The money is on its way.'
}
// #endregion
