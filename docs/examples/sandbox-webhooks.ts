import { PixOutcomeUnknownError, type SimulatePaymentParameters } from '@pix-payments/client'
import { newCharge } from './sandbox-outcomes.ts'
import type { TestWallet } from './sandbox-wallet.ts'

// #region configure
/** Sets the webhook. The sandbox accepts http for a loopback host. Returns the signing secret. */
export async function receiveAt({ pix }: TestWallet, url: string): Promise<string | null> {
  const { signingSecret } = await pix.webhooks.configureWebhook({ url, authentication: { type: 'NONE' } })
  return signingSecret
}
// #endregion

// #region wait
/** Waits for the event, at most ten seconds. Returns false when the event did not happen. */
export async function untilPaid({ sandbox, walletId }: TestWallet, chargeId: string): Promise<boolean> {
  const { met } = await sandbox.events.waitFor({
    walletId,
    event: 'pixChargePaid',
    resourceId: chargeId,
    timeoutSeconds: 10,
  })
  return met
}
// #endregion

// #region deliveries
/** Lists the deliveries with the responses of the receiver. */
export async function printDeliveries({ sandbox, walletId }: TestWallet): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const { event, status, attempts, nextAttemptAt } of sandbox.deliveries.listDeliveries.items({
    walletId,
  })) {
    const answers = attempts.map((attempt) => attempt.status ?? attempt.error)
    lines.push(`${event} ${status}: ${answers.join(', ')}; next ${nextAttemptAt}`)
  }
  return lines
}
// #endregion

// #region resend
/** Resends the dead deliveries, for example after the receiver was down. */
export async function sendMissed({ sandbox, walletId }: TestWallet): Promise<number> {
  const { deliveries } = await sandbox.events.resendEvents({ walletId, onlyDead: true })
  return deliveries
}

/** Resends one event with the same eventId. The receiver must not process it twice. */
export async function sendTwice({ sandbox, walletId }: TestWallet, eventId: string): Promise<void> {
  await sandbox.events.resendEvent({ walletId, eventId })
}
// #endregion

// #region event-faults
/** Loses the first two attempts of pixWithdrawSettled, and sends every pixChargePaid twice. */
export async function disturbDeliveries({ sandbox, walletId }: TestWallet): Promise<void> {
  await sandbox.faults.createFault({
    walletId,
    target: { event: 'pixWithdrawSettled' },
    effect: { kind: 'drop' },
    times: 2,
  })
  await sandbox.faults.createFault({
    walletId,
    target: { event: 'pixChargePaid' },
    effect: { kind: 'duplicate' },
  })
}
// #endregion

// #region lost-answer
/** The sandbox makes the payment but loses the response. The client must report an unknown outcome, not a failure. */
export async function loseAnswer(
  { sandbox, walletId, pix, pixKey }: TestWallet,
  receiverCnpj: string,
): Promise<string> {
  await sandbox.faults.createFault({
    walletId,
    target: { operationId: 'simulatePayment' },
    effect: { kind: 'dropResponse' },
    times: 1,
  })
  const { chargeId } = await newCharge({ pix, pixKey })
  const payment: SimulatePaymentParameters = { chargeId, receiverCnpj }
  const error: unknown = await pix.deposits.simulatePayment(payment).catch((reason: unknown) => reason)
  const { status } = await pix.deposits.getImmediateCharge({ chargeId })
  return `${error instanceof PixOutcomeUnknownError ? 'unknown' : 'known'}, but ${status}`
}
// #endregion

// #region end-faults
export async function endFaults({ sandbox, walletId }: TestWallet): Promise<void> {
  await sandbox.faults.deleteFaults({ walletId })
}
// #endregion
