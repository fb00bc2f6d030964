import {
  chmodSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** The files that SQLite and the lock create beside a database. SQLite gives its files the mode of the database. */
const SUFFIXES = ['', '-wal', '-shm', '-journal', '.lock', '.lock-journal'] as const

const OTHERS = 0o077
const OTHERS_WRITE = 0o022
const STICKY = 0o1000

/** Receives a warning when rights of other users could not be removed. */
export type Warn = (message: string) => void

/** Restricts the database file and the files beside it to their owner (mode 600). Never adds rights. */
export function makeFilePrivate(file: string, warn: Warn): void {
  for (const suffix of SUFFIXES) {
    const path = `${file}${suffix}`
    const status = lstatSync(path, { throwIfNoEntry: false })
    if (status?.isFile() === true && (status.mode & OTHERS) !== 0) tighten(path, status.mode & 0o600, warn)
  }
}

/**
 * Creates an empty file that only its owner may use. Does not touch an existing file, because another part of the
 * process may have it open.
 */
export function createPrivateFile(path: string): void {
  if (existsSync(path)) return
  closeSync(openSync(path, 'wx', 0o600))
  // A umask may have removed rights of the owner.
  chmodSync(path, 0o600)
}

/**
 * Restricts the folder of a database file to its owner (mode 700), and creates it when missing. A folder with other
 * files, or with the sticky bit, keeps its mode.
 *
 * @throws the error of the system when the folder cannot be created.
 */
export function makeFolderPrivate(folder: string, name: string, warn: Warn): void {
  if (makeFolder(folder)) {
    chmodSync(folder, 0o700)
    return
  }
  const { mode } = statSync(folder)
  if ((mode & OTHERS) === 0) return
  if ((mode & STICKY) === 0 && holdsNothingElse(folder, name)) {
    tighten(folder, mode & 0o700, warn)
  } else if ((mode & OTHERS_WRITE) !== 0) {
    warn(
      `Other users may write to the folder ${folder}, so they can replace the database in it. Name a separate folder for the data, or remove their rights: chmod go-w ${folder}`,
    )
  }
}

/**
 * Creates a folder and those above it. Returns false when it exists. The option `recursive` of Node never returns below
 * `/proc`.
 */
function makeFolder(folder: string): boolean {
  if (existsSync(folder)) return false
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
  return true
}

const holdsNothingElse = (folder: string, name: string): boolean =>
  readdirSync(folder).every((entry) => entry.startsWith(name))

function tighten(path: string, mode: number, warn: Warn): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    warn(`Other users may use ${path}, and their rights cannot be removed: ${(error as Error).message}.`)
  }
}
