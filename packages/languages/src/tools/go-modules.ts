import { join } from 'node:path'
import { PINS } from '../folders.ts'
import { run } from '../run.ts'

/** The environment of every Go command: the installed Go, the pinned modules, and no access to the network. */
export const GO_OFFLINE: Readonly<Record<string, string>> = {
  GOTOOLCHAIN: 'local',
  GOFLAGS: '-mod=readonly -buildvcs=false',
  GOPROXY: 'off',
  GOWORK: 'off',
}

/** Downloads the modules of `go.mod` to the module cache of Go, unless they are there. Go compares every checksum. */
export async function fetchGoModules(): Promise<void> {
  const { GOPROXY: _, ...online } = GO_OFFLINE
  await run('go', ['mod', 'download'], { cwd: join(PINS, 'go'), env: online })
}
