import type { PixClient } from '@pix-payments/client'
import type { Deposit } from '@pix-payments/operator'
import type { Operator } from './kit.ts'

// #region open
export interface DepositRequest {
  readonly externalId: string
  readonly playerId: string
  readonly taxId: string
  /** Centavos. */
  readonly amount: number
}

/** Opens a deposit. Show its brCode to the player, as text and as a QR code. */
export function takeDeposit({ kit }: Operator, request: DepositRequest): Promise<Deposit> {
  const { taxId, ...deposit } = request
  return kit.deposits.open({
    ...deposit, // an amount of 10000 is R$ 100,00
    expiresIn: 900, // seconds
    pixKey: 'pagamentos@alfajogos.example', // a key of your wallet
    expectedPayer: { taxId }, // only this person can pay
  })
}
// #endregion

// #region wait
/** Waits at most 30 seconds for the payment. Returns whether the player has the money. */
export async function isPaid({ kit }: Operator, chargeId: string): Promise<boolean> {
  const deposit = await kit.deposits.waitForDeposit(chargeId, { deadline: Date.now() + 30_000 })
  return deposit.status === 'PAID'
}
// #endregion

// #region simulate
/** Pays a charge as the player. Works in staging and in the sandbox only. */
export async function payAsThePlayer(
  pix: PixClient,
  chargeId: string,
  receiverCnpj: string, // your CNPJ
): Promise<string> {
  const { endToEndId } = await pix.deposits.simulatePayment({ chargeId, receiverCnpj })
  return endToEndId
}
// #endregion
