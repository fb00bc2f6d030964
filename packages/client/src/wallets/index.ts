/** A client for each of many wallets in one process, for example one wallet for each brand. */
export { createWalletRegistry } from './create-wallet-registry.ts'
export type { WalletCredentials, WalletRegistry, WalletRegistryOptions } from './create-wallet-registry.ts'
