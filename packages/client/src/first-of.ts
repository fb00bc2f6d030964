import type { Clock } from './clock.ts'

/** What ended a wait besides the work that was waited for. */
export type Ended = 'timeout' | 'abort'

/**
 * Waits for work as long as the time and the signal of the caller allow, and leaves neither timer nor listener behind.
 * Without work it is a pause. Work is not begun when the signal was aborted before.
 *
 * @param instead what comes of it when something else ended it; must not throw
 * @param begin calls back with what came of it, or with a promise that has just settled; must not throw
 */
export function firstOf<T>(
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal | undefined,
  instead: (ended: Ended) => T,
  begin?: (settle: (value: T | Promise<T>) => void) => unknown,
): Promise<T> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve(instead('abort'))
    const settle = (value: T | Promise<T>): void => {
      stop()
      signal?.removeEventListener('abort', onAbort)
      resolve(value)
    }
    const onAbort = (): void => settle(instead('abort'))
    const stop = clock.after(milliseconds, () => settle(instead('timeout')))
    signal?.addEventListener('abort', onAbort)
    begin?.(settle)
  })
}
