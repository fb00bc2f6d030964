import type { Clock } from '@pix-payments/client'

/** Waits for a time, or until `signal` aborts. */
export const pause = (
  { clock }: { readonly clock: Clock },
  milliseconds: number,
  signal?: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const cancel = clock.after(milliseconds, done)
    signal?.addEventListener('abort', done, { once: true })
    function done(): void {
      cancel()
      signal?.removeEventListener('abort', done)
      resolve()
    }
  })
