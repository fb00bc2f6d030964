import type { Clock } from './clock.ts'

/** Why a wait ended before the work did. */
export type Ended = 'timeout' | 'abort'

/**
 * Waits for work until it settles, the time is over, or the signal aborts. Removes its timer and its listener. Without
 * work it is a pause. It does not start the work when the signal is aborted already.
 *
 * @param instead returns the result when the time or the signal ended the wait; must not throw
 * @param begin starts the work, which calls `settle` with its result or with a settled promise; must not throw
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
