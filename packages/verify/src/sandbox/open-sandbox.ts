import { createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'
import type { Config } from '../config/config.ts'
import { EXIT, VerifyError } from '../exit-codes.ts'

export interface Sandbox extends AsyncDisposable {
  readonly url: string
  readonly client: SandboxClient
}

/** Starts a sandbox in this process, or uses the sandbox of the configuration. */
export async function openSandbox({ sandbox }: Config): Promise<Sandbox> {
  if (sandbox === undefined) {
    const { createService } = await import('@pix-payments/service')
    const service = await createService()
    return {
      url: service.url,
      client: createSandboxClient({ baseUrl: service.url }),
      [Symbol.asyncDispose]: () => service.close(),
    }
  }
  const url = sandbox.url.replace(/\/$/, '')
  const { controlToken } = sandbox
  const client = createSandboxClient({
    baseUrl: url,
    ...(controlToken !== undefined && { token: controlToken }),
  })
  try {
    await client.wallets.listWallets()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new VerifyError(
      `The sandbox at ${url} does not answer: ${reason} Start it, or remove sandbox from the configuration.`,
      EXIT.unreachable,
    )
  }
  return { url, client, [Symbol.asyncDispose]: async () => undefined }
}
