import {
  type ImmediateChargeCreated,
  type PixClient,
  PixError,
  PixOutcomeUnknownError,
} from '@pix-payments/client'

// #region deposits
/** Your own records. Each method is one transaction of your database. */
export interface Deposits {
  /** Stores a deposit that waits for its payment. */
  open(deposit: { chargeId: string; playerId: string; amount: number; expiresAt: string }): Promise<void>
  /** Credits the player. Does nothing if this charge was credited before. */
  credit(chargeId: string, amount: number): Promise<void>
  /** Closes a deposit whose charge can no longer be paid. */
  close(chargeId: string): Promise<void>
  /** Returns the ids of the charges that have waited for more than `seconds` seconds. */
  waitingLongerThan(seconds: number): AsyncIterable<string>
}
// #endregion

export interface DepositRequest {
  readonly externalId: string
  readonly playerId: string
  readonly taxId: string
  /** Centavos. */
  readonly amount: number
}

/** Creates the charge of a deposit. Show its brCode to the player, as text and as a QR code. */
export async function takeDeposit(
  pix: PixClient,
  deposits: Deposits,
  request: DepositRequest,
): Promise<string> {
  const { externalId, playerId, taxId, amount } = request
  const charge = await createCharge(pix, {
    amount, // 10000 is R$ 100,00
    expiresIn: 900, // seconds
    externalId,
    pixKey: 'pagamentos@alfajogos.example', // a key of your wallet
    expectedPayer: { taxId }, // only this person can pay
    metadata: { playerId },
  })
  const { chargeId, brCode, expiresAt } = charge
  await deposits.open({ chargeId, playerId, amount, expiresAt })
  return brCode
}

type Charge = Parameters<PixClient['deposits']['createImmediateCharge']>[0]

async function createCharge(pix: PixClient, charge: Charge): Promise<ImmediateChargeCreated> {
  try {
    return await pix.deposits.createImmediateCharge(charge)
  } catch (error) {
    const mayTryAgain =
      error instanceof PixOutcomeUnknownError || (error instanceof PixError && error.retryable)
    if (!mayTryAgain) throw error
    // If the first charge exists, the player never saw its brCode. It expires unpaid.
    return pix.deposits.createImmediateCharge(charge)
  }
}

// #region confirm
/** Reads a charge and acts on its status. You can call it any number of times. */
export async function confirmDeposit(pix: PixClient, deposits: Deposits, chargeId: string): Promise<void> {
  const charge = await pix.deposits.getImmediateCharge({ chargeId })
  switch (charge.status) {
    case 'PAID':
      return deposits.credit(chargeId, charge.amount)
    case 'EXPIRED':
    case 'CANCELED':
      return deposits.close(chargeId)
    case 'PENDING':
      return // Still payable. Wait for the webhook, or read again later.
  }
}
// #endregion

/** Finds payments whose webhook was lost. Run it about every 30 seconds. */
export async function confirmWaitingDeposits(pix: PixClient, deposits: Deposits): Promise<void> {
  for await (const chargeId of deposits.waitingLongerThan(60)) await confirmDeposit(pix, deposits, chargeId)
}

/** Pays a charge as the player. Works in staging and in the sandbox only. */
export async function payAsThePlayer(
  pix: PixClient,
  chargeId: string,
  receiverCnpj: string, // your CNPJ
): Promise<string> {
  const { endToEndId } = await pix.deposits.simulatePayment({ chargeId, receiverCnpj })
  return endToEndId
}
