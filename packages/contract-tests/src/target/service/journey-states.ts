import type { SandboxWallet } from '../../sandbox/sandbox-wallet.ts'
import { Subscription } from '../../sandbox/subscription.ts'

export const rejected = async (wallet: SandboxWallet): Promise<Subscription> => {
  const subscription = await Subscription.paid(wallet, 'minimal')
  await subscription.decide(wallet.example('simulateAuthorization', 'rejected'))
  return subscription
}

export const expired = async (wallet: SandboxWallet): Promise<Subscription> => {
  const subscription = await Subscription.create(wallet, 'minimal')
  await wallet.pass(Number(wallet.example('createRecurrence', 'minimal')['expiresIn']))
  return subscription
}

/** Creates a recurrence that is completed, because the charge of its last cycle is settled. */
export const completed = async (wallet: SandboxWallet): Promise<Subscription> => {
  const subscription = await Subscription.authorized(wallet, 'variable')
  await (await subscription.charge('due-on-a-holiday')).settled()
  return subscription
}

export const cancelledByPayer = async (wallet: SandboxWallet): Promise<Subscription> => {
  const subscription = await Subscription.authorized(wallet, 'minimal')
  await subscription.cancelAsPayer()
  return subscription
}

export const cancelledByReceiver = async (wallet: SandboxWallet): Promise<Subscription> => {
  const subscription = await Subscription.authorized(wallet)
  await subscription.cancel()
  return subscription
}

/** Starts a partial refund of a first payment, and returns the id of the refund. */
export async function refundOfFirstPayment(wallet: SandboxWallet): Promise<string> {
  const subscription = await cancelledByPayer(wallet)
  const body = wallet.example('simulateFirstPaymentRefund', 'partial')
  const { firstPaymentRefundId } = await wallet.call('simulateFirstPaymentRefund', subscription.at(body))
  if (firstPaymentRefundId === null) throw new Error('The refund of the first payment has no id')
  return firstPaymentRefundId
}

/** Charges a fee of the whole balance, so that the wallet has no money left. */
export async function drained<State>(wallet: SandboxWallet, state: State): Promise<State> {
  const { walletId, control } = wallet
  const { availableBalance: amount } = await wallet.call('getBalance')
  await control.movements.createFee({ walletId, amount, description: 'Tarifa' })
  return state
}
