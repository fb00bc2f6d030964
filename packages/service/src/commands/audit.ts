import { verifyAudit } from '../application/audit/verify-audit.ts'
import type { Actor } from '../domain/audit.ts'
import { canonicalJson } from '../domain/canonical-json.ts'
import { openStoreReader } from '../settings/open-store.ts'
import type { Settings } from '../settings/read-settings.ts'
import { checkSchema } from '../storage/check-schema.ts'
import { closePartitions } from '../storage/partition.ts'
import { type AuditEntry, auditBefore } from '../storage/rows/audit-rows.ts'
import type { Reader } from '../storage/store.ts'
import { InputError } from './input-error.ts'
import { type Printing, print, printable, table } from './print.ts'

export interface AuditListOptions {
  readonly act?: string
  readonly subject?: string
  readonly before?: string
  readonly limit: string
}

export interface AuditVerifyOptions {
  readonly kept?: string
}

const MOST = 10_000

/** Prints administrative acts, newest first. */
export async function listAudit(
  settings: Settings,
  { act, subject, before, limit, json }: AuditListOptions & Printing,
): Promise<void> {
  const [most, from] = [
    countOf('--limit', limit, MOST),
    before === undefined ? undefined : countOf('--before', before),
  ]
  const entries = await reading(settings, (reader) =>
    auditBefore(reader, from ?? Number.MAX_SAFE_INTEGER, { act, subject }, most),
  )
  print({ json }, entries, () =>
    entries.length === 0
      ? ['The audit log has no such act.']
      : table(['ROW', 'TIME', 'ACT', 'SUBJECT', 'BY', 'FROM', 'BEFORE', 'AFTER'], entries.map(cellsOf)),
  )
}

/** Verifies the chain of the audit log. Returns the exit code. */
export async function verifyAuditLog(
  settings: Settings,
  { kept, json }: AuditVerifyOptions & Printing,
): Promise<number> {
  if (kept !== undefined && !/^[0-9a-f]{64}$/.test(kept)) {
    throw new InputError(
      `--kept must be a hash that pix-service audit verify printed, not "${printable(kept)}".`,
    )
  }
  const verdict = await reading(settings, (reader) => verifyAudit(reader, kept))
  const { rows, hash, problem } = verdict
  print({ json }, { ...verdict, problem: problem ?? null }, () => [
    problem === undefined
      ? `ok    ${rows} rows${rows === 0 ? '' : `, newest hash ${hash}`}`
      : `WRONG ${problem}${rows === 0 ? '' : ` The ${rows} rows before are whole.`}`,
  ])
  return problem === undefined ? 0 : 1
}

async function reading<T>(settings: Settings, work: (reader: Reader) => Promise<T>): Promise<T> {
  const store = await openStoreReader(settings.store)
  try {
    await checkSchema(store)
    return await store.snapshot(work)
  } finally {
    await closePartitions(store)
  }
}

function countOf(flag: string, text: string, most: number = Number.MAX_SAFE_INTEGER): number {
  const count = Number(text)
  if (/^\d+$/.test(text) && count >= 1 && count <= most) return count
  throw new InputError(`${flag} must be an integer from 1 to ${most}, not "${printable(text)}".`)
}

const cellsOf = ({ position, at, act, subject, by, before, after }: AuditEntry): readonly string[] => [
  String(position),
  at,
  act,
  subject,
  nameOf(by),
  by.from,
  before === null ? '' : canonicalJson(before),
  after === null ? '' : canonicalJson(after),
]

function nameOf(by: Actor): string {
  switch (by.kind) {
    case 'operator':
      return `client ${by.clientId}`
    case 'command':
      return `${by.user}: ${by.command}`
    case 'control':
      return 'control API'
    case 'service':
      return 'service'
  }
}
