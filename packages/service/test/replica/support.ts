import { join } from 'node:path'
import type { Replica } from '../../src/storage/replica.ts'
import { insertProcess, renewProcess } from '../../src/storage/rows/process-rows.ts'
import { backupSqlite } from '../../src/storage/sqlite/backup.ts'
import { openSqlite } from '../../src/storage/sqlite/sqlite-store.ts'
import type { Store } from '../../src/storage/store.ts'
import { type TestService, startService } from '../support/service.ts'
import { temporaryFolder } from '../storage/engines.ts'

/** The time until which a process counts as alive after a heartbeat, in milliseconds. */
const ALIVE = 3000

/** A service with a replica that follows only when the test says so. */
export interface Followed extends AsyncDisposable {
  readonly service: TestService
  /** Writes a heartbeat at the present time, as a process on a shared store does, and copies the store. */
  follow(): Promise<void>
  /** How often the replica was asked. */
  reads(): number
  /** While true, the replica cannot be reached. */
  isBroken: boolean
}

export async function startFollowed(mostReplicaAge = 10): Promise<Followed> {
  const folder = temporaryFolder()
  const file = join(folder.path, 'pix.db')
  const store = openSqlite({ file })
  let copies = 0
  let reads = 0
  let copy: Store | undefined
  const followed = { isBroken: false }
  const replica: Replica = {
    place: 'The replica',
    async read(_store, work) {
      reads += 1
      if (followed.isBroken || copy === undefined) throw new Error('It cannot be reached.')
      return copy.read(work)
    },
    close: async () => copy?.close(),
  }
  const service = await startService({ store, replica, mostReplicaAge })
  return Object.assign(followed, {
    service,
    reads: () => reads,
    async follow() {
      const until = service.clock.now() + ALIVE
      await store.write(async (transaction) => {
        if (!(await renewProcess(transaction, 'process', until)))
          await insertProcess(transaction, 'process', until)
      })
      const next = join(folder.path, `copy-${(copies += 1)}.db`)
      await backupSqlite(file, next)
      await copy?.close()
      copy = openSqlite({ file: next })
    },
    async [Symbol.asyncDispose]() {
      await service.close()
      await folder.remove()
    },
  })
}
