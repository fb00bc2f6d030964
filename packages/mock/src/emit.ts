import { type MakeId, randomId } from '@pix-payments/http-contract/http'
import type { BoundBody, Validation } from '@pix-payments/http-contract/validation'
import { Webhook } from 'standardwebhooks'
import { type Clock, systemClock } from './clock.ts'
import { bundledContract, readContract } from './contract.ts'
import { version } from './version.ts'

export interface EmitOptions {
  /** `pixChargePaid`. */
  readonly event: string
  /** Where to deliver: an http or https URL. */
  readonly to: string
  /** Name of the contract's example. Default: the first. */
  readonly example?: string | undefined
  /** In body and `webhook-id`, so that the receiver takes it for another event. Default: the one of the example. */
  readonly eventId?: string | undefined
  /** `whsec_` and base64. Default: {@link exampleSecret}. */
  readonly secret?: string | undefined
  /** Sent as well: the authentication that the receiver configured. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** A bundled contract in JSON; default: the one of `@pix-payments/spec`. */
  readonly contract?: string | undefined
  /** How long the receiver has, in milliseconds. Default 5000 (G-159). */
  readonly timeoutMilliseconds?: number | undefined
  readonly now?: Clock | undefined
  readonly makeId?: MakeId | undefined
}

/** What was sent and what came back. */
export interface Emitted {
  readonly event: string
  readonly example: string
  readonly eventId: string
  /** The body that was signed, byte for byte. */
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** What signed it. */
  readonly secret: string
  readonly status: number
  /** 2xx: the receiver took the event. */
  readonly delivered: boolean
}

/** Receivers have five seconds, and redirects are not followed (G-159). */
const TIMEOUT_MILLISECONDS = 5000

/**
 * Delivers an example of an event as the service would: signed by Standard Webhooks, `webhook-id` = `eventId`.
 * One attempt. Rejects when the contract has no such event or example, the secret is malformed, or nothing answers.
 */
export async function emitWebhook(options: EmitOptions): Promise<Emitted> {
  const {
    event,
    to,
    now = systemClock,
    makeId = randomId,
    timeoutMilliseconds = TIMEOUT_MILLISECONDS,
  } = options
  const { validation: contract } = await readContract(options.contract ?? bundledContract())
  const { name, value } = chooseExample(contract, event, options.example)
  const eventId = options.eventId ?? field(value, 'eventId') ?? makeId()
  const body = JSON.stringify({ ...value, eventId })
  const timestamp = now()
  const secret = options.secret ?? exampleSecret(contract)
  const signer = signerOf(secret)
  const headers = {
    'content-type': 'application/json',
    'user-agent': `pix-mock/${version}`,
    ...inLowerCase(options.headers),
    'webhook-id': eventId,
    'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
    'webhook-signature': signer.sign(eventId, timestamp, body),
  }
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const response = await fetch(to, { method: 'POST', headers, body, redirect: 'manual', signal }).catch(
    (error: unknown) => {
      if (!signal.aborted) throw error
      throw new Error(`${to} did not answer within ${timeoutMilliseconds / 1000} s`, { cause: error })
    },
  )
  await response.body?.cancel()
  return {
    event,
    example: name,
    eventId,
    body,
    headers,
    secret,
    status: response.status,
    delivered: response.ok,
  }
}

function signerOf(secret: string): Webhook {
  try {
    if (secret.startsWith('whsec_')) return new Webhook(secret)
  } catch {
    // The library names the fault of its base64 alone.
  }
  throw new Error('The secret must be whsec_ and base64 after it')
}

/** So that a header which is given twice, in two spellings, is not sent twice. */
function inLowerCase(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Every event of the contract with the names of its examples, in the contract's order. */
export function eventsOf({ webhooks }: Validation): ReadonlyMap<string, readonly string[]> {
  return new Map(webhooks.map((webhook) => [webhook.id, examplesOf(webhook.body).map(([name]) => name)]))
}

function chooseExample(
  { webhooks }: Validation,
  event: string,
  example: string | undefined,
): { readonly name: string; readonly value: object } {
  const webhook = webhooks.find(({ id }) => id === event)
  if (webhook === undefined) {
    throw new Error(`The contract has no event ${event}. It has: ${webhooks.map(({ id }) => id).join(', ')}`)
  }
  const examples = examplesOf(webhook.body)
  const found = example === undefined ? examples[0] : examples.find(([name]) => name === example)
  if (found === undefined) {
    const names = examples.map(([name]) => name).join(', ')
    throw new Error(`${event} has no example ${example ?? ''}. It has: ${names}`)
  }
  const [name, value] = found
  if (typeof value !== 'object' || value === null)
    throw new Error(`${event}: the example ${name} is no object`)
  return { name, value }
}

/** The signing secret of the contract's example of `configureWebhook`, so that receivers need not be given one. */
export function exampleSecret({ operation }: Validation): string {
  const examples = examplesOf(operation('configureWebhook').responses.get('200'))
  const secret = examples.map(([, value]) => field(value, 'signingSecret')).find((it) => it !== undefined)
  if (secret === undefined)
    throw new Error('The contract has no example of a signing secret; pass one with --secret')
  return secret
}

function examplesOf(body: Pick<BoundBody, 'content'> | undefined): (readonly [string, unknown])[] {
  return [...(body?.content.values() ?? [])].flatMap(({ examples }) => [...examples])
}

function field(value: unknown, name: string): string | undefined {
  const found =
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
  return typeof found === 'string' ? found : undefined
}
