import { hash, randomBytes } from 'node:crypto'
import type { RandomSource } from '@pix-payments/pix'

const BLOCK_BYTES = 32

/**
 * Returns a source of random bytes for ids. The bytes come from the system, or they are derived from a seed, so that
 * the same calls give the same ids.
 */
export type IdSource = (scope: string, next: () => number) => RandomSource

/**
 * Creates an id source, with a seed or without. With a seed, `next` must return a new number for each call within a
 * scope; the caller stores this counter.
 */
export function createIdSource(seed: string | undefined): IdSource {
  if (seed === undefined) return () => systemRandom
  return (scope, next) => (byteCount) => {
    const number = next()
    const block = (index: number): Buffer =>
      hash('sha256', `${seed}\n${scope}\n${number}\n${index}`, 'buffer')
    if (byteCount <= BLOCK_BYTES) return block(0).subarray(0, byteCount)
    const blocks = Array.from({ length: Math.ceil(byteCount / BLOCK_BYTES) }, (_, index) => block(index))
    return Buffer.concat(blocks).subarray(0, byteCount)
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
