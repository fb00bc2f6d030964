import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { checks } from '@pix-payments/client/checks'
import {
  PixWebhookError,
  signWebhook,
  verifyWebhook,
  type VerifyOptions,
  type WebhookErrorReason,
} from '@pix-payments/client/webhooks'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const OTHER_SECRET = 'whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE='
const ID = '98ea0d84-abfb-4792-ae9a-444df1a4999b'
const SENT_AT = 1_772_373_808
const PAYLOAD = {
  eventId: ID,
  event: 'pixChargeExpired',
  occurredAt: '2026-03-01T14:03:27.512Z',
  status: 'expired',
  chargeId: '2b7e4f9a-6c1d-4a83-b5f0-9d3e8c7a1f42',
  externalId: 'depósito-000123',
  amount: 10_000,
  expiresAt: '2026-03-01T14:03:27.512Z',
}
const BODY = JSON.stringify(PAYLOAD)

interface Delivery {
  readonly body?: string | Uint8Array
  readonly secrets?: readonly string[]
  readonly timestampSeconds?: number
}

/** Returns `accepted`, or the reason why the delivery was refused. */
const verdict = (options: VerifyOptions): Promise<string> =>
  verifyWebhook(options).then(
    () => 'accepted',
    (error: unknown) => (error instanceof PixWebhookError ? error.reason : String(error)),
  )

/**
 * Returns the options of `verifyWebhook` for a genuine delivery. The time is the instant at which the delivery was
 * sent.
 */
async function delivery(
  { body = BODY, secrets = [SECRET], timestampSeconds = SENT_AT }: Delivery = {},
  more: Partial<VerifyOptions> = {},
): Promise<VerifyOptions> {
  const headers = { ...(await signWebhook({ id: ID, timestampSeconds, body, secrets })) }
  return { body, headers, secrets: [SECRET], now: () => SENT_AT * 1000, ...more }
}

