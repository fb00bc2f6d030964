import type { PixWithdrawReturnedEvent } from '@pix-payments/spec/types'
import type { Withdrawal, WithdrawalReturn } from './withdrawal.ts'

/** Returns the part of a withdrawal that has not been returned, in cents (G-380). */
export const returnableAmountOf = ({ amount, returns = [] }: Withdrawal): number =>
  amount - returns.reduce((sum, it) => sum + it.amount, 0)

type Facts<Event> = { readonly [Name in Exclude<keyof Event, 'eventId' | 'event' | 'occurredAt'>]: unknown }

export const withdrawalReturnedFacts = (
  withdrawal: Withdrawal,
  { returnId, amount, reason }: WithdrawalReturn,
): Facts<PixWithdrawReturnedEvent> => ({
  status: withdrawal.status,
  transactionId: withdrawal.transactionId,
  externalId: withdrawal.externalId,
  amount,
  returnId,
  reason,
  endToEndId: withdrawal.endToEndId,
  metadata: withdrawal.metadata,
})
