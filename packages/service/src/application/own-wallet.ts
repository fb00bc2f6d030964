import type { Reader } from '../storage/store.ts'
import type { Service } from './service.ts'
import type { WalletWork } from './wallet-work.ts'
import type { WalletView } from './wallets.ts'

/** Whose wallet an operation works on: a token is bound to one wallet (G-005). */
export interface Owner {
  readonly walletId: string
}

/** A token outlives the wallet it was made for only until the wallet is removed. */
export const throwMissingWallet = (): never => {
  throw new Error('The wallet of a valid token does not exist')
}

/** Locks the caller's wallet and changes it. */
export async function writeOwnWallet<T extends object>(
  { wallets }: Service,
  { walletId }: Owner,
  work: (work: WalletWork) => Promise<T>,
): Promise<T> {
  return (await wallets.write(walletId, work)) ?? throwMissingWallet()
}

/** Reads the caller's wallet as it is now. */
export async function readOwnWallet<T extends object>(
  { wallets }: Service,
  { walletId }: Owner,
  read: (view: WalletView) => Promise<T>,
): Promise<T> {
  return (await wallets.read(walletId, read)) ?? throwMissingWallet()
}

/** Reads what belongs to the caller's wallet, as it is now. Reads less than `readOwnWallet`. */
export async function lookUpInOwnWallet<T extends object>(
  { wallets }: Service,
  { walletId }: Owner,
  lookUp: (reader: Reader) => Promise<T>,
): Promise<T> {
  return (await wallets.lookUp(walletId, lookUp)) ?? throwMissingWallet()
}
