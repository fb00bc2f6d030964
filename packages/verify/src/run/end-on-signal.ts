/** The exit codes of a process that a signal ended. */
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

type Signal = keyof typeof SIGNALS

/** On SIGINT or SIGTERM, calls `last` and ends this process, until it is disposed of. */
export function endOnSignal(last: (signal: Signal) => void): Disposable {
  const listener = (signal: Signal): never => {
    try {
      last(signal)
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`)
    }
    process.exit(SIGNALS[signal])
  }
  const signals = Object.keys(SIGNALS) as readonly Signal[]
  for (const signal of signals) process.once(signal, listener)
  return {
    [Symbol.dispose]() {
      for (const signal of signals) process.off(signal, listener)
    },
  }
}
