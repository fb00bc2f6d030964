import { dateOf } from '../dates.ts'
import type { FindingRow, DepositRow } from '../storage/records.ts'
import type { Finding, FindingKind, NewFinding } from './finding.ts'
import type { WorkKind } from './handlers.ts'
import { inTransaction, type Open, type Tables } from './kit.ts'

/** The actor of findings that the kit resolved. */
const KIT = 'pix-operator'

/**
 * Stores a finding once. A finding that a person resolved stays resolved, unless its cause began `since`. A finding that the kit resolved, because its
 * cause was gone, is open again.
 */
export async function recordFinding(
  kit: Pick<Tables, 'clock'>,
  open: Pick<Open, 'findings' | 'reported'>,
  finding: NewFinding,
): Promise<void> {
  const { kind, walletId, subject, detail, day, since = 0 } = finding
  const row: FindingRow = {
    key: keyOf(finding),
    kind,
    wallet_id: walletId,
    subject,
    day: day ?? null,
    detail,
    opened_at: kit.clock.now(),
    status: 'open',
    resolved_at: null,
    actor: null,
    reason: null,
  }
  const isNew = (await open.findings.insert(row)) || (await reopen(open, row, since))
  if (isNew) open.reported.push(findingOf(row))
}

async function reopen(
  { findings }: Pick<Open, 'findings'>,
  row: FindingRow,
  since: number,
): Promise<boolean> {
  const stored = await findings.lock(row.key)
  if (stored?.status !== 'resolved') return false
  if (stored.actor !== KIT && (stored.resolved_at ?? 0) >= since) return false
  await findings.update(row.key, row)
  return true
}

const keyOf = ({ kind, walletId, subject, day }: Omit<NewFinding, 'detail'>): string =>
  [kind, walletId, subject, day].filter((it) => it !== undefined).join('/')

/** Resolves those findings that are open although their cause is gone. */
export async function resolveFindings(
  kit: Pick<Tables, 'clock'>,
  { findings }: Pick<Open, 'findings'>,
  of: Pick<NewFinding, 'walletId' | 'day'>,
  causesGone: readonly Pick<NewFinding, 'kind' | 'subject'>[],
  reason = 'A later comparison found no difference.',
): Promise<void> {
  if (causesGone.length === 0) return
  const keys = causesGone.map((it) => keyOf({ ...it, ...of }))
  const marks = keys.map((_, index) => `$${index + 1}`).join(', ')
  const open = await findings.find(`status = 'open' and key in (${marks})`, keys)
  for (const { key } of open)
    await findings.update(key, { status: 'resolved', resolved_at: kit.clock.now(), actor: KIT, reason })
}

/** Notes that work which had failed has succeeded, and resolves its findings. */
export async function resolveStuck(
  kit: Pick<Tables, 'clock'>,
  open: Open,
  table: WorkKind['table'],
  ...rows: readonly Pick<DepositRow, 'key' | 'wallet_id' | 'failing_since'>[]
): Promise<void> {
  const failing = rows.filter((it) => it.failing_since !== null)
  const keys = failing.map(({ key }) => key).toSorted()
  if (keys.length > 0) await open[table].updateAll(keys, { failing_since: null })
  for (const { key, wallet_id: walletId } of failing) {
    const gone = (['stuck', 'delayed'] as const).map((kind) => ({ kind, subject: key }))
    await resolveFindings(kit, open, { walletId }, gone, 'It succeeded later.')
  }
}

const findingOf = (row: FindingRow): Finding => ({
  id: row.key,
  kind: row.kind as FindingKind,
  walletId: row.wallet_id,
  subject: row.subject,
  day: row.day ?? undefined,
  detail: row.detail,
  openedAt: new Date(row.opened_at),
  status: row.status,
  resolvedAt: dateOf(row.resolved_at),
  actor: row.actor ?? undefined,
  reason: row.reason ?? undefined,
})

export interface Findings {
  /** Returns findings, the oldest first. Default: the open ones. */
  list(filter?: {
    readonly status?: 'open' | 'resolved'
    readonly walletId?: string
    readonly limit?: number
  }): Promise<readonly Finding[]>
  /** Records who decided what. It moves no money. Returns false when no such finding is open. */
  resolve(id: string, by: { readonly actor: string; readonly reason: string }): Promise<boolean>
}

export const createFindings = (kit: Tables): Findings => ({
  list: ({ status = 'open', walletId = '', limit = 100 } = {}) =>
    inTransaction(kit, async ({ findings }) =>
      (
        await findings.find(`status = $1 and ($3 = '' or wallet_id = $3) order by opened_at, key limit $2`, [
          status,
          limit,
          walletId,
        ])
      ).map(findingOf),
    ),
  resolve: (id, { actor, reason }) =>
    inTransaction(kit, async ({ findings }) => {
      if (actor === '' || reason === '') throw new TypeError('actor and reason must not be empty.')
      const row = await findings.lock(id)
      if (row?.status !== 'open') return false
      await findings.update(id, { status: 'resolved', resolved_at: kit.clock.now(), actor, reason })
      return true
    }),
})
