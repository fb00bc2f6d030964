import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost, block size and parallelism of scrypt; stored with each hash, so that they can be raised. */
const COST = 2 ** 14
const BLOCK_SIZE = 8
const PARALLELISM = 1
const KEY_BYTES = 32
const SALT_BYTES = 16

/** `scrypt$16384$8$1$<salt>$<key>`, in base64url. */
export async function hashSecret(
  secret: string,
  salt: Uint8Array = randomBytes(SALT_BYTES),
): Promise<string> {
  const key = await derive(secret, salt, COST, BLOCK_SIZE, PARALLELISM)
  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
  return ['scrypt', COST, BLOCK_SIZE, PARALLELISM, text(salt), text(key)].join('$')
}

/** Takes as long for a wrong secret as for the right one. */
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

/** Of nobody's secret: an unknown client costs what a known one does. */
export const NOBODY: string = [
  'scrypt',
  COST,
  BLOCK_SIZE,
  PARALLELISM,
  Buffer.alloc(SALT_BYTES).toString('base64url'),
  Buffer.alloc(KEY_BYTES).toString('base64url'),
].join('$')

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
