import { createPixClient, type PixClient } from '@pix-payments/client'
import {
  createSandboxClient,
  isSandboxError,
  type SandboxClient,
  type Wallet,
} from '@pix-payments/client/sandbox'
import { createOutput, type Output } from '../output/output.ts'
import { CommandError } from '../output/exit-codes.ts'
import { readConfig, rememberConfig, type WalletCredentials } from './config.ts'
import { type Target, targetOf, type TargetOptions } from './target.ts'

/** A command at work: its output, its sandbox and its wallet. */
export interface Session {
  readonly target: Target
  readonly output: Output
  readonly control: SandboxClient
  /** The wallet of the target. Without one, the oldest wallet of the sandbox, which is its demo wallet. */
  wallet(): Promise<Wallet>
  /** Credentials of the wallet, which the sandbox knows. */
  credentials(): Promise<WalletCredentials>
  /** The client of the wallet's operator. */
  operator(): Promise<PixClient>
}

/** An injected fault must be seen, so the clients do not repeat a request. */
const ONCE = { maxRetries: 0 }

export function openSession(options: TargetOptions): Session {
  const target = targetOf(options)
  const { url, controlToken: token } = target
  const control = createSandboxClient({ baseUrl: url, ...(token !== undefined && { token }), ...ONCE })
  const wallet = once(() => chooseWallet(control, target))
  const credentials = once(async () => credentialsOf(control, target, await wallet()))
  return {
    target,
    output: createOutput(options.json ?? false, options.get),
    control,
    wallet,
    credentials,
    operator: once(async () => createPixClient({ baseUrl: url, ...(await credentials()), ...ONCE })),
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns undefined for a wallet that does not exist: the text may be the name of a wallet. */
function absent(error: unknown): undefined {
  const isAbsent =
    isSandboxError(error, 'getWallet', 'WalletNotFound') ||
    isSandboxError(error, 'getWallet', 'InvalidParameter')
  if (!isAbsent) throw error
}

/** Finds the wallet of the target. @throws CommandError when the sandbox does not have it. */
export async function chooseWallet(
  control: SandboxClient,
  { url, wallet, isDefaultWallet = false }: Target,
): Promise<Wallet> {
  if (wallet !== undefined && UUID.test(wallet)) {
    const found = await control.wallets.getWallet({ walletId: wallet }).catch(absent)
    if (found !== undefined) return found
  }
  let isEmpty = true
  let named: Wallet | undefined
  for await (const found of control.wallets.listWallets.items({ limit: wallet === undefined ? 1 : 100 })) {
    isEmpty = false
    if (wallet === undefined || found.walletId === wallet) return found
    if (found.name === wallet) named ??= found
  }
  if (named !== undefined) return named
  if (isEmpty) throw new CommandError(`${url} has no wallet. Create one with "pix wallet create".`)
  throw new CommandError(
    isDefaultWallet
      ? `${url} no longer has the default wallet ${wallet}. Choose another with "pix wallet use".`
      : `--wallet: ${url} has no wallet "${wallet}". "pix wallet list" shows the wallets.`,
  )
}

/**
 * Returns credentials of the wallet: those of the target, or those that an earlier command created. If the sandbox knows
 * neither, creates a pair and remembers it.
 */
async function credentialsOf(
  control: SandboxClient,
  { url, clientId, clientSecret }: Target,
  { walletId, clientIds }: Wallet,
): Promise<WalletCredentials> {
  if (clientId !== undefined && clientSecret !== undefined && clientIds.includes(clientId)) {
    return { clientId, clientSecret }
  }
  const config = readConfig()
  const place = `${url} ${walletId}`
  const known = config.credentials[place]
  if (known !== undefined && clientIds.includes(known.clientId)) return known
  const created = await control.wallets.createCredentials({ walletId })
  rememberCredentials(place, created)
  return created
}

/** Stores credentials for later commands. Without them, the next command creates others. */
export function rememberCredentials(place: string, { clientId, clientSecret }: WalletCredentials): void {
  const config = readConfig()
  rememberConfig({ ...config, credentials: { ...config.credentials, [place]: { clientId, clientSecret } } })
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
