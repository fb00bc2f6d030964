import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { StoreError } from '../store.ts'
import { openingError } from './opening-error.ts'

/**
 * Resolves symbolic links in the path of a database file. The file may be missing, but its folder must exist.
 *
 * @throws StoreError when the path is a symbolic link to a missing file, or the file has several hard links.
 */
export function realFile(file: string): string {
  const status = statSync(file, { throwIfNoEntry: false })
  if (status === undefined) return realPathOfNewFile(file)
  if (status.isFile() && status.nlink > 1) {
    throw new StoreError(
      `${file} has ${status.nlink} names (hard links), but SQLite keeps the log beside only one of them, so opening the file by another name damages the data. Remove the other name (find / -samefile ${file} shows it), or copy the file.`,
    )
  }
  return realpathSync(file)
}

function realPathOfNewFile(file: string): string {
  try {
    const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true
    if (!isLink) return join(realpathSync(dirname(resolve(file))), basename(file))
  } catch (error) {
    throw openingError(file, error)
  }
  throw new StoreError(
    `${file} is a symbolic link to a file that does not exist. Restore that file, or name another place for the data.`,
  )
}

/**
 * Like {@link realFile}, for a file that must exist.
 *
 * @throws StoreError when the file does not exist.
 */
export function existingFile(file: string): string {
  const real = existsSync(dirname(resolve(file))) ? realFile(file) : file
  if (existsSync(real)) return real
  throw new StoreError(
    `${file} does not exist: no service has started with it yet. Name the folder of a service with --data (PIX_SERVICE_DATA).`,
  )
}
