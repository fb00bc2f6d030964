import { rmSync } from 'node:fs'
import { type Stop, systemClock } from '../clock.ts'
import { partialOf } from '../storage/atomic-file.ts'

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const
/** Node may be creating the partial file on another thread when the signal arrives. It exists after this time. */
const OPENING_MILLISECONDS = 100

/** On SIGINT or SIGTERM, removes the partial file and ends the process. Call the returned function to stop this. */
export function removePartialOnSignal(file: string): () => void {
  let stopWaiting: Stop = () => undefined
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = (): void => {
      stopWaiting = systemClock.after(OPENING_MILLISECONDS, () => {
        for (const suffix of ['', '-journal']) rmSync(`${partialOf(file)}${suffix}`, { force: true })
        process.exit(code)
      })
    }
    process.once(signal, stop)
    return () => process.off(signal, stop)
  })
  return () => {
    stopWaiting()
    for (const off of stops) off()
  }
}
