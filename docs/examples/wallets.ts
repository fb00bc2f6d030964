import type { Balance } from '@pix-payments/client'
import {
  createWalletRegistry,
  type WalletCredentials,
  type WalletRegistry,
} from '@pix-payments/client/wallets'

// #region wallets
/** The clients of all wallets of the operator. They share connections, and each has its own token. */
export function walletsOf(
  baseUrl: string,
  readSecret: (walletId: string) => Promise<WalletCredentials>,
): WalletRegistry {
  return createWalletRegistry({ baseUrl, credentialsOf: readSecret })
}

export async function balanceOf(wallets: WalletRegistry, walletId: string): Promise<Balance> {
  const pix = await wallets.forWallet(walletId)
  return pix.balances.getBalance()
}
// #endregion
