import type { Clock } from './clock.ts'

/** What ended a wait besides the work that was waited for. */
export type Ended = 'timeout' | 'abort'

/**
 * Waits for work as long as the time and the signal of the caller allow, and leaves neither timer nor listener behind.
 * Without work it is a pause. Work is not begun when the signal was aborted before.
 *
 * @param instead what comes of it when something else ended it; must not throw
 */
export function firstOf<T>(
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal | undefined,
  instead: (ended: Ended) => T,
  begin?: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return resolve(instead('abort'))
    const leaving =
      <V>(settle: (value: V) => void) =>
      (value: V): void => {
        stop()
        signal?.removeEventListener('abort', onAbort)
        settle(value)
      }
    const end = leaving((ended: Ended) => resolve(instead(ended)))
    const onAbort = (): void => end('abort')
    const stop = clock.after(milliseconds, () => end('timeout'))
    signal?.addEventListener('abort', onAbort)
    begin?.().then(leaving(resolve), leaving(reject))
  })
}