async function refusal(options: VerifyOptions): Promise<PixWebhookError> {
  const error: unknown = await verifyWebhook(options).then(
    () => new Error('The delivery was accepted.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof PixWebhookError)) throw error
  return error
}

const headersOf = async (changes: Record<string, unknown> = {}): Promise<VerifyOptions['headers']> =>
  ({ ...(await delivery()).headers, ...changes }) as VerifyOptions['headers']

it('gives the id, when it was sent, and the event', async () => {
  expect(await verifyWebhook(await delivery())).toEqual({
    id: ID,
    sentAt: new Date('2026-03-01T14:03:28.000Z'),
    event: PAYLOAD,
  })
})

describe('headers', () => {
  const record = async (rename: (name: string) => string): Promise<VerifyOptions['headers']> =>
    Object.fromEntries(Object.entries(await headersOf()).map(([name, value]) => [rename(name), value]))
  const forms: Record<string, () => Promise<VerifyOptions['headers']>> = {
    Headers: async () => new Headers(Object.entries(await headersOf()) as [string, string][]),
    'a record in lower case': () => record((name) => name),
    'a record in upper case': () => record((name) => name.toUpperCase()),
    'a record in the usual case': () => record((name) => name.replaceAll(/\b\w/g, (it) => it.toUpperCase())),
    'a Map with get': async () =>
      new Map(Object.entries(await headersOf())) as unknown as VerifyOptions['headers'],
  }
  it.each(Object.keys(forms))('are taken as %s', async (form) => {
    const headers = await (forms[form] as () => Promise<VerifyOptions['headers']>)()
    expect((await verifyWebhook(await delivery({}, { headers }))).id).toBe(ID)
  })

  it.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('%s must be there once', async (name) => {
    for (const absent of [undefined, '']) {
      const options = await delivery({}, { headers: await headersOf({ [name]: absent }) })
      expect(await refusal(options)).toMatchObject({
        reason: 'missing-header',
        message: `There is no ${name}.`,
      })
    }
    const platform = new Headers(Object.entries(await headersOf()) as [string, string][])
    platform.delete(name)
    expect((await refusal(await delivery({}, { headers: platform }))).reason).toBe('missing-header')
    const { [name]: value } = (await headersOf()) as Record<string, string>
    const twice = await delivery({}, { headers: await headersOf({ [name]: [value, value] }) })
    expect(await refusal(twice)).toMatchObject({
      reason: 'malformed-header',
      message: `${name} has another form.`,
    })
  })

  it.each([
    ['webhook-id', 'a b'],
    ['webhook-id', 'é'],
    ['webhook-id', 'x'.repeat(129)],
    ['webhook-timestamp', '1772373808.0'],
    ['webhook-timestamp', '+1772373808'],
    ['webhook-timestamp', '-1'],
    ['webhook-timestamp', '0x69a44830'],
    ['webhook-timestamp', '1e9'],
    ['webhook-timestamp', '1772373808000000'],
    ['webhook-timestamp', '2026-03-01T14:03:28Z'],
    ['webhook-signature', 'v1'],
    ['webhook-signature', 'v1,'],
    ['webhook-signature', 'v2,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY='],
    ['webhook-signature', 'v1a,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY='],
    ['webhook-signature', 'tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6uSdY='],
    ['webhook-signature', 'v1,tuU5dv1liFXdWVoKkj1ip05x2krGJfEq0zgfKi6u'],
  ])('%s cannot be %j', async (name, value) => {
    const options = await delivery({}, { headers: await headersOf({ [name]: value }) })
    expect(await refusal(options)).toMatchObject({
      reason: 'malformed-header',
      message: `${name} has another form.`,
    })
  })
})

describe('the body', () => {
  const bytes = new TextEncoder().encode(BODY)
  const padded = new Uint8Array([1, 2, ...bytes, 3])
  it.each([
    ['text', BODY],
    ['bytes', bytes],
    ['a Buffer', Buffer.from(bytes)],
    ['an ArrayBuffer', bytes.buffer],
    ['a view into a larger buffer', padded.subarray(2, -1)],
  ])('may be %s', async (_, body) => {
    expect((await verifyWebhook(await delivery({}, { body }))).event).toEqual(PAYLOAD)
  })

  it.each([
    ['what was parsed from it', PAYLOAD],
    ['an array of numbers', [...bytes]],
    ['nothing', undefined],
    ['null', null],
  ])('must not be %s', async (_, body) => {
    await expect(verifyWebhook(await delivery({}, { body: body as unknown as string }))).rejects.toThrow(
      new TypeError('body must be the raw body, a string or bytes, not what was parsed from it.'),
    )
  })

  it('must not be written again from what was parsed', async () => {
    const spaced = JSON.stringify(PAYLOAD, undefined, 2)
    const options = await delivery({ body: spaced }, { body: JSON.stringify(JSON.parse(spaced)) })
    expect((await refusal(options)).reason).toBe('signature-mismatch')
  })

  it.each([
    ['no JSON', '{"event":'],
    ['no JSON', ''],
    ['JSON without a name', '{}'],
    ['JSON without a name', '{"event":7}'],
    ['JSON that is no object', 'null'],
    ['JSON that is no object', '"pixChargePaid"'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d])],
  ])('is refused as %s, though its signature is right: %j', async (_, body) => {
    expect((await refusal(await delivery({ body }))).reason).toBe('malformed-body')
  })
})

describe('events', () => {
  it('that the contract does not have are given as unknown, with or without checks (§6)', async () => {
    const payload = { event: 'pixChargeLost', chargeId: 7 }
    for (const more of [{}, { checks }]) {
      const { event } = await verifyWebhook(await delivery({ body: JSON.stringify(payload) }, more))
      expect(event).toEqual({ event: 'unknown', name: 'pixChargeLost', payload })
    }
  })

  it.each(['unknown', 'toString', '__proto__', 'constructor'])(
    'named %s are unknown as well',
    async (name) => {
      const body = `{"event":${JSON.stringify(name)}}`
      const { event } = await verifyWebhook(await delivery({ body }, { checks }))
      expect(event).toMatchObject({ event: 'unknown', name })
    },
  )

  it('that break the contract are refused with checks, and only then', async () => {
    const body = JSON.stringify({ ...PAYLOAD, amount: '52998224725' })
    expect((await verifyWebhook(await delivery({ body }))).event).toMatchObject({ event: 'pixChargeExpired' })
    const error = await refusal(await delivery({ body }, { checks }))
    expect(error).toMatchObject({
      reason: 'malformed-body',
      message: 'The pixChargeExpired breaks the contract: amount is not integer.',
    })
  })

  it('with properties that the contract does not have yet pass the checks (G-197)', async () => {
    const body = JSON.stringify({ ...PAYLOAD, branch: 'new' })
    expect((await verifyWebhook(await delivery({ body }, { checks }))).event).toMatchObject({ branch: 'new' })
  })
})

