import { PixError } from '@pix-payments/client'
import { OrderedFault } from './problem.ts'

interface Known<T> {
  readonly version: string | undefined
  readonly value: T | undefined
  readonly refusal: Error | undefined
}

/**
 * Returns a function that reads a version, and the data itself only when the version is another one. A refusal counts as
 * read, because the request log lists each call; a call without an answer is made again.
 */
export function versioned<T>(
  readVersion: (signal: AbortSignal, known: T | undefined) => Promise<string | undefined>,
  read: (signal: AbortSignal) => Promise<T>,
): (signal: AbortSignal) => Promise<T> {
  let known: Known<T> | undefined
  return async (signal) => {
    const version = await readVersion(signal, known?.value)
    if (known === undefined || known.version !== version) {
      try {
        known = { version, value: await read(signal), refusal: undefined }
      } catch (error) {
        const failure = error instanceof OrderedFault ? error.failure : error
        if (!(failure instanceof PixError) || failure.status === undefined) throw error
        known = { version, value: known?.value, refusal: error as Error }
      }
    }
    if (known.refusal !== undefined) throw known.refusal
    return known.value as T
  }
}
