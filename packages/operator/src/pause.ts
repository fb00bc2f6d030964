import type { Kit } from './kit-context.ts'

/** Waits for a time, or until `signal` aborts. */
export const pause = (
  kit: Pick<Kit, 'clock'>,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<void> =>
  new Promise((resolve) => {
    const cancel = kit.clock.after(milliseconds, done)
    signal?.addEventListener('abort', done, { once: true })
    function done(): void {
      cancel()
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