describe('secrets', () => {
  it.each([
    { given: 'the one that signed', signed: [SECRET], known: [SECRET], want: 'accepted' },
    { given: 'two, the first signed', signed: [SECRET], known: [SECRET, OTHER_SECRET], want: 'accepted' },
    {
      given: 'two, the second signed',
      signed: [OTHER_SECRET],
      known: [SECRET, OTHER_SECRET],
      want: 'accepted',
    },
    {
      given: 'a rotation, the old one known',
      signed: [OTHER_SECRET, SECRET],
      known: [OTHER_SECRET],
      want: 'accepted',
    },
    {
      given: 'a rotation, the new one known',
      signed: [OTHER_SECRET, SECRET],
      known: [SECRET],
      want: 'accepted',
    },
    { given: 'another', signed: [SECRET], known: [OTHER_SECRET], want: 'signature-mismatch' },
  ])('$given: $want (G-215)', async ({ signed, known, want }) => {
    const options = await delivery({ secrets: signed }, { secrets: known })
    expect(await verdict(options)).toBe(want)
  })

  it('must be at least one', async () => {
    await expect(verifyWebhook(await delivery({}, { secrets: [] }))).rejects.toThrow(
      new TypeError('secrets must be an array with at least one signing secret.'),
    )
  })

  it.each([
    '',
    'whsec_',
    SECRET.slice('whsec_'.length),
    'whsec_dG9vIHNob3J0',
    `whsec_${'='.repeat(40)}`,
    `${SECRET}\n`,
  ])('cannot be %j, which the error does not quote', async (secret) => {
    for (const call of [
      async () => verifyWebhook(await delivery({}, { secrets: [SECRET, secret] })),
      () => signWebhook({ id: ID, timestampSeconds: SENT_AT, body: BODY, secrets: [secret] }),
    ]) {
      const error: unknown = await call().catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(TypeError)
      const quoted = secret.replace('whsec_', '') || 'nothing to quote'
      expect(String(error)).not.toContain(quoted)
    }
  })
})

describe('the tolerance', () => {
  const cases: [age: number, tolerance: number | undefined, want: WebhookErrorReason | 'accepted'][] = [
    [0, undefined, 'accepted'],
    [300, undefined, 'accepted'],
    [301, undefined, 'timestamp-too-old'],
    [-300, undefined, 'accepted'],
    [-301, undefined, 'timestamp-too-new'],
    [10, 10, 'accepted'],
    [11, 10, 'timestamp-too-old'],
    [-11, 10, 'timestamp-too-new'],
    [0, 0, 'accepted'],
    [1, 0, 'timestamp-too-old'],
    [-1, 0, 'timestamp-too-new'],
  ]
  it.each(cases)('a delivery %i s old, tolerance %s: %s (G-216)', async (age, toleranceSeconds, want) => {
    const options = await delivery(
      {},
      {
        now: () => (SENT_AT + age) * 1000,
        ...(toleranceSeconds !== undefined && { toleranceSeconds }),
      },
    )
    expect(await verdict(options)).toBe(want)
  })

  it.each([-1, Number.NaN])('cannot be %d', async (toleranceSeconds) => {
    await expect(verifyWebhook(await delivery({}, { toleranceSeconds }))).rejects.toThrow(
      new TypeError('toleranceSeconds must be 0 or more.'),
    )
  })

  it('is not told to whoever has no secret', async () => {
    const options = await delivery({ secrets: [OTHER_SECRET] }, { now: () => (SENT_AT + 1_000_000) * 1000 })
    expect((await refusal(options)).reason).toBe('signature-mismatch')
  })
})

