import { StoreError, StoreUnavailableError } from '../store.ts'

const DISK_FAILS = 'The disk fails to read or write the database file.'

/**
 * The reasons of errors that come from the disk or the file and not from the statement. The same statement may succeed
 * later. The key is the primary code (the low byte) of https://www.sqlite.org/rescode.html.
 */
const REASONS: Readonly<Record<number, string>> = {
  5: 'Another program holds the database file.',
  8: 'The database file cannot be written.',
  10: DISK_FAILS,
  11: 'The database file is damaged.',
  13: 'The disk of the database file is full.',
  14: 'The database file, or a file beside it, cannot be opened.',
  26: 'The database file is no longer a database.',
}

/** Wraps an error of the engine. `what` names the failed work without values, because it goes to the log. */
export function sqliteError(what: string, error: unknown): StoreError {
  const { message, errcode = 0 } = error as Error & { readonly errcode?: number }
  const reason = REASONS[errcode & 0xff]
  return reason === undefined
    ? new StoreError(`${what} failed: ${message}`, { cause: error })
    : new StoreUnavailableError(reason, {
        cause: new StoreError(`${what} failed: ${message}`, { cause: error }),
      })
}

/** Wraps an error of the operating system about a file, such as EIO or EACCES. Returns other errors unchanged. */
export const fileError = (error: unknown): unknown =>
  error instanceof Error && 'syscall' in error
    ? new StoreUnavailableError(DISK_FAILS, { cause: error })
    : error

const BUSY = 5

/** True if another program holds the database file. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (((error as { readonly errcode?: number }).errcode ?? 0) % 256 === BUSY || isBusy(error.cause))
