import { createPixClient, type PixClient } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'

/** Creates the client of one wallet. Create it once and reuse it, because it holds the token. */
export function pixOf(environment: Readonly<Record<string, string | undefined>>): PixClient {
  const { PIX_BASE_URL = '', PIX_CLIENT_ID = '', PIX_CLIENT_SECRET = '' } = environment
  return createPixClient({
    baseUrl: PIX_BASE_URL,
    clientId: PIX_CLIENT_ID,
    clientSecret: PIX_CLIENT_SECRET,
    checks, // rejects a response that breaks the contract
  })
}
