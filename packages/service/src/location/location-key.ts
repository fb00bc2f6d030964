import { type KeyObject, X509Certificate, createPrivateKey, createPublicKey, hash } from 'node:crypto'
import type { EcJsonWebKey, JsonWebKey as PublicJwk, RsaJsonWebKey } from '@pix-payments/spec/rail-types'

export type { PublicJwk }

/** A key that signs the payloads of charges. */
export interface LocationKey {
  readonly privateKey: KeyObject
  readonly publicJwk: PublicJwk
}

/** A text is not a key that can sign payloads. The message says what the text must be instead. */
export class LocationKeyError extends Error {
  override readonly name = 'LocationKeyError'
}

const WANTED = 'an EC key on the curve P-256, or an RSA key of at least 2048 bits'
const LEAST_RSA_BITS = 2048

/**
 * Reads a private key: PEM (PKCS #8), or a JWK (G-372). The PEM may also contain the certificate of the key and the
 * certificates above it, and the JWK may have `x5c`.
 *
 * @throws LocationKeyError
 */
export function readLocationKey(text: string): LocationKey {
  const isJwk = text.trimStart().startsWith('{')
  const privateKey = isJwk ? fromJwk(text) : fromPem(text)
  requireStrength(privateKey)
  const certificates = isJwk ? certificatesOfJwk(text) : certificatesOfPem(text)
  const [own] = certificates
  if (own !== undefined && !own.checkPrivateKey(privateKey)) {
    throw new LocationKeyError(
      'its first certificate must be the certificate of the key, but has another key',
    )
  }
  const jwk = publicPartOf(privateKey)
  const shared = {
    kid: thumbprintOf(jwk),
    use: 'sig' as const,
    ...(own !== undefined && {
      x5t: hash('sha1', own.raw, 'base64url'),
      x5c: certificates.map(({ raw }) => raw.toString('base64')),
    }),
  }
  return {
    privateKey,
    publicJwk: jwk.kty === 'EC' ? { ...jwk, ...shared, alg: 'ES256' } : { ...jwk, ...shared, alg: 'PS256' },
  }
}

function fromPem(text: string): KeyObject {
  if (text.includes('ENCRYPTED')) {
    throw new LocationKeyError('it must have no passphrase: decrypt it with openssl pkcs8')
  }
  try {
    return createPrivateKey(text)
  } catch {
    throw new LocationKeyError('it must be a private key, as PEM (PKCS #8) or as a JWK')
  }
}

function fromJwk(text: string): KeyObject {
  try {
    return createPrivateKey({ key: JSON.parse(text) as JsonWebKey, format: 'jwk' })
  } catch {
    throw new LocationKeyError(`it must be the JWK of a private key: ${WANTED}`)
  }
}

type PublicPart = Pick<EcJsonWebKey, 'kty' | 'crv' | 'x' | 'y'> | Pick<RsaJsonWebKey, 'kty' | 'n' | 'e'>

/** Returns the public key as a JWK that has only the members of its thumbprint. */
function publicPartOf(privateKey: KeyObject): PublicPart {
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  return createPublicKey(pem).export({ format: 'jwk' }) as PublicPart
}

function requireStrength({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): void {
  const { namedCurve, modulusLength = 0 } = asymmetricKeyDetails ?? {}
  if (asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') return
  if (asymmetricKeyType === 'rsa' && modulusLength >= LEAST_RSA_BITS) return
  throw new LocationKeyError(`it must be ${WANTED}`)
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

const certificatesOfPem = (text: string): X509Certificate[] =>
  [...text.matchAll(CERTIFICATE)].map(([pem]) => certificate(pem))

function certificatesOfJwk(text: string): X509Certificate[] {
  const { x5c = [] } = JSON.parse(text) as { readonly x5c?: unknown }
  return Array.isArray(x5c) ? x5c.map((der) => certificate(Buffer.from(String(der), 'base64'))) : []
}

function certificate(source: string | Buffer): X509Certificate {
  try {
    return new X509Certificate(source)
  } catch {
    throw new LocationKeyError('its certificates must be X.509 certificates')
  }
}

/** The SHA-256 thumbprint of RFC 7638: of the members that make the key, in the order of their names. */
function thumbprintOf(jwk: PublicPart): string {
  const members = JSON.stringify(jwk, Object.keys(jwk).toSorted())
  return hash('sha256', members, 'base64url')
}
