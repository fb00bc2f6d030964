import { generateKeyPairSync } from 'node:crypto'
import { CompactSign, UnsecuredJWT, exportJWK } from 'jose'
import { type ChargePayload, buildBrCode, buildChargePayload } from '@pix-payments/pix'
import { describe, expect, it, test } from 'vitest'
import type { FetchedDocument } from '../../src/payer-app/fetch-document.ts'
import { createPayerApp } from '../../src/payer-app/payer-app.ts'

const LOCATION = 'pix.bank.example/qr/v2/4d6f8a0b2c3e4f509182a3b4c5d6e7f8'
const URL_OF_CHARGE = `https://${LOCATION}`
const JKU = 'https://pix.bank.example/rail/jwks.json'

const CODE = {
  kind: 'dynamic' as const,
  location: LOCATION,
  amountCents: 1000,
  merchantName: 'OPERADOR',
  merchantCity: 'SAO PAULO',
}
const BR_CODE = buildBrCode(CODE)
const PAYLOAD: ChargePayload = {
  txid: '3f1a8b0c2d4e4f6a8b9c0d1e2f3a4b5c',
  revision: 0,
  status: 'ATIVA',
  createdAt: 1_772_452_800_000,
  presentedAt: 1_772_452_860_000,
  expiresInSeconds: 600,
  amountCents: 1000,
  amountChangeable: false,
  pixKey: 'pagamentos@alfajogos.example',
  debtor: null,
  payerRequest: null,
}
const CLAIMS = buildChargePayload(PAYLOAD)

const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const other = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const HEADER = { alg: 'ES256', kid: 'one', jku: JKU }
const KEYS = JSON.stringify({
  keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }],
})

const sign = (
  claims: unknown,
  header: { readonly alg: string } = HEADER,
  key = own.privateKey,
): Promise<string> =>
  new CompactSign(Buffer.from(typeof claims === 'string' ? claims : JSON.stringify(claims)))
    .setProtectedHeader(header)
    .sign(key)

const found = (text: string, status = 200): FetchedDocument => ({ ok: true, status, text })

/** An app on a network that serves these documents. It records the URLs that the app fetches. */
function appOn(documents: Readonly<Record<string, FetchedDocument>>) {
  const fetched: string[] = []
  const app = createPayerApp((url) => {
    fetched.push(url)
    return Promise.resolve(documents[url] ?? { ok: false, problem: 'cannot be fetched: refused.' })
  })
  return { app, fetched }
}

const serving = (jws: string, keys: FetchedDocument = found(KEYS)) =>
  appOn({ [URL_OF_CHARGE]: found(jws), [JKU]: keys }).app

describe('the app of a payer (G-374)', () => {
  it('fetches the location and the keys, and returns the verified payload', async () => {
    const { app, fetched } = appOn({ [URL_OF_CHARGE]: found(`${await sign(CLAIMS)}\n`), [JKU]: found(KEYS) })
    expect(await app.fetchCharge(BR_CODE)).toEqual({ ok: true, location: LOCATION, payload: PAYLOAD })
    expect(fetched).toEqual([URL_OF_CHARGE, JKU])
  })

  it('takes the amount and the txid from the payload, whatever the code has (G-019)', async () => {
    const changeable = await sign({ ...CLAIMS, valor: { original: '99.00', modalidadeAlteracao: 1 } })
    const bare = buildBrCode({ ...CODE, amountCents: null })
    const other = buildBrCode({ ...CODE, amountCents: 9000, txid: 'another' })
    expect(await serving(await sign(CLAIMS)).fetchCharge(other)).toMatchObject({ payload: PAYLOAD })
    expect(await serving(await sign(CLAIMS)).fetchCharge(bare)).toMatchObject({ ok: true })
    expect(await serving(changeable).fetchCharge(BR_CODE)).toMatchObject({ ok: true })
  })

  test.each([
    { code: 'Pix', message: 'must be complete: it ends inside a field at position 0' },
    { code: '', message: 'must have field 63' },
    {
      code: `${BR_CODE}\n`,
      message: `must end with its CRC: remove the text from position ${BR_CODE.length} on`,
    },
    { code: BR_CODE.slice(0, 60), message: 'must be complete: field 26 has 44 of 77 characters' },
    {
      code: BR_CODE.replace('10.00', '90.00'),
      message: expect.stringMatching(/^has the CRC \w{4}, but its text gives \w{4}: copy/) as unknown,
    },
    { code: 'x'.repeat(513), message: 'must have at most 512 characters' },
    {
      code: buildBrCode({ ...CODE, kind: 'static', pixKey: '52998224725' }),
      message: 'must be a dynamic BR Code, with a location in 26.25; this code is static',
    },
  ])('refuses the code "$code" before it fetches anything', async ({ code, message }) => {
    const { app, fetched } = appOn({})
    const refusal = await app.fetchCharge(code)
    expect(refusal).toEqual({ ok: false, code: 'InvalidBrCode', message })
    expect(fetched).toEqual([])
  })

  test.each([
    {
      served: { ok: false as const, problem: 'did not answer.' },
      code: 'LocationUnreachable',
      says: `${URL_OF_CHARGE} did not answer.`,
    },
    { served: found('', 302), code: 'LocationUnreachable', says: `${URL_OF_CHARGE} answered 302, not 200.` },
    { served: found('', 503), code: 'LocationUnreachable', says: `${URL_OF_CHARGE} answered 503, not 200.` },
    {
      served: found('', 404),
      code: 'LocationNotFound',
      says: `${URL_OF_CHARGE} answered 404: it serves no charge.`,
    },
    {
      served: found('', 410),
      code: 'ChargeEnded',
      says: `${URL_OF_CHARGE} answered 410: the charge is paid`,
    },
  ])('stops when the location answers $served', async ({ served, code, says }) => {
    const refusal = await appOn({ [URL_OF_CHARGE]: served }).app.fetchCharge(BR_CODE)
    expect(refusal).toEqual({ ok: false, code, message: expect.stringContaining(says) })
  })

  test.each([
    { keys: { ok: false as const, problem: 'did not answer.' }, says: `The jku ${JKU} did not answer.` },
    { keys: found('', 404), says: `The jku ${JKU} answered 404, not 200.` },
  ])('stops when the keys cannot be fetched: $says', async ({ keys, says }) => {
    const refusal = await serving(await sign(CLAIMS), keys).fetchCharge(BR_CODE)
    expect(refusal).toEqual({ ok: false, code: 'LocationUnreachable', message: says })
  })
})

