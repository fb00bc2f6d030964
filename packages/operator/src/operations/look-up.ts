import { dateOf } from '../dates.ts'
import { inTransaction, type Open, type Tables } from '../kit/kit.ts'
import type {
  CycleRow,
  DepositRow,
  EntryRow,
  EventRow,
  FindingRow,
  PayoutKind,
  PayoutRow,
  SubscriptionRow,
} from '../storage/records.ts'
import type { Rows } from '../storage/rows.ts'
import type { Table } from '../storage/tables.ts'

/** Something that happened to a deposit, payout or subscription. */
export interface HistoryStep {
  readonly at: Date
  readonly kind: 'request' | 'event' | 'entry' | 'cycle' | 'finding'
  readonly text: string
}

/** A deposit, payout or subscription, and its history. It has no personal data but your own id of the player. */
export interface Found {
  readonly kind: 'deposit' | PayoutKind | 'subscription'
  readonly walletId: string
  readonly externalId: string
  readonly playerId: string
  /** Centavos. */
  readonly amount: number
  readonly status: string
  /** `chargeId`, `transactionId`, `refundEndToEndId`, `transferId` or `recurrenceId`. */
  readonly resourceId: string | undefined
  readonly endToEndId: string | undefined
  readonly createdAt: Date
  /** When the kit looks at it again. Undefined: it has ended. */
  readonly nextAt: Date | undefined
  /** The oldest first. */
  readonly history: readonly HistoryStep[]
}

type FoundRow = DepositRow | PayoutRow | SubscriptionRow

interface Subject {
  readonly kind: Found['kind']
  readonly row: FoundRow
  readonly resourceId: string | null
  readonly endToEndId: string | null
}

/** The most rows of each table, the newest first, and the most steps of each kind. */
const MOST = 20
const MOST_STEPS = 1000

/** The events of each kind begin with a name. */
const EVENTS: Readonly<Record<Found['kind'], string>> = {
  deposit: 'pixCharge',
  withdrawal: 'pixWithdraw',
  refund: 'pixRefund',
  transfer: 'pixTransfer',
  subscription: 'pixAutomatic',
}

/** Of which kind the entries are that are not named like it. */
const ENTRIES: Partial<Readonly<Record<EntryRow['kind'], Found['kind']>>> = {
  takeBack: 'deposit',
  withdrawalReturn: 'withdrawal',
  firstPayment: 'subscription',
}

/**
 * Finds deposits, payouts and subscriptions by the id of the player, `externalId`, `chargeId` or another id of the
 * resource, `endToEndId`, or the id of an event. Each column has an index.
 */
export const lookUp = (kit: Tables, id: string): Promise<readonly Found[]> =>
  inTransaction(kit, async (open) => {
    const select = <R extends FoundRow>(
      rows: Rows<R>,
      table: Table,
      columns: readonly string[],
    ): Promise<readonly R[]> => {
      const name = kit.table(table)
      return rows.find(
        `key in (
           select key from (select key from ${name} where player_id = $1 order by created_at desc limit ${MOST}) newest
           ${columns.map((it) => `union select key from ${name} where ${it} = $1`).join(' ')}
           union select key from ${name} where external_id = (select external_id from ${kit.table('event')} where key = $1))
         order by created_at desc, key limit ${MOST}`,
        [id],
      )
    }
    const deposits = await select(open.deposits, 'deposit', ['external_id', 'end_to_end_id', 'charge_id'])
    const payouts = await select(open.payouts, 'payout', ['external_id', 'end_to_end_id', 'resource_id'])
    const subscriptions = await select(open.subscriptions, 'subscription', ['external_id', 'recurrence_id'])
    const subjects: readonly Subject[] = [
      ...deposits.map((row) => ({
        kind: 'deposit' as const,
        row,
        resourceId: row.charge_id,
        endToEndId: row.end_to_end_id,
      })),
      ...payouts.map((row) => ({
        kind: row.kind,
        row,
        resourceId: row.resource_id,
        endToEndId: row.end_to_end_id,
      })),
      ...subscriptions.map((row) => ({
        kind: 'subscription' as const,
        row,
        resourceId: row.recurrence_id,
        endToEndId: null,
      })),
    ]
    const related = await readRelated(open, subjects)
    return subjects.map((it) => foundOf(it, related))
  })

