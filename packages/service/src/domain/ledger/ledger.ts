import type { StatementMethod } from '@pix-payments/spec/types'

/**
 * The accounts of a wallet. `available` and `blocked` hold its money. The other accounts stand for the outside world,
 * so that every movement has a source and a destination.
 */
export type Account = 'available' | 'blocked' | 'opening' | 'pix' | 'transfers' | 'fees' | 'judicial'

export interface MovementKind {
  readonly from: Account
  readonly to: Account
  /**
   * The statement line that the movement writes. Null when the movement writes no line: movements between available and
   * blocked, and the opening balance.
   */
  readonly line: { readonly method: StatementMethod; readonly type: 'CREDIT' | 'DEBIT' } | null
}

const CREDIT = { method: 'pix', type: 'CREDIT' } as const
const DEBIT = { method: 'pix', type: 'DEBIT' } as const

export type MovementName =
  | 'opening'
  | 'depositSettled'
  | 'depositTakenBack'
  | 'recurringPaymentSettled'
  | 'withdrawalReserved'
  | 'withdrawalSettled'
  | 'withdrawalReleased'
  | 'withdrawalReturned'
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

/**
 * All kinds of money movement. A movement is one row: it takes one amount from one account and adds it to another
 * account. So debits and credits are always equal.
 */
export const MOVEMENTS: Readonly<Record<MovementName, MovementKind>> = {
  /** The balance of a new wallet (G-005). */
  opening: { from: 'opening', to: 'available', line: null },
  /** §3.1: a payment of a charge settles. */
  depositSettled: { from: 'pix', to: 'available', line: CREDIT },
  /** G-381: money of a paid charge is taken back (MED). It never comes from the blocked balance (G-383). */
  depositTakenBack: { from: 'available', to: 'pix', line: DEBIT },
  /** §3.4, §3.4.1: a first payment or a cycle charge settles. */
  recurringPaymentSettled: { from: 'pix', to: 'available', line: CREDIT },
  /**
   * §3.2, G-091: the amount of a withdrawal is reserved when the service accepts the withdrawal. It is released only
   * when the withdrawal fails.
   */
  withdrawalReserved: { from: 'available', to: 'blocked', line: null },
  withdrawalSettled: { from: 'blocked', to: 'pix', line: DEBIT },
  withdrawalReleased: { from: 'blocked', to: 'available', line: null },
  /** G-380: the receiving institution returns money of a settled withdrawal. */
  withdrawalReturned: { from: 'pix', to: 'available', line: CREDIT },
  /**
   * G-205: the amount of a refund is reserved when the service accepts the refund. It is released only when the refund
   * fails.
   */
  refundReserved: { from: 'available', to: 'blocked', line: null },
  refundSettled: { from: 'blocked', to: 'pix', line: DEBIT },
  refundReleased: { from: 'blocked', to: 'available', line: null },
  /** G-210: statement lines of transfers have the method `pix`, like the lines of Pix payments. */
  transferSent: { from: 'available', to: 'transfers', line: DEBIT },
  transferReceived: { from: 'transfers', to: 'available', line: CREDIT },
  /** G-086: fees and court orders. Only the control API of the sandbox creates them. */
  fee: { from: 'available', to: 'fees', line: { method: 'tarifa', type: 'DEBIT' } },
  judicialDebit: { from: 'available', to: 'judicial', line: { method: 'judicialMovement', type: 'DEBIT' } },
  judicialCredit: { from: 'judicial', to: 'available', line: { method: 'judicialMovement', type: 'CREDIT' } },
  judicialBlock: { from: 'available', to: 'blocked', line: null },
  judicialUnblock: { from: 'blocked', to: 'available', line: null },
}

/** The balances of a wallet, in cents (G-212). */
export interface Holdings {
  readonly available: number
  /** The amounts of withdrawals and refunds that have not ended, plus the amounts that courts have blocked. */
  readonly blocked: number
}

/** Returns the balances after a movement. `amount` is in cents, above zero. */
export function applyMovement(
  { available, blocked }: Holdings,
  name: MovementName,
  amount: number,
): Holdings {
  const { from, to } = MOVEMENTS[name]
  const change = (account: Account): number => (to === account ? amount : 0) - (from === account ? amount : 0)
  return { available: available + change('available'), blocked: blocked + change('blocked') }
}

/** Returns the settled balance. It is equal to the balance of the newest statement line (G-212). */
export const totalOf = ({ available, blocked }: Holdings): number => available + blocked
