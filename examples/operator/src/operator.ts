import { type Clock, createPixClient } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import type { Deposit, DepositRequest, OperatorKit, PayoutAsked, Storage } from '@pix-payments/operator'
import { createOperatorKit } from '@pix-payments/operator'
import { operations } from '@pix-payments/operator/operations'
import { subscriptions } from '@pix-payments/operator/subscriptions'
import type { Connection } from './connection.ts'
import { debit, move } from './ledger.ts'
import { refundHandlers } from './refunds.ts'
import { subscriptionHandlers } from './subscriptions.ts'

export interface Operator {
  readonly kit: OperatorKit<unknown>
  deposit(request: Omit<DepositRequest, 'pixKey'>): Promise<Deposit>
  withdraw(request: PayoutAsked<'withdrawal'>): Promise<void>
}

/** Deposits and withdrawals of one wallet. Every booking is in the transaction of its step. */
export function createOperator(storage: Storage, connection: Connection, clock?: Clock): Operator {
  const { walletId, pixKey, signingSecret, baseUrl, clientId, clientSecret } = connection
  const pix = createPixClient({ baseUrl, clientId, clientSecret, checks })
  const kit = createOperatorKit<unknown>({
    storage,
    wallets: [{ walletId, pix, secrets: () => [signingSecret] }],
    ...(clock && { clock }),
    operations,
    subscriptions,
    hooks: { onFinding: ({ id, detail }) => console.warn(`Finding ${id}: ${detail}`) },
    handlers: {
      onPaid: (t, { playerId, amount }) => move(t, 'wallet', `player:${playerId}`, amount),
      onTakenBack: (t, { playerId }, { amount }) => move(t, `player:${playerId}`, 'wallet', amount),
      onWithdrawalSettled: (t, { amount }) => move(t, 'inFlight', 'wallet', amount),
      onWithdrawalGivenBack: (t, { playerId, amount }) => move(t, 'inFlight', `player:${playerId}`, amount),
      onWithdrawalReturned: (t, { playerId }, { amount }) => move(t, 'wallet', `player:${playerId}`, amount),
      ...refundHandlers,
      ...subscriptionHandlers,
    },
  })
  return {
    kit,
    deposit: (request) => kit.deposits.open({ ...request, pixKey }),
    withdraw: (request) =>
      storage.transaction(async (t) => {
        await debit(t, request.playerId, request.amount)
        await kit.withdrawals.request(t, request)
      }),
  }
}
