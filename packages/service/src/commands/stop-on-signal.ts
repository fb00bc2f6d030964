/**
 * On SIGINT or SIGTERM, calls `stop` with its name and ends the process when `stop` has finished. A second signal ends the process
 * immediately.
 */
export function stopOnSignal(stop: (signal: 'SIGINT' | 'SIGTERM') => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(130))
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}
