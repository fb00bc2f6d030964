import { createECDH } from 'node:crypto'
import type { RandomSource } from '@pix-payments/pix'
import { type LocationKey, readLocationKey } from './location-key.ts'

const CURVE = 'prime256v1'
const COORDINATE_BYTES = 32

/** Makes a key on P-256 for a sandbox without key files. With a seed, `random` always makes the same key. */
export function makeLocationKey(random: RandomSource): LocationKey {
  const ecdh = createECDH(CURVE)
  for (;;) {
    const secret = random(COORDINATE_BYTES)
    try {
      ecdh.setPrivateKey(secret)
    } catch {
      // About one number in 2^32 is not a private key of the curve: zero, or a number above its order.
      continue
    }
    const point = ecdh.getPublicKey()
    const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
    const [x, y] = [point.subarray(1, 1 + COORDINATE_BYTES), point.subarray(1 + COORDINATE_BYTES)]
    const jwk = { kty: 'EC', crv: 'P-256', d: base64url(secret), x: base64url(x), y: base64url(y) }
    return readLocationKey(JSON.stringify(jwk))
  }
}
