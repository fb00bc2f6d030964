import type { Clock } from './clock.ts'

/** Why a wait ended before the work was finished. */
export type Ended = 'timeout' | 'abort'

/**
 * Waits until the work settles, the time is over, or the signal aborts; then removes the timer and the listener.
 * Without `begin`, the function is a pause. If the signal is already aborted, the work does not start.
 *
 * @param instead returns the result when the time or the signal ended the wait; must not throw
 * @param begin starts the work and calls `settle` with the result of the work or with a settled promise; must not throw
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
