import { readFileSync } from 'node:fs'
import { createPixClient, type PixClient } from '@pix-payments/client'
import { Agent, fetch as undiciFetch } from 'undici'

// #region certificate
/** The types of undici differ from those of the platform in details. */
const undici = undiciFetch as unknown as typeof fetch

/** Creates a client that presents a client certificate (mTLS). The paths name PEM files. */
export function pixWithCertificate(files: {
  certificate: string
  key: string
  authority: string
}): PixClient {
  const dispatcher = new Agent({
    connect: {
      cert: readFileSync(files.certificate),
      key: readFileSync(files.key),
      ca: readFileSync(files.authority), // the authority of the provider; leave it out for a public one
    },
  })
  return createPixClient({
    baseUrl: process.env['PIX_BASE_URL'] ?? '',
    clientId: process.env['PIX_CLIENT_ID'] ?? '',
    clientSecret: process.env['PIX_CLIENT_SECRET'] ?? '',
    // `fetch` and `Agent` come from the same package. The global fetch of Node refuses the Agent of another undici.
    fetch: (url, init) => undici(url, { ...init, dispatcher } as RequestInit),
  })
}
// #endregion
