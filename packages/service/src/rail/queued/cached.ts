import type { Instant } from '@pix-payments/pix'
import type { Clock } from '../../clock.ts'

/**
 * Returns a function that calls `read` at most once in `milliseconds`, and otherwise returns the last value again. After a
 * slow call, it waits for `rest` times its duration. A failure is not kept.
 */
export function cached<T>(
  clock: Pick<Clock, 'now'>,
  milliseconds: number,
  read: () => Promise<T>,
  rest = 0,
): () => Promise<T> {
  interface Entry {
    readonly at: Instant
    until: Instant
    readonly value: Promise<T>
  }
  let last: Entry | undefined
  async function keep(entry: Entry): Promise<void> {
    try {
      await entry.value
      const now = clock.now()
      entry.until = Math.max(entry.until, now + rest * (now - entry.at))
    } catch {
      if (last === entry) last = undefined
    }
  }
  return () => {
    const at = clock.now()
    if (last !== undefined && at < last.until && at >= last.at) return last.value
    const entry = { at, until: at + milliseconds, value: read() }
    last = entry
    void keep(entry)
    return entry.value
  }
}
