import { unusable } from './failure.ts'
import { OPERATIONS } from './generated/operations.ts'
import type { PixResources } from './generated/resources.ts'
import { type PixClientOptions, settingsOf } from './options.ts'
import { refuseBrowser, warnOfHttp } from './platform.ts'
import { resourceMethods } from './resource-methods.ts'
import { createTokenSource, isTokenValue } from './token-source.ts'
import { createTransport } from './transport.ts'

/** A client of the payment API: one property for each resource, one method for each operation. */
export type PixClient = PixResources

/**
 * Creates a client for one set of credentials. The client requests a token when a call first needs one.
 *
 *     const pix = createPixClient({ baseUrl, clientId, clientSecret })
 *     const charge = await pix.deposits.createImmediateCharge({ amount: 15000, expiresIn: 900, externalId, pixKey })
 *
 * Amounts are integers in centavos. Instants are ISO 8601 strings in UTC. Dates are days in the time zone
 * America/Sao_Paulo.
 *
 * @throws TypeError that names the invalid option.
 */
export function createPixClient(options: PixClientOptions): PixClient {
  const settings = settingsOf(options)
  refuseBrowser(settings.allowBrowser)
  warnOfHttp(settings.baseUrl)
  const tokens = createTokenSource(settings, async () => {
    const { clientId: client_id, clientSecret: client_secret } = settings
    const form = { client_id, client_secret, grant_type: 'client_credentials' as const }
    const token = await client.authentication.createAccessToken(form)
    // The provider refuses every call with an empty or expired token, so the client rejects such a token here.
    if (isTokenValue(token.access_token) && token.expires_in > 0) return token
    throw unusable('createAccessToken', token, 'has no usable token', 'notSent')
  })
  const transport = createTransport(settings, tokens)
  const client = resourceMethods(OPERATIONS, settings, transport) as PixClient
  return client
}
