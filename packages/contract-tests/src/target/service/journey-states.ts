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

/** The charge of its last cycle is settled. */
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
