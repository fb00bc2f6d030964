import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StoreError } from './store.ts'

/** Where a file is written before it is whole; this process alone uses the name. */
export const partialOf = (file: string): string => `${file}.${process.pid}.partial`

/**
 * Makes a new file that only its owner may read, as a whole or not at all: `write` fills an empty one under another
 * name, which then reaches the disk and gets the name.
 *
 * @throws StoreError when the file exists or cannot be written.
 */
export async function writeWhole<T>(file: string, write: (partial: string) => Promise<T>): Promise<T> {
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
    // So that the name survives a loss of power as well.
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
