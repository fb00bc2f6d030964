import { isFull, isLong } from '@pix-payments/testing/length'
import { expect, it } from 'vitest'
import { PixWebhookError, signWebhook, verifyWebhook } from '@pix-payments/client/webhooks'

/** The number of mutants. `pnpm test` tries the first 5000 of the mutants that `pnpm test:long` tries. */
const LONG = isFull ? 100_000 : 20_000
const MUTANTS = isLong ? LONG : 5000
const SEED = 0x5eed
const SENT_AT = 1_772_373_808
const SECRETS = [
  'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  'whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE=',
]
const BODY = JSON.stringify({
  eventId: '98ea0d84-abfb-4792-ae9a-444df1a4999b',
  event: 'pixChargePaid',
  amount: 10_000,
  externalId: 'depósito-000123',
})

/**
 * A delivery whose parts are all texts, so that all parts can be mutated in the same way. Each character of the body
 * becomes one byte.
 */
type Delivery = Record<'body' | 'id' | 'timestamp' | 'signature' | 'secret', string>
const PARTS = ['body', 'id', 'timestamp', 'signature', 'secret'] as const satisfies (keyof Delivery)[]

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** A small random generator (Mulberry32). It returns the same numbers on every runtime. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

async function genuine(secret: string, id: string): Promise<Delivery> {
  const body = new TextEncoder().encode(BODY)
  const headers = await signWebhook({ id, timestampSeconds: SENT_AT, body, secrets: [secret] })
  return {
    body: textOf(body),
    id,
    timestamp: headers['webhook-timestamp'],
    signature: headers['webhook-signature'],
    secret,
  }
}

/**
 * Returns true when the delivery is accepted; otherwise the reason. The tolerance is infinite, so that the timestamp is
 * never the reason.
 */
function judge({ body, id, timestamp, signature, secret }: Delivery): Promise<true | string> {
  return verifyWebhook({
    body: bytesOf(body),
    headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature },
    secrets: [secret],
    toleranceSeconds: Number.POSITIVE_INFINITY,
    now: () => SENT_AT * 1000,
  }).then(
    () => true as const,
    (error: unknown) => {
      if (error instanceof PixWebhookError) return error.reason
      if (error instanceof TypeError && error.message.includes('signing secret')) return 'secret'
      throw error
    },
  )
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Returns the text with one flip, deletion, insertion or swap. Half of the new characters are base64 characters, so
 * that the form of a signature often stays right.
 */
function mutate(text: string, random: (below: number) => number): string {
  const at = random(text.length)
  const fresh = random(2) === 0 ? (BASE64[random(64)] as string) : String.fromCharCode(random(256))
  switch (random(5)) {
    case 0:
      return (
        text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << random(8))) + text.slice(at + 1)
      )
    case 1:
      return text.slice(0, at) + fresh + text.slice(at + 1)
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + random(3))
    case 3:
      return text.slice(0, at) + fresh + text.slice(at)
    default: {
      const characters = [...text]
      const other = random(text.length)
      const [a, b] = [characters[at] as string, characters[other] as string]
      characters[at] = b
      characters[other] = a
      return characters.join('')
    }
  }
}

/**
 * Whether a mutant must be accepted like its original. The signature header is a list, so another entry beside the
 * genuine signature changes nothing. Also, two spellings of base64 can stand for the same secret.
 */
const isGenuine = (mutant: Delivery, original: Delivery): boolean =>
  mutant.body === original.body &&
  mutant.id === original.id &&
  mutant.timestamp === original.timestamp &&
  keyOf(mutant.secret) === keyOf(original.secret) &&
  mutant.signature.split(' ').includes(original.signature)

/** Returns the key in a secret. Returns the secret itself when it is invalid. */
function keyOf(secret: string): string {
  try {
    return secret.startsWith('whsec_') ? atob(secret.slice('whsec_'.length)) : secret
  } catch {
    return secret
  }
}

it(`accepts none of ${MUTANTS} mutants, and every original`, { timeout: 180_000 }, async () => {
  const random = randomOf(SEED)
  const originals = await Promise.all(
    SECRETS.flatMap((secret) =>
      ['98ea0d84-abfb-4792-ae9a-444df1a4999b', 'evt_1'].map((id) => genuine(secret, id)),
    ),
  )
  const accepted: unknown[] = []
  const reasons: Record<string, Record<string, number>> = {}
  let count = 0
  while (count < MUTANTS) {
    const batch: { part: keyof Delivery; mutant: Delivery }[] = []
    while (batch.length < 500) {
      const original = originals[random(originals.length)] as Delivery
      const part = PARTS[random(PARTS.length)] as keyof Delivery
      const mutant = { ...original, [part]: mutate(original[part], random) }
      if (!isGenuine(mutant, original)) batch.push({ part, mutant })
    }
    const verdicts = await Promise.all(batch.map(({ mutant }) => judge(mutant)))
    for (const [index, verdict] of verdicts.entries()) {
      const { part, mutant } = batch[index] as (typeof batch)[number]
      if (verdict === true) accepted.push({ part, mutant })
      else (reasons[part] ??= {})[verdict] = (reasons[part]?.[verdict] ?? 0) + 1
    }
    count += batch.length
  }
  expect(accepted.slice(0, 3)).toEqual([])
  expect(count).toBe(MUTANTS)
  // This is the control. The same function accepts the originals, and most mutants get as far as the comparison of
  // signatures.
  expect(await Promise.all(originals.map(judge))).toEqual(originals.map(() => true))
  const early = PARTS.filter((part) => !((reasons[part]?.['signature-mismatch'] ?? 0) > MUTANTS / 100))
  expect(early).toEqual([])
})

it('accepts a signature in no other spelling of its bytes', async () => {
  const original = await genuine(SECRETS[0] as string, 'evt_1')
  const base64 = original.signature.slice('v1,'.length)
  const last = BASE64.indexOf(base64.at(-2) as string)
  const spellings = [
    // Two bits of the last base64 character are not used. Changing them must not give a second valid signature.
    ...[1, 2, 3].map((bits) => `v1,${base64.slice(0, -2)}${BASE64[last ^ bits] as string}=`),
    `v1,${base64.slice(0, -1)}`,
    `v1,${base64}=`,
    `v1,${base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, -1)}`,
    `v1,${base64.slice(0, 10)}\n${base64.slice(10)}`,
    `v1,${base64}\n`,
    `v1,${base64.slice(0, 10)} ${base64.slice(10)}`,
    `v1, ${base64}`,
    `V1,${base64}`,
    `v1:${base64}`,
    `v1,${base64},v1,${base64}`,
    `v1,${Buffer.from(base64, 'base64').toString('hex')}`,
  ]
  const verdicts = await Promise.all(spellings.map((signature) => judge({ ...original, signature })))
  expect(verdicts.map((verdict, index) => (verdict === true ? spellings[index] : 'refused'))).toEqual(
    spellings.map(() => 'refused'),
  )
  expect(await judge(original)).toBe(true)
})

it('looks at no more than 16 signatures, so that a long header costs nothing', async () => {
  const original = await genuine(SECRETS[0] as string, 'evt_1')
  const other = (await genuine(SECRETS[1] as string, 'evt_1')).signature
  const after = (count: number): Delivery => ({
    ...original,
    signature: [...Array.from({ length: count }, () => other), original.signature].join(' '),
  })
  expect(await judge(after(15))).toBe(true)
  expect(await judge(after(16))).toBe('signature-mismatch')
})
