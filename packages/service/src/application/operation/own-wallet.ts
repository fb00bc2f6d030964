import type { Wallet } from '../../domain/wallet/wallet.ts'
import type { Reader } from '../../storage/store.ts'
import type { Change, Load } from '../wallet/wallet-operation.ts'
import type { Passing, PassingTimers, WalletView } from '../wallet/wallets.ts'
import type { Context } from './context.ts'

/** The wallet of the caller. A token is bound to one wallet (G-005). */
export interface Owner {
  readonly walletId: string
}

/** Throws an error. The error is a bug: the service never deletes a wallet, so a valid token always has a wallet. */
export const throwMissingWallet = (): never => {
  throw new Error('The token is valid, but its wallet does not exist')
}

/**
 * Locks the caller's wallet and changes it. `load` lets the operation share a transaction, see {@link Load}. The
 * operation may pass timers, see {@link Passing}.
 */
export async function writeOwnWallet<T extends object>(
  { wallets }: Context,
  { walletId }: Owner,
  work: Change<T>,
  options: Passing & { readonly load?: Load } = {},
): Promise<T> {
  return (await wallets.write(walletId, work, options)) ?? throwMissingWallet()
}

/** Runs the timers of the caller's wallet that are due, then reads the wallet. */
export async function readOwnWallet<T extends object>(
  { wallets }: Context,
  { walletId }: Owner,
  read: (view: WalletView) => Promise<T>,
  passing?: Passing,
): Promise<T> {
  return (await wallets.read(walletId, read, passing)) ?? throwMissingWallet()
}

/** Reads rows of the caller's wallet. It is faster than `readOwnWallet`, see `Wallets.readLatest`. */
export async function readLatestOfOwnWallet<T extends object>(
  { wallets }: Context,
  { walletId }: Owner,
  read: (reader: Reader) => Promise<T>,
  passing?: PassingTimers,
): Promise<T> {
  return (await wallets.readLatest(walletId, read, passing)) ?? throwMissingWallet()
}

/**
 * Reads the caller's wallet from the replica when there is one, and otherwise as `readOwnWallet` does. An outcome of the
 * replica has a header with its age (G-480). The primary repeats every refusal of the replica, because the replica may
 * lack the change that allows the request.
 *
 * @param isEnough returns false when the caller has seen a later state of the wallet than this one
 */
export async function readOwnWalletOfReplica<T extends { readonly ok: boolean }>(
  context: Context,
  { walletId }: Owner,
  read: (view: WalletView) => Promise<T>,
  { isEnough = () => true, ...passing }: Passing & { readonly isEnough?: (wallet: Wallet) => boolean } = {},
): Promise<T> {
  const aged = await context.replica?.read(walletId, isEnough, async (view) => {
    const outcome = await read(view)
    return outcome.ok ? outcome : undefined
  })
  if (aged !== undefined) return { ...aged.value, headers: { 'x-data-age': String(aged.ageSeconds) } }
  const readHere = (view: WalletView): Promise<T> => {
    context.replica?.saw(view.wallet)
    return read(view)
  }
  return readOwnWallet(context, { walletId }, readHere, passing)
}
