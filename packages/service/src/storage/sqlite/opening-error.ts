import { accessSync, constants, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StoreError } from '../store.ts'

/** https://www.sqlite.org/rescode.html: the low byte of an extended code is the primary code. */
const BUSY = 5
const READ_ONLY = 8
const CORRUPT = 11
const NOT_A_DATABASE = 26

/** Explains why a database file could not be opened, and what to do. */
export function openingError(file: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const { message, errcode = 0 } = error as Error & { readonly errcode?: number }
  return new StoreError(
    reasonOf(file) ?? reasonOfCode(file, errcode & 0xff) ?? `${file} cannot be opened: ${message}.`,
    { cause: error },
  )
}

function reasonOf(file: string): string | undefined {
  const folder = dirname(resolve(file))
  const folderStatus = statSync(folder, { throwIfNoEntry: false })
  if (folderStatus === undefined) {
    return `${folder} does not exist, so ${file} cannot be created. Create the folder, or name another place for the data.`
  }
  if (!folderStatus.isDirectory()) return `${folder} is not a folder. Name another place for the data.`
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true) {
    return `${file} is a folder. Name a file in it for the data.`
  }
  if (!isWritable(folder)) {
    return `${folder} cannot be written by this user. SQLite needs to create files beside ${file}: give the user the right to write there, or name another place for the data.`
  }
  if (statSync(file, { throwIfNoEntry: false }) !== undefined && !isWritable(file)) {
    return notWritable(file)
  }
  return undefined
}

const notWritable = (file: string): string =>
  `${file} cannot be written by this user: the file or its disk is read-only. Give the user the right to write it, or name another place for the data.`

function reasonOfCode(file: string, code: number): string | undefined {
  if (code === BUSY) {
    return `${file} is being written by another program, such as the SQLite shell. Close that program.`
  }
  if (code === READ_ONLY) return notWritable(file)
  if (code === NOT_A_DATABASE) {
    return `${file} is not a database. Name another place for the data.`
  }
  if (code === CORRUPT) {
    return `${file} is damaged. Import the latest export into a new file, and use that file.`
  }
  return undefined
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
