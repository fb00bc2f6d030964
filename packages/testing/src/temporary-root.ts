import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'

/**
 * Returns the parent of temporary folders. When root runs the tests, PostgreSQL and some tests run as another user.
 * Then the parent must be a folder that every user can enter. TMPDIR may be closed to other users.
 */
export function temporaryRoot(): string {
  const usual = tmpdir()
  if (process.getuid?.() !== 0) return usual
  return [usual, '/tmp', '/var/tmp', '/dev/shm'].find(isOpenToAll) ?? usual
}

/** True when every user can enter the folder and its parents. */
function isOpenToAll(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined || (found.mode & 0o001) === 0) return false
  return folder === dirname(folder) || isOpenToAll(dirname(folder))
}
