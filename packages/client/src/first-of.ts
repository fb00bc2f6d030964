import type { Clock } from './clock.ts'

/** What ended a wait besides the work that was waited for. */
export type Ended = 'timeout' | 'abort'

/**
 * Waits for work as long as the time and the signal of the caller allow, and leaves neither timer nor listener behind.
 * Without work it is a pause. Work is not begun when the signal was aborted before.
 */
export function firstOf<T extends object | undefined>(
  clock: Clock,
  milliseconds: number,
  signal: AbortSignal | undefined,
  begin?: () => Promise<T>,
): Promise<T | Ended> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return resolve('abort')
    const end = <V>(settle: (value: V) => void, value: V): void => {
      stop()
      signal?.removeEventListener('abort', onAbort)
      settle(value)
    }
    const onAbort = (): void => end(resolve, 'abort')
    const stop = clock.after(milliseconds, () => end(resolve, 'timeout'))
    signal?.addEventListener('abort', onAbort)
    begin?.().then(
      (value) => end(resolve, value),
      (error: unknown) => end(reject, error),
    )
  })
}
