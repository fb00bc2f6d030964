import { createHash } from 'node:crypto'
import type { Instant } from '@pix-payments/pix'
import type { Act, ActName, Actor, Facts } from '../../domain/audit.ts'
import { canonicalJson } from '../../domain/canonical-json.ts'
import { timestamp } from '../../domain/timestamp.ts'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'
import { STORE_PROPERTY } from './store-mode-rows.ts'

const head = `select value from ${STORE_PROPERTY} where name = 'audit'`
const findHead = statement('audit.head', head)
const lockHead = statement('audit.lockHead', `${head} {lock}`)
const beginHead = statement(
  'audit.beginHead',
  `insert into ${STORE_PROPERTY} (name, value) values ('audit', '0 ') on conflict do nothing`,
)
const moveHead = statement('audit.moveHead', `update ${STORE_PROPERTY} set value = $1 where name = 'audit'`)
const insert = statement(
  'audit.insert',
  'insert into audit (position, at_real, act, subject, body, hash) values ($1, $2, $3, $4, $5, $6)',
)
const COLUMNS = 'position, at_real, act, subject, body, hash'
const after = statement(
  'audit.after',
  `select ${COLUMNS} from audit where position > $1 order by position limit $2`,
)
const before = statement(
  'audit.before',
  `select ${COLUMNS} from audit where position < $1 and ($2 = '' or act = $2) and ($3 = '' or subject = $3)
    order by position desc limit $4`,
)

/** The newest row of the audit log, kept apart from it: it shows that the newest rows were deleted. */
export interface AuditHead {
  readonly position: number
  readonly hash: string
}

export interface AuditRow {
  readonly position: number
  readonly at_real: number
  readonly act: string
  readonly subject: string
  /** The canonical JSON of {@link AuditEntry}. */
  readonly body: string
  readonly hash: string
}

/** An act as stored. */
export interface AuditEntry {
  readonly position: number
  readonly at: string
  readonly act: ActName
  readonly subject: string
  readonly by: Actor
  readonly before: Facts | null
  readonly after: Facts | null
}

/** Each row has the hash of the row before it and of its own text, so no row can be changed alone. */
export const auditHash = (previous: string, body: string): string =>
  createHash('sha256').update(`${previous}\n${body}`).digest('hex')

/**
 * Adds an act to the audit log, in the transaction of the act. Acts wait for each other from here to the commit, so call
 * it after the other writes. No operation that moves money calls it.
 */
export async function appendAct(
  transaction: Transaction,
  { name: act, subject, by, ...facts }: Act,
  at: Instant,
): Promise<void> {
  let row = await transaction.first<{ value: string }>(lockHead)
  if (row === undefined) {
    await transaction.run(beginHead)
    row = await transaction.first<{ value: string }>(lockHead)
  }
  const { position: last, hash: previous } = readHead(row?.value ?? '0 ')
  const position = last + 1
  const atReal = Math.round(at)
  const entry = {
    position,
    at: timestamp(atReal),
    act,
    subject,
    by,
    before: facts.before ?? null,
    after: facts.after ?? null,
  }
  const body = canonicalJson(entry)
  const hash = auditHash(previous, body)
  await transaction.run(insert, [position, atReal, act, subject, body, hash])
  await transaction.run(moveHead, [`${position} ${hash}`])
}

const readHead = (value: string): AuditHead => {
  const [position, hash = ''] = value.split(' ')
  return { position: Number(position), hash }
}

export async function findAuditHead(reader: Reader): Promise<AuditHead> {
  return readHead((await reader.first<{ value: string }>(findHead))?.value ?? '0 ')
}

/** A page of the audit log after a position, oldest first. */
export const auditAfter = (reader: Reader, position: number, limit: number): Promise<readonly AuditRow[]> =>
  reader.all<AuditRow>(after, [position, limit])

/** A page of the audit log before a position, newest first. */
export async function auditBefore(
  reader: Reader,
  position: number,
  { act = '', subject = '' }: { readonly act?: string | undefined; readonly subject?: string | undefined },
  limit: number,
): Promise<readonly AuditEntry[]> {
  const rows = await reader.all<AuditRow>(before, [position, act, subject, limit])
  return rows.map(({ body }) => JSON.parse(body) as AuditEntry)
}
