import type { Instant } from '@pix-payments/pix'
import { statement } from '../statement.ts'
import type { Reader, Transaction } from '../store.ts'

const KEY = 'wallet_id = $1 and operation_id = $2 and target_id = $3 and external_id = $4'
const byKey = statement(
  'command.byKey',
  `select request, status, answer, created_at from command where ${KEY}`,
)
const put = statement(
  'command.put',
  `insert into command (wallet_id, operation_id, target_id, external_id, request, status, answer, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (wallet_id, operation_id, target_id, external_id)
    do update set request = excluded.request, status = excluded.status, answer = excluded.answer,
    created_at = excluded.created_at`,
)
const removeOld = statement(
  'command.deleteOld',
  'delete from command where wallet_id = $1 and created_at <= $2',
)

/** An externalId and its scope: the wallet, the operation and the target resource (G-191). */
export interface CommandKey {
  readonly walletId: string
  readonly operationId: string
  readonly targetId: string
  readonly externalId: string
}

/** A stored command: its request and its response. A repeated request gets the same response (§8). */
export interface StoredCommand {
  /** The request as canonical JSON. */
  readonly request: string
  readonly status: number
  readonly answer: unknown
  readonly createdAt: Instant
}

const valuesOf = ({ walletId, operationId, targetId, externalId }: CommandKey): string[] => [
  walletId,
  operationId,
  targetId,
  externalId,
]

export async function findCommand(reader: Reader, key: CommandKey): Promise<StoredCommand | undefined> {
  const row = await reader.first<{ request: string; status: number; answer: string; created_at: number }>(
    byKey,
    valuesOf(key),
  )
  return (
    row && {
      request: row.request,
      status: row.status,
      answer: JSON.parse(row.answer) as unknown,
      createdAt: row.created_at,
    }
  )
}

export async function saveCommand(
  transaction: Transaction,
  key: CommandKey,
  { request, status, answer, createdAt }: StoredCommand,
): Promise<void> {
  await transaction.run(put, [...valuesOf(key), request, status, JSON.stringify(answer), createdAt])
}

/**
 * Deletes the commands of a wallet that were created at `until` or earlier. Their responses are not replayed any more.
 */
export async function deleteCommandsUpTo(
  transaction: Transaction,
  walletId: string,
  until: Instant,
): Promise<void> {
  await transaction.run(removeOld, [walletId, until])
}
