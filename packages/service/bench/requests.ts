import { brasiliaDate } from '@pix-payments/pix'
import { type BenchRequest, NUMBER } from './load/prepared-request.ts'
import { type BenchWallet, type BenchWallets, concurrently, fetchJson } from './wallets.ts'

export const REQUEST_NAMES = [
  'create charge',
  'get charge',
  'withdrawal by key',
  'withdrawal accepted',
  'statement page',
] as const
export type RequestName = (typeof REQUEST_NAMES)[number]

const CHARGES = '/v1/pix/deposit/immediate-charge'
/** More than a page of a statement. */
const LINES = 60

/** What a request reads: an existing charge of each wallet, and the wallets whose statement has lines. */
interface Prepared {
  readonly charges: Map<BenchWallet, string>
  readonly filled: Set<BenchWallet>
}

/** The requests of the benchmark for the wallets of one server. */
export class BenchRequests {
  readonly #url: string
  readonly #wallets: BenchWallets
  readonly #prepared: Prepared = { charges: new Map(), filled: new Set() }

  constructor(url: string, wallets: BenchWallets) {
    this.#url = url
    this.#wallets = wallets
  }

  /** Returns one request for each wallet. Creates before what the requests read. */
  async of(name: RequestName, count = 1): Promise<readonly BenchRequest[]> {
    const wallets = await this.#wallets.take(count, { settles: name !== 'withdrawal accepted' })
    return concurrently(wallets, (wallet) => this.#request(name, wallet))
  }

  async #request(name: RequestName, wallet: BenchWallet): Promise<BenchRequest> {
    const headers = await this.#wallets.authorization(wallet)
    switch (name) {
      case 'create charge':
        return this.#post(CHARGES, chargeOf(wallet), headers)
      case 'get charge':
        return { method: 'GET', path: `${CHARGES}/${await this.#charge(wallet, headers)}`, headers }
      case 'withdrawal by key':
      case 'withdrawal accepted':
        return this.#post('/v1/pix/withdraw/pix-key', WITHDRAWAL, headers)
      case 'statement page':
        await this.#fill(wallet, headers)
        return { method: 'GET', path: `/v1/statement?initDate=${today()}&endDate=${today()}`, headers }
    }
  }

  #post(path: string, body: object, headers: BenchRequest['headers']): BenchRequest {
    const json = { ...headers, 'content-type': 'application/json' }
    return { method: 'POST', path, headers: json, body: JSON.stringify(body) }
  }

  #send<Body>({ method, path, headers, body = '' }: BenchRequest): Promise<Body> {
    return fetchJson(`${this.#url}${path}`, { method, headers, body })
  }

  async #charge(wallet: BenchWallet, headers: BenchRequest['headers']): Promise<string> {
    const chargeId = this.#prepared.charges.get(wallet) ?? (await this.#create(wallet, headers))
    this.#prepared.charges.set(wallet, chargeId)
    return chargeId
  }

  async #create(wallet: BenchWallet, headers: BenchRequest['headers']): Promise<string> {
    return (await this.#send<{ chargeId: string }>(this.#post(CHARGES, chargeOf(wallet), headers))).chargeId
  }

  async #fill(wallet: BenchWallet, headers: BenchRequest['headers']): Promise<void> {
    if (this.#prepared.filled.has(wallet)) return
    this.#prepared.filled.add(wallet)
    for (let line = 0; line < LINES; line += 1) {
      const payment = { chargeId: await this.#create(wallet, headers), receiverCnpj: wallet.cnpj }
      await this.#send(this.#post('/v1/pix/mock/simulate-payment', payment, headers))
    }
  }
}

const today = (): string => brasiliaDate(Date.now())

const chargeOf = ({ pixKey }: BenchWallet): object => ({
  amount: 1000,
  expiresIn: 3600,
  externalId: 'order-1234567',
  pixKey,
  description: 'Deposit',
  metadata: { player: '1234', table: 'x' },
  expectedPayer: { taxId: '52998224725', name: 'Maria da Silva' },
})

const WITHDRAWAL = {
  amount: 1,
  externalId: `withdrawal-${NUMBER}`,
  pixKey: '52998224725',
  expectedCreditor: { name: 'Maria da Silva', taxId: '52998224725' },
}