describe('a payload is not trusted', async () => {
  const jws = await sign(CLAIMS)
  const [head = '', body = '', signature = ''] = jws.split('.')
  const tampered = Buffer.from(JSON.stringify({ ...CLAIMS, chave: 'thief@example.com' })).toString(
    'base64url',
  )
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const secret = Buffer.from(KEYS)

  test.each([
    ['with other claims', `${head}.${tampered}.${signature}`, 'signature verification failed'],
    ['with another signature', `${head}.${body}.${'A'.repeat(86)}`, 'signature verification failed'],
    ['of another key', await sign(CLAIMS, HEADER, other.privateKey), 'signature verification failed'],
    [
      'of an unpublished kid',
      await sign(CLAIMS, { ...HEADER, kid: 'two' } as never),
      'no applicable key found',
    ],
    [
      'of another type of key',
      await sign(CLAIMS, { ...HEADER, alg: 'PS256' }, rsa.privateKey),
      'no applicable key found',
    ],
    ['without a signature', `${new UnsecuredJWT({ ...CLAIMS }).encode()}`, 'is not a compact JWS with a jku'],
    [
      'signed with alg none',
      `${Buffer.from(JSON.stringify({ ...HEADER, alg: 'none' })).toString('base64url')}.${body}.`,
      'is not signed with a key',
    ],
    [
      'signed with the published keys as a shared secret',
      await new CompactSign(Buffer.from(JSON.stringify(CLAIMS)))
        .setProtectedHeader({ ...HEADER, alg: 'HS256' })
        .sign(secret),
      'is not signed with a key',
    ],
    ['without jku', await sign(CLAIMS, { alg: 'ES256' }), 'is not a compact JWS with a jku'],
    ['that is JSON', JSON.stringify(CLAIMS), 'is not a compact JWS with a jku'],
    [
      'with keys on another host',
      await sign(CLAIMS, { ...HEADER, jku: 'https://thief.example/jwks.json' } as never),
      'jku must be an https address on the host of the location',
    ],
    [
      'with keys on another port',
      await sign(CLAIMS, { ...HEADER, jku: 'https://pix.bank.example:444/jwks.json' } as never),
      'jku must be an https address on the host of the location',
    ],
    [
      'with keys without TLS',
      await sign(CLAIMS, { ...HEADER, jku: 'http://pix.bank.example/rail/jwks.json' } as never),
      'jku must be an https address on the host of the location',
    ],
    ['whose claims are no JSON', await sign('claims'), 'is not signed with a key'],
  ])('%s', async (_what, text, says) => {
    const { app, fetched } = appOn({
      [URL_OF_CHARGE]: found(text),
      [JKU]: found(KEYS),
      'https://thief.example/jwks.json': found(KEYS),
    })
    const refusal = await app.fetchCharge(BR_CODE)
    expect(refusal).toEqual({ ok: false, code: 'PayloadNotTrusted', message: expect.stringContaining(says) })
    expect(fetched).not.toContain('https://thief.example/jwks.json')
  })

  test.each(['', '{', '[]', '{"keys":{}}'])('when its keys are "%s"', async (keys) => {
    expect(await serving(jws, found(keys)).fetchCharge(BR_CODE)).toMatchObject({ code: 'PayloadNotTrusted' })
  })
})

describe('a verified payload is refused', () => {
  test.each([
    { claims: { ...CLAIMS, txid: undefined }, says: 'has no txid: it must be 26 to 35 of a-z, A-Z, 0-9.' },
    {
      claims: { ...CLAIMS, valor: { original: '10' } },
      says: 'has an invalid valor.original: it must be an amount',
    },
    { claims: [], says: 'has an invalid body: it must be a JSON object.' },
  ])('because it $says', async ({ claims, says }) => {
    const refusal = await serving(await sign(claims)).fetchCharge(BR_CODE)
    const message: unknown = expect.stringContaining(`The payload at ${URL_OF_CHARGE} ${says}`)
    expect(refusal).toEqual({ ok: false, code: 'PayloadMismatch', message })
  })

  test.each([
    {
      what: 'its status',
      change: { status: 'CONCLUIDA' as const },
      says: 'has the status CONCLUIDA: only ATIVA can be paid.',
    },
    { what: 'its age', change: { presentedAt: PAYLOAD.createdAt + 600_000 }, says: 'has expired' },
  ])('because of $what', async ({ change, says }) => {
    const refusal = await serving(await sign(buildChargePayload({ ...PAYLOAD, ...change }))).fetchCharge(
      BR_CODE,
    )
    expect(refusal).toMatchObject({ code: 'ChargeEnded', message: expect.stringContaining(says) })
  })
})
