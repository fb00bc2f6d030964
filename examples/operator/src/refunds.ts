import type { Handlers, OperatorKit, Storage } from '@pix-payments/operator'
import { debit, move } from './ledger.ts'

export const refundHandlers: Pick<Handlers<unknown>, 'onRefundSettled' | 'onRefundGivenBack'> = {
  onRefundSettled: (t, { amount }) => move(t, 'inFlight', 'wallet', amount),
  onRefundGivenBack: (t, { playerId, amount }) => move(t, 'inFlight', `player:${playerId}`, amount),
}

export interface RefundRequest {
  /** The externalId of the deposit. */
  readonly depositId: string
  readonly externalId: string
  /** Centavos. */
  readonly amount: number
}

/** Returns a part of a paid deposit to its payer. The player is debited. */
export async function refund(
  kit: OperatorKit<unknown>,
  storage: Storage,
  { depositId, externalId, amount }: RefundRequest,
): Promise<void> {
  const deposit = await kit.deposits.find(depositId)
  if (deposit?.endToEndId === undefined) throw new TypeError(`No paid deposit ${depositId}.`)
  const { playerId, endToEndId } = deposit
  await storage.transaction(async (t) => {
    await debit(t, playerId, amount)
    await kit.refunds.request(t, { playerId, endToEndId, externalId, amount })
  })
}
