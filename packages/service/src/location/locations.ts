import type { ChargePayloadClaims } from '@pix-payments/pix'
import type { LocationKey, PublicJwk } from './location-key.ts'

/** The path of payloads below the host of locations: `/qr/v2/<32 hex digits>`. */
const PAYLOADS = '/qr/v2/'
const RECURRENCES = '/rec/'
const KEYS = '/rail/jwks.json'

/** The host of locations when no setting names one (G-020). It is reserved for examples, so no app reaches it. */
export const PLACEHOLDER_HOST = 'pix.example.com'

/** The longest location in a BR Code, and the length of the token at its end (G-019, G-370). */
const LONGEST_LOCATION = 77
const TOKEN_LENGTH = 32
/** The longest host of locations. It also leaves room for the location of a recurrence, which has a shorter path. */
export const LONGEST_LOCATION_HOST: number = LONGEST_LOCATION - PAYLOADS.length - TOKEN_LENGTH

/** Where the apps of payers fetch charges, and the keys that sign them. */
export interface Locations {
  /** The host, with an optional port and path, and without a scheme: `pix.example.com` or `pix.example.com:8443/psp`. */
  readonly host: string
  /** False when the service has no key: then it serves nothing at its locations (G-375). */
  readonly isServed: boolean
  /** The location of a payload, as a BR Code has it. */
  payloadLocation(token: string): string
  /** The location of the terms of a recurrence. */
  recurrenceLocation(token: string): string
  /** Returns the token at the end of a location of a payload. Undefined for a location of another host or kind. */
  tokenIn(location: string): string | undefined
  /** Signs claims as a compact JWS, with the first key. Throws when there is no key. */
  sign(claims: ChargePayloadClaims): Promise<string>
  /** The public keys of all keys, the signing key first. */
  publicKeys(): readonly PublicJwk[]
}

export interface LocationsOptions {
  readonly host: string
  /** The keys. The first one signs. The function is called at the first use, because a sandbox then makes its key. */
  readonly keys: () => readonly LocationKey[]
  /** False when `keys` returns none. */
  readonly isServed: boolean
}

export function createLocations({ host, keys, isServed }: LocationsOptions): Locations {
  let opened: readonly LocationKey[] | undefined
  const open = (): readonly LocationKey[] => (opened ??= keys())
  const payloads = `${host}${PAYLOADS}`
  return {
    host,
    isServed,
    payloadLocation: (token) => `${payloads}${token}`,
    recurrenceLocation: (token) => `${host}${RECURRENCES}${token}`,
    tokenIn: (location) => (location.startsWith(payloads) ? location.slice(payloads.length) : undefined),
    async sign(claims) {
      const [key] = open()
      if (key === undefined) throw new Error('There is no key that signs payloads')
      const { alg, kid, x5t } = key.publicJwk
      // jose is loaded on demand, because the service starts faster without it.
      const { CompactSign } = await import('jose')
      return new CompactSign(Buffer.from(JSON.stringify(claims)))
        .setProtectedHeader({ alg, kid, jku: `https://${host}${KEYS}`, ...(x5t !== undefined && { x5t }) })
        .sign(key.privateKey)
    },
    publicKeys: () => open().map(({ publicJwk }) => publicJwk),
  }
}
