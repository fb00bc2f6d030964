import { type ChildProcess, execFileSync } from 'node:child_process'

/** Waits until the server of a process responds. Throws when the process ends. */
export async function untilServed(name: string, url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const isServed = await fetch(`${url}/v1/balance`).then(
      () => true,
      () => false,
    )
    if (isServed) return
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Kills a process, and waits for its end. */
export function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve()
    })
    child.kill('SIGKILL')
  })
}

/** Returns the resident memory of a process in MB, or not a number when the process has ended. */
export function residentMemory({ pid }: ChildProcess): number {
  try {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
  } catch {
    return Number.NaN
  }
}
