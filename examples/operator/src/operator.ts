import {
  type Clock,
  createPixClient,
  type CreateWithdrawalByPixKeyRequest,
  type CreateWithdrawalByBankDetailsRequest,
} from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'
import { createOperatorKit, type OperatorKit, type Storage, type Transaction } from '@pix-payments/operator'
import type { Connection } from './connection.ts'
import { move, take } from './ledger.ts'

/** Thrown when a player has less than the amount. The transaction rolls back. */
export class BalanceTooSmall extends Error {}

type Withdrawal = { playerId: string } & (
  | CreateWithdrawalByPixKeyRequest
  | CreateWithdrawalByBankDetailsRequest
)
type Refund = { depositId: string; externalId: string; amount: number }

export interface Operator {
  readonly kit: OperatorKit<unknown>
  withdraw(withdrawal: Withdrawal): Promise<void>
  refund(refund: Refund): Promise<void>
}

/** Deposits, withdrawals, refunds, subscriptions and webhooks of one wallet. Every booking is in the transaction of its step. */
export function createOperator(storage: Storage, connection: Connection, clock?: Clock): Operator {
  const { walletId, signingSecret, baseUrl, clientId, clientSecret } = connection
  const pix = createPixClient({ baseUrl, clientId, clientSecret, checks })
  const kit = createOperatorKit<unknown>({
    storage,
    wallets: [{ walletId, pix, secrets: () => [signingSecret] }],
    ...(clock && { clock }),
    hooks: { onFinding: ({ id, detail }) => console.warn(`Finding ${id}: ${detail}`) },
    handlers: {
      onPaid: (t, { playerId, amount }) => move(t, 'wallet', `player:${playerId}`, amount),
      onTakenBack: (t, { playerId }, { amount }) => move(t, `player:${playerId}`, 'wallet', amount),
      onWithdrawalSettled: (t, { amount }) => move(t, 'inFlight', 'wallet', amount),
      onWithdrawalGivenBack: (t, { playerId, amount }) => move(t, 'inFlight', `player:${playerId}`, amount),
      onWithdrawalReturned: (t, { playerId }, { amount }) => move(t, 'wallet', `player:${playerId}`, amount),
      onRefundSettled: (t, { amount }) => move(t, 'inFlight', 'wallet', amount),
      onRefundGivenBack: (t, { playerId, amount }) => move(t, 'inFlight', `player:${playerId}`, amount),
      onCyclePaid: (t, { amount }, { playerId }) => move(t, 'wallet', `player:${playerId}`, amount),
    },
  })
  /** Debits the player and stores the request in one transaction. */
  const debit = (
    playerId: string,
    amount: number,
    request: (t: Transaction) => Promise<unknown>,
  ): Promise<void> =>
    storage.transaction(async (t) => {
      if (!(await take(t, playerId, 'inFlight', amount)))
        throw new BalanceTooSmall('The balance is too small.')
      await request(t)
    })
  return {
    kit,
    withdraw: (withdrawal) =>
      debit(withdrawal.playerId, withdrawal.amount, (t) => kit.withdrawals.request(t, withdrawal)),
    async refund({ depositId, externalId, amount }) {
      const deposit = await kit.deposits.find(depositId)
      if (deposit?.endToEndId === undefined) throw new TypeError(`No paid deposit ${depositId}.`)
      const { playerId, endToEndId } = deposit
      await debit(playerId, amount, (t) =>
        kit.refunds.request(t, { playerId, endToEndId, externalId, amount }),
      )
    },
  }
}
