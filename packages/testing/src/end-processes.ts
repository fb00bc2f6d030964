import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { processesWith } from './process-table.ts'

/** A process may take this time to finish its work. */
const GRACE_MILLISECONDS = 2000
const LONGEST_MILLISECONDS = 5000
const PAUSE_MILLISECONDS = 100

/**
 * Ends the processes that have a variable in their environment, `NAME=value`: with SIGTERM, and after two seconds with
 * SIGKILL. A build starts its steps in process groups of their own, so a signal to its group does not reach them.
 */
export async function endProcesses(variable: string): Promise<void> {
  const start = performance.now()
  const told = new Set<number>()
  for (let passed = 0; passed < LONGEST_MILLISECONDS; passed = performance.now() - start) {
    const left = processesWith(variable)
    if (left.length === 0) return
    for (const pid of left) {
      if (passed > GRACE_MILLISECONDS) signal(pid, 'SIGKILL')
      else if (!told.has(pid)) signal(pid, 'SIGTERM')
      told.add(pid)
    }
    await setTimeout(PAUSE_MILLISECONDS)
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended since.
  }
}
