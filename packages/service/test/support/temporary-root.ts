import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'

/**
 * The parent of temporary folders. Root starts PostgreSQL and some tests as another user, so for root it must be a
 * folder that every user can enter; TMPDIR may not be one.
 */
export function temporaryRoot(): string {
  const usual = tmpdir()
  if (process.getuid?.() !== 0) return usual
  return [usual, '/tmp', '/var/tmp', '/dev/shm'].find(isOpenToAll) ?? usual
}

/** True if every user can enter the folder and its parents. */
function isOpenToAll(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined || (found.mode & 0o001) === 0) return false
  return folder === dirname(folder) || isOpenToAll(dirname(folder))
}
