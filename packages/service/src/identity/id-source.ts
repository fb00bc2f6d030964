import { hash, randomBytes } from 'node:crypto'
import type { RandomSource } from '@pix-payments/pix'

const BLOCK_BYTES = 32

/** Random bytes for ids: from the system, or derived from a seed so that the same calls give the same ids. */
export type IdSource = (scope: string, next: () => number) => RandomSource

/** `next` returns a new number for each call within a scope. The caller stores the counter. */
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

/** Pooled, because a few bytes from the system cost as much as many. */
const systemRandom: RandomSource = (byteCount) => {
  if (pool.length < byteCount) pool = randomBytes(Math.max(POOL_BYTES, byteCount))
  const bytes = pool.subarray(0, byteCount)
  pool = pool.subarray(byteCount)
  return bytes
}
