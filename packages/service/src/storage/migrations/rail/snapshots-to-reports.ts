import type { Statement } from '../../statement.ts'
import type { SchemaTransaction } from '../../store.ts'
import { withFirstPayer } from './first-payers.ts'
import { orderNameOf } from './messages-to-orders.ts'
import { type OldBody, type OldWallet, RESOURCES, isOldKind } from './old-timer.ts'
import { type Row, SnapshotParts } from './snapshot-parts.ts'
import { reportsOfTimer } from './timer-reports.ts'

const snapshots: Statement = { name: 'migration9.snapshots', text: 'select id from snapshot order by id' }

/** Changes the rows in snapshots in the same way as the rows of the store, so that a wallet works after a restore. */
export async function snapshotsToReports(transaction: SchemaTransaction): Promise<void> {
  for (const { id } of await transaction.all<{ id: string }>(snapshots)) {
    const parts = await SnapshotParts.of(transaction, id)
    await changeTimers(parts)
    await parts.change('recurrence', 'recurrence', (row) => [
      { ...row, body: withFirstPayer(String(row['body'])) },
    ])
    await parts.change('institution_message', 'rail_order', (row) => [orderOf(row)])
  }
}

async function changeTimers(parts: SnapshotParts): Promise<void> {
  const bodies = await bodiesForTimers(parts)
  if (bodies === undefined) return
  const wallet = oldWallet(await parts.wallet())
  const find = (table: string, id: string): Promise<OldBody | undefined> =>
    Promise.resolve(bodies.get(`${table} ${id}`))
  await parts.change('timer', 'timer', async (row) => {
    const { wallet_id: walletId, due_at: dueAt, kind, resource_id: resourceId } = row
    if (!isOldKind(kind)) return [{ ...row, body: null }]
    const timer = { walletId: String(walletId), dueAt: Number(dueAt), kind, resourceId: String(resourceId) }
    const reports = await reportsOfTimer(timer, wallet, find)
    return reports.map(({ dueAt: at, report }) => ({
      ...row,
      due_at: at,
      kind: report.report,
      body: JSON.stringify(report),
    }))
  })
}

/**
 * Returns the bodies of the resources that the timers are about, and of the recurrences of these resources. The key is
 * the table and the id. Returns undefined when no timer changes.
 */
async function bodiesForTimers(parts: SnapshotParts): Promise<ReadonlyMap<string, OldBody> | undefined> {
  const needed = new Set<string>()
  for await (const { kind, resource_id: id } of parts.rows('timer'))
    if (isOldKind(kind)) needed.add(`${RESOURCES[kind]} ${id}`)
  if (needed.size === 0) return undefined
  const bodies = new Map<string, OldBody>()
  // A schedule adds its recurrence to the needed bodies, so the recurrences come last.
  for (const table of ['withdrawal', 'refund', 'automatic_refund', 'schedule', 'recurrence']) {
    for await (const { id, body } of parts.rows(table)) {
      const key = `${table} ${id}`
      if (!needed.has(key)) continue
      const resource = JSON.parse(String(body)) as OldBody
      bodies.set(key, resource)
      needed.add(`recurrence ${resource.recurrenceId}`)
    }
  }
  return bodies
}

function oldWallet(part: unknown): OldWallet {
  const { account, settings } = part as {
    readonly account: { readonly bankCode: string }
    readonly settings: { readonly automaticPayer?: boolean }
  }
  return { bankCode: account.bankCode, automaticPayer: settings.automaticPayer ?? false }
}

/** Returns the row of an order, with all columns. A restore sets a missing column to null, not to its default value. */
function orderOf({ kind, ...message }: Row): Row {
  const sent = { status: 'SENT', attempts: 0, placed_at_real: 0, due_at_real: 0, leased_until_real: 0 }
  return { ...message, name: orderNameOf(String(kind)), ...sent, lease: null, error: null }
}
