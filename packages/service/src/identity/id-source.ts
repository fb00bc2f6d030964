import { hash, randomBytes } from 'node:crypto'
import { type RandomSource, generateUuidV4 } from '@pix-payments/pix'

const BLOCK_BYTES = 32

/** What makes the ids of one scope, such as a wallet. */
export interface Ids {
  readonly random: RandomSource
  /** Generates a lower-case UUID of version 4, such as a chargeId (§2.1). */
  uuid(): string
}

/**
 * Returns what makes the ids of a scope. The random bytes come from the system, or they are derived from a seed, so
 * that the same calls give the same ids.
 */
export type IdSource = (scope: string, next: () => number) => Ids

/**
 * Creates an id source, with a seed or without. With a seed, `next` must return a new number for each call within a
 * scope; the caller stores this counter.
 */
export function createIdSource(seed: string | undefined): IdSource {
  if (seed === undefined) return () => SYSTEM_IDS
  return (scope, next) => {
    const random: RandomSource = (byteCount) => {
      const number = next()
      const block = (index: number): Buffer =>
        hash('sha256', `${seed}\n${scope}\n${number}\n${index}`, 'buffer')
      if (byteCount <= BLOCK_BYTES) return block(0).subarray(0, byteCount)
      const blocks = Array.from({ length: Math.ceil(byteCount / BLOCK_BYTES) }, (_, index) => block(index))
      return Buffer.concat(blocks).subarray(0, byteCount)
    }
    return { random, uuid: () => generateUuidV4(random) }
  }
}

const POOL_BYTES = 4096
let pool = Buffer.alloc(0)

/** Takes the bytes from a pool, because a request of a few bytes to the system costs as much as a request of 4 KiB. */
const systemRandom: RandomSource = (byteCount) => {
  if (pool.length < byteCount) pool = randomBytes(Math.max(POOL_BYTES, byteCount))
  const bytes = pool.subarray(0, byteCount)
  pool = pool.subarray(byteCount)
  return bytes
}

/** A random number, for the next version of a row: no two are ever equal in practice. */
export const randomVersion = (): number => Buffer.from(systemRandom(6)).readUIntBE(0, 6)

const SHARED_BYTES = 3
const SHARING_IDS = 64
let shared = Buffer.alloc(0)
let sharing = 0

/**
 * Gives 64 ids in turn the same first three bytes, which are random too (G-492). Such ids are neighbours in an index, so
 * a commit writes a few pages of it instead of one for each id.
 */
const neighbouring: RandomSource = (byteCount) => {
  if (sharing === 0) shared = Buffer.from(systemRandom(SHARED_BYTES))
  sharing = (sharing + 1) % SHARING_IDS
  return Buffer.concat([shared, systemRandom(byteCount - SHARED_BYTES)])
}

const SYSTEM_IDS: Ids = { random: systemRandom, uuid: () => generateUuidV4(neighbouring) }
