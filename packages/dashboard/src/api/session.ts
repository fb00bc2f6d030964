import { createPixClient, type PixClient, PixError, PixTokenError } from '@pix-payments/client'
import { type Credentials, createSandboxClient, type SandboxClient } from '@pix-payments/client/sandbox'
import { newId } from './new-id.ts'
import { OrderedFault } from './problem.ts'

const TOKEN = 'control-token'

/** The control token that this tab was given. */
export const storedToken = (): string | undefined => sessionStorage.getItem(TOKEN) ?? undefined

/** Keeps the control token until the tab is closed. */
export function keepToken(token: string): void {
  sessionStorage.setItem(TOKEN, token)
}

/** The connection of the page to the service that serves it. */
export interface Session {
  /** The control API. */
  readonly sandbox: SandboxClient
  /**
   * Calls the API as the operator of a wallet. The first call for a wallet creates credentials of the page's own. They
   * stay in this tab and are never shown. When the service no longer knows them, the call runs again with new ones.
   * Rejects with an `OrderedFault` when a fault of the sandbox caused the failure.
   */
  call<T>(walletId: string, use: (pix: PixClient) => Promise<T>): Promise<T>
}

/** Opens the session of the page. The control API asks for `token` when the service was started with one. */
export function openSession(
  token: string | undefined,
  baseUrl: string = location.origin,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = sessionStorage,
): Session {
  const sandbox = createSandboxClient({ baseUrl, token })
  const clients = new Map<string, Promise<PixClient>>()
  const placeOf = (walletId: string): string => `credentials-${walletId}`
  const open = async (walletId: string): Promise<PixClient> => {
    const stored = storage.getItem(placeOf(walletId))
    const { clientId, clientSecret } =
      stored === null
        ? await sandbox.wallets.createCredentials({ walletId, clientId: newId() })
        : (JSON.parse(stored) as Credentials)
    storage.setItem(placeOf(walletId), JSON.stringify({ clientId, clientSecret }))
    return createPixClient({ baseUrl, clientId, clientSecret, correlationId: newId, allowBrowser: true })
  }
  const clientOf = (walletId: string): Promise<PixClient> => {
    const client = clients.get(walletId) ?? open(walletId)
    clients.set(walletId, client)
    client.catch(() => forget(walletId, client))
    return client
  }
  const forget = (walletId: string, client: Promise<PixClient>): boolean =>
    clients.get(walletId) === client && clients.delete(walletId)
  const called = async <T>(walletId: string, use: (pix: PixClient) => Promise<T>): Promise<T> => {
    const client = clientOf(walletId)
    try {
      return await use(await client)
    } catch (error) {
      if (!(error instanceof PixTokenError) || error.status !== 401) throw error
      // Another call may have opened new ones meanwhile.
      if (forget(walletId, client)) storage.removeItem(placeOf(walletId))
      return await use(await clientOf(walletId))
    }
  }
  const isByFault = async (walletId: string, { correlationId }: PixError): Promise<boolean> => {
    const { data } = await sandbox.requests.listRequests({ walletId, limit: 20 })
    return data.some((entry) => entry.isByFault && entry.correlationId === correlationId)
  }
  return {
    sandbox,
    call: (walletId, use) =>
      called(walletId, use).catch(async (error: unknown) => {
        const isFailure = error instanceof PixError && error.endedBy !== 'signal'
        if (isFailure && (await isByFault(walletId, error).catch(() => false))) throw new OrderedFault(error)
        throw error
      }),
  }
}
