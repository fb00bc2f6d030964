import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StoreError } from './store.ts'

/** The temporary name of a file that is being written. Only this process uses it. */
export const partialOf = (file: string): string => `${file}.${process.pid}.partial`

/**
 * Creates a new file that only its owner may read. `write` fills an empty file with a temporary name. At the end, the
 * file is synced and gets its final name, so an incomplete file never has the final name.
 *
 * @throws StoreError when the file exists or cannot be written.
 */
export async function writeAtomically<T>(file: string, write: (partial: string) => Promise<T>): Promise<T> {
  if (existsSync(file)) throw new StoreError(`${file} exists already. Name a new file.`)
  if (!existsSync(dirname(file))) {
    throw new StoreError(`${file} cannot be written: there is no folder ${dirname(file)}.`)
  }
  const partial = partialOf(file)
  try {
    await rm(partial, { force: true })
    await (await open(partial, 'wx', 0o600)).close()
    const result = await write(partial)
    await sync(partial)
    await rename(partial, file)
    // Without this sync, a loss of power could undo the rename.
    await sync(dirname(file))
    return result
  } catch (error) {
    await rm(partial, { force: true })
    if (error instanceof StoreError) throw error
    throw new StoreError(`${file} cannot be written: ${(error as Error).message}.`, { cause: error })
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
