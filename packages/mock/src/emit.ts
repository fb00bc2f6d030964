import { type MakeId, randomId } from '@pix-payments/http-contract/http'
import type { BoundBody, Validation } from '@pix-payments/http-contract/validation'
import { Webhook } from 'standardwebhooks'
import { type Clock, systemClock } from './clock.ts'
import { bundledContract, readContract } from './contract.ts'
import { version } from './version.ts'

export interface EmitOptions {
  /** The name of the event, such as `pixChargePaid`. */
  readonly event: string
  /** The http or https URL of the receiver. */
  readonly to: string
  /** The name of an example of the event in the contract. Default: the first example. */
  readonly example?: string | undefined
  /**
   * The id of the event, sent as `eventId` and as `webhook-id`. A receiver treats a delivery with a new id as a new
   * event. Default: the id in the example.
   */
  readonly eventId?: string | undefined
  /** The signing secret: `whsec_` followed by base64. Default: {@link exampleSecret}. */
  readonly secret?: string | undefined
  /** Additional headers, such as the authentication that the receiver configured. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The file of a bundled contract in JSON. Default: the contract of `@pix-payments/spec`. */
  readonly contract?: string | undefined
  /** The time in milliseconds in which the receiver must respond. Default: 5000 (G-159). */
  readonly timeoutMilliseconds?: number | undefined
  readonly now?: Clock | undefined
  readonly makeId?: MakeId | undefined
}

/** The delivery that was sent, and the response of the receiver. */
export interface Emitted {
  readonly event: string
  readonly example: string
  readonly eventId: string
  /** The exact body that was signed and sent. */
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
  /** The secret that signed the delivery. */
  readonly secret: string
  readonly status: number
  /** True when the receiver responded with 2xx. */
  readonly delivered: boolean
}

/** A receiver must respond within five seconds (G-159). */
const TIMEOUT_MILLISECONDS = 5000

/**
 * Delivers an example of an event in one attempt. As from the service, the delivery is signed as in Standard Webhooks,
 * `webhook-id` equals `eventId`, and redirects are not followed. Rejects when the contract has no such event or
 * example, when the secret is malformed, or when the receiver does not respond.
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
      throw new Error(`${to} did not respond within ${timeoutMilliseconds / 1000} s`, { cause: error })
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
    // The error of the library only says that the base64 is invalid. The error below names the whole form.
  }
  throw new Error('The secret must be whsec_ followed by base64')
}

/** Converts header names to lower case. Otherwise `Webhook-Id` and `webhook-id` would be sent as two headers. */
function inLowerCase(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Returns every event of the contract with the names of its examples, in the contract's order. */
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
    throw new Error(`${event}: the example ${name} must be an object`)
  return { name, value }
}

/**
 * Returns the `signingSecret` of the `configureWebhook` example in the contract. A receiver that uses this secret needs
 * no configuration.
 */
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
