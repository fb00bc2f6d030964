/** Reads something again and again, one reading after the other, so that an older answer never follows a newer one. */
export interface Reader {
  /** Reads again. Resolves when a reading that began after this call has ended. */
  read(): Promise<void>
  /** Reads again. Resolves when a reading that began after this call has succeeded. */
  newer(): Promise<void>
  /** Aborts the reading, and ignores its answer. */
  stop(): void
}

export function createReader<T>(
  read: (signal: AbortSignal) => Promise<T>,
  on: { readonly value: (value: T) => void; readonly error: (error: unknown) => void },
): Reader {
  const abort = new AbortController()
  const { signal } = abort
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let waiting: (() => void)[] = []
  const load = async (): Promise<void> => {
    const served = waiting
    waiting = []
    try {
      const value = await read(signal)
      if (signal.aborted) return
      on.value(value)
      for (const resolve of served) resolve()
    } catch (error) {
      if (signal.aborted) return
      on.error(error)
      waiting.push(...served)
    }
  }
  const begin = (): Promise<void> => {
    running = load().finally(() => {
      running = undefined
    })
    return running
  }
  const reader: Reader = {
    read() {
      if (signal.aborted) return Promise.resolve()
      if (next !== undefined) return next
      if (running === undefined) return begin()
      next = running.then(() => {
        next = undefined
        return signal.aborted ? undefined : begin()
      })
      return next
    },
    newer: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        void reader.read()
      }),
    stop: () => abort.abort(),
  }
  return reader
}
