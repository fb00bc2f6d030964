import { rmSync } from 'node:fs'
import { type Stop, systemClock } from '../clock.ts'
import { partialOf } from '../storage/atomic-file.ts'

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const
/**
 * When the signal arrives, another thread of Node may be creating the partial file. After this pause the file exists
 * and can be removed.
 */
const OPENING_MILLISECONDS = 100

/**
 * On SIGINT or SIGTERM, removes the partial file and ends the process. The returned function removes the signal
 * handlers.
 */
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
