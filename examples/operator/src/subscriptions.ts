import type { Handlers } from '@pix-payments/operator'
import { move } from './ledger.ts'

/** Each payment of a subscription goes to the balance of the player. */
export const subscriptionHandlers: Pick<Handlers<unknown>, 'onCyclePaid'> = {
  onCyclePaid: (t, { amount }, { playerId }) => move(t, 'wallet', `player:${playerId}`, amount),
}
