import type { Statement } from '../../statement.ts'
import type { SchemaTransaction } from '../../store.ts'
import { type OldBody, type OldKind, RESOURCES, type ResourceTable } from './old-timer.ts'
import { reportsOfTimer } from './timer-reports.ts'

const timers: Statement = {
  name: 'migration9.timers',
  text: `select t.wallet_id, t.due_at, t.position, t.kind, t.resource_id, w.bank_code, w.settings
    from timer t join wallet w on w.id = t.wallet_id
    where t.kind in (${Object.keys(RESOURCES)
      .map((kind) => `'${kind}'`)
      .join(', ')})`,
}
const insert: Statement = {
  name: 'migration9.insertTimer',
  text: 'insert into timer (wallet_id, due_at, position, kind, resource_id, body) values ($1, $2, $3, $4, $5, $6)',
}
const remove: Statement = {
  name: 'migration9.removeTimer',
  text: 'delete from timer where wallet_id = $1 and due_at = $2 and position = $3',
}

interface Timer {
  readonly wallet_id: string
  readonly due_at: number
  readonly position: number
  readonly kind: OldKind
  readonly resource_id: string
  readonly bank_code: string
  readonly settings: string
}

/**
 * Timers that ended a withdrawal or refund, or that acted for the automatic payer, become timers that deliver a report.
 */
export async function timersToReports(transaction: SchemaTransaction): Promise<void> {
  const find = (table: ResourceTable, id: string): Promise<OldBody | undefined> =>
    bodyOf(transaction, table, id)
  for (const row of await transaction.all<Timer>(timers)) {
    const { wallet_id: walletId, due_at: dueAt, position, kind, resource_id: resourceId } = row
    const { automaticPayer = false } = JSON.parse(row.settings) as { readonly automaticPayer?: boolean }
    const timer = { walletId, dueAt, kind, resourceId }
    const reports = await reportsOfTimer(timer, { bankCode: row.bank_code, automaticPayer }, find)
    await transaction.run(remove, [walletId, dueAt, position])
    // Several reports have the same position, but different instants. So their keys differ.
    for (const { dueAt: at, report } of reports)
      await transaction.run(insert, [
        walletId,
        at,
        position,
        report.report,
        resourceId,
        JSON.stringify(report),
      ])
  }
}

async function bodyOf(
  transaction: SchemaTransaction,
  table: ResourceTable,
  id: string,
): Promise<OldBody | undefined> {
  const select: Statement = { name: `migration9.${table}`, text: `select body from ${table} where id = $1` }
  const row = await transaction.first<{ body: string }>(select, [id])
  return row && (JSON.parse(row.body) as OldBody)
}
