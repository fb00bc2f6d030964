import { createPixClient, type PixClient } from '@pix-payments/client'
import { createSandboxClient, type WalletCreated, type SandboxClient } from '@pix-payments/client/sandbox'
import type { OpenPage } from './open-page.ts'

/** The wallet that a page shows, and clients for it. */
export function clientsOf({ service, wallet }: Pick<OpenPage, 'service' | 'wallet'>): {
  readonly pix: PixClient
  readonly sandbox: SandboxClient
  readonly wallet: WalletCreated
  readonly walletId: string
  readonly pixKey: string
} {
  if (wallet === undefined) throw new TypeError('The page has no wallet of its own.')
  const baseUrl = service.url
  const pix = createPixClient({ baseUrl, ...wallet.credentials })
  const { walletId, pixKeys } = wallet
  return { pix, sandbox: createSandboxClient({ baseUrl }), wallet, walletId, pixKey: pixKeys[0] ?? '' }
}
