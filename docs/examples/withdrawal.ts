import {
  type CreateWithdrawalByPixKeyRequest,
  outcomeOf,
  permitsGiveBack,
  PixApiError,
  type PixClient,
  PixError,
} from '@pix-payments/client'

// #region withdrawals
/** Your own records. Each method is one transaction of your database. */
export interface Withdrawals {
  /** Debits the player and stores the request as open. */
  open(request: CreateWithdrawalByPixKeyRequest): Promise<void>
  /** Records that the creditor has the money. */
  paid(externalId: string): Promise<void>
  /** Returns the amount to the player's balance and stores the reason. A second call changes nothing. */
  giveBack(externalId: string, reason: string): Promise<void>
  /** Returns the stored requests that are neither paid nor given back. */
  allOpen(): AsyncIterable<CreateWithdrawalByPixKeyRequest>
}
// #endregion

/** Debits the player first, then sends the request. If this function fails, `resumeWithdrawals` sends the request again. */
export async function withdraw(
  pix: PixClient,
  withdrawals: Withdrawals,
  request: CreateWithdrawalByPixKeyRequest,
): Promise<void> {
  await withdrawals.open(request)
  await send(pix, withdrawals, request)
}

// #region send
/** Sends a withdrawal, for the first time or again. Because of its externalId, the withdrawal happens once. */
export async function send(
  pix: PixClient,
  withdrawals: Withdrawals,
  request: CreateWithdrawalByPixKeyRequest,
): Promise<void> {
  try {
    await pix.withdrawals.createWithdrawalByPixKey(request)
  } catch (error) {
    // After any other outcome the withdrawal stays open: it may have happened, or may still happen.
    if (outcomeOf(error) !== 'refused' || !(error instanceof PixApiError)) throw error
    return withdrawals.giveBack(request.externalId, error.code)
  }
  await follow(pix, withdrawals, request.externalId)
}
// #endregion

// #region follow
/** Reads a withdrawal and acts on its status. You can call it any number of times. */
export async function follow(pix: PixClient, withdrawals: Withdrawals, externalId: string): Promise<void> {
  const { status, errorCode } = await pix.withdrawals.getWithdrawal({ externalId })
  if (status === 'SUCCESS') return withdrawals.paid(externalId)
  if (permitsGiveBack(status)) return withdrawals.giveBack(externalId, errorCode ?? status)
  // With any other status the outcome is unknown. Return no balance, cancel nothing, and read again later.
}
// #endregion

/**
 * Continues withdrawals that a crash, a timeout or a lost webhook left open. Run it every few minutes, and only for
 * withdrawals whose last call ended a minute ago: an earlier request may still be on its way.
 */
export async function resumeWithdrawals(
  pix: PixClient,
  withdrawals: Withdrawals,
  report: (externalId: string, error: PixError) => void,
): Promise<void> {
  for await (const request of withdrawals.allOpen()) {
    try {
      await send(pix, withdrawals, request)
    } catch (error) {
      if (!(error instanceof PixError)) throw error
      report(request.externalId, error)
    }
  }
}
