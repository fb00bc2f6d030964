import { rmSync } from 'node:fs'
import { partialOf } from '../storage/whole-file.ts'

const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

/** Until the returned function is called, a signal ends the process and removes what is written of a file so far. */
export function leaveNoPart(file: string): () => void {
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = (): never => {
      for (const suffix of ['', '-journal']) rmSync(`${partialOf(file)}${suffix}`, { force: true })
      process.exit(code)
    }
    process.once(signal, stop)
    return () => process.off(signal, stop)
  })
  return () => {
    for (const off of stops) off()
  }
}
