import { createPixClient, PixApiError } from '@pix-payments/client'
import type { Storage } from '@pix-payments/operator'
import { type Connection, CONNECTION, readConnection, writeConnection } from '../connection.ts'
import type { Sandbox } from './sandbox.ts'

/** Centavos in a new wallet. */
const OPENING_BALANCE = 1_000_000

/** The wallet of the example. It is stored beside the books, so that the next start uses it again. */
export interface DemoConnection extends Connection {
  /** The first day of the books, YYYY-MM-DD in Brasília. */
  readonly since: string
}

/**
 * Returns the wallet of the books, or creates it when the books are new. Configures its webhook.
 *
 * @throws Error when the sandbox does not have the wallet of the books.
 */
export async function openWallet(
  sandbox: Sandbox,
  storage: Storage,
  webhookUrl: string,
): Promise<DemoConnection> {
  await storage.transaction((t) => t.execute(CONNECTION, []))
  const stored = await readConnection<DemoConnection>(storage)
  const connection = stored ? { ...stored, baseUrl: sandbox.url } : await newWallet(sandbox)
  const { baseUrl, clientId, clientSecret } = connection
  const pix = createPixClient({ baseUrl, clientId, clientSecret })
  const configuration = { url: webhookUrl, authentication: { type: 'NONE' } } as const
  const { signingSecret } = await pix.webhooks.configureWebhook(configuration).catch((error: unknown) => {
    if (!stored || !(error instanceof PixApiError && error.status === 401)) throw error
    throw new Error(
      `The books belong to the wallet ${stored.walletId}, which the sandbox does not have. ` +
        'Choose an empty database, or use the sandbox of these books: the command start keeps its data.',
      { cause: error },
    )
  })
  // Only the first configuration of a wallet returns a secret.
  const opened = { ...connection, signingSecret: signingSecret ?? connection.signingSecret }
  await writeConnection(storage, opened)
  return opened
}

async function newWallet({ control, url }: Sandbox): Promise<DemoConnection> {
  const { walletId, credentials, pixKeys, clock } = await control.wallets.createWallet({
    name: 'Example operator',
    openingBalance: OPENING_BALANCE,
  })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
  return {
    ...credentials,
    baseUrl: url,
    walletId,
    pixKey: pixKeys[0] ?? '',
    signingSecret: '',
    since: day.format(new Date(clock.now)),
  }
}
