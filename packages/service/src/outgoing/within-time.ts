import type { Clock } from '../clock.ts'

/** No answer came in time. The message is a sentence that states the time. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'

  constructor(milliseconds: number) {
    super(`No answer came within ${milliseconds / 1000} seconds.`)
  }
}

export interface TimeLimit {
  readonly clock: Clock
  readonly timeoutMilliseconds: number
  /** Ends the wait early. The call then rejects like after the time limit. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls `work` with a signal that aborts at the end of the time limit. Rejects then, even when `work` ignores the
 * signal.
 *
 * @throws NoAnswerError
 */
export async function withinTime<T>(
  { clock, timeoutMilliseconds, signal }: TimeLimit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const time = new AbortController()
  const late = Promise.withResolvers<never>()
  const end = (): void => {
    time.abort()
    late.reject(new NoAnswerError(timeoutMilliseconds))
  }
  const stop = clock.after(timeoutMilliseconds, end)
  if (signal?.aborted === true) end()
  signal?.addEventListener('abort', end)
  try {
    return await Promise.race([work(time.signal), late.promise])
  } finally {
    stop()
    signal?.removeEventListener('abort', end)
  }
}
