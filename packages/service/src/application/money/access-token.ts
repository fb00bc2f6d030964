import { refuse } from '../../domain/refusal.ts'
import { TOKEN_LIFETIME_SECONDS } from '../../identity/access-tokens.ts'
import type { Call, Outcome } from '../operation/operation.ts'
import type { Context } from '../operation/context.ts'

/** The only scope that a token can have. No operation checks the scope (G-154). */
const SCOPE = 'pix'

/** §4.1, §5: issues a token for OAuth 2.0 client credentials. The caller has no token yet. */
export async function createAccessToken(
  context: Context,
  { caller, body }: Call<'createAccessToken'>,
): Promise<Outcome<'createAccessToken'>> {
  const { client_id: clientId, client_secret: clientSecret } = body
  const issued = await context.tokens.issue({ clientId, clientSecret, address: caller.address })
  if (issued.outcome === 'wrong') return refuse('invalid_client')
  if (issued.outcome === 'limited') {
    return { ...refuse('too_many_requests'), headers: { 'retry-after': String(issued.retryAfterSeconds) } }
  }
  return {
    ok: true,
    status: 200,
    body: {
      access_token: issued.token,
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME_SECONDS,
      scope: SCOPE,
    },
  }
}
