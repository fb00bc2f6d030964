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

/** The lifetime of a token whose answer names none: the client uses it until a call returns 401. */
const UNKNOWN_LIFETIME_SECONDS = 1e9

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
    const token = await unchecked.authentication.createAccessToken(form)
    // The source shows no field of this answer (§5), so only the token is needed. The provider refuses every call with an
    // empty or expired token, so the client rejects such a token here.
    const { access_token: value, expires_in: seconds = UNKNOWN_LIFETIME_SECONDS } = token as Partial<
      typeof token
    >
    if (isTokenValue(value) && Number(seconds) > 0) return { value, lifetimeMs: Number(seconds) * 1000 }
    throw unusable('createAccessToken', token, 'has no usable token', 'notSent')
  })
  // `checks` would demand the other fields of the answer.
  const { authentication = {} } = OPERATIONS
  const { checks: _, ...uncheckedSettings } = settings
  const uncheckedTransport = createTransport(uncheckedSettings, tokens)
  const unchecked = resourceMethods({ authentication }, settings, uncheckedTransport) as PixClient
  const transport = createTransport(settings, tokens)
  return resourceMethods(OPERATIONS, settings, transport) as PixClient
}
