import { timestamp } from '../../domain/timestamp.ts'
import {
  type AuditEntry,
  type AuditRow,
  auditAfter,
  auditHash,
  findAuditHead,
} from '../../storage/rows/audit-rows.ts'
import type { Reader } from '../../storage/store.ts'

const PAGE = 500

export interface AuditVerdict {
  /** The number of rows before the first problem. */
  readonly rows: number
  /** The hash of the last of these rows; empty without rows. */
  readonly hash: string
  /** The first problem, as a sentence. Undefined when the chain is whole. */
  readonly problem: string | undefined
}

/**
 * Computes the chain of the audit log again, up to the first row that breaks it.
 *
 * @param kept a hash that an earlier run returned. Without it, a log that was replaced or cut off together with the record
 * of its newest row looks whole.
 */
export async function verifyAudit(reader: Reader, kept?: string): Promise<AuditVerdict> {
  const head = await findAuditHead(reader)
  let hasKept = kept === undefined
  let rows = 0
  let hash = ''
  for (;;) {
    const page = await auditAfter(reader, rows, PAGE)
    for (const row of page) {
      const problem = problemOf(row, { position: rows + 1, previous: hash })
      if (problem !== undefined) return { rows, hash, problem }
      rows += 1
      hash = row.hash
      hasKept ||= hash === kept
    }
    if (page.length < PAGE) break
  }
  if (rows < head.position) return { rows, hash, problem: `Row ${rows + 1} is missing, and those after it.` }
  if (rows > head.position) {
    return { rows, hash, problem: `Row ${head.position + 1} was added: ${head.position} is the newest.` }
  }
  if (hash !== head.hash) return { rows, hash, problem: `Row ${rows} is not the one that was written.` }
  if (!hasKept) {
    return {
      rows: 0,
      hash: '',
      problem: 'No row has the kept hash: the log was replaced, or cut off before it.',
    }
  }
  return { rows, hash, problem: undefined }
}

function problemOf(
  row: AuditRow,
  { position, previous }: { readonly position: number; readonly previous: string },
): string | undefined {
  if (row.position !== position) return `Row ${position} is missing.`
  if (auditHash(previous, row.body) !== row.hash)
    return `Row ${position} was changed, or the row before it was replaced.`
  if (!isOfBody(row)) return `Row ${position} was changed.`
  return undefined
}

/** The hash covers the text of the row. The other columns repeat parts of it. */
function isOfBody({ position, at_real: at, act, subject, body }: AuditRow): boolean {
  const entry = JSON.parse(body) as AuditEntry
  return (
    entry.position === position &&
    entry.at === timestamp(at) &&
    entry.act === act &&
    entry.subject === subject
  )
}
