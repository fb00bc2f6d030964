import type { Clock, StatementLine } from '@pix-payments/client'
import type { ReceivedEvent } from '@pix-payments/client/webhooks'
import { pause } from '../pace/pause.ts'
import { hasCode } from '../storage/database-error.ts'
import type { Storage, Transaction } from '../storage/port.ts'
import type {
  CycleRow,
  DayRow,
  DepositRow,
  EntryRow,
  EventRow,
  FindingRow,
  PayoutRow,
  SubscriptionRow,
} from '../storage/records.ts'
import { type Rows, rowsOf } from '../storage/rows.ts'
import type { Table } from '../storage/tables.ts'
import type { Bell } from '../pace/bell.ts'
import type { Finding } from './finding.ts'
import type { Handlers, Hooks, Outcome } from './handlers.ts'
import type { Tracing } from './tracing.ts'
import type { Wallets } from './wallets.ts'

/** The tables of the kit in one transaction. */
export interface Open {
  readonly transaction: Transaction
  readonly events: Rows<EventRow>
  readonly deposits: Rows<DepositRow>
  readonly payouts: Rows<PayoutRow>
  readonly subscriptions: Rows<SubscriptionRow>
  readonly cycles: Rows<CycleRow>
  readonly entries: Rows<EntryRow>
  readonly days: Rows<DayRow>
  readonly findings: Rows<FindingRow>
  /** Findings and outcomes to report after the commit. */
  readonly reported: Finding[]
  readonly ended: Outcome[]
}

/** The events that arrived. Both functions resolve after the commit. */
export interface Inbox {
  /** Stores an event. An event that is stored already stays as it is. */
  add(event: EventRow): Promise<void>
  /** Marks an event as processed. */
  finish(event: EventRow): Promise<void>
}

/** The work of recurring charges. It is a module of its own, so that kits without them stay small. */
export interface Recurring {
  advanceSubscription(kit: Kit, row: SubscriptionRow): Promise<void>
  advanceCycle(kit: Kit, row: CycleRow): Promise<void>
  /** Processes an event about a recurrence or a cycle. Ignores other events. */
  processEvent(kit: Kit, row: EventRow, event: ReceivedEvent): Promise<void>
  /** Books the line of a payment whose recurrence the kit knows. */
  repair(kit: Kit, walletId: string, line: StatementLine): Promise<void>
}

/** After how many milliseconds open work becomes a finding. */
export interface AlarmLimits {
  /** Work that keeps failing. Default: 15 minutes. */
  readonly failing: number
  /** A withdrawal without an outcome. Default: one hour. */
  readonly withdrawal: number
  /** A refund without an outcome. Default: 24 hours. */
  readonly refund: number
  /** An internal transfer without an outcome. Default: 15 minutes. */
  readonly transfer: number
}

/** What every part of the kit works with. */
export interface Kit {
  readonly storage: Storage
  readonly table: (table: Table) => string
  readonly wallets: Wallets
  readonly clock: Clock
  readonly handlers: Handlers<unknown>
  readonly hooks: Hooks
  readonly tracing: Tracing | undefined
  readonly recurring: Recurring | undefined
  readonly inbox: Inbox
  /** The sleeps of the workers of this process. */
  readonly bells: Set<Bell>
  readonly alarmAfterMs: AlarmLimits
  /** Whether the metadata of a charge names the player. */
  readonly isPlayerSent: boolean
}

/** The part of the kit that reads and writes rows. */
export type Tables = Pick<Kit, 'storage' | 'table' | 'hooks' | 'clock'>

export function openTables(kit: Pick<Kit, 'table'>, transaction: Transaction): Open {
  const rows = <R extends { readonly key: string }>(table: Table): Rows<R> =>
    rowsOf<R>(transaction, kit.table(table))
  return {
    transaction,
    events: rows('event'),
    deposits: rows('deposit'),
    payouts: rows('payout'),
    subscriptions: rows('subscription'),
    cycles: rows('cycle'),
    entries: rows('entry'),
    days: rows('day'),
    findings: rows('finding'),
    reported: [],
    ended: [],
  }
}

/**
 * Errors after which the same transaction may succeed: a serialization failure, a deadlock, and both in Prisma. The kit
 * repeats the transaction, because it needs no lock that outlives it.
 */
const CONFLICTS = ['40001', '40P01', 'P2034'] as const
const LAST_TRY = 20

/**
 * Runs work in a transaction of the kit's own, and reports its findings after the commit. A transaction that conflicts
 * with another one runs again.
 */
export async function inTransaction<T>(kit: Tables, work: (open: Open) => Promise<T>, tries = 1): Promise<T> {
  let open: Open | undefined
  let result: T
  try {
    result = await kit.storage.transaction(async (transaction) => {
      open = openTables(kit, transaction)
      return await work(open)
    })
  } catch (error) {
    if (tries === LAST_TRY || !hasCode(error, CONFLICTS)) throw error
    await pause(kit, tries)
    return inTransaction(kit, work, tries + 1)
  }
  for (const it of open?.reported ?? []) runHook(() => kit.hooks.onFinding?.(it))
  for (const it of open?.ended ?? []) runHook(() => kit.hooks.onOutcome?.(it))
  return result
}

/** Ends the sleeps of the workers of this process. */
export function wake({ bells }: Pick<Kit, 'bells'>): void {
  for (const bell of bells) bell.ring()
}

/** Runs a hook. An alarm that fails, now or later, must not fail the work or end the process. */
export function runHook(hook: () => Promise<void> | void): void {
  const run = async (): Promise<void> => hook()
  // The operator's own hook: nobody else can act on its error.
  run().catch(() => undefined)
}
