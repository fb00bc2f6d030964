import { DEMO_CREDENTIALS } from '@pix-payments/service'

/** A wallet with its own credentials. The requests of a load are spread over several wallets evenly. */
export interface BenchWallet {
  readonly credentials: { readonly clientId: string; readonly clientSecret: string }
  readonly pixKey: string
  readonly cnpj: string
}

/** A token is valid for an hour. The bench renews it before a load, so that it outlives the load. */
const TOKEN_RENEWED_AFTER_MILLISECONDS = 30 * 60_000
/** R$ 100.000,00 in cents. A withdrawal of the bench takes one cent. */
const OPENING_BALANCE = 10_000_000
const CONCURRENCY = 16

/** The wallets of one server. The first one is a demo wallet; the others are created when a case needs them. */
export class BenchWallets {
  readonly #url: string
  readonly #hasWallets: boolean
  readonly #tokens = new Map<BenchWallet, { readonly token: string; readonly since: number }>()
  readonly #wallets: BenchWallet[] = [demoWallet()]
  /** Wallets whose withdrawals stay accepted: the sandbox does not settle them. */
  readonly #accepting: BenchWallet[] = []

  constructor(url: string, { hasWallets }: { readonly hasWallets: boolean }) {
    this.#url = url
    this.#hasWallets = hasWallets
  }

  /** Returns wallets. A server without state has one, because its response does not depend on the wallet. */
  async take(
    count: number,
    { settles = true }: { readonly settles?: boolean } = {},
  ): Promise<readonly BenchWallet[]> {
    if (!this.#hasWallets) return this.#wallets
    const wallets = settles ? this.#wallets : this.#accepting
    const missing = Array.from({ length: count - wallets.length }, (_, index) => index)
    wallets.push(...(await concurrently(missing, () => createWallet(this.#url, settles))))
    return wallets.slice(0, count)
  }

  /** Returns the header that authorizes requests for a wallet. */
  async authorization(wallet: BenchWallet): Promise<{ readonly authorization: string }> {
    if (!this.#hasWallets) return { authorization: 'Bearer any' }
    const now = performance.now()
    let known = this.#tokens.get(wallet)
    if (known === undefined || now - known.since > TOKEN_RENEWED_AFTER_MILLISECONDS) {
      known = { token: await requestToken(this.#url, wallet.credentials), since: now }
      this.#tokens.set(wallet, known)
    }
    return { authorization: `Bearer ${known.token}` }
  }
}

function demoWallet(): BenchWallet {
  const [{ clientId, clientSecret, pixKey, cnpj }] = DEMO_CREDENTIALS
  return { credentials: { clientId, clientSecret }, pixKey, cnpj }
}

async function createWallet(url: string, settles: boolean): Promise<BenchWallet> {
  const send = <Body>(method: string, path: string, body: object): Promise<Body> =>
    fetchJson(`${url}/sandbox/wallets${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const created = await send<
    BenchWallet & { readonly walletId: string; readonly pixKeys: readonly [string] }
  >('POST', '', { openingBalance: OPENING_BALANCE })
  if (!settles) await send('PATCH', `/${created.walletId}`, { outcomes: { withdrawals: { status: 'NONE' } } })
  return { credentials: created.credentials, cnpj: created.cnpj, pixKey: created.pixKeys[0] }
}

export async function requestToken(
  url: string,
  { clientId, clientSecret }: BenchWallet['credentials'] = demoWallet().credentials,
): Promise<string> {
  const form = new FormData()
  form.set('client_id', clientId)
  form.set('client_secret', clientSecret)
  form.set('grant_type', 'client_credentials')
  const { access_token: token } = await fetchJson<{ access_token: string }>(`${url}/v1/oauth2/token`, {
    method: 'POST',
    body: form,
  })
  return token
}

/** Returns the body of a successful response. */
export async function fetchJson<Body>(url: string, init?: RequestInit): Promise<Body> {
  const response = await fetch(url, init)
  const text = await response.text()
  if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${url}: ${response.status} ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Body
}

/** Runs `work` for each item, for some items at a time. Returns the results in the order of the items. */
export async function concurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const entries = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of entries) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return results
}
