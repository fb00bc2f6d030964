import { inTransaction, type Tables } from '../kit/kit.ts'
import type { PayoutKind } from '../storage/records.ts'
import type { Table } from '../storage/tables.ts'

/** The open work of one kind and wallet. */
export interface OpenWork {
  readonly kind: 'event' | 'deposit' | PayoutKind | 'subscription' | 'cycle'
  readonly walletId: string
  /** The number of rows without an outcome. */
  readonly open: number
  /** How many of them fail, and are tried again. */
  readonly failing: number
  /** Their sum in centavos: of payouts, the money in flight. 0 for events. */
  readonly amount: number
  /** For how long the oldest row waits for its turn. 0: all are due later. It grows while no worker runs. */
  readonly oldestDueSeconds: number
}

const KINDS = [
  ['event', `'event'`, '0'],
  ['deposit', `'deposit'`, 'amount'],
  ['payout', 'kind', 'amount'],
  // An authorized subscription waits for its next cycle, not for an outcome.
  ['subscription', `'subscription'`, 'amount', ` and status <> 'AUTHORIZED'`],
  ['cycle', `'cycle'`, 'amount'],
] as const satisfies readonly (readonly [Table, string, string, string?])[]

/** Returns the open work by kind and wallet, for metrics. It reads open rows only, by an index. */
export const measure = (kit: Tables): Promise<readonly OpenWork[]> =>
  inTransaction(kit, async ({ transaction }) => {
    const selects = KINDS.map(
      ([table, kind, amount, only = '']) =>
        `select ${kind} as kind, wallet_id as wallet, count(*) as n, count(failing_since) as failing,
           sum(${amount}) as amount, min(next_at) as due
         from ${kit.table(table)} where next_at >= 0${only} group by 1, 2`,
    )
    const rows = await transaction.execute(`${selects.join(' union all ')} order by 1, 2`, [])
    const now = kit.clock.now()
    return rows.map(({ kind, wallet, n, failing, amount, due }) => ({
      kind: kind as OpenWork['kind'],
      walletId: String(wallet),
      open: Number(n),
      failing: Number(failing),
      amount: Number(amount),
      oldestDueSeconds: Math.max(0, Math.round((now - Number(due)) / 1000)),
    }))
  })
