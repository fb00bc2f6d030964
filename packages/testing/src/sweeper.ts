/**
 * Waits until the process that opened a run has ended: the system then closes the pipe at stdin. Then ends the processes
 * of the run that are left, and removes the folder of the run. Argument: the folder.
 */
import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { processesOf } from './processes.ts'

/** The time that a process has between SIGTERM and SIGKILL, in which a supervisor ends its server. */
const FINISH_MILLISECONDS = 1000

const [folder = ''] = process.argv.slice(2)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
process.stdin.resume()
await new Promise((resolve) => {
  process.stdin.once('close', resolve)
})
const left = (): number[] => processesOf(folder).map(({ pid }) => pid)
end(left(), 'SIGTERM')
for (let waited = 0; waited < FINISH_MILLISECONDS && left().length > 0; waited += 100) await setTimeout(100)
// A process may start another one before it is killed.
for (let pids = left(); pids.length > 0; pids = left()) {
  end(pids, 'SIGKILL')
  await setTimeout(50)
}
rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

function end(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // The process has ended.
    }
  }
}
