import { pathToFileURL } from 'node:url'
import { DatabaseSync, backup } from 'node:sqlite'
import { StoreError } from '../store.ts'
import { writeAtomically } from '../atomic-file.ts'
import { existingFile } from './real-file.ts'

/** 4 MiB with pages of 4 KiB. The progress is reported after each step. */
const STEP_PAGES = 1024
const BUSY_MILLISECONDS = 2000

/**
 * Copies a database file into a new file that only its owner may read. The copy shows one moment, and a service may use
 * the database meanwhile. The copy needs no log file. The file gets its name only when the copy is complete, synced and
 * checked.
 *
 * @throws StoreError when the database is missing or damaged, or the new file exists or cannot be written.
 */
export async function backupSqlite(
  named: string,
  target: string,
  /** Called when the percentage grows. 100 means that everything is copied and the check begins. */
  onPercent: (percent: number) => void = () => undefined,
): Promise<void> {
  const file = existingFile(named)
  await writeAtomically(target, async (partial) => {
    await copy(file, partial, onPercent)
    checkCopy(named, partial)
  })
}

async function copy(file: string, partial: string, onPercent: (percent: number) => void): Promise<void> {
  const source = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MILLISECONDS })
  let reported = 0
  const report = (percent: number): void => {
    if (percent > reported) onPercent(percent)
    reported = Math.max(reported, percent)
  }
  try {
    // Without a read transaction, the backup restarts at each commit of another process and may never end.
    source.exec('begin')
    source.exec('select count(*) from sqlite_schema')
    await backup(source, partial, {
      rate: STEP_PAGES,
      progress({ totalPages, remainingPages }) {
        report(Math.floor((100 * (totalPages - remainingPages)) / totalPages))
      },
    })
    report(100)
  } finally {
    source.close()
  }
}

/** Checks the copy, because a backup of damaged pages succeeds. */
function checkCopy(named: string, partial: string): void {
  // `immutable` keeps SQLite from creating a log beside the copy.
  const made = new DatabaseSync(`${pathToFileURL(partial).href}?immutable=1`, { readOnly: true })
  try {
    const problems = made
      .prepare('pragma integrity_check')
      .all()
      .map((row) => String(row['integrity_check']))
    if (problems[0] === 'ok') return
    throw new StoreError(`${named} is damaged, so it was not backed up: ${problems[0]}.`)
  } finally {
    made.close()
  }
}
