import { createPixClient, type PixClient } from '@pix-payments/client'
import { ProxyAgent, fetch as undiciFetch } from 'undici'

// #region proxy
/** The types of undici differ from those of the platform in details. */
const undici = undiciFetch as unknown as typeof fetch

/** Creates a client that sends every request through an HTTP proxy, such as `http://proxy.internal:3128`. */
export function pixThroughProxy(proxyUrl: string): PixClient {
  const dispatcher = new ProxyAgent(proxyUrl)
  return createPixClient({
    baseUrl: process.env['PIX_BASE_URL'] ?? '',
    clientId: process.env['PIX_CLIENT_ID'] ?? '',
    clientSecret: process.env['PIX_CLIENT_SECRET'] ?? '',
    fetch: (url, init) => undici(url, { ...init, dispatcher } as RequestInit),
  })
}
// #endregion
