import { createPixClient, type PixClient } from '@pix-payments/client'
import { checks } from '@pix-payments/client/checks'

/** The client of one wallet. Make one, and keep it: it holds the token. */
export function pixOf(environment: Readonly<Record<string, string | undefined>>): PixClient {
  const { PIX_BASE_URL = '', PIX_CLIENT_ID = '', PIX_CLIENT_SECRET = '' } = environment
  return createPixClient({
    baseUrl: PIX_BASE_URL,
    clientId: PIX_CLIENT_ID,
    clientSecret: PIX_CLIENT_SECRET,
    checks, // refuses an answer that breaks the contract
  })
}