it('quotes neither body nor secret nor signature in any refusal', async () => {
  const personal = JSON.stringify({ ...PAYLOAD, amount: '52998224725', externalId: 52_998_224_725 })
  const refused: VerifyOptions[] = [
    await delivery({}, { headers: {} }),
    await delivery({}, { headers: await headersOf({ 'webhook-id': 'Maria Silva' }) }),
    await delivery({}, { headers: await headersOf({ 'webhook-timestamp': '52998224725x' }) }),
    await delivery({}, { headers: await headersOf({ 'webhook-signature': 'v1,52998224725' }) }),
    await delivery({ secrets: [OTHER_SECRET] }),
    await delivery({}, { now: () => 0 }),
    await delivery({}, { now: () => SENT_AT * 2000 }),
    await delivery({ body: '52998224725 Maria Silva' }),
    await delivery({ body: personal }, { checks }),
  ]
  const errors = await Promise.all(refused.map(refusal))
  const reasons: Record<WebhookErrorReason, true> = {
    'missing-header': true,
    'malformed-header': true,
    'timestamp-too-old': true,
    'timestamp-too-new': true,
    'signature-mismatch': true,
    'malformed-body': true,
  }
  expect(new Set(errors.map(({ reason }) => reason))).toEqual(new Set(Object.keys(reasons)))
  for (const error of errors) {
    const printed = `${String(error)} ${JSON.stringify(error)}`
    expect(printed).not.toMatch(/52998224725|Maria|whsec|MfKQ9r8G|v1,|2b7e4f9a|98ea0d84/)
  }
})

describe('signWebhook', () => {
  it('signs what standardwebhooks accepts', async () => {
    const timestampSeconds = Math.floor(Date.now() / 1000)
    for (const secrets of [[SECRET], [OTHER_SECRET, SECRET]]) {
      const headers = await signWebhook({ id: ID, timestampSeconds, body: BODY, secrets })
      expect(new Webhook(SECRET).verify(BODY, { ...headers })).toEqual(PAYLOAD)
    }
  })

  it('signs bytes as the text that they are', async () => {
    const text = await signWebhook({ id: ID, timestampSeconds: SENT_AT, body: BODY, secrets: [SECRET] })
    const bytes = new TextEncoder().encode(BODY)
    expect(await signWebhook({ id: ID, timestampSeconds: SENT_AT, body: bytes, secrets: [SECRET] })).toEqual(
      text,
    )
  })
})

describe('what gateways and runtimes do to a delivery', () => {
  const secret = 'whsec_ZXhhbXBsZS1zaWduaW5nLXNlY3JldC1hbGZhLTAwMDE='
  const body = JSON.stringify({ event: 'pixNew' })
  const sign = (): Promise<Record<string, string>> =>
    signWebhook({ id: 'a', timestampSeconds: 1_772_373_808, body, secrets: [secret] }).then((headers) => ({
      ...headers,
    }))
  const now = (): number => 1_772_373_808_000

  it('reads a header that is an array of one value', async () => {
    const headers = Object.fromEntries(Object.entries(await sign()).map(([name, value]) => [name, [value]]))
    expect((await verifyWebhook({ body, headers, secrets: [secret], now })).event).toMatchObject({
      name: 'pixNew',
    })
  })

  it('reads a DataView and an ArrayBuffer', async () => {
    const { buffer } = new TextEncoder().encode(body)
    for (const raw of [buffer, new DataView(buffer)]) {
      const options = { body: raw as ArrayBuffer, headers: await sign(), secrets: [secret], now }
      expect((await verifyWebhook(options)).id).toBe('a')
    }
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY, undefined])('refuses a clock that says %s', async (time) => {
    const options = { body, headers: await sign(), secrets: [secret], now: () => time as number }
    await expect(verifyWebhook(options)).rejects.toThrow(TypeError)
  })

  it('refuses secrets that are no array, and timestamps that are no seconds', async () => {
    const headers = await sign()
    await expect(verifyWebhook({ body, headers, secrets: secret as never, now })).rejects.toThrow(TypeError)
    await expect(
      signWebhook({ id: 'a', timestampSeconds: Number.NaN, body, secrets: [secret] }),
    ).rejects.toThrow(TypeError)
    await expect(signWebhook({ id: 'a', timestampSeconds: 1, body, secrets: [] })).rejects.toThrow(TypeError)
  })
})
