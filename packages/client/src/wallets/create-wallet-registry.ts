import { createPixClient, type PixClient } from '../create-pix-client.ts'
import { OPTION_NAMES, type PixClientOptions } from '../options.ts'
import { refuseUnknown } from '../refuse-unknown.ts'
import type { TokenStore } from '../token-store.ts'

/** The credentials of one wallet. */
export interface WalletCredentials {
  readonly clientId: string
  readonly clientSecret: string
}

/** The options of `createPixClient` that differ from wallet to wallet. */
const OF_A_WALLET = ['clientId', 'clientSecret', 'tokenStore'] as const

/** Options of a registry. All other options of `createPixClient` apply to every wallet. */
export interface WalletRegistryOptions extends Omit<PixClientOptions, (typeof OF_A_WALLET)[number]> {
  /**
   * Returns the credentials of a wallet, for example from your vault. The registry calls it once for each wallet. When
   * it fails, the next `forWallet` calls it again.
   */
  readonly credentialsOf: (walletId: string) => WalletCredentials | Promise<WalletCredentials>
  /** Returns the token store of a wallet. In memory by default. */
  readonly tokenStoreOf?: (walletId: string) => TokenStore
}

/** The clients of many wallets. */
export interface WalletRegistry {
  /**
   * Returns the client of a wallet. Every call with the same id returns the same client. Rejects with the error of
   * `credentialsOf`, and with a TypeError for invalid credentials.
   */
  forWallet(walletId: string): Promise<PixClient>
  /** Removes the client of a wallet, for example after its secret changed. Calls that have started continue. */
  forget(walletId: string): void
}

const NAMES: readonly string[] = [
  'credentialsOf',
  'tokenStoreOf',
  ...OPTION_NAMES.filter((name) => !(OF_A_WALLET as readonly string[]).includes(name)),
]

/**
 * Creates a registry of clients, one for each wallet. All clients share the options, so also the `fetch` and its
 * connections. Each client has its own token.
 *
 *     const wallets = createWalletRegistry({ baseUrl, credentialsOf: (walletId) => vault.read(walletId) })
 *     const pix = await wallets.forWallet('brand-a')
 *
 * @throws TypeError that names the invalid option.
 */
export function createWalletRegistry(options: WalletRegistryOptions): WalletRegistry {
  refuseUnknown(options, NAMES)
  const { credentialsOf, tokenStoreOf, ...shared } = options
  if (typeof credentialsOf !== 'function') throw new TypeError('credentialsOf must be a function.')
  if (!['function', 'undefined'].includes(typeof tokenStoreOf))
    throw new TypeError('tokenStoreOf must be a function.')
  // Validates the shared options now. The client is not used.
  createPixClient({ ...shared, clientId: '-', clientSecret: '-' })
  const clients = new Map<string, Promise<PixClient>>()

  async function create(walletId: string): Promise<PixClient> {
    const { clientId, clientSecret } = await credentialsOf(walletId)
    const tokenStore = tokenStoreOf?.(walletId)
    return createPixClient({ ...shared, clientId, clientSecret, ...(tokenStore && { tokenStore }) })
  }

  return {
    forWallet(walletId) {
      const known = clients.get(walletId)
      if (known !== undefined) return known
      const client = create(walletId)
      clients.set(walletId, client)
      client.catch(() => {
        if (clients.get(walletId) === client) clients.delete(walletId)
      })
      return client
    },
    forget(walletId) {
      clients.delete(walletId)
    },
  }
}