/** What the histories of the subjects consist of. */
interface Related {
  readonly events: readonly EventRow[]
  readonly entries: readonly EntryRow[]
  readonly cycles: readonly CycleRow[]
  readonly findings: readonly FindingRow[]
}

/** Reads the rows of all histories with one statement for each table. */
async function readRelated(open: Open, subjects: readonly Subject[]): Promise<Related> {
  const read = async <R extends { readonly key: string }>(
    rows: Rows<R>,
    column: string,
    values: readonly string[],
    order: string,
  ): Promise<readonly R[]> => {
    if (values.length === 0) return []
    const marks = values.map((_, index) => `$${index + 1}`).join(', ')
    return rows.find(`${column} in (${marks}) order by ${order} desc limit ${MOST_STEPS}`, values)
  }
  const externalIds = [...new Set(subjects.map(({ row }) => row.external_id))]
  const keys = subjects.map(({ row }) => row.key)
  const events = await read(open.events, 'external_id', externalIds, 'received_at')
  return {
    events,
    entries: await read(open.entries, 'external_id', externalIds, 'booked_at'),
    cycles: await read(open.cycles, 'subscription_key', keys, 'number'),
    findings: await read(open.findings, 'subject', [...keys, ...events.map(({ key }) => key)], 'opened_at'),
  }
}

const foundOf = (subject: Subject, related: Related): Found => {
  const { kind, row, resourceId, endToEndId } = subject
  return {
    kind,
    walletId: row.wallet_id,
    externalId: row.external_id,
    playerId: row.player_id,
    amount: row.amount,
    status: row.status,
    resourceId: resourceId ?? undefined,
    endToEndId: endToEndId ?? undefined,
    createdAt: new Date(row.created_at),
    nextAt: dateOf(row.next_at),
    history: historyOf(subject, related),
  }
}

function historyOf(
  { kind, row }: Subject,
  { events, entries, cycles, findings }: Related,
): readonly HistoryStep[] {
  const steps: (readonly [at: number, kind: HistoryStep['kind'], text: string])[] = [
    [row.created_at, 'request', `The ${kind} was stored.`],
  ]
  const isOurs = (it: { readonly wallet_id: string; readonly external_id: string | null }): boolean =>
    it.wallet_id === row.wallet_id && it.external_id === row.external_id
  const received = events.filter((it) => isOurs(it) && it.name.startsWith(EVENTS[kind]))
  for (const { received_at, name, done_at, problem } of received) {
    const state = done_at === null ? [' is not processed yet', problem].filter(Boolean).join(': ') : ''
    steps.push([received_at, 'event', name + state])
  }
  for (const it of entries)
    if (isOurs(it) && (ENTRIES[it.kind] ?? it.kind) === kind)
      steps.push([
        it.booked_at,
        'entry',
        `${it.kind} of ${it.amount} centavos ${it.end_to_end_id ?? ''}`.trimEnd(),
      ])
  for (const { subscription_key, paid_at, number, status, amount, reason } of cycles)
    if (subscription_key === row.key)
      steps.push([
        paid_at ?? row.created_at,
        'cycle',
        `cycle ${number}: ${status}, ${amount} centavos ${reason ?? ''}`.trimEnd(),
      ])
  const subjects = new Set([row.key, ...received.map(({ key }) => key)])
  for (const { subject, opened_at, kind, detail, resolved_at, actor, reason } of findings) {
    if (!subjects.has(subject)) continue
    steps.push([opened_at, 'finding', `${kind}: ${detail}`])
    if (resolved_at !== null)
      steps.push([resolved_at, 'finding', `${kind} was resolved by ${actor}: ${reason}`])
  }
  return steps.toSorted(([a], [b]) => a - b).map(([at, kind, text]) => ({ at: new Date(at), kind, text }))
}
