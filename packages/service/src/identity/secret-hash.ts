import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/**
 * The cost of scrypt in each mode. A hash takes about 50 ms in production and 3 ms in a sandbox, because secrets of a
 * sandbox protect no money and tests create and verify hundreds of them. Each hash contains its cost, so a later
 * version can raise the cost.
 */
export const SECRET_COST: Readonly<Record<'production' | 'sandbox', number>> = {
  production: 2 ** 14,
  sandbox: 2 ** 10,
}
const BLOCK_SIZE = 8
const PARALLELISM = 1
const KEY_BYTES = 32
const SALT_BYTES = 16

/** Returns `scrypt$<cost>$8$1$<salt>$<key>`, with salt and key in base64url. */
export async function hashSecret(secret: string, cost: number): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return encodeHash(cost, salt, await derive(secret, salt, cost, BLOCK_SIZE, PARALLELISM))
}

/**
 * Returns a hash that no secret matches. The secret of an unknown client is compared with this hash, so that the
 * response takes as long as for a known client.
 */
export const unmatchableHash = (cost: number): string =>
  encodeHash(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES))

function encodeHash(cost: number, salt: Buffer, key: Buffer): string {
  const texts = [salt, key].map((bytes) => bytes.toString('base64url'))
  return ['scrypt', cost, BLOCK_SIZE, PARALLELISM, ...texts].join('$')
}

/** Returns true if the hash is of this secret. The comparison takes the same time for wrong and right secrets. */
export async function isSecret(secret: string, hash: string): Promise<boolean> {
  const [, cost, blockSize, parallelism, salt = '', key = ''] = hash.split('$')
  const wanted = Buffer.from(key, 'base64url')
  const given = await derive(
    secret,
    Buffer.from(salt, 'base64url'),
    Number(cost),
    Number(blockSize),
    Number(parallelism),
  )
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function derive(
  secret: string,
  salt: Uint8Array,
  cost: number,
  blockSize: number,
  parallelization: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFC'), salt, KEY_BYTES, { cost, blockSize, parallelization }, (error, key) => {
      if (error === null) resolve(key)
      else reject(error)
    })
  })
}
