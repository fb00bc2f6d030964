import { createPixClient, type PixClient } from '@pix-payments/client'
import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'

// #region clients
export interface TestWallet {
  /** Controls the simulated world. */
  readonly sandbox: SandboxClient
  readonly walletId: string
  /** A Pix key of the wallet. Charges need it. */
  readonly pixKey: string
  /** The CNPJ of the operator, which receives recurring charges. */
  readonly cnpj: string
  /** Calls the API with the credentials of the wallet. */
  readonly pix: PixClient
}

/** Creates a new wallet with R$ 10.000,00 and a frozen clock. */
export async function newWallet(baseUrl: string): Promise<TestWallet> {
  const sandbox = createSandboxClient({ baseUrl })
  const { walletId, pixKeys, cnpj, credentials } = await sandbox.wallets.createWallet({
    name: 'checkout tests',
    openingBalance: 1_000_000,
    clock: { mode: 'FROZEN', now: '2026-03-02T12:00:00.000Z' },
  })
  const [pixKey = ''] = pixKeys
  return { sandbox, walletId, pixKey, cnpj, pix: createPixClient({ baseUrl, ...credentials }) }
}
// #endregion

// #region reset
/** Resets the wallet to the state after its creation. The credentials stay the same. */
export async function reset({ sandbox, walletId }: TestWallet): Promise<void> {
  await sandbox.wallets.resetWallet({ walletId })
}
// #endregion
