import { createHash } from 'node:crypto'
import { generateCpf } from '@pix-payments/pix'
import type { RunningService, ServiceOptions } from '../src/create-service.ts'
import { DEMO_CREDENTIALS } from '../src/sandbox/default-wallets.ts'

export interface Subscriptions {
  /** How long the move of the clock took. */
  readonly milliseconds: number
  /** The number of timers that ran. */
  readonly steps: number
  readonly events: number
  /** The hash of all events in order. Two runs with the same seed have the same hash. */
  readonly hash: string
  /** True when the ledger is consistent. */
  readonly isSound: boolean
  /** The sum of the received payments, in cents. */
  readonly credits: number
}

export const AMOUNT = 4990
export const TOTAL_CHARGES = 12
const DAYS = 365
/** The first payment dates are spread over `days` days, and the first of them is `from`. */
const SPREAD = { from: Date.parse('2026-01-12'), days: 15 }

/**
 * Runs monthly recurrences with automatic payers and automatic charges. One move of the clock takes them through a
 * year.
 */
export async function runSubscriptions(
  createService: (options: ServiceOptions) => Promise<RunningService>,
  count: number,
): Promise<Subscriptions> {
  await using service = await createService({ seed: 'subscriptions', requestLog: false })
  const [{ clientId, clientSecret, walletId, cnpj, pixKey }] = DEMO_CREDENTIALS
  const wallet = `/sandbox/wallets/${walletId}`
  const token = await requestToken(service.url, clientId, clientSecret)
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(service.url + path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  await call('PATCH', wallet, { switches: { automaticPayer: true, automaticCharges: true } })
  const taxIds = cpfs()
  for (let index = 0; index < count; index += 1) {
    const first = new Date(SPREAD.from + (index % SPREAD.days) * 86_400_000)
    await call('POST', '/v1/pix/automatic/recurrences', {
      receiverCnpj: cnpj,
      pixKey,
      externalId: `recurrence-${index}`,
      expiresIn: 3600,
      amount: AMOUNT,
      expectedPayer: { taxId: taxIds() },
      recurrenceDetails: {
        frequency: 'MONTHLY',
        firstPaymentDate: first.toISOString().slice(0, 10),
        totalCharges: TOTAL_CHARGES,
        contract: { id: `contract-${index}` },
      },
    })
  }
  const start = performance.now()
  const { total } = await call<{ total: number }>('POST', `${wallet}/clock/advance`, { by: DAYS * 86_400 })
  const milliseconds = performance.now() - start
  const { ok, wallets } = await call<{ ok: boolean; wallets: { credits: number }[] }>(
    'GET',
    '/sandbox/ledger/check',
  )
  const { events, hash } = await transcript((path) => call('GET', wallet + path))
  return { milliseconds, steps: total, events, hash, isSound: ok, credits: wallets[0]?.credits ?? 0 }
}

interface Page {
  readonly data: readonly object[]
  readonly nextCursor: string | null
}

async function transcript(
  read: (path: string) => Promise<Page>,
): Promise<{ readonly events: number; readonly hash: string }> {
  const hash = createHash('sha256')
  let events = 0
  let cursor: string | null = null
  do {
    const page: Page = await read(`/events?limit=100${cursor === null ? '' : `&cursor=${cursor}`}`)
    hash.update(JSON.stringify(page.data))
    events += page.data.length
    cursor = page.nextCursor
  } while (cursor !== null)
  return { events, hash: hash.digest('hex') }
}

/** Returns the same sequence of CPFs in every run. */
function cpfs(): () => string {
  let asked = 0
  return () =>
    generateCpf((length) => {
      asked += 1
      return createHash('sha256').update(`cpf ${asked}`).digest().subarray(0, length)
    })
}

async function requestToken(url: string, clientId: string, clientSecret: string): Promise<string> {
  const form = new FormData()
  form.set('client_id', clientId)
  form.set('client_secret', clientSecret)
  form.set('grant_type', 'client_credentials')
  const answer = await fetch(`${url}/v1/oauth2/token`, { method: 'POST', body: form })
  return ((await answer.json()) as { access_token: string }).access_token
}
