import type { StatementMethod } from '@pix-payments/spec/types'

/**
 * The accounts of a wallet. `available` and `blocked` are its money; the others are the world outside, so that what
 * leaves one account always arrives in another.
 */
export type Account = 'available' | 'blocked' | 'opening' | 'pix' | 'transfers' | 'fees' | 'judicial'

export interface MovementKind {
  readonly from: Account
  readonly to: Account
  /** The statement line of a movement that settles; null where money only changes between available and blocked. */
  readonly line: { readonly method: StatementMethod; readonly type: 'CREDIT' | 'DEBIT' } | null
}

const CREDIT = { method: 'pix', type: 'CREDIT' } as const
const DEBIT = { method: 'pix', type: 'DEBIT' } as const

export type MovementName =
  | 'opening'
  | 'depositSettled'
  | 'recurringPaymentSettled'
  | 'withdrawalReserved'
  | 'withdrawalSettled'
  | 'withdrawalReleased'
  | 'refundReserved'
  | 'refundSettled'
  | 'refundReleased'
  | 'transferSent'
  | 'transferReceived'
  | 'fee'
  | 'judicialDebit'
  | 'judicialCredit'
  | 'judicialBlock'
  | 'judicialUnblock'

/** Every way in which money moves. One row is one movement between two accounts, so each balances by its form. */
export const MOVEMENTS: Readonly<Record<MovementName, MovementKind>> = {
  /** What the wallet holds when it comes to exist (G-005). */
  opening: { from: 'opening', to: 'available', line: null },
  /** §3.1: a payment of a charge settles. */
  depositSettled: { from: 'pix', to: 'available', line: CREDIT },
  /** §3.4, §3.4.1: a first payment or a cycle charge settles. */
  recurringPaymentSettled: { from: 'pix', to: 'available', line: CREDIT },
  /** §3.2, G-091: reserved with the 202, and back only on a terminal failure. */
  withdrawalReserved: { from: 'available', to: 'blocked', line: null },
  withdrawalSettled: { from: 'blocked', to: 'pix', line: DEBIT },
  withdrawalReleased: { from: 'blocked', to: 'available', line: null },
  /** G-205. */
  refundReserved: { from: 'available', to: 'blocked', line: null },
  refundSettled: { from: 'blocked', to: 'pix', line: DEBIT },
  refundReleased: { from: 'blocked', to: 'available', line: null },
  /** G-210: a transfer has the method of all Pix movements. */
  transferSent: { from: 'available', to: 'transfers', line: DEBIT },
  transferReceived: { from: 'transfers', to: 'available', line: CREDIT },
  /** G-086: no operator route causes these. */
  fee: { from: 'available', to: 'fees', line: { method: 'tarifa', type: 'DEBIT' } },
  judicialDebit: { from: 'available', to: 'judicial', line: { method: 'judicialMovement', type: 'DEBIT' } },
  judicialCredit: { from: 'judicial', to: 'available', line: { method: 'judicialMovement', type: 'CREDIT' } },
  judicialBlock: { from: 'available', to: 'blocked', line: null },
  judicialUnblock: { from: 'blocked', to: 'available', line: null },
}

/** What a wallet holds, in cents (G-212). */
export interface Holdings {
  readonly available: number
  /** Withdrawals and refunds without an outcome, and judicial blocks. */
  readonly blocked: number
}

/** The holdings after a movement. `amount` is in cents, above zero. */
export function moved({ available, blocked }: Holdings, name: MovementName, amount: number): Holdings {
  const { from, to } = MOVEMENTS[name]
  const change = (account: Account): number => (to === account ? amount : 0) - (from === account ? amount : 0)
  return { available: available + change('available'), blocked: blocked + change('blocked') }
}

/** The settled balance: what the newest line of the statement says (G-212). */
export const totalOf = ({ available, blocked }: Holdings): number => available + blocked
