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

/** What SQLite and the lock keep beside a database file. SQLite gives its own files the mode of the database. */
const SUFFIXES = ['', '-wal', '-shm', '-journal', '.lock', '.lock-journal'] as const

const OTHERS = 0o077
const OTHERS_WRITE = 0o022
const STICKY = 0o1000

/** Gets a sentence about what others may do with the data, and cannot be changed here. */
export type Warn = (message: string) => void

/** Leaves the database file and the files beside it to their owner alone (600). Rights are only taken away. */
export function makeFilePrivate(file: string, warn: Warn): void {
  for (const suffix of SUFFIXES) {
    const path = `${file}${suffix}`
    const status = lstatSync(path, { throwIfNoEntry: false })
    if (status?.isFile() === true && (status.mode & OTHERS) !== 0) tighten(path, status.mode & 0o600, warn)
  }
}

/** Makes an empty file that only its owner may use, unless the file is there: one that is open is not opened again. */
export function createPrivateFile(path: string): void {
  if (existsSync(path)) return
  closeSync(openSync(path, 'wx', 0o600))
  // A umask may have taken rights of the owner away.
  chmodSync(path, 0o600)
}

/**
 * Leaves the folder of a database file of this name to its owner alone (700). A missing folder is made. A folder that
 * holds other things as well, or that all users share, keeps its mode.
 *
 * @throws the error of the system when the folder cannot be made.
 */
export function makeFolderPrivate(folder: string, name: string, warn: Warn): void {
  if (mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined) {
    chmodSync(folder, 0o700)
    return
  }
  const { mode } = statSync(folder)
  if ((mode & OTHERS) === 0) return
  if ((mode & STICKY) === 0 && holdsNothingElse(folder, name)) {
    tighten(folder, mode & 0o700, warn)
  } else if ((mode & OTHERS_WRITE) !== 0) {
    warn(
      `Other users may write to the folder ${folder}, so they can replace the database in it. Name a folder of its own for the data, or take their rights away: chmod go-w ${folder}`,
    )
  }
}

const holdsNothingElse = (folder: string, name: string): boolean =>
  readdirSync(folder).every((entry) => entry.startsWith(name))

function tighten(path: string, mode: number, warn: Warn): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    warn(`Other users may use ${path}, and that cannot be changed: ${(error as Error).message}.`)
  }
}
