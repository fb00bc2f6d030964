/**
 * A worker thread that runs checkpoints and checks of the database file, because both wait for the disk. The thread has
 * its own connection, which the task `close` closes.
 */
import { closeSync, fsyncSync, openSync, statSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { ThreadAnswer, ThreadTask } from './checkpointer.ts'

const { file } = workerData as { readonly file: string }
/** How long a checkpoint waits for readers of the log. */
const READERS_MILLISECONDS = 100

/** A longer log is cut. */
const LONGEST_BYTES = 16 * 1024 * 1024

/** https://www.sqlite.org/fileformat.html#wal_header_format */
const HEADER_BYTES = 32

/** `mode=rw` keeps SQLite from creating a missing file. */
const existing = pathToFileURL(file)
existing.searchParams.set('mode', 'rw')
const database = new DatabaseSync(existing, { timeout: READERS_MILLISECONDS })
database.exec('pragma synchronous = full')
database.exec('pragma wal_autocheckpoint = 0')

const TASKS: Readonly<Record<ThreadTask, () => string>> = {
  /**
   * Copies the log into the database and syncs both. Then erases the header of the log. Otherwise frames from before
   * the checkpoint could become valid again after a loss of power: the writer does not sync the next header, so the old
   * header could still be on the disk. The log file keeps its size, because a sync of a growing file costs twice as
   * much, unless a long reader has let it grow.
   */
  checkpoint() {
    const mode = statSync(`${file}-wal`).size > LONGEST_BYTES ? 'truncate' : 'restart'
    const { busy } = database.prepare(`pragma wal_checkpoint(${mode})`).get() as { readonly busy: number }
    if (busy === 1) return 'busy'
    const log = openSync(`${file}-wal`, 'r+')
    if (mode === 'restart') writeSync(log, new Uint8Array(HEADER_BYTES), 0, HEADER_BYTES, 0)
    fsyncSync(log)
    closeSync(log)
    return 'done'
  },
  /** Reads every page from the disk. The connection is new, because it must have no cached pages. */
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
