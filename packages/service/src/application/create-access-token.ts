import { refuse } from '../domain/refusal.ts'
import { TOKEN_LIFETIME_SECONDS } from '../identity/access-tokens.ts'
import type { Call, Outcome } from './operation.ts'
import type { Service } from './service.ts'

/** One value that is not enforced (G-154). */
const SCOPE = 'pix'

/** §4.1, §5: OAuth 2.0 client credentials. The one operation that nobody is known to call. */
export async function createAccessToken(
  service: Service,
  { body }: Omit<Call<'createAccessToken'>, 'caller'>,
): Promise<Outcome<'createAccessToken'>> {
  const token = await service.tokens.issue(body.client_id, body.client_secret)
  if (token === undefined) return refuse('invalid_client')
  return {
    ok: true,
    status: 200,
    body: {
      access_token: token,
      token_type: 'Bearer',
      expires_in: TOKEN_LIFETIME_SECONDS,
      scope: SCOPE,
    },
  }
}
