import { rmSync } from 'node:fs'
import { type Stop, systemClock } from '../clock.ts'
import { partialOf } from '../storage/atomic-file.ts'

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const
/** What is being opened on another thread exists by then. */
const OPENING_MILLISECONDS = 100

/** Until the returned function is called, a signal ends the process and removes what is written of a file so far. */
export function leaveNoPart(file: string): () => void {
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
