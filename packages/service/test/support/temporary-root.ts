import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'

/**
 * Where temporary folders are made. Root starts PostgreSQL, and some tests, as another user: for root it is a folder that
 * every user can enter, which TMPDIR need not be.
 */
export function temporaryRoot(): string {
  const usual = tmpdir()
  if (process.getuid?.() !== 0) return usual
  return [usual, '/tmp', '/var/tmp', '/dev/shm'].find(isOpenToAll) ?? usual
}

/** Every user can enter the folder and those above it. */
function isOpenToAll(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found === undefined || (found.mode & 0o001) === 0) return false
  return folder === dirname(folder) || isOpenToAll(dirname(folder))
}
