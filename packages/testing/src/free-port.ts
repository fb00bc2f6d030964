import { randomInt } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { currentRun } from './run.ts'

/**
 * Returns a port that no program listens on, for a program that cannot listen on port 0: others know its address before
 * it starts, it starts again at the same address, or it does not say where it listens. The port lies outside the range
 * from which the operating system gives ports to others, so none of them takes it before the program listens. Two calls
 * in one run never return the same port.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await getPort({ port: randomInt(20_000, 30_000) })
    if (isNew(port)) return port
  }
}

function isNew(port: number): boolean {
  const run = currentRun()
  if (run === undefined) return true
  const ports = join(run.folder, 'ports')
  mkdirSync(ports, { recursive: true })
  try {
    mkdirSync(join(ports, String(port)))
    return true
  } catch {
    return false
  }
}
