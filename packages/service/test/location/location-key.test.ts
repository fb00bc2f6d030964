import { X509Certificate, createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { calculateJwkThumbprint } from 'jose'
import { describe, expect, it, test } from 'vitest'
import { readLocationKey } from '../../src/location/location-key.ts'
import { makeLocationKey } from '../../src/location/made-key.ts'
import { CERTIFICATE, CERTIFIED_KEY, newPem } from '../support/location-keys.ts'

const rsaPem = (modulusLength: number): string =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const jwkOf = (pem: string): object => createPrivateKey(pem).export({ format: 'jwk' })

describe('a location key (G-372)', () => {
  test.each([
    { what: 'PEM of P-256', text: newPem(), alg: 'ES256', members: ['kty', 'x', 'y', 'crv'] },
    { what: 'PEM of RSA', text: rsaPem(2048), alg: 'PS256', members: ['kty', 'n', 'e'] },
    {
      what: 'JWK of P-256',
      text: JSON.stringify(jwkOf(newPem())),
      alg: 'ES256',
      members: ['kty', 'x', 'y', 'crv'],
    },
    {
      what: 'JWK of RSA',
      text: ` ${JSON.stringify(jwkOf(rsaPem(2048)))}`,
      alg: 'PS256',
      members: ['kty', 'n', 'e'],
    },
  ])('is a $what; only its public part is published', async ({ text, alg, members }) => {
    const { publicJwk } = readLocationKey(text)
    expect(Object.keys(publicJwk).toSorted()).toEqual([...members, 'kid', 'use', 'alg'].toSorted())
    expect(publicJwk).toMatchObject({ use: 'sig', alg })
    expect(publicJwk.kid).toBe(await calculateJwkThumbprint(publicJwk))
  })

  const certified = new X509Certificate(CERTIFICATE)
  test.each([
    { what: 'after it in the PEM', text: `${CERTIFIED_KEY}${CERTIFICATE}` },
    { what: 'before it in the PEM', text: `${CERTIFICATE}${CERTIFIED_KEY}` },
    {
      what: 'in x5c of the JWK',
      text: JSON.stringify({ ...jwkOf(CERTIFIED_KEY), x5c: [certified.raw.toString('base64')] }),
    },
  ])('has the certificate that is $what', ({ text }) => {
    expect(readLocationKey(text).publicJwk).toMatchObject({
      x5t: Buffer.from(certified.fingerprint.replaceAll(':', ''), 'hex').toString('base64url'),
      x5c: [certified.raw.toString('base64')],
    })
  })

  const publicPem = certified.publicKey.export({ type: 'spki', format: 'pem' }) as string
  const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey
  const encrypted = createPrivateKey(CERTIFIED_KEY).export({
    type: 'pkcs8',
    format: 'pem',
    cipher: 'aes-256-cbc',
    passphrase: 'secret',
  }) as string
  test.each([
    ['no key', 'key', 'it must be a private key, as PEM (PKCS #8) or as a JWK'],
    ['a public key', publicPem, 'it must be a private key, as PEM (PKCS #8) or as a JWK'],
    ['a key with a passphrase', encrypted, 'it must have no passphrase'],
    [
      'a key on another curve',
      p384.export({ type: 'pkcs8', format: 'pem' }) as string,
      'it must be an EC key on the curve P-256, or an RSA key of at least 2048 bits',
    ],
    ['an RSA key of 1024 bits', rsaPem(1024), 'an RSA key of at least 2048 bits'],
    ['a JWK that is cut', '{"kty":"EC"', 'it must be the JWK of a private key'],
    [
      'the JWK of a public key',
      JSON.stringify(certified.publicKey.export({ format: 'jwk' })),
      'it must be the JWK of a private key',
    ],
    [
      'the certificate of another key',
      `${newPem()}${CERTIFICATE}`,
      'its first certificate must be the certificate of the key',
    ],
    [
      'a broken certificate',
      `${CERTIFIED_KEY}${CERTIFICATE.replace('MII', 'AAA')}`,
      'its certificates must be X.509 certificates',
    ],
  ])('is refused: %s', (_what, text, message) => {
    expect(() => readLocationKey(text)).toThrow(message)
  })
})

describe('the key of a sandbox', () => {
  const bytes = (value: number) => (count: number) => new Uint8Array(count).fill(value)

  it('follows from the random bytes', () => {
    const kid = (value: number): string => makeLocationKey(bytes(value)).publicJwk.kid
    expect(kid(1)).toBe(kid(1))
    expect(kid(1)).not.toBe(kid(2))
  })

  it('draws again when the bytes are not a private key of the curve', () => {
    const draws = [0xff, 0, 7]
    let draw = 0
    const { publicJwk } = makeLocationKey((count) => bytes(draws[draw++] ?? 7)(count))
    expect(draw).toBe(3)
    expect(publicJwk.kid).toBe(makeLocationKey(bytes(7)).publicJwk.kid)
  })
})
