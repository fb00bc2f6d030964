import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'

/**
 * Returns a function that calls `read` at most once in `milliseconds`, and otherwise returns the last value again. A
 * failure is not kept.
 */
export function cached<T>(
  clock: Pick<Clock, 'now'>,
  milliseconds: number,
  read: () => Promise<T>,
): () => Promise<T> {
  let last: { readonly at: Instant; readonly value: Promise<T> } | undefined
  return () => {
    const at = clock.now()
    if (last !== undefined && at - last.at < milliseconds && at >= last.at) return last.value
    const entry = { at, value: read() }
    last = entry
    entry.value.catch(() => {
      if (last === entry) last = undefined
    })
    return entry.value
  }
}
