/**
 * A thread for work on the database file that waits for the disk: checkpoints and checks. Its connection is its own,
 * and closes with the answer to `close`.
 */
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from './checkpointer.ts'

const { file } = workerData as { readonly file: string }
/** How long a checkpoint waits for readers that still need the log. */
const READERS_MILLISECONDS = 100

/** https://www.sqlite.org/fileformat.html#wal_header_format */
const HEADER_BYTES = 32

/** SQLite would make a file that is not there. */
const existing = pathToFileURL(file)
existing.searchParams.set('mode', 'rw')
const database = new DatabaseSync(existing, { timeout: READERS_MILLISECONDS })
database.exec('pragma synchronous = full')
database.exec('pragma wal_autocheckpoint = 0')

const TASKS: Readonly<Record<ThreadTask, () => string>> = {
  /**
   * Copies the log into the database and syncs both. Then it erases the header of the log: the writer does not sync
   * the header that it writes next, and with the old one, frames of before would be valid after a loss of power. The
   * file keeps its size, since a sync costs twice as much while a file grows.
   */
  checkpoint() {
    const { busy } = database.prepare('pragma wal_checkpoint(restart)').get() as { readonly busy: number }
    if (busy === 1) return 'busy'
    const log = openSync(`${file}-wal`, 'r+')
    writeSync(log, new Uint8Array(HEADER_BYTES), 0, HEADER_BYTES, 0)
    fsyncSync(log)
    closeSync(log)
    return 'done'
  },
  /** Reads every page from the file; a connection that is new has none in memory. */
  verify() {
    const fresh = new DatabaseSync(file, { readOnly: true })
    try {
      const { quick_check: result } = fresh.prepare('pragma quick_check(1)').get() as {
        readonly quick_check: string
      }
      return result
    } finally {
      fresh.close()
    }
  },
  close() {
    database.close()
    parentPort?.close()
    return 'closed'
  },
}

parentPort?.on('message', (task: ThreadTask) => {
  parentPort?.postMessage(answerTo(task))
})

function answerTo(task: ThreadTask): ThreadAnswer {
  try {
    return { ok: true, value: TASKS[task]() }
  } catch (error) {
    const { message, errcode } = error as Error & { readonly errcode?: number }
    return { ok: false, message, errcode }
  }
}
