import { PixApiError } from '@pix-payments/client'
import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'

export interface Sandbox {
  readonly url: string
  readonly control: SandboxClient
  /** True when this process runs the sandbox. */
  readonly isOwn: boolean
  close(): Promise<void>
}

/**
 * Returns the sandbox that listens at an address. When no program listens there, starts a sandbox in memory.
 *
 * @param prepare builds what a sandbox needs.
 */
export async function openSandbox(
  address: URL,
  token: string | undefined,
  prepare: () => Promise<void>,
): Promise<Sandbox> {
  if (address.port !== '0' && (await isListening(address))) return connect(address.origin, token)
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(address.hostname)
  if (!isLocal) throw new Error(`No program listens at ${address.origin}.`)
  await prepare()
  const { createService } = await import('@pix-payments/service')
  const { url, close } = await createService({
    host: address.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(address.port || '80'),
    controlToken: token,
  })
  return { url, control: clientOf(url, token), isOwn: true, close }
}

const clientOf = (url: string, token: string | undefined): SandboxClient =>
  createSandboxClient({ baseUrl: url, ...(token !== undefined && { token }) })

async function isListening(address: URL): Promise<boolean> {
  try {
    await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(5_000) })
    return true
  } catch (error) {
    const { cause, name } = error as Error
    if ((cause as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED') return false
    throw new Error(`${address.origin} does not answer as a sandbox does (${name}).`, { cause: error })
  }
}

async function connect(url: string, token: string | undefined): Promise<Sandbox> {
  const control = clientOf(url, token)
  try {
    await control.wallets.listWallets()
  } catch (error) {
    if (error instanceof PixApiError && error.status === 401) {
      throw new Error(`The sandbox at ${url} needs its control token: pass --control-token.`, {
        cause: error,
      })
    }
    throw new Error(`The program at ${url} is not a sandbox. Choose another address with --sandbox.`, {
      cause: error,
    })
  }
  return { url, control, isOwn: false, close: () => Promise.resolve() }
}
