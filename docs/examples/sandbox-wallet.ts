import { createPixClient, type PixClient } from '@pix-payments/client'
import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'

// #region clients
export interface TestWallet {
  /** Steers the simulated world. */
  readonly sandbox: SandboxClient
  readonly walletId: string
  /** A key of the wallet: charges are created for it. */
  readonly pixKey: string
  /** Calls the API as the wallet. */
  readonly pix: PixClient
}

/** A wallet that nobody else uses, with R$ 10.000,00 in it, whose clock stands still. */
export async function newWallet(baseUrl: string): Promise<TestWallet> {
  const sandbox = createSandboxClient({ baseUrl })
  const { walletId, pixKeys, credentials } = await sandbox.wallets.createWallet({
    name: 'checkout tests',
    openingBalance: 1_000_000,
    clock: { mode: 'FROZEN', now: '2026-03-02T12:00:00.000Z' },
  })
  const [pixKey = ''] = pixKeys
  return { sandbox, walletId, pixKey, pix: createPixClient({ baseUrl, ...credentials }) }
}
// #endregion

// #region reset
/** The wallet as it was when it was created, with the same credentials. */
export async function reset({ sandbox, walletId }: TestWallet): Promise<void> {
  await sandbox.wallets.resetWallet({ walletId })
}
// #endregion
