import { describe, expect, it } from 'vitest'
import { memoryTokenStore, type TokenStore } from '@pix-payments/client'
import {
  createWalletRegistry,
  type WalletRegistry,
  type WalletRegistryOptions,
} from '@pix-payments/client/wallets'
import { createProvider, type Provider } from './support/provider.ts'

const CREDENTIALS = (walletId: string): { clientId: string; clientSecret: string } => ({
  clientId: `id-of-${walletId}`,
  clientSecret: `secret-of-${walletId}`,
})

interface World extends AsyncDisposable {
  readonly wallets: WalletRegistry
  readonly provider: Provider
}

async function world(options: Partial<WalletRegistryOptions> = {}): Promise<World> {
  const provider = await createProvider()
  // Each token names the client id of its request.
  provider.respondToTokens(({ body }) => ({
    body: { access_token: `token-of-${/id-of-(\w+)/.exec(body)?.[1]}`, expires_in: 3600 },
  }))
  const wallets = createWalletRegistry({
    baseUrl: provider.baseUrl,
    credentialsOf: CREDENTIALS,
    ...options,
  })
  return { wallets, provider, [Symbol.asyncDispose]: () => provider[Symbol.asyncDispose]() }
}

describe('forWallet', () => {
  it('gives each wallet its own token, and keeps it', async () => {
    await using it = await world()
    for (const walletId of ['a', 'b', 'a', 'b']) {
      const pix = await it.wallets.forWallet(walletId)
      await pix.balances.getBalance()
    }
    expect(it.provider.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-of-a',
      'Bearer token-of-b',
      'Bearer token-of-a',
      'Bearer token-of-b',
    ])
    expect(it.provider.tokenRequests).toHaveLength(2)
  })

  it('keeps the tokens apart even when all wallets have one store by mistake', async () => {
    const store = memoryTokenStore()
    await using it = await world({ tokenStoreOf: () => store })
    await Promise.all(
      ['a', 'b', 'c'].map(async (walletId) => (await it.wallets.forWallet(walletId)).balances.getBalance()),
    )
    expect(it.provider.requests.map(({ headers }) => headers.authorization).toSorted()).toEqual([
      'Bearer token-of-a',
      'Bearer token-of-b',
      'Bearer token-of-c',
    ])
  })

  it('reads the credentials once, also for concurrent calls', async () => {
    let reads = 0
    await using it = await world({
      credentialsOf: (walletId) => {
        reads += 1
        return Promise.resolve({ ...CREDENTIALS(walletId), brand: 'ignored' })
      },
    })
    const clients = await Promise.all(Array.from({ length: 20 }, () => it.wallets.forWallet('a')))
    expect(new Set(clients).size).toBe(1)
    expect(reads).toBe(1)
  })

  it('reads the credentials again after a failure, and after forget', async () => {
    let reads = 0
    await using it = await world({
      credentialsOf: (walletId) => {
        reads += 1
        if (reads === 1) throw new Error('The vault is sealed.')
        return CREDENTIALS(walletId)
      },
    })
    await expect(it.wallets.forWallet('a')).rejects.toThrow('The vault is sealed.')
    const first = await it.wallets.forWallet('a')
    it.wallets.forget('a')
    expect(await it.wallets.forWallet('a')).not.toBe(first)
    expect(reads).toBe(3)
  })

  it('passes each wallet its own store, and all wallets one fetch', async () => {
    const stores: Record<string, TokenStore> = {}
    const hosts: string[] = []
    await using it = await world({
      tokenStoreOf: (walletId) => (stores[walletId] = memoryTokenStore()),
      fetch: (url, init) => {
        hosts.push(new URL(url).pathname)
        return fetch(url, init)
      },
    })
    for (const walletId of ['a', 'b']) await (await it.wallets.forWallet(walletId)).balances.getBalance()
    expect(await stores['a']?.read()).toMatchObject({ value: 'token-of-a' })
    expect(await stores['b']?.read()).toMatchObject({ value: 'token-of-b' })
    expect(hosts).toHaveLength(4)
  })
})

it.each<[object, RegExp]>([
  [{ clientId: 'a' }, /^clientId is not an option\. The options are credentialsOf, tokenStoreOf, baseUrl, /],
  [{ credentialsOf: {} }, /^credentialsOf must be a function\.$/],
  [{ tokenStoreOf: {} }, /^tokenStoreOf must be a function\.$/],
  [{ timeoutMs: 0 }, /^timeoutMs must be a whole number/],
])('refuses %j at once', (option, message) => {
  const options = { baseUrl: 'https://api.example.com', credentialsOf: CREDENTIALS, ...option }
  expect(() => createWalletRegistry(options)).toThrow(message)
})

it('refuses credentials without a secret', async () => {
  await using it = await world({ credentialsOf: () => ({ clientId: 'a' }) as never })
  await expect(it.wallets.forWallet('a')).rejects.toThrow('clientSecret must be a string that is not empty.')
})
