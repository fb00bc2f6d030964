import type { Connection } from './bank.ts'

/** Calls the payment API as in a first example: one token for ever, one try, 2 s. */
export interface PixApi {
  post(path: string, body: object): Promise<Readonly<Record<string, unknown>>>
}

const TIMEOUT_MS = 2_000

export function createPixApi(connection: () => Connection): PixApi {
  // Mistake: the token is kept without looking at its lifetime, and a 401 does not fetch another one.
  let token: string | undefined
  let owner: string | undefined
  const fetchToken = async ({ baseUrl, clientId, clientSecret }: Connection): Promise<string> => {
    const form = new FormData()
    form.set('grant_type', 'client_credentials')
    form.set('client_id', clientId)
    form.set('client_secret', clientSecret)
    const response = await fetch(`${baseUrl}/v1/oauth2/token`, { method: 'POST', body: form })
    const { access_token } = (await response.json()) as { readonly access_token: string }
    return access_token
  }
  return {
    async post(path, body) {
      const current = connection()
      if (token === undefined || owner !== current.clientId) token = await fetchToken(current)
      owner = current.clientId
      const response = await fetch(current.baseUrl + path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return (await response.json()) as Readonly<Record<string, unknown>>
    },
  }
}
