import type { WithHistory } from '../cause.ts'
import type { Instant } from '@pix-payments/pix'
import type { EventOf, StateOf } from '@pix-payments/spec'
import type {
  AccountHolder,
  ExpectedCreditor,
  PixWithdrawFailedEvent,
  PixWithdrawSettledEvent,
  Withdrawal as WithdrawalBody,
  WithdrawalAccepted,
} from '@pix-payments/spec/types'
import { isIn } from '../step.ts'
import { timestamp, timestampOrNull } from '../timestamp.ts'
import type { WithdrawalOutcome } from '../wallet/wallet.ts'

/** A Pix transfer to a player (§2.2). Amounts are in cents. */
export interface Withdrawal extends WithHistory {
  readonly transactionId: string
  readonly walletId: string
  readonly externalId: string
  readonly status: StateOf<'withdrawal'>
  readonly amount: number
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>> | null
  readonly initiationType: 'PIX_KEY' | 'MANUAL'
  /**
   * The owner of the destination. For a withdrawal to a Pix key, this is the owner that the directory returned (G-034).
   */
  readonly creditor: AccountHolder
  readonly expectedCreditor: ExpectedCreditor | null
  readonly endToEndId: string | null
  readonly errorCode: string | null
  readonly errorDescription: string | null
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly settledAt: Instant | null
  /** The returns after the settlement, oldest first. Undefined when there is none. */
  readonly returns?: readonly WithdrawalReturn[]
}

/** Money of a settled withdrawal that the receiving institution sent back (G-380). */
export interface WithdrawalReturn {
  readonly returnId: string
  /** In cents. */
  readonly amount: number
  /** The reason that the institution gave; null when it gave none. */
  readonly reason: string | null
  readonly returnedAt: Instant
}

export type WithdrawalEnding = Exclude<WithdrawalOutcome['status'], 'NONE'>

/** For each final status, the event of the state machine that leads to it (G-091). */
export const ENDING_EVENTS: Readonly<Record<WithdrawalEnding, EventOf<'withdrawal'>>> = {
  SUCCESS: 'settle',
  REJECTED: 'reject',
  CANCELED: 'failSending',
  FAILED: 'fail',
  EXPIRED: 'expire',
}

/** For each final status except SUCCESS, the default errorCode (G-031). */
const ERROR_CODES: Readonly<Record<Exclude<WithdrawalEnding, 'SUCCESS'>, string>> = {
  REJECTED: 'REJECTED_BY_COUNTERPARTY',
  CANCELED: 'PROVIDER_UNAVAILABLE',
  FAILED: 'PROVIDER_UNAVAILABLE',
  EXPIRED: 'SETTLEMENT_TIMEOUT',
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  ACCOUNT_MISMATCH: 'The destination account does not belong to the declared creditor.',
  INSUFFICIENT_BALANCE: 'The available balance does not cover the amount.',
  ACCOUNT_NOT_FOUND: 'The destination account does not exist.',
  ACCOUNT_BLOCKED: 'The destination account is blocked.',
  ACCOUNT_CLOSED: 'The destination account is closed.',
  INVALID_ACCOUNT_TYPE: 'The destination account is of another type.',
  TRANSACTION_NOT_SUPPORTED: 'The destination account does not take this kind of transfer.',
  AMOUNT_LIMIT_EXCEEDED: 'The amount is above a limit of the destination.',
  REJECTED_BY_COUNTERPARTY: 'The destination institution rejected the transfer.',
  SETTLEMENT_TIMEOUT: 'The confirmation window ended without an answer.',
  PROVIDER_UNAVAILABLE: 'The request could not be processed by the provider.',
}

/**
 * Returns the errorCode and errorDescription of a failure. A missing errorCode becomes the default of the status; a
 * missing errorDescription becomes the description of the errorCode.
 */
export function failureOf(
  status: Exclude<WithdrawalEnding, 'SUCCESS'>,
  given: {
    readonly errorCode?: string | null | undefined
    readonly errorDescription?: string | null | undefined
  },
): { readonly errorCode: string; readonly errorDescription: string } {
  const errorCode = given.errorCode ?? ERROR_CODES[status]
  return { errorCode, errorDescription: given.errorDescription ?? describeError(errorCode) }
}

export const describeError = (errorCode: string): string =>
  DESCRIPTIONS[errorCode] ?? 'The transfer was not settled.'

/** §3.2: true for the statuses that the response to a new withdrawal may have. A query and the event tell other ends. */
export const isOnCreation = (status: Withdrawal['status']): status is WithdrawalAccepted['status'] =>
  isIn('withdrawal', 'onCreation', status)

/** @throws Error when the response may not have the status. This is a bug. */
export function withdrawalAcceptedBody(withdrawal: Withdrawal): WithdrawalAccepted {
  const { amount, externalId, status, transactionId } = withdrawal
  if (!isOnCreation(status))
    throw new Error(`The response to a new withdrawal cannot have the status ${status}`)
  return { amount, createdAt: timestamp(withdrawal.createdAt), externalId, status, transactionId }
}

export const withdrawalBody = (withdrawal: Withdrawal): WithdrawalBody => ({
  amount: withdrawal.amount,
  createdAt: timestamp(withdrawal.createdAt),
  creditor: withdrawal.creditor,
  endToEndId: withdrawal.endToEndId,
  errorCode: withdrawal.errorCode,
  errorDescription: withdrawal.errorDescription,
  expectedCreditor: withdrawal.expectedCreditor,
  externalId: withdrawal.externalId,
  initiationType: withdrawal.initiationType,
  metadata: withdrawal.metadata,
  settlementDateTime: timestampOrNull(withdrawal.settledAt),
  status: withdrawal.status,
  transactionId: withdrawal.transactionId,
  updatedAt: timestamp(withdrawal.updatedAt),
})

type Facts<Event> = { readonly [Name in Exclude<keyof Event, 'eventId' | 'event' | 'occurredAt'>]: unknown }

export const withdrawalSettledFacts = (withdrawal: Withdrawal): Facts<PixWithdrawSettledEvent> => ({
  status: withdrawal.status,
  transactionId: withdrawal.transactionId,
  externalId: withdrawal.externalId,
  amount: withdrawal.amount,
  endToEndId: withdrawal.endToEndId,
  settlementDateTime: timestampOrNull(withdrawal.settledAt),
  metadata: withdrawal.metadata,
})

export const withdrawalFailedFacts = (withdrawal: Withdrawal): Facts<PixWithdrawFailedEvent> => ({
  status: withdrawal.status,
  transactionId: withdrawal.transactionId,
  externalId: withdrawal.externalId,
  amount: withdrawal.amount,
  endToEndId: withdrawal.endToEndId,
  errorCode: withdrawal.errorCode,
  errorDescription: withdrawal.errorDescription,
  metadata: withdrawal.metadata,
})
