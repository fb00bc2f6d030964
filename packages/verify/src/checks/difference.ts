/**
 * - `sum`: players + in flight + operator is not the balance of the wallet.
 * - `negative`: the balance of a player is below zero.
 * - `entry`: a settled line of the statement has no entry, several, or another amount, player or day.
 * - `noLine`: an entry has no line of the statement.
 * - `balance`: a player has another balance than the money of the player's lines.
 * - `paidTwice`: the wallet paid a withdrawal or refund more often than the player asked for it.
 * - `overdrawn`: a withdrawal was accepted that the balance does not cover.
 * - `thirdParty`: a deposit was paid from an account that the player does not own.
 * - `inFlight`: money is still in flight after days.
 * - `notSettled`: a deposit or withdrawal that nothing disturbed did not happen.
 * - `chargedAfterCancel`: a player paid a recurring charge after the back end had accepted its cancellation.
 * - `trueRefused`: the back end refused a true delivery with 4XX, and never accepted it.
 * - `forgedAccepted`: the back end answered 2XX to a delivery without a true and fresh signature.
 * - `interface`: the back end does not answer as openapi.yaml says.
 */
export type Check =
  | 'sum'
  | 'negative'
  | 'entry'
  | 'noLine'
  | 'balance'
  | 'paidTwice'
  | 'overdrawn'
  | 'thirdParty'
  | 'inFlight'
  | 'notSettled'
  | 'chargedAfterCancel'
  | 'trueRefused'
  | 'forgedAccepted'
  | 'interface'

/** A difference between the two sides. */
export interface Difference {
  readonly check: Check
  readonly text: string
  /** What the payment API says. */
  readonly wallet: string
  /** What the back end says. */
  readonly backEnd: string
}

/** Writes centavos as reais: `R$ 12,34`. */
export const reais = (centavos: number): string =>
  `${centavos < 0 ? '-' : ''}R$ ${(Math.abs(centavos) / 100).toFixed(2).replace('.', ',')}`
